/** Tries the rules, rows and signs whose literals stand on a line. */
import type { Collected, Entry, RowEntry } from './catalog';
import type { Course } from './course';
import type { ExitFinder } from './exit-code';
import {
  draftFromRows,
  draftFromRule,
  linksToRows,
  mergeLinks,
  type Draft,
  type FindingList,
} from './findings';
import type { FoundLine } from './line-scanner';
import {
  isHead,
  isSpoken,
  levelOf,
  MAX_MATCHED_LINE,
  plain,
  spokenFrom,
  wholeEntry,
} from './lines';
import type { Owners } from './owners';
import type { Rule } from './rule';
import type { Recognizer } from './software';
import type { TraceFinder } from './traces';

/** Text of one entry that the patterns see at most. */
const MAX_ENTRY = 16_384;
const MAX_LIST = 65_536;
export const MAX_QUOTE = 300;
/** After so many lines per rule its patterns rest: a log full of one error stays fast. */
const MAX_TRIES = 5000;
/** So many times one rule is found in one line. */
const MAX_PER_LINE = 20;

/** Healthy Forge servers of 1.13 miss themselves; a row of a guide fits the same words. */
const OF_THE_LOADER = /saved with mod (?:forge|minecraft|FML|mcp)\b/;

interface Collectors {
  readonly problems: FindingList;
  readonly hints: FindingList;
  readonly recognizer: Recognizer;
  readonly traces: TraceFinder;
  readonly owners: Owners;
  readonly exits: ExitFinder;
  readonly course: Course;
}

/** A line as the patterns see it. */
interface Seen {
  readonly found: FoundLine;
  readonly line: string;
  readonly quote: string;
  /** Place of the line in the whole log. */
  readonly at: number;
  readonly spoken: number | undefined;
}

export class LineMatcher {
  private readonly tries = new Map<Entry, number>();
  private readonly entryEnds = new Map<Rule, number>();
  /** Up to here a rule has explained a whole entry. */
  private coveredUntil = 0;

  constructor(private readonly to: Collectors) {}

  see(found: FoundLine): void {
    const { text, start, end, offset } = found;
    if (this.to.traces.hasFailure && hasOnlyWords(found)) return;
    const line = plain(text.slice(start, Math.min(end, start + MAX_MATCHED_LINE)));
    if (isSpoken(line)) return;
    const quote = line.trim().slice(0, MAX_QUOTE);
    const seen: Seen = { found, line, quote, at: offset + start, spoken: spokenFrom(line) };
    const rows: RowEntry[] = [];
    const muted = isMuted(seen);
    let curated: Draft | undefined;
    for (const entry of found.entries) {
      if (entry.kind === 'sign') this.to.recognizer.see(entry.sign, line);
      else if (entry.kind === 'collect') this.collect(entry.what, seen);
      else if (muted || this.rests(entry)) continue;
      else if (entry.kind === 'rule') curated = this.tryRule(entry.rule, seen) ?? curated;
      else if (containsInOrder(line, entry.parts)) rows.push(entry);
    }
    // A row about a line below one that a rule explained would say the same again.
    if (
      rows.length > 0 &&
      !OF_THE_LOADER.test(line) &&
      (curated !== undefined || seen.at >= this.coveredUntil)
    ) {
      this.addRows(rows, curated, seen);
    }
  }

  private rests(entry: Entry): boolean {
    const tried = (this.tries.get(entry) ?? 0) + 1;
    this.tries.set(entry, tried);
    return tried > MAX_TRIES;
  }

  private collect(what: Collected, seen: Seen): void {
    const { found, line } = seen;
    const { text, start, end, above, number, offset } = found;
    switch (what) {
      case 'trace':
        this.to.traces.see(text, start, line, above, number, offset);
        break;
      case 'error':
        this.to.traces.seeError(text, start, line, above, number);
        break;
      case 'dump':
        this.to.traces.seeDump(text, start, line, above, number);
        break;
      case 'words':
        if (!isMuted(seen)) this.to.traces.seeWords(text, start, line, above, number);
        break;
      case 'plugin':
        this.to.owners.seePlugin(line);
        break;
      case 'list':
        this.to.owners.seeList(wholeEntry(text, start, end, MAX_LIST).text);
        break;
      case 'end':
        this.to.traces.seeEnd(text, start, line, above, number);
        break;
      case 'ready':
        this.to.course.see(line, number);
        break;
      case 'exit':
        this.to.exits.see(line, number);
    }
  }

  private tryRule(rule: Rule, { found, line, quote, at, spoken }: Seen): Draft | undefined {
    if (rule.unlessExplained === true && at < this.coveredUntil) return undefined;
    const whole = rule.scope === 'entry';
    if (whole && at < (this.entryEnds.get(rule) ?? 0)) return undefined;
    const entry = whole ? wholeEntry(found.text, found.start, found.end, MAX_ENTRY) : undefined;
    const text = `${rule.above === true ? plain(found.above) : ''}${entry?.text ?? line}`;
    const matches = matchesOf(rule.patterns, text, !whole).filter(
      ({ index }) => spoken === undefined || opens(text, spoken, index),
    );
    if (matches.length === 0) return undefined;
    if (entry !== undefined) this.entryEnds.set(rule, found.offset + entry.end);
    if (entry !== undefined || rule.covers === true) {
      const covered = entry ?? wholeEntry(found.text, found.start, found.end, MAX_ENTRY);
      this.coveredUntil = Math.max(this.coveredUntil, found.offset + covered.end);
    }
    let first: Draft | undefined;
    for (const { groups } of matches) {
      const draft = draftFromRule(rule, groups, found.number, quote);
      this.to.problems.add(draft);
      first ??= draft;
    }
    return first;
  }

  private addRows(
    rows: RowEntry[],
    curated: Draft | undefined,
    { found, line, quote }: Seen,
  ): void {
    rows.sort((one, other) => other.parts.join('').length - one.parts.join('').length);
    if (curated !== undefined) {
      // The links of the first of its kind hold for the others, too: only that one is listed.
      curated.guides = mergeLinks(curated.guides, linksToRows(rows));
      return;
    }
    const level = levelOf(line) || (isHead(line) ? '' : found.lastLevel);
    const healthy = (rows[0] as RowEntry).rule.hint || /^(?:INFO|DEBUG|TRACE)$/.test(level);
    (healthy ? this.to.hints : this.to.problems).add(draftFromRows(rows, found.number, quote));
  }
}

/** Programs try things out and tell of it to their makers only. */
function isMuted({ found, line }: Seen): boolean {
  const level = levelOf(line) || (isHead(line) ? '' : found.lastLevel);
  return level === 'DEBUG' || level === 'TRACE';
}

/** True where nothing but a word of failure stands on a line. */
function hasOnlyWords({ entries }: FoundLine): boolean {
  for (const entry of entries) if (entry.kind !== 'collect' || entry.what !== 'words') return false;
  return true;
}

interface Match {
  readonly index: number;
  readonly groups: Readonly<Record<string, string | undefined>>;
}

/** The finds of the first pattern that fits: more than one where a line lists several. */
function matchesOf(patterns: readonly RegExp[], text: string, several: boolean): Match[] {
  for (const pattern of patterns) {
    const match = pattern.exec(text);
    if (match === null) continue;
    const matches = [{ index: match.index, groups: match.groups ?? {} }];
    if (!several || pattern.source.startsWith('^')) return matches;
    // Anchors inside a pattern hold for the whole line, so the rest is searched with the flag `g`.
    const rest = new RegExp(pattern.source, `${pattern.flags.replace('g', '')}g`);
    rest.lastIndex = match.index + Math.max(1, match[0].length);
    for (let next = rest.exec(text); next !== null; next = rest.exec(text)) {
      // What stands further on is no longer the start of a message that was said on INFO.
      matches.push({ index: match.index, groups: next.groups ?? {} });
      if (next[0] === '' || matches.length >= MAX_PER_LINE) break;
    }
    return matches;
  }
  return [];
}

/** True where a message starts at `spoken` and the match with it, or behind a name of Java's. */
const opens = (text: string, spoken: number, index: number): boolean =>
  index <= spoken ||
  /^(?:[\w.$]{1,120}|(?:[a-z]\w{0,40}\.){2,8}\w{1,60}(?:Exception|Error): )$/.test(
    text.slice(spoken, index),
  );

function containsInOrder(line: string, parts: readonly string[]): boolean {
  let from = 0;
  for (const part of parts) {
    const at = line.indexOf(part, from);
    if (at < 0) return false;
    from = at + part.length;
  }
  return true;
}
