// cspell:ignore Zomboid Hytale
/** Collects findings: one per rule and title, with a count. */
import { javaByClassFile } from '../../../facts/java.data';
import { isOlder } from '../../../lib/minecraft-version';
import { createRowSlug } from '../../../lib/trouble-row';
import type { RowEntry } from '../matching/catalog';
import type { GuideRule, GuideTexts } from '../guide-rows/guide-rule';
import { getGuideMessages } from '../guide-rows/guide-messages';
import type { Outcome } from './outcome';
import { ON_JAVA, type Effect, type Family, type GuideLink, type Rule } from '../rules/rule';
import type { Recognized } from '../server/software';
import type { Trace } from '../traces/logged-error';

export interface LinkedGuide extends GuideLink {
  readonly title: string;
}

/** Where a finding comes from: a rule in code, a row of a guide’s trouble table, the error itself. */
export type FindingKind = 'rule' | 'row' | 'error';

export interface LogFinding {
  readonly kind: FindingKind;
  /** The word of a rule; of a row its address. */
  readonly id: string;
  readonly title: string;
  readonly cause: string;
  readonly fix: string;
  /** Best guide first. */
  readonly guides: readonly LinkedGuide[];
  /** 1-based number of the first line. */
  readonly line: number;
  /** That line, redacted and shortened. */
  readonly text: string;
  readonly count: number;
  /** What the log shows about it: only what ended the program counts as a cause. */
  readonly outcome: Outcome;
}

/** A finding while the log is being read: its text, and what is needed to sort and complete it. */
export interface LogFindingDraft extends Omit<LogFinding, 'count' | 'guides' | 'outcome'> {
  readonly effect?: Effect | undefined;
  readonly leavesOpen?: Rule['leavesOpen'];
  readonly explainedBy?: Rule['explainedBy'];
  readonly isInSummary?: Rule['isInSummary'];
  /** True if it only says that the program ended. */
  readonly reportsOnlyTheEnd?: boolean | undefined;
  /** The only game that prints it. */
  readonly game?: string | undefined;
  readonly software: readonly Family[];
  readonly versions: Rule['versions'];
  /** True if the title names a mod, plugin or file. */
  readonly isNamed: boolean;
  /** The mod or plugin named in the title. */
  readonly subject?: string;
  guides: GuideLink[];
  /** True if its guide is about one product, possibly not the one that wrote the log. */
  hasProductGuide?: boolean | undefined;
  count: number;
  /** Line of the last occurrence. */
  lastLine: number;
  /** The stack trace on the line or directly below it. */
  trace?: Trace | undefined;
  /** True if it also explains the line above it. */
  explainsLineAbove?: boolean | undefined;
  /** True if the line is only a warning. */
  isWarning?: boolean;
  /** How many words of cause and fix the line does not give. */
  readonly gaps?: number;
}

const MAX_FINDINGS = 200;
const MAX_TRACE_LOOKUPS = 5;
const MAX_LINKS = 3;
/** How many lines below its first one a message may go on and say more. */
const MAX_LINES_OF_MESSAGE = 3;

/** True if the lines right below say what the first line of a message left out. */
const isMoreComplete = (later: LogFindingDraft, known: LogFindingDraft): boolean =>
  later.line - known.line <= MAX_LINES_OF_MESSAGE && (later.gaps ?? 0) < (known.gaps ?? 0);

export class FindingList {
  private readonly drafts = new Map<string, LogFindingDraft>();
  /** True if some findings were dropped. */
  wasTruncated = false;

  /**
   * Adds a match, or counts it if it is known.
   * @param context what the lines around add; Java omits the trace of an error that it has printed
   * often, and some programs print it only with a later one
   */
  add(draft: LogFindingDraft, context: () => Pick<LogFindingDraft, 'trace' | 'isWarning'>): void {
    const key = getKey(draft);
    const known = this.drafts.get(key);
    if (known !== undefined) {
      known.count++;
      known.lastLine = draft.line;
      if (isMoreComplete(draft, known)) {
        const { cause, fix, gaps } = draft;
        Object.assign(known, { cause, fix, gaps });
      }
      if (known.trace === undefined && known.count <= MAX_TRACE_LOOKUPS) {
        const { trace, isWarning } = context();
        Object.assign(known, { trace, isWarning: known.isWarning === true && isWarning });
      }
    } else if (this.drafts.size >= MAX_FINDINGS) {
      this.wasTruncated = true;
    } else {
      this.drafts.set(key, Object.assign(draft, context()));
    }
  }

  /** Findings that the recognized software can have printed, in line order. */
  fitting(recognized: Recognized): LogFindingDraft[] {
    return [...this.drafts.values()]
      .filter((draft) => isDraftForServer(draft, recognized))
      .map((draft) =>
        draft.hasProductGuide === true ? withoutOtherGames(draft, recognized) : draft,
      )
      .sort((a, b) => a.line - b.line);
  }
}

/** True for a row of a guide’s trouble table. */
export const isRow = ({ kind }: Pick<LogFinding, 'kind'>): boolean => kind === 'row';

/** Key for repeated matches: a row counts once for all its messages. */
const getKey = (draft: LogFindingDraft): string =>
  isRow(draft) ? draft.id : `${draft.id}\n${draft.title}`;

/** Rows in guides for games other than Minecraft. */
const GAME_ROUTE = /^\/(?:games|other-servers)\/(?<name>[\w-]+)/;
/** Rows about the machine or the plan. */
const ANY_GAME_ROUTE = /^\/(?:extras|billing)\//;

/** True if a guide's folder or file is named after the game: `7-days-to-die`. */
const isNamedAfter = (name: string, product: string): boolean => name === createRowSlug(product);

/** True if a row fits the game of the log: many games print “You are banned”. */
function isOfGame(id: string, { families, product }: Recognized): boolean {
  const name = GAME_ROUTE.exec(id)?.groups?.name;
  if (families.length > 0) return name === undefined;
  if (product === undefined) return true;
  return name === undefined ? ANY_GAME_ROUTE.test(id) : isNamedAfter(name, product);
}

/** A finding without guides about a game other than the log's. */
function withoutOtherGames(draft: LogFindingDraft, { product }: Recognized): LogFindingDraft {
  const isOfIt = ({ route }: GuideLink): boolean => {
    const name = GAME_ROUTE.exec(route)?.groups?.name;
    return name === undefined || (product !== undefined && isNamedAfter(name, product));
  };
  return { ...draft, guides: draft.guides.filter(isOfIt) };
}

/** Games other than Minecraft whose servers run on Java: rules about Java apply there, too. */
const JAVA_GAMES: ReadonlySet<string> = new Set(['Project Zomboid', 'Hytale']);

/** True if a rule can apply to the game that wrote the log. */
function isOfProduct(
  { software, game }: LogFindingDraft,
  { families, product }: Recognized,
): boolean {
  if (families.length > 0) return game === undefined;
  if (product === undefined) return true;
  if (game !== undefined) return game === product;
  return (
    software.includes('any') ||
    (JAVA_GAMES.has(product) && ON_JAVA.every((name) => software.includes(name)))
  );
}

function isDraftForServer(draft: LogFindingDraft, recognized: Recognized): boolean {
  const { id, software, versions } = draft;
  const { families, game } = recognized;
  if (!(isRow(draft) ? isOfGame(id, recognized) : isOfProduct(draft, recognized))) return false;
  if (
    families.length > 0 &&
    !software.some((family) => families.includes(family) || family === 'any')
  ) {
    return false;
  }
  if (versions === undefined || game === undefined) return true;
  return isOlder(game, versions.before) !== false;
}

/** Converts a draft to what the page shows. */
export function toFinding(
  { kind, id, title, cause, fix, guides, line, text, count }: LogFindingDraft,
  outcome: Outcome,
): LogFinding {
  const { titles } = getGuideMessages();
  const named = guides.map((link) => ({ ...link, title: titles[link.route] as string }));
  return { kind, id, title, cause, fix, guides: named, line, text, count, outcome };
}

/**
 * Joins two lists of guides without duplicates, the first list first, up to the maximum per
 * finding.
 */
export function mergeLinks(first: readonly GuideLink[], second: readonly GuideLink[]): GuideLink[] {
  const links = [...first];
  for (const link of second) {
    if (links.length < MAX_LINKS && !links.some(({ route }) => route === link.route)) {
      links.push(link);
    }
  }
  return links;
}

const NAMED_PLACEHOLDER = /The ((?:proxy )?(?:mod|plugin)(?: or \w+)?) \{(?:mod|plugin)\}/g;

/** Optional text around a value that may be unknown: ` (line {at})`. */
const OPTIONAL_PLACEHOLDER = / \([^(){}]*\{(\w+)\}\)/g;

const SERVER_PLACEHOLDER = /\b([Tt])he server \{server\}/g;

/** What a pattern captured, with the names that sentences use; aliases come second. */
type CapturedValues = Readonly<Record<string, string | undefined>>;

/** A sentence of a rule, with its placeholders filled in. */
function fillTemplate(template: string, values: CapturedValues): string {
  const getValue = (name: string): string => values[name]?.trim() ?? '';
  const isUnnamed = (values.mod ?? values.plugin) === undefined;
  return (isUnnamed ? template.replace(NAMED_PLACEHOLDER, 'A $1') : template)
    .replace(SERVER_PLACEHOLDER, (whole, article: string) =>
      values.server === undefined ? `${article === 'T' ? 'A' : 'a'} server behind it` : whole,
    )
    .replace(OPTIONAL_PLACEHOLDER, (all, name: string) => (getValue(name) === '' ? '' : all))
    .replace(/\{(\w+)\}/g, (_, name: string) => getValue(name) || 'it');
}

const countGaps = ({ cause, fix }: Rule, values: CapturedValues): number =>
  [...`${cause} ${fix}`.matchAll(/\{(\w+)\}/g)].filter(
    ([, name]) => values[name as string] === undefined,
  ).length;

/** Fills a rule's sentences with what its pattern captured. */
export function draftFromRule(
  rule: Rule,
  groups: CapturedValues,
  { line, text }: Pick<LogFindingDraft, 'line' | 'text'>,
): LogFindingDraft {
  const values: CapturedValues = {
    ...groups,
    mod: groups.mod ?? groups.modOne ?? groups.modId,
    needed: groups.needed ?? groups.neededOne ?? groups.neededId,
    plugin: groups.plugin ?? groups.file?.replace(/\.jar$/, ''),
    java: findJava(groups.classFile),
  };
  const subject = values.mod ?? values.plugin;
  return {
    kind: 'rule',
    id: rule.id,
    title: fillTemplate(rule.title, values),
    cause: fillTemplate(rule.cause, values),
    fix: fillTemplate(rule.fix, values),
    guides: linkToGuide(rule),
    hasProductGuide: rule.guide === undefined,
    line,
    text,
    count: 1,
    lastLine: line,
    software: rule.software,
    versions: rule.versions,
    effect: rule.effect,
    leavesOpen: rule.leavesOpen,
    explainedBy: rule.explainedBy,
    isInSummary: rule.isInSummary,
    reportsOnlyTheEnd: rule.reportsOnlyTheEnd,
    explainsLineAbove: rule.above,
    gaps: countGaps(rule, values),
    game: rule.game,
    isNamed: (subject ?? values.needed) !== undefined,
    ...(subject !== undefined && { subject }),
  };
}

/** The link to the rule's guide, at its current row; none if this site has no such guide. */
function linkToGuide({ id, guide }: Rule): GuideLink[] {
  const { titles, routeByRule, rowByRule } = getGuideMessages();
  const route = guide?.route ?? routeByRule[id];
  if (route === undefined || !Object.hasOwn(titles, route)) return [];
  const row = rowByRule[id];
  return [row === undefined ? { route } : { route, row }];
}

/**
 * The Java release of a class file version; it goes up by one per release since 45 for Java 1.1.
 */
function findJava(classFile: string | undefined): string | undefined {
  if (classFile === undefined) return undefined;
  const listed: number | undefined = javaByClassFile[`v${classFile}`];
  return String(listed ?? Number(classFile) - 44);
}

const getRowId = ({ route, row }: GuideRule): string => `${route}#${row}`;

/** The position of each row’s texts in `guide-texts.json`: the route, and the index in its list. */
function createRowTextIndex(): ReadonlyMap<string, readonly [route: string, number: number]> {
  const { rules } = getGuideMessages();
  return new Map(
    rules.map((rule, index) => [
      getRowId(rule),
      [rule.route, index - rules.findIndex(({ route }) => route === rule.route)],
    ]),
  );
}

/** Findings completed with texts from the guides' rows, which are not in the rules' chunk. */
export function withGuideTexts(findings: readonly LogFinding[], texts: GuideTexts): LogFinding[] {
  const textIndexes = createRowTextIndex();
  return findings.map((finding) => {
    const textIndex = textIndexes.get(finding.id);
    if (textIndex === undefined) return finding;
    const [route, number] = textIndex;
    const [cause, fix] = (texts[route] as GuideTexts[string])[number] as [string, string];
    return { ...finding, cause, fix };
  });
}

/** The row with the longest message; the guides of the others are listed with it. */
export function draftFromRows(
  rows: readonly RowEntry[],
  line: number,
  text: string,
): LogFindingDraft {
  const { rule, parts } = rows[0] as RowEntry;
  return {
    kind: 'row',
    id: getRowId(rule),
    title: parts.join(' … '),
    // The text is in its guide: `withGuideTexts` adds it.
    cause: '',
    fix: '',
    guides: mergeLinks([], createRowLinks(rows)),
    line,
    text,
    count: 1,
    lastLine: line,
    software: ON_JAVA,
    versions: undefined,
    isNamed: false,
  };
}

/** A link to each row. */
export const createRowLinks = (rows: readonly RowEntry[]): GuideLink[] =>
  rows.map(({ rule }) => ({ route: rule.route, row: rule.row }));
