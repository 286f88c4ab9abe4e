/** Tries the rules, guide rows and program signatures whose literals appear on a line. */
import type { Collected, CatalogItem, RowItem } from './catalog';
import type { Lifecycle } from '../server/lifecycle';
import type { ExitFinder } from '../server/exit-code';
import { createRowLinks, draftFromRows, mergeLinks } from '../findings/draft-from-rows';
import { draftFromRule } from '../findings/draft-from-rule';
import type { FindingContext, FindingList } from '../findings/finding-list';
import type { LogFindingDraft } from '../findings/findings';
import type { FoundLine } from './line-scanner';
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

/** Longest part of an entry that the patterns look at. */
const MAX_ENTRY = 16_384;
const MAX_LIST = 65_536;
const MAX_QUOTE = 300;
/** A rule's patterns stop after this many lines, so that a log full of one error stays fast. */
const MAX_TRIES = 5000;
/** Maximum matches of one rule per line. */
const MAX_PER_LINE = 20;

/**
 * Healthy Forge servers of 1.13 report themselves as missing; a guide row matches the same words.
 */
const MISSING_LOADER = /saved with mod (?:forge|minecraft|FML|mcp)\b/;

/** What collects data from each line. */
export interface Collectors {
  readonly problems: FindingList;
  readonly hints: FindingList;
  readonly recognizer: Recognizer;
  readonly errors: FirstErrorFinder;
  readonly owners: Owners;
  readonly exits: ExitFinder;
  readonly lifecycle: Lifecycle;
}

/** A line in the form that patterns see. */
interface SeenLine {
  readonly found: FoundLine;
  readonly line: string;
  readonly quote: string;
  /** Offset of the line in the whole log. */
  readonly at: number;
  /** Where the message starts, at the level at which chat is logged: what is quoted later is no match. */
  readonly spoken: number | undefined;
}

export class LineMatcher {
  private readonly tries = new Map<CatalogItem, number>();
  private readonly entryEnds = new Map<Rule, number>();
  /** End of the last entry that a rule has explained completely. */
  private coveredUntil = 0;

  constructor(private readonly collectors: Collectors) {}

  /** Examines a line, except what a player wrote or typed. */
  see(found: FoundLine): void {
    const { text, start, end, offset } = found;
    if (this.collectors.errors.hasFailure && hasOnlyWords(found)) return;
    const line = withoutColorCodes(text.slice(start, Math.min(end, start + MAX_MATCHED_LINE)));
    if (isChatOrCommand(line)) return;
    const quote = line.trim().slice(0, MAX_QUOTE);
    this.tryItems({ found, line, quote, at: offset + start, spoken: findChatStart(line) });
  }

  /** Tries what has a literal on the line: rules first, then general rules, then the rows of guides. */
  private tryItems(seen: SeenLine): void {
    const rules: Rule[] = [];
    const rows: RowItem[] = [];
    const isLineMuted = isMuted(seen);
    for (const item of seen.found.items) {
      if (item.kind === 'sign') this.collectors.recognizer.see(item.sign, seen.line);
      else if (item.kind === 'collect') this.collect(item.what, seen);
      else if (isLineMuted || this.countTry(item) > MAX_TRIES) continue;
      else if (item.kind === 'row') rows.push(item);
      else rules.push(item.rule);
    }
    const draft = this.tryRules(rules, seen);
    const matching = rows.filter(({ parts }) => containsInOrder(seen.line, parts));
    if (matching.length > 0) this.tryRows(matching, draft, seen);
  }

  /** Tries rules, general ones only until one matches; returns the finding of the last other one. */
  private tryRules(rules: readonly Rule[], seen: SeenLine): LogFindingDraft | undefined {
    let draft: LogFindingDraft | undefined;
    for (const rule of rules) if (!isGeneral(rule)) draft = this.tryRule(rule, seen) ?? draft;
    for (const rule of rules) if (isGeneral(rule)) draft ??= this.tryRule(rule, seen);
    return draft;
  }

  private tryRows(rows: RowItem[], draft: LogFindingDraft | undefined, seen: SeenLine): void {
    // A row for a line below one that a rule explained would repeat the explanation.
    const isCovered = draft === undefined && seen.at < this.coveredUntil;
    if (!isCovered && !MISSING_LOADER.test(seen.line)) this.addRows(rows, draft, seen);
  }

  /** How often an item has been tried, this time included. */
  private countTry(item: CatalogItem): number {
    const tried = (this.tries.get(item) ?? 0) + 1;
    this.tries.set(item, tried);
    return tried;
  }

  private collect(what: Collected, seen: SeenLine): void {
    const { found, line } = seen;
    const { text, start, end, number } = found;
    switch (what) {
      case 'trace':
        this.collectors.errors.see(found, line);
        break;
      case 'error':
        this.collectors.errors.seeError(found, line);
        break;
      case 'dump':
        this.collectors.errors.seeDump(found, line);
        break;
      case 'words':
        if (!isMuted(seen)) this.collectors.errors.seeFailureWord(found, line);
        break;
      case 'plugin':
        this.collectors.owners.seePlugin(line);
        break;
      case 'list':
        this.collectors.owners.seeList(readEntry(text, { start, end }, MAX_LIST).text);
        break;
      case 'end':
        this.collectors.errors.seeEnd(found, line);
        break;
      case 'lifecycle':
        this.collectors.lifecycle.see(line, number);
        break;
      case 'exit':
        this.collectors.exits.see(line, number);
    }
  }

  /** Tries a rule, and adds a finding per match; returns the first. */
  private tryRule(rule: Rule, seen: SeenLine): LogFindingDraft | undefined {
    const { found, quote } = seen;
    if (this.isDone(rule, seen.at)) return undefined;
    const entry = isOnEntries(rule) ? readEntry(found.text, found, MAX_ENTRY) : undefined;
    const matches = listMatchesOfRule(rule, seen, entry?.text);
    if (matches.length === 0) return undefined;
    this.markExplained(rule, found, entry);
    const drafts = matches.map(({ groups }) =>
      draftFromRule(rule, groups, { line: found.number, text: quote }),
    );
    for (const draft of drafts) this.collectors.problems.add(draft, () => getContext(seen));
    return drafts[0];
  }

  /** True if a rule has matched the entry of this line, or another one has explained it. */
  private isDone(rule: Rule, at: number): boolean {
    const isCovered = isGeneral(rule) && at < this.coveredUntil;
    return isCovered || (isOnEntries(rule) && at < (this.entryEnds.get(rule) ?? 0));
  }

  /** Remembers how far a rule that matched has explained the log. */
  private markExplained(rule: Rule, found: FoundLine, entry: { end: number } | undefined): void {
    if (entry !== undefined) this.entryEnds.set(rule, found.offset + entry.end);
    if (!(rule.covers ?? isOnEntries(rule))) return;
    const { end } = entry ?? readEntry(found.text, found, MAX_ENTRY);
    this.coveredUntil = Math.max(this.coveredUntil, found.offset + end);
  }

  /** Adds rows: as links of the draft on their line, or else as a finding of their own. */
  private addRows(rows: RowItem[], draft: LogFindingDraft | undefined, seen: SeenLine): void {
    const { found, line, quote } = seen;
    rows.sort((a, b) => b.parts.join('').length - a.parts.join('').length);
    if (draft !== undefined) {
      // The links of the first match of a kind hold for the others, too: only the first is listed.
      draft.guides = mergeLinks(draft.guides, createRowLinks(rows));
      return;
    }
    const level = getLevelAt(seen);
    const isHealthy =
      (rows[0] as RowItem).row.hint ||
      /^(?:INFO|DEBUG|TRACE)$/.test(level) ||
      // Mixin warns of changes that the mod does without.
      (level === 'WARN' && OPTIONAL_MIXIN.test(line));
    const rowDraft = draftFromRows(rows, found.number, quote);
    (isHealthy ? this.collectors.hints : this.collectors.problems).add(rowDraft, () =>
      getContext(seen),
    );
  }
}

/** What Mixin prints of a change that failed: the line with the mod, and the error below it. */
const OPTIONAL_MIXIN = /\bMixin apply for mod |^org\.spongepowered\.asm\.mixin\./;

/** The level of a line, or that of the entry it belongs to. */
const getLevelAt = ({ found, line }: SeenLine): string =>
  getLevel(line) || (startsEntry(line) ? '' : found.lastLevel);

/** What the lines around a match add to it. */
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

/** Programs log failed attempts at DEBUG, for their developers only. */
function isMuted(seen: SeenLine): boolean {
  const level = getLevelAt(seen);
  return level === 'DEBUG' || level === 'TRACE';
}

/** True if only a failure word was found on a line. */
function hasOnlyWords({ items }: FoundLine): boolean {
  for (const item of items) if (item.kind !== 'collect' || item.what !== 'words') return false;
  return true;
}

interface Match {
  readonly index: number;
  readonly groups: Readonly<Record<string, string | undefined>>;
}

/** The matches of the first pattern that fits: several if a line lists several things. */
function listMatches(patterns: readonly RegExp[], text: string, several: boolean): Match[] {
  for (const pattern of patterns) {
    const match = pattern.exec(text);
    if (match === null) continue;
    const matches = [{ index: match.index, groups: match.groups ?? {} }];
    if (!several || pattern.source.startsWith('^')) return matches;
    // Anchors in a pattern refer to the whole line, so use the flag `g` for the rest.
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

/** The matches of a rule on a line. @param entry the text of its entry, if the rule sees that */
function listMatchesOfRule(rule: Rule, seen: SeenLine, entry: string | undefined): Match[] {
  const { found, line, spoken } = seen;
  const above = rule.above === true ? withoutColorCodes(found.above) : '';
  const text = `${above}${entry ?? line}`;
  const matches = listMatches(rule.patterns, text, !isOnEntries(rule));
  if (spoken === undefined) return matches;
  return matches.filter(({ index }) => isAtMessageStart(text, above.length + spoken, index));
}

/** True if a message starts at `spoken` and the match there, too, or after an exception's name. */
const isAtMessageStart = (text: string, spoken: number, index: number): boolean =>
  index <= spoken ||
  /^(?:[\w.$]{1,120}|(?:[a-z]\w{0,40}\.){2,8}\w{1,60}(?:Exception|Error): )$/.test(
    text.slice(spoken, index),
  );

function containsInOrder(line: string, parts: readonly string[]): boolean {
  let from = 0;
  let last = '';
  for (const part of parts) {
    const at = line.indexOf(part, from);
    if (at < 0) return false;
    from = at + part.length;
    last = part;
  }
  // `… to …`: without a name behind it the line says nothing of what the row is about.
  return !/^[a-z]{2,4}$/.test(last) || !line.trimEnd().endsWith(` ${last}`);
}
