/**
 * Formats a place on a page as an Algolia hit: its texts displayed, highlighted and cut to snippets.
 * Pure.
 */
import { createHitUrls, createHierarchy, type Hierarchy } from './hierarchy';
import {
  highlight,
  markMatches,
  createSnippet,
  type Highlight,
  type HighlightTags,
} from './highlight';
import { getHeadingAnchor, type IndexPage, type IndexSection } from '../index-format';
import type { HitPlace } from './hit-places';

/** A record found, reduced to the request's `attributesToRetrieve`. */
export interface Hit {
  readonly objectID: string;
  readonly url: string;
  readonly url_without_anchor: string;
  readonly anchor: string | null;
  readonly type: 'lvl1' | 'lvl2' | 'lvl3' | 'content';
  readonly hierarchy: Hierarchy;
  readonly content: string | null;
  readonly _highlightResult: {
    readonly hierarchy: Record<string, Highlight>;
    readonly content?: Highlight;
  };
  readonly _snippetResult: {
    readonly hierarchy: Record<string, Highlight>;
    readonly content?: Highlight;
  };
}

/** How to display the texts of a hit. */
export interface HitView {
  /** The query's matched terms. */
  readonly terms: ReadonlySet<string>;
  readonly tags: HighlightTags;
  readonly ellipsis: string;
  /** Attribute names with a number of words, `content:10`. */
  readonly cuts: readonly string[];
}

const LEVELS = ['lvl0', 'lvl1', 'lvl2', 'lvl3'] as const;
const DEFAULT_SNIPPET_WORDS = 10;

interface HitOptions {
  /** Base of the hit's URL. */
  readonly origin: string;
  readonly view: HitView;
}

/** Formats the hit for a place. */
export function createHit(page: IndexPage, place: HitPlace, { origin, view }: HitOptions): Hit {
  const { section, passage } = place;
  const heading = section === 0 ? undefined : page.sections[section];
  const anchor =
    heading === undefined
      ? ''
      : passage?.anchor || heading.anchor || getHeadingAnchor(heading.heading);
  const hierarchy = getHierarchyAt(page, section);
  const content = findContent(page, place, view.terms);
  const levels = LEVELS.flatMap((level) => {
    const text = hierarchy[level];
    return text === null ? [] : [[level, createViews(`hierarchy.${level}`, text, view)] as const];
  });
  const shownContent = content === null ? undefined : createViews('content', content, view);
  return {
    objectID: `${page.url}#${anchor}-${section}`,
    ...createHitUrls(origin + page.url, anchor),
    type: section === 0 ? 'lvl1' : findTypeInPage(heading, content, view.terms),
    hierarchy,
    content,
    _highlightResult: {
      hierarchy: Object.fromEntries(levels.map(([level, { whole }]) => [level, whole])),
      ...(shownContent && { content: shownContent.whole }),
    },
    _snippetResult: {
      hierarchy: Object.fromEntries(levels.map(([level, { cut }]) => [level, cut])),
      ...(shownContent && { content: shownContent.cut }),
    },
  };
}

/** A text as displayed, in full and as a snippet. */
function createViews(name: string, text: string, { terms, tags, ellipsis, cuts }: HitView) {
  const wordCount = getSnippetLength(cuts, name);
  return {
    whole: highlight(text, terms, tags),
    cut: createSnippet(text, { terms, tags, wordCount, ellipsis }),
  };
}

/** The headings above a section. */
function getHierarchyAt(page: IndexPage, section: number): Hierarchy {
  const hierarchy = createHierarchy(page);
  const place = page.sections[section];
  if (place?.level === 2) hierarchy.lvl2 = place.heading;
  if (place?.level === 3) {
    hierarchy.lvl2 = findParentHeading(page.sections, section);
    hierarchy.lvl3 = place.heading;
  }
  return hierarchy;
}

function findParentHeading(sections: readonly IndexSection[], section: number): string | null {
  for (let i = section - 1; i > 0; i--) {
    if (sections[i]?.level === 2) return sections[i]?.heading ?? null;
  }
  return null;
}

/** The matching passage; for the page itself its description, if it matches the query. */
function findContent(
  page: IndexPage,
  { section, passage }: HitPlace,
  terms: ReadonlySet<string>,
): string | null {
  if (section > 0) return passage?.text ?? null;
  return passage === undefined || markMatches(page.description, terms).length > 0
    ? page.description
    : passage.text;
}

/** Whether the match within a page is a heading or a passage under it. */
function findTypeInPage(
  heading: IndexSection | undefined,
  content: string | null,
  terms: ReadonlySet<string>,
): Hit['type'] {
  const matches = heading !== undefined && markMatches(heading.heading, terms).length > 0;
  if (content !== null && !matches) return 'content';
  return heading?.level === 3 ? 'lvl3' : 'lvl2';
}

function getSnippetLength(cuts: readonly string[], attribute: string): number {
  const entry = cuts.find((name) => name.split(':')[0] === attribute);
  const count = Number(entry?.split(':')[1]);
  return Number.isInteger(count) && count > 0 ? count : DEFAULT_SNIPPET_WORDS;
}
