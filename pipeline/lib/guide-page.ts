/**
 * Reads from the built guides what other build steps need for metadata.
 *
 * In:  a built guide, and its front matter
 * Out: its breadcrumbs, and its steps by section with the anchor of each section
 */
import type { Cheerio, CheerioAPI } from 'cheerio';
import type { Element } from 'domhandler';
import type { GuideEntry } from '../front-matter/entries';
import { texts as english, type Texts } from '../texts';

/** The steps below one heading; the anchor is empty above the first heading. */
export interface StepSection {
  readonly heading: string;
  readonly anchor: string;
  readonly steps: readonly string[];
}

/** What is read from a built guide. */
export interface GuidePage extends GuideEntry {
  readonly route: string;
  /** Sidebar sections that contain the guide, outermost first; none for unlisted guides. */
  readonly trail: readonly string[];
  readonly sections: readonly StepSection[];
}

/** Excluded from the text of a step: output, notes, tables and purely visual marks. */
const NOT_STEP_TEXT =
  '.code-place--output, .theme-admonition, table, .hash-link, button:not(.term), figure, svg';

/** Breadcrumbs and steps of one page. */
export function parseGuidePage(
  $: CheerioAPI,
  texts: Texts = english,
): Pick<GuidePage, 'trail' | 'sections'> {
  const trail = $('.theme-doc-breadcrumbs .breadcrumbs__item')
    .toArray()
    .map((item) => normalizeText($(item).text()))
    .filter((label) => label !== '')
    .slice(0, -1);
  return { trail, sections: parseSections($, texts) };
}

function parseSections($: CheerioAPI, { headings }: Texts): StepSection[] {
  // Numbered lists below these headings are not steps towards the outcome.
  const headingsWithoutSteps = new Set([headings.before, headings.trouble, headings.related]);
  const found: { heading: string; anchor: string; steps: string[] }[] = [];
  let current = { heading: '', anchor: '' };
  for (const element of $('.theme-doc-markdown').find('h1, h2, h3, ol').toArray()) {
    const node = $(element);
    if (element.name !== 'ol') {
      current = { heading: normalizeText(node.text()), anchor: node.attr('id') ?? '' };
    } else if (isStepList(node) && !headingsWithoutSteps.has(current.heading)) {
      const steps = node
        .children('li')
        .toArray()
        .map((item) => getStepText($(item).clone()))
        .filter((text) => text !== '');
      const last = found.at(-1);
      if (last !== undefined && last.anchor === current.anchor) last.steps.push(...steps);
      else if (steps.length > 0) found.push({ ...current, steps });
    }
  }
  return found;
}

/** A list inside a step belongs to the step. Tabs are alternatives, so only the open one counts. */
function isStepList(list: Cheerio<Element>): boolean {
  return list.parents('li, .theme-admonition, [role=tabpanel][hidden]').length === 0;
}

function getStepText(item: Cheerio<Element>): string {
  item.find(NOT_STEP_TEXT).remove();
  // Blocks are separated only visually.
  item.find('p, ol, ul, li, pre, div, br').before(' ').after(' ');
  return normalizeText(item.text());
}

function normalizeText(text: string): string {
  return text.replaceAll('\u200b', '').replace(/\s+/g, ' ').trim();
}
