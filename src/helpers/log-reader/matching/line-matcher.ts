/** Tries the rules, guide rows and program signatures whose literals appear on a line. */
import type { Collected, CatalogItem, RowItem } from './catalog';
import type { Lifecycle } from '../server/lifecycle';
import type { ExitFinder } from '../server/exit-code';
import { createRowLinks, draftFromRows, mergeLinks } from '../findings/draft-from-rows';
import { draftFromRule } from '../findings/draft-from-rule';
import type { FindingContext, FindingList } from '../findings/finding-list';
import type { LogFindingDraft } from '../findings/findings';
import type { FoundLine, SeenLine } from './line-scanner';
import {
  startsEntry,
  isChatOrCommand,
  getLevel,
  MAX_MATCHED_LINE,
  withoutColorCodes,
  findChatStart,
  readEntry,
} from '../lines/line-format';
import type { Owners } from '../server/owners';
import type { Rule } from '../rules/rule';
import type { Recognizer } from '../server/software';
import { findTraceBelow } from '../traces/trace-below';
import type { FirstErrorFinder } from '../traces/first-error-finder';

/** Patterns look at no more than this much of an entry. */
const MAX_ENTRY = 16_384;
const MAX_LIST = 65_536;
const MAX_EXCERPT = 300;
/** A rule's patterns stop after this many lines, so that a log full of one error stays fast. */
const MAX_TRIES = 5000;
/** Maximum matches of one rule per line. */
const MAX_PER_LINE = 20;

/**
 * Healthy Forge servers of 1.13 report themselves as missing; a guide row matches the same words.
 */
const MISSING_LOADER = /saved with mod (?:forge|minecraft|FML|mcp)\b/;

/** The objects that collect data from the lines. */
export interface Collectors {
  readonly problems: FindingList;
  readonly hints: FindingList;
  readonly recognizer: Recognizer;
  readonly errors: FirstErrorFinder;
  readonly owners: Owners;
  readonly exits: ExitFinder;
  readonly lifecycle: Lifecycle;
}

/** A line that is matched, with what the rules and rows ask about it. */
interface MatchedLine extends SeenLine {
  /** The part of the line that a finding quotes. */
  readonly excerpt: string;
  /** Offset of the line in the whole log. */
  readonly logOffset: number;
  /**
   * Where the message starts if the line has the level at which chat is logged. What players quote
   * further on is no match. Undefined at any other level.
   */
  readonly chatStart: number | undefined;
}

/** Passes a line on to whatever collects that kind of data. */
const COLLECT: Readonly<Record<Collected, (to: Collectors, seen: MatchedLine) => void>> = {
  trace: ({ errors }, seen) => errors.considerTrace(seen),
  error: ({ errors }, seen) => errors.considerErrorLine(seen),
  dump: ({ errors }, seen) => errors.considerDump(seen),
  words: ({ errors }, seen) => {
    if (!isMuted(seen)) errors.considerFailureWords(seen);
  },
  end: ({ errors }, seen) => errors.considerEnd(seen),
  plugin: ({ owners }, { line }) => owners.readPlugin(line),
  list: ({ owners }, { found }) => owners.readList(readEntry(found.text, found, MAX_LIST).text),
  lifecycle: ({ lifecycle }, { line, found }) => lifecycle.readLine(line, found.number),
  exit: ({ exits }, { line, found }) => exits.readLine(line, found.number),
};

/**
 * `match` prepares a line and `tryItems` sorts what its literals stand for. Signs and data to collect
 * are passed on. `tryRules` tries the rules, each with `tryRule`, which adds a finding per match. After
 * that `addRows` adds the rows that match: to the finding of a rule, or as a finding of their own.
 */
export class LineMatcher {
  private readonly tries = new Map<CatalogItem, number>();
  private readonly entryEnds = new Map<Rule, number>();
  /** End of the last entry that a rule has explained completely. */
  private coveredUntil = 0;

  constructor(private readonly collectors: Collectors) {}

  /** Matches a line, unless a player wrote or typed it. */
  match(found: FoundLine): void {
    const { text, start, end, offset } = found;
    if (this.collectors.errors.hasFailure && hasOnlyWords(found)) return;
    const line = withoutColorCodes(text.slice(start, Math.min(end, start + MAX_MATCHED_LINE)));
    if (isChatOrCommand(line)) return;
    const excerpt = line.trim().slice(0, MAX_EXCERPT);
    const chatStart = findChatStart(line);
    this.tryItems({ found, line, excerpt, logOffset: offset + start, chatStart });
  }

  /** Tries everything that has a literal on the line: rules, then general rules, then guide rows. */
  private tryItems(seen: MatchedLine): void {
    const rules: Rule[] = [];
    const rows: RowItem[] = [];
    const isLineMuted = isMuted(seen);
    for (const item of seen.found.items) {
      if (item.kind === 'sign') this.collectors.recognizer.readSign(item.sign, seen.line);
      else if (item.kind === 'collect') COLLECT[item.what](this.collectors, seen);
      else if (isLineMuted || this.countTry(item) > MAX_TRIES) continue;
      else if (item.kind === 'row') rows.push(item);
      else rules.push(item.rule);
    }
    const draft = this.tryRules(rules, seen);
    const matching = rows.filter(({ parts }) => containsInOrder(seen.line, parts));
    if (matching.length > 0) this.addRows(matching, draft, seen);
  }

  /**
   * Tries the specific rules, and the general ones until one matches. Returns the finding to which
   * rows are added: that of the last specific rule that matched, or else that of the general rule.
   */
  private tryRules(rules: readonly Rule[], seen: MatchedLine): LogFindingDraft | undefined {
    let draft: LogFindingDraft | undefined;
    for (const rule of rules) if (!isGeneral(rule)) draft = this.tryRule(rule, seen) ?? draft;
    for (const rule of rules) if (isGeneral(rule)) draft ??= this.tryRule(rule, seen);
    return draft;
  }

  /** How often an item has been tried, this time included. */
  private countTry(item: CatalogItem): number {
    const tried = (this.tries.get(item) ?? 0) + 1;
    this.tries.set(item, tried);
    return tried;
  }

  /** Tries a rule, adds a finding for each match, and returns the first of them. */
  private tryRule(rule: Rule, seen: MatchedLine): LogFindingDraft | undefined {
    const { found, excerpt } = seen;
    if (this.isDone(rule, seen.logOffset)) return undefined;
    const entry = isOnEntries(rule) ? readEntry(found.text, found, MAX_ENTRY) : undefined;
    const matches = listMatchesOfRule(rule, seen, entry?.text);
    if (matches.length === 0) return undefined;
    this.markExplained(rule, found, entry);
    const drafts = matches.map(({ groups }) =>
      draftFromRule(rule, groups, { line: found.number, text: excerpt }),
    );
    for (const draft of drafts) this.collectors.problems.add(draft, () => getContext(seen));
    return drafts[0];
  }

  /** True if the rule has already matched the entry at this offset, or if another one explained it. */
  private isDone(rule: Rule, logOffset: number): boolean {
    const isCovered = isGeneral(rule) && logOffset < this.coveredUntil;
    return isCovered || (isOnEntries(rule) && logOffset < (this.entryEnds.get(rule) ?? 0));
  }

  /** Remembers how far a rule that matched has explained the log. */
  private markExplained(rule: Rule, found: FoundLine, entry: { end: number } | undefined): void {
    if (entry !== undefined) this.entryEnds.set(rule, found.offset + entry.end);
    if (!(rule.covers ?? isOnEntries(rule))) return;
    const { end } = entry ?? readEntry(found.text, found, MAX_ENTRY);
    this.coveredUntil = Math.max(this.coveredUntil, found.offset + end);
  }

  /** Adds rows to the draft of a rule on their line as links, or else as a finding of their own. */
  private addRows(rows: RowItem[], draft: LogFindingDraft | undefined, seen: MatchedLine): void {
    const { found, line, excerpt, logOffset } = seen;
    // A row on a line below the one that a rule explained would repeat that explanation.
    const isCovered = draft === undefined && logOffset < this.coveredUntil;
    if (isCovered || MISSING_LOADER.test(line)) return;
    rows.sort((a, b) => b.parts.join('').length - a.parts.join('').length);
    if (draft !== undefined) {
      // Matches of one kind are listed as one finding, so the links of the first are enough.
      draft.guides = mergeLinks(draft.guides, createRowLinks(rows));
      return;
    }
    const level = getLevelAt(seen);
    const isHealthy =
      (rows[0] as RowItem).row.hint ||
      /^(?:INFO|DEBUG|TRACE)$/.test(level) ||
      // Mixin warns of changes that the mod does without.
      (level === 'WARN' && OPTIONAL_MIXIN.test(line));
    const rowDraft = draftFromRows(rows, found.number, excerpt);
    (isHealthy ? this.collectors.hints : this.collectors.problems).add(rowDraft, () =>
      getContext(seen),
    );
  }
}

/** What Mixin prints about a change that failed: the line with the mod, and the error below it. */
const OPTIONAL_MIXIN = /\bMixin apply for mod |^org\.spongepowered\.asm\.mixin\./;

/** Returns the level of a line, or else the level of the entry it belongs to. */
const getLevelAt = ({ found, line }: SeenLine): string =>
  getLevel(line) || (startsEntry(line) ? '' : found.lastLevel);

/** Finds what the lines around a match add to its finding. */
function getContext(seen: SeenLine): FindingContext {
  const { found, line } = seen;
  return {
    error: findTraceBelow(found, line),
    isWarning: /^WARN/.test(getLevelAt(seen)),
  };
}

/** True for a rule that is tried last. */
const isGeneral = (rule: Rule): boolean => rule.unlessExplained === true;

/** True for a rule whose patterns see the rest of the entry, too. */
const isOnEntries = (rule: Rule): boolean => rule.scope === 'entry';

/** True at levels such as DEBUG, at which programs log failed attempts for their developers only. */
function isMuted(seen: SeenLine): boolean {
  const level = getLevelAt(seen);
  return level === 'DEBUG' || level === 'TRACE';
}

/** True if a line has no literals except failure words. */
function hasOnlyWords({ items }: FoundLine): boolean {
  for (const item of items) if (item.kind !== 'collect' || item.what !== 'words') return false;
  return true;
}

interface Match {
  readonly index: number;
  readonly groups: Readonly<Record<string, string | undefined>>;
}

/** Lists the matches of the first pattern that fits. There are several if a line lists several things. */
function listMatches(patterns: readonly RegExp[], text: string, several: boolean): Match[] {
  for (const pattern of patterns) {
    const match = pattern.exec(text);
    if (match === null) continue;
    const matches = [{ index: match.index, groups: match.groups ?? {} }];
    if (!several || pattern.source.startsWith('^')) return matches;
    // Anchors in a pattern refer to the whole line, so the rest cannot be cut off and searched alone.
    const rest = new RegExp(pattern.source, `${pattern.flags.replace('g', '')}g`);
    rest.lastIndex = match.index + Math.max(1, match[0].length);
    for (let next = rest.exec(text); next !== null; next = rest.exec(text)) {
      // Further text is no longer the start of a message at level INFO.
      matches.push({ index: match.index, groups: next.groups ?? {} });
      if (next[0] === '' || matches.length >= MAX_PER_LINE) break;
    }
    return matches;
  }
  return [];
}

/**
 * Lists the matches of a rule on a line.
 * @param entry the text of the line’s entry, if the rule looks at whole entries
 */
function listMatchesOfRule(rule: Rule, seen: MatchedLine, entry: string | undefined): Match[] {
  const { found, line, chatStart } = seen;
  const above = rule.above === true ? withoutColorCodes(found.above) : '';
  const text = `${above}${entry ?? line}`;
  const matches = listMatches(rule.patterns, text, !isOnEntries(rule));
  if (chatStart === undefined) return matches;
  return matches.filter(({ index }) => isAtMessageStart(text, above.length + chatStart, index));
}

/** True if a match is where its message starts, or only the name of an exception precedes it there. */
const isAtMessageStart = (text: string, messageStart: number, index: number): boolean =>
  index <= messageStart ||
  /^(?:[\w.$]{1,120}|(?:[a-z]\w{0,40}\.){2,8}\w{1,60}(?:Exception|Error): )$/.test(
    text.slice(messageStart, index),
  );

function containsInOrder(line: string, parts: readonly string[]): boolean {
  let from = 0;
  let last = '';
  for (const part of parts) {
    const partStart = line.indexOf(part, from);
    if (partStart < 0) return false;
    from = partStart + part.length;
    last = part;
  }
  // For a row such as `… to …`, the line must name something after its last short word.
  return !/^[a-z]{2,4}$/.test(last) || !line.trimEnd().endsWith(` ${last}`);
}
