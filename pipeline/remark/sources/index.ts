/**
 * Lists the sources at the end of a guide, from its evidence file.
 *
 * In:  `docs/panel/sftp.evidence.yml` with two sources
 * Out: `<details class="guide-sources">`, "Checked against 2 sources, November 21, 2026", which
 *      opens the list of them. A guide without such a file gets no list; invalid sources stop the
 *      build. Sources that name a product that the provider does not sell are left out; if none is left,
 *      the line is "Checked on November 21, 2026".
 */
import type { Root } from 'mdast';
import type { Node } from 'unist';
import type { VFile } from 'vfile';
import { texts as english, type Texts } from '../../texts';
import { createHtmlElement, createTextNode } from '../html-nodes';
import type { TextsOptions } from '../texts-options';
import { mentionsAbsentProduct } from '../../../products/names';
import type { Features } from '../../../src/provider/features';
import { SEARCH_SKIP } from '../../../src/lib/guide-classes';
import { splitAtLineBreaks } from '../../../src/lib/line-breaks';
import { findLatestReading, readSources, type Evidence, type EvidenceSource } from '../../evidence';

/**
 * The remark plugin.
 * @param originalOf the file whose evidence applies to a guide; for a translation, the original
 */
export function remarkSources({
  textsFor = () => english,
  originalOf = (file) => file,
  features,
}: TextsOptions & {
  readonly originalOf?: (file: string) => string;
  readonly features?: Features;
} = {}) {
  return (tree: Root, file: VFile): void => {
    const sources = readSourcesOrFail(originalOf(file.path), file);
    const day = findLatestReading(sources);
    if (day === undefined) return;
    const listedSources = Object.values(sources).filter(
      (source) => !mentionsAbsentProduct(getSourceTitle(source), features),
    );
    const texts = textsFor(file.path);
    const time = createHtmlElement('time', { dateTime: day }, [
      createTextNode(formatDay(day, texts.locale)),
    ]);
    const list =
      listedSources.length === 0
        ? createHtmlElement('p', CLASSES, [createTextNode(texts.sources.checkedOn), time])
        : createSourceList(listedSources, time, texts);
    tree.children.push(list as Root['children'][number]);
  };
}

/** The sources of a guide; none without evidence. Invalid ones stop the build. */
function readSourcesOrFail(guideFile: string, file: VFile): Evidence['sources'] {
  try {
    return readSources(guideFile) ?? {};
  } catch (error) {
    return file.fail(error instanceof Error ? error.message : String(error));
  }
}

const CLASSES = { className: ['guide-sources', SEARCH_SKIP] };

/** A line with the number of sources and the day, which opens the list of them. */
function createSourceList(sources: readonly EvidenceSource[], time: Node, texts: Texts): Node {
  const count = texts.sources.count(sources.length);
  return createHtmlElement('details', CLASSES, [
    createHtmlElement('summary', {}, [createTextNode(texts.sources.checkedAgainst(count)), time]),
    createHtmlElement(
      'ul',
      {},
      sources.map((source) => createHtmlElement('li', {}, createSourceLine(source, texts))),
    ),
  ]);
}

/** What names a source to a reader. */
function getSourceTitle(source: EvidenceSource): string {
  if ('program' in source) return source.program;
  return 'repo' in source ? source.repo : source.url;
}

function createSourceLine(source: EvidenceSource, { sources, locale }: Texts): Node[] {
  const read = createTextNode(sources.read(formatDay(source.read, locale)));
  if ('program' in source) return [createTextNode(sources.files(source.program)), read];
  return 'repo' in source
    ? [
        createLink(`https://github.com/${source.repo}/tree/${source.commit}`, source.repo),
        createTextNode(sources.at(source.commit.slice(0, 7))),
        read,
      ]
    : [createLink(source.url, source.url.replace(/^https?:\/\/(www\.)?|\/$/g, '')), read];
}

/** By locale: making one takes as long as formatting hundreds of days. */
const dayFormats = new Map<string, Intl.DateTimeFormat>();

/** Formats `2026-11-21` as November 21, 2026. @param locale of the date format */
export function formatDay(iso: string, locale = english.locale): string {
  const format =
    dayFormats.get(locale) ??
    new Intl.DateTimeFormat(locale, {
      timeZone: 'UTC',
      day: 'numeric',
      month: 'long',
      year: 'numeric',
    });
  dayFormats.set(locale, format);
  return format.format(new Date(`${iso}T00:00:00Z`));
}

function createLink(url: string, label: string): Node {
  const [first = '', ...rest] = splitAtLineBreaks(label);
  const children = [
    createTextNode(first),
    ...rest.flatMap((part) => [createHtmlElement('wbr', {}, []), createTextNode(part)]),
  ];
  return { type: 'link', url, children } as Node;
}
