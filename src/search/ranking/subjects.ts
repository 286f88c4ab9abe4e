/**
 * Finds pages about one product, and whether a query names it. A query that names a product must
 * not show another product's page first; for one that names none, general pages are better.
 */
import everydayNames from './everyday-names.json';
import type { Subject } from '../index-format';
import { FIELDS } from './library-index';
import type { SearchModel } from './model';
import { tokenize } from '../words/tokenizer';
import { MIN_TYPED_WEIGHT, SYNONYM_FIT } from './clauses';
import type { Clause } from './look-up-terms';

/**
 * How a page's subject relates to a query; `general` pages have none, and `here` is the product of
 * the page that the reader has open.
 */
export type SubjectFit = 'general' | 'named' | 'here' | 'unnamed' | 'other';

/**
 * Folders with pages about one product: whether the subfolder, the page or the folder names it. A
 * test compares them with the routes of all guides.
 */
export const FOLDERS: Record<string, { kind: Subject['kind']; by: 'next' | 'page' | 'folder' }> = {
  games: { kind: 'game', by: 'next' },
  'other-servers': { kind: 'tool', by: 'page' },
  plugins: { kind: 'tool', by: 'page' },
  multiplatform: { kind: 'tool', by: 'page' },
  plugins_and_modifications: { kind: 'tool', by: 'page' },
  VPS: { kind: 'machine', by: 'folder' },
  dedicated: { kind: 'machine', by: 'folder' },
  bare_metal: { kind: 'machine', by: 'folder' },
};
/** The product that most pages without a subject are about. */
const MAIN_PRODUCT = 'minecraft';
/** The number of leading fields that name a page: title and route. */
const NAMING_FIELDS = 2;
/**
 * Products named by an everyday word: in a longer query it is no name, unless the query says that it
 * means a plugin.
 */
const EVERYDAY_NAMES: ReadonlySet<string> = new Set(everydayNames);
/** A query of so few words has no room for anything but the name. */
const SHORT_QUERY = 3;
/** Maximum share of pages with a typed word whose synonym names a product: `lp`, but not `map`. */
const MAX_RARE_SHARE = 0.05;

/**
 * The names of a page's product: from the segment after its folder, from the page itself, or from
 * the folder.
 */
function listNames(
  by: 'next' | 'page' | 'folder',
  route: readonly string[],
  title: string,
): string[] {
  switch (by) {
    case 'next':
      return [route[1] ?? '', ...(route.length > 3 ? [route[2] ?? ''] : [])];
    case 'page':
      return [route.at(-1) ?? '', title.includes(':') ? (title.split(':')[0] ?? '') : ''];
    case 'folder':
      return [route[0] ?? ''];
  }
}

/**
 * The subject of a page from its address and title; undefined for a general page.
 * @param otherNames more names of a subject, by the one in the address: `queryNames` of the records
 */
export function findSubject(
  url: string,
  title: string,
  otherNames: Readonly<Record<string, readonly string[]>> = {},
): Subject | undefined {
  const route = url.split('/').filter(Boolean);
  const folder = FOLDERS[route[0] ?? ''];
  if (folder === undefined || route.length < 2) return undefined;
  const named = listNames(folder.by, route, title);
  const texts = [...named, ...named.flatMap((name) => otherNames[name.toLowerCase()] ?? [])];
  const names = texts
    .map((text) => tokenize(text.replace(/[_-]/g, ' ')).map(({ term }) => term))
    .filter((terms) => terms.length > 0);
  return { kind: folder.kind, names };
}

/** Terms of a query that can name a product. */
interface NamingTerms {
  /** As the reader typed them. */
  readonly typed: ReadonlySet<string>;
  /** These, and what they may stand for: synonyms of rare words, the only game with such a word. */
  readonly hinted: ReadonlySet<string>;
  /** Typed terms that may also mean something in the game. */
  readonly ambiguous: ReadonlySet<string>;
}

function listNamingTerms(
  { pages, pagesWith }: Pick<SearchModel, 'pages' | 'pagesWith'>,
  clauses: readonly Clause[],
): NamingTerms {
  const typed = new Set<string>();
  const hinted = new Set<string>();
  const ambiguous = new Set<string>();
  for (const [place, clause] of clauses.entries()) {
    const { candidates, term, isGuess } = clause;
    if (isKindOfServer(clause, clauses[place + 1])) {
      hinted.add(term);
      continue;
    }
    if (isAmbiguous(clause, clauses[place + 1])) {
      ambiguous.add(term);
      hinted.add(term);
      continue;
    }
    if (isEverydayWord(clause, clauses)) continue;
    const isRare = (pagesWith.get(term) ?? 0) <= MAX_RARE_SHARE * pages.length;
    for (const [candidate, weight] of candidates) {
      if (weight >= MIN_TYPED_WEIGHT || isGuess) typed.add(candidate);
      else if (isRare && weight >= SYNONYM_FIT) hinted.add(candidate);
    }
    const only = findOnlyGame(pages, clause, isRare);
    if (only !== undefined) hinted.add(only);
  }
  for (const term of typed) hinted.add(term);
  return { typed, hinted, ambiguous };
}

/** Whether some terms hold all words of one of a subject's names. */
const isNamedBy = (terms: ReadonlySet<string>, subject: Subject | undefined): boolean =>
  subject?.names.some((name) => name.every((word) => terms.has(word))) === true;

/**
 * How the subject of each page matches the words of a query.
 * @param open subject of the page that the reader has open: assumed if the words name none
 */
export function createSubjectMatcher(
  model: Pick<SearchModel, 'pages' | 'pagesWith'>,
  clauses: readonly Clause[],
  open?: Subject,
): (page: number) => SubjectFit {
  const { pages } = model;
  const { typed, hinted, ambiguous } = listNamingTerms(model, clauses);
  const typedFamilies = new Set(
    pages.flatMap(({ subject }) => (isNamedBy(typed, subject) ? [findFamily(subject)] : [])),
  );
  const isTyped = typedFamilies.size > 0;
  const namesOnlyMachines = pages.every(
    ({ subject }) => subject?.kind === 'machine' || !isNamedBy(typed, subject),
  );
  const isHinted = !isTyped && pages.some(({ subject }) => isNamedBy(hinted, subject));
  const openFamily = isTyped || isHinted || open?.kind === 'tool' ? undefined : findFamily(open);
  return (page) => {
    const subject = pages[page]?.subject;
    if (subject === undefined) return 'general';
    const isNamed = isNamedBy(isHinted ? hinted : typed, subject) || isNamedBy(ambiguous, subject);
    if (isNamed) return 'named';
    if (typedFamilies.has(findFamily(subject))) return 'general';
    // Tools run on machines: "caddy on my vps" may want either.
    if (namesOnlyMachines && subject.kind === 'tool') return 'unnamed';
    if (isTyped || (subject.kind === 'game' && typed.has(MAIN_PRODUCT))) return 'other';
    return openFamily !== undefined && findFamily(subject) === openFamily ? 'here' : 'unnamed';
  };
}

/** Games call a server program a "dedicated server", providers a machine. */
function isKindOfServer({ text }: Clause, next: Clause | undefined): boolean {
  return text === 'dedicated' && next?.term === 'server';
}

/** The game has a tab list, too: these words may mean the plugin, but must not hide others. */
function isAmbiguous({ text }: Clause, next: Clause | undefined): boolean {
  return text === 'tab' && next?.term === 'list';
}

/** "Which plan do I need for ten players" is not about the plugin Plan. */
function isEverydayWord({ text }: Clause, all: readonly Clause[]): boolean {
  return (
    all.length > SHORT_QUERY &&
    EVERYDAY_NAMES.has(text) &&
    !all.some(({ term }) => term === 'plugin')
  );
}

/** The product that a subject belongs to: a query for TShock may want a page about Terraria. */
function findFamily(subject: Subject | undefined): string | undefined {
  return subject?.names[0]?.join(' ');
}

/**
 * The game whose pages are the only ones with the typed word: `calamity` works like `terraria`. A
 * rare word may be in the texts of other pages, too, if only this game's have it in a title:
 * `carbon`.
 */
function findOnlyGame(
  pages: SearchModel['pages'],
  { fields, isGuess }: Clause,
  isRare: boolean,
): string | undefined {
  if (isGuess) return undefined;
  const getGame = (shown: number) => {
    const games = new Set<string | undefined>();
    for (const [page, weights] of fields) {
      if (!weights.slice(0, shown).some((weight) => weight >= MIN_TYPED_WEIGHT)) continue;
      const subject = pages[page]?.subject;
      games.add(subject?.kind === 'game' ? subject.names[0]?.[0] : undefined);
    }
    return games.size === 1 ? [...games][0] : undefined;
  };
  return getGame(FIELDS.length) ?? (isRare ? getGame(NAMING_FIELDS) : undefined);
}
