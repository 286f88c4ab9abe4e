/**
 * Records for the hosted service, in the schema of its documentation crawler.
 *
 * In:  pages as `parsePage` returns them
 * Out: one record per page, per heading and per passage, rows of trouble tables included
 *
 * Source of the schema: https://docsearch.algolia.com/docs/record-extractor
 */
import { createHash } from 'node:crypto';
import { ENGLISH, type Language } from '../../../config/languages';
import {
  createHitUrls,
  createHierarchy,
  type Hierarchy,
} from '../../../src/search/worker/hierarchy';
import type { ParsedPage } from './parse-page';

/** One entry of the hosted index. */
export interface HostedRecord {
  /** Stays the same for the same place and text, whatever is around it. */
  readonly objectID: string;
  readonly type: 'lvl1' | 'lvl2' | 'lvl3' | 'content';
  readonly hierarchy: Hierarchy;
  /** The text of a passage, a page's description, or nothing for a heading. */
  readonly content: string | null;
  readonly url: string;
  readonly url_without_anchor: string;
  readonly anchor: string | null;
  readonly language: string;
  readonly docusaurus_tag: string;
  readonly version: string;
  /** Custom ranking: high `pageRank` and `level` first, then low `position`. */
  readonly weight: { readonly pageRank: number; readonly level: number; readonly position: number };
  /** Only on the page's own record, so that a keyword finds its page once. Never shown. */
  readonly keywords: readonly string[];
  /** Readers' questions, only on the page's own record. Never shown. */
  readonly questions: readonly string[];
  /** Lets the record pass as a plain object in the service's types. */
  readonly [attribute: string]: unknown;
}

/** The `docsearch:` meta tags of the site's pages, other than language; the dialog filters by it. */
const FACETS = {
  docusaurus_tag: 'docs-default-current',
  version: 'current',
} as const;

/** The crawler's weights: a page's title counts most, a passage nothing. */
const LEVEL_WEIGHT = { lvl1: 90, lvl2: 80, lvl3: 70, content: 0 } as const;

const ID_DIGITS = 12;

interface RecordOptions {
  /** URL of the site without a trailing slash. */
  readonly origin: string;
  /** Readers' questions by route. */
  readonly questions?: ReadonlyMap<string, readonly string[]>;
  /** Of the pages; English if absent. */
  readonly language?: Pick<Language, 'code' | 'base'>;
}

/** Every record of a site, in the order of its pages. Deterministic. */
export function createHostedRecords(
  pages: readonly ParsedPage[],
  { origin, questions = new Map(), language = { code: ENGLISH, base: '/' } }: RecordOptions,
): HostedRecord[] {
  const { code, base } = language;
  return pages.flatMap((page) => {
    // One index holds the pages of all languages.
    const url = base + page.page.url.slice(1);
    return createPageRecords(
      { ...page, page: { ...page.page, url } },
      { origin, questions: questions.get(page.page.url) ?? [], language: code },
    );
  });
}

interface PageRecordOptions {
  /** URL of the site without a trailing slash. */
  readonly origin: string;
  /** Readers' questions that the page answers. */
  readonly questions: readonly string[];
  /** Code of the page's language. */
  readonly language: string;
}

function createPageRecords(
  { page, passages }: ParsedPage,
  { origin, questions, language }: PageRecordOptions,
): HostedRecord[] {
  const records: HostedRecord[] = [];
  const idFor = createIds(page.url);
  let hierarchy = createHierarchy(page);
  const add = (type: HostedRecord['type'], anchor: string, content: string | null) => {
    records.push({
      objectID: idFor({ type, anchor, content: type === 'lvl1' ? null : content }),
      type,
      hierarchy,
      content,
      ...createHitUrls(origin + page.url, anchor),
      language,
      ...FACETS,
      weight: { pageRank: 0, level: LEVEL_WEIGHT[type], position: records.length },
      keywords: type === 'lvl1' ? page.keywords : [],
      questions: type === 'lvl1' ? questions : [],
    });
  };
  for (const [number, section] of page.sections.entries()) {
    if (number === 0) add('lvl1', '', page.description === '' ? null : page.description);
    else if (section.level === 2) {
      hierarchy = { ...hierarchy, lvl2: section.heading, lvl3: null };
      add('lvl2', section.anchor, null);
    } else {
      hierarchy = { ...hierarchy, lvl3: section.heading };
      add('lvl3', section.anchor, null);
    }
    for (const passage of passages) {
      if (passage.section !== number) continue;
      add('content', passage.anchor === '' ? section.anchor : passage.anchor, passage.text);
    }
  }
  return records;
}

/** What tells a record from the others of its page. */
interface RecordPlace {
  readonly type: HostedRecord['type'];
  readonly anchor: string;
  readonly content: string | null;
}

/**
 * Makes the ids of a page's records, from place and text; numbered if the page repeats itself in
 * one place.
 */
function createIds(url: string): (place: RecordPlace) => string {
  const counts = new Map<string, number>();
  return ({ type, anchor, content }) => {
    const hash = createHash('sha256')
      .update(JSON.stringify([url, type, anchor, content]))
      .digest('hex')
      .slice(0, ID_DIGITS);
    const count = (counts.get(hash) ?? 0) + 1;
    counts.set(hash, count);
    return `${url}#${hash}${count === 1 ? '' : `-${count}`}`;
  };
}
