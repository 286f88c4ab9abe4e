// cspell:ignore Zomboid Hytale
/** Findings as they are gathered: one per rule and title, counted. */
import { javaByClassFile } from '../../facts/java.data';
import { isOlder } from '../../lib/minecraft-version';
import type { RowEntry } from './catalog';
import type { GuideRule, GuideTexts } from './guide-rule';
import { guides as knownGuides } from './guides';
import type { Standing } from './standing';
import { ON_JAVA, type Effect, type Family, type GuideLink, type Rule } from './rule';
import type { Recognized } from './software';

export interface Guide extends GuideLink {
  readonly title: string;
}

export interface Finding {
  readonly id: string;
  readonly title: string;
  readonly cause: string;
  readonly fix: string;
  /** Best guide first. */
  readonly guides: readonly Guide[];
  /** Number of the first line, from 1. */
  readonly line: number;
  /** That line, redacted and shortened. */
  readonly text: string;
  readonly count: number;
  /** What the log shows of it: only what ended the program is a cause. */
  readonly standing: Standing;
}

/** A finding while the log is read: what it says, and what it takes to sort and complete it. */
export interface Draft extends Omit<Finding, 'count' | 'guides' | 'standing'> {
  readonly effect?: Effect | undefined;
  /** The only game that prints it. */
  readonly game?: string | undefined;
  readonly software: readonly Family[];
  readonly versions: Rule['versions'];
  /** True where the title names a mod, plugin or file. */
  readonly named: boolean;
  /** The mod or plugin that the title names. */
  readonly subject?: string;
  guides: GuideLink[];
  count: number;
  /** Line of the last one. */
  last: number;
}

const MAX_FINDINGS = 200;
const MAX_LINKS = 3;

export class FindingList {
  private readonly drafts = new Map<string, Draft>();
  /** True where there was more than is kept. */
  more = false;

  /** Adds a find, or counts it where it is known; gives the one in the list. */
  add(draft: Draft): Draft | undefined {
    const key = keyOf(draft);
    const known = this.drafts.get(key);
    if (known !== undefined) {
      known.count++;
      known.last = draft.line;
      return known;
    }
    if (this.drafts.size >= MAX_FINDINGS) {
      this.more = true;
      return undefined;
    }
    this.drafts.set(key, draft);
    return draft;
  }

  /** Those that the recognized software can have printed, in the order of their lines. */
  fitting(recognized: Recognized): Draft[] {
    return [...this.drafts.values()]
      .filter((draft) => fits(draft, recognized))
      .sort((one, other) => one.line - other.line);
  }
}

/** Rows of trouble tables are named by their address, rules by a word. */
export const isRow = (id: string): boolean => id.startsWith('/');

/** What counts as the same find again: a row with any of its messages. */
const keyOf = ({ id, title }: Pick<Draft, 'id' | 'title'>): string =>
  isRow(id) ? id : `${id}\n${title}`;

/** Rows of the guides for a game other than Minecraft. */
const OF_GAME = /^\/(?:games|other-servers)\/(?<name>\w+)/;
/** Rows that are about the machine or the plan. */
const OF_ANY_GAME = /^\/(?:extras|billing)\//;

/** True where a row is about what the log is of: many games print “You are banned”. */
function isOfGame(id: string, { families, product }: Recognized): boolean {
  const name = OF_GAME.exec(id)?.groups?.name;
  if (families.length > 0) return name === undefined;
  if (product === undefined) return true;
  return name === undefined ? OF_ANY_GAME.test(id) : product.toLowerCase() === name;
}

/** Games other than Minecraft whose servers run on Java: what Java says, it says there, too. */
const ON_JAVA_TOO: ReadonlySet<string> = new Set(['Project Zomboid', 'Hytale']);

/** True where a rule can be about the game that wrote the log. */
function isOfProduct({ software, game }: Draft, { families, product }: Recognized): boolean {
  if (families.length > 0) return game === undefined;
  if (product === undefined) return true;
  if (game !== undefined) return game === product;
  return software.includes('any') || (ON_JAVA_TOO.has(product) && software === ON_JAVA);
}

function fits(draft: Draft, recognized: Recognized): boolean {
  const { id, software, versions } = draft;
  const { families, game } = recognized;
  if (isRow(id) && !isOfGame(id, recognized)) return false;
  if (!isRow(id) && !isOfProduct(draft, recognized)) return false;
  if (
    families.length > 0 &&
    !software.some((family) => families.includes(family) || family === 'any')
  ) {
    return false;
  }
  if (versions === undefined || game === undefined) return true;
  return isOlder(game, versions.before) !== false;
}

/** A draft as the page shows it. */
export function publish(
  { id, title, cause, fix, guides, line, text, count }: Draft,
  standing: Standing,
): Finding {
  const { titles } = knownGuides();
  const named = guides.map((link) => ({ ...link, title: titles[link.route] as string }));
  return { id, title, cause, fix, guides: named, line, text, count, standing };
}

/** Both, each guide once and the first ones first, as many as a finding may have. */
export function mergeLinks(first: readonly GuideLink[], second: readonly GuideLink[]): GuideLink[] {
  const links = [...first];
  for (const link of second) {
    if (links.length < MAX_LINKS && !links.some(({ route }) => route === link.route)) {
      links.push(link);
    }
  }
  return links;
}

const THE_NAMED = /The ((?:proxy )?(?:mod|plugin)) \{(?:mod|plugin)\}/g;

/** What only adds a value that may not be known: ` (line {at})`. */
const IN_BRACKETS = / \([^(){}]*\{(\w+)\}\)/g;

const THE_SERVER = /\b([Tt])he server \{server\}/g;

/** Fills a rule's sentences with what its pattern found. */
export function draftFromRule(
  rule: Rule,
  groups: Readonly<Record<string, string | undefined>>,
  line: number,
  text: string,
): Draft {
  const values: Record<string, string | undefined> = {
    ...groups,
    mod: groups.mod ?? groups.modOne ?? groups.modId,
    needed: groups.needed ?? groups.neededOne ?? groups.neededId,
    plugin: groups.plugin ?? groups.file?.replace(/\.jar$/, ''),
    java: javaOf(groups.classFile),
  };
  const fill = (template: string): string => {
    const named = values.mod ?? values.plugin;
    const start = (named === undefined ? template.replace(THE_NAMED, 'A $1') : template).replace(
      THE_SERVER,
      (whole, article: string) =>
        values.server === undefined ? `${article === 'T' ? 'A' : 'a'} server behind it` : whole,
    );
    const valueOf = (name: string): string => values[name]?.trim() ?? '';
    return start
      .replace(IN_BRACKETS, (all, name: string) => (valueOf(name) === '' ? '' : all))
      .replace(/\{(\w+)\}/g, (_, name: string) => valueOf(name) || 'it');
  };
  const subject = values.mod ?? values.plugin;
  return {
    id: rule.id,
    title: fill(rule.title),
    cause: fill(rule.cause),
    fix: fill(rule.fix),
    guides: linkToGuide(rule),
    line,
    text,
    count: 1,
    last: line,
    software: rule.software,
    versions: rule.versions,
    effect: rule.effect,
    game: rule.game,
    named: (values.mod ?? values.plugin ?? values.needed) !== undefined,
    ...(subject !== undefined && { subject }),
  };
}

/** The link to the rule's guide, at the row that it has now; none where the host has no such guide. */
function linkToGuide({ id, guide }: Rule): GuideLink[] {
  const { titles, ofRule, rowOfRule } = knownGuides();
  const route = guide?.route ?? ofRule[id];
  if (route === undefined || !Object.hasOwn(titles, route)) return [];
  const row = rowOfRule[id];
  return [row === undefined ? { route } : { route, row }];
}

/** The Java of a class file version; versions go up by one with each Java since 1.1 had 45. */
function javaOf(classFile: string | undefined): string | undefined {
  if (classFile === undefined) return undefined;
  const listed: number | undefined = javaByClassFile[`v${classFile}`];
  return String(listed ?? Number(classFile) - 44);
}

const idOfRow = ({ route, row }: GuideRule): string => `${route}#${row}`;

/** Where the texts of each row stand. */
function placesOfTexts(): ReadonlyMap<string, readonly [route: string, number: number]> {
  const { rules } = knownGuides();
  return new Map(
    rules.map((rule, index) => [
      idOfRow(rule),
      [rule.route, index - rules.findIndex(({ route }) => route === rule.route)],
    ]),
  );
}

/** Findings with what the rows of guides say, which does not travel with the rules. */
export function withGuideTexts(findings: readonly Finding[], texts: GuideTexts): Finding[] {
  const places = placesOfTexts();
  return findings.map((finding) => {
    const place = places.get(finding.id);
    if (place === undefined) return finding;
    const [route, number] = place;
    const [cause, fix] = (texts[route] as GuideTexts[string])[number] as [string, string];
    return { ...finding, cause, fix };
  });
}

/** The row with the longest message; the others' guides stand beside it. */
export function draftFromRows(rows: readonly RowEntry[], line: number, text: string): Draft {
  const { rule, parts } = rows[0] as RowEntry;
  return {
    id: idOfRow(rule),
    title: parts.join(' … '),
    // Its guide says it: `withGuideTexts` adds that.
    cause: '',
    fix: '',
    guides: mergeLinks([], linksToRows(rows)),
    line,
    text,
    count: 1,
    last: line,
    software: ON_JAVA,
    versions: undefined,
    named: false,
  };
}

/** A link to each row. */
export const linksToRows = (rows: readonly RowEntry[]): GuideLink[] =>
  rows.map(({ rule }) => ({ route: rule.route, row: rule.row }));
