/**
 * Reads a log in pieces, in bounded memory: redacts it, recognizes the software and finds known
 * problems. Rules see only redacted text, so nothing else can come out of here.
 */
// cspell:ignore Rcon
import { javaByClassFile } from '../../facts/java';
import { catalog, guideTitles, type Entry, type RowEntry } from './catalog';
import { searchLiterals } from './literals';
import { createRedactor, HIDDEN, type RedactOptions } from './redact';
import type { RedactionKind } from './redact-kinds';
import { ON_JAVA, type GuideLink, type Rule } from './rule';
import { Recognizer, type Recognized } from './software';
import { isOlder } from '../../lib/minecraftVersion';

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
}

export interface Report {
  readonly recognized: Recognized;
  readonly problems: readonly Finding[];
  /** Lines that a guide explains and that healthy servers print as well. */
  readonly hints: readonly Finding[];
  /** True where there was more than is listed. */
  readonly more: boolean;
  readonly lines: number;
  readonly redactions: Readonly<Record<RedactionKind, number>>;
  /** The first lines in which something was hidden, as they are now. */
  readonly samples: readonly string[];
}

export interface LogReader {
  /** Takes the next piece of the log and gives the redacted text that is ready. */
  readonly push: (text: string) => string;
  /** Takes the end; the rest of the redacted text. */
  readonly finish: () => string;
  /** What is known so far. */
  readonly report: () => Report;
}

/** Text of one entry, and of one line, that the patterns see at most. */
const LONGEST_ENTRY = 16_384;
const LONGEST_MATCHED_LINE = 4096;
/** A line without an end is cut here, at a place that splits no word. */
const LONGEST_LINE = 1_048_576;
const LONGEST_QUOTE = 300;
const MOST_FINDINGS = 200;
const MOST_SAMPLES = 40;
/** After this many lines per rule its patterns rest: a log full of one error stays fast. */
const MOST_TRIES = 5_000;

/** A line that a player wrote or typed: what it quotes is not the server's. */
const PLAYER =
  /^(?:\[[^\]\n]{1,80}\] ?){0,3}:? ?(?:\[Not Secure\] )?(?:\[[^\]\n]{1,40}\] ?){0,2}<[^<>\n]{1,40}> |^[^\n]{0,60}Async Chat Thread[^\n\]]{0,20}\/INFO\]|^[^\n]{0,100}(?:issued server command|executed command):? \/|^(?:\[[^\]\n]{1,80}\] ?){0,3}:? ?\[(?:Server|Rcon)\] /;
/** The start of an entry: a date or time in brackets or bare, or a thread and level. */
const HEAD =
  /^(?:\[\d|\d{4}-\d\d-\d\d|\d\d:\d\d:\d\d|\[[\w #-]{1,60}\/[A-Z]{4,6}\]|\[[^\]\n]{0,40}Daemon\]:)/;
/** Dates, threads, levels and names of plugins in front of a message, and how Java goes on. */
const BEFORE_MESSAGE =
  /^(?:\[[^\]\n]{1,80}\]:? ?|\([^)\n]{1,40}\):? |[\d:. -]{8,24} )*(?:[\s-]+|Caused by: |Exception in thread "[^"\n]{1,80}" )*/;
const CODES = /\u001b\[[0-9;]*[A-Za-z]|§./g;
/** Forge prints what programs write to the error stream at the level INFO. */
const ERROR_STREAM = /^[^\n]{0,80}\[STDERR\]/;
const LEVEL = /^[^\n]{0,120}?[/ [](INFO|DEBUG|TRACE|WARN|WARNING|ERROR|FATAL|SEVERE)\b/;

interface Draft extends Omit<Finding, 'count' | 'guides'> {
  readonly software: Rule['software'];
  readonly versions: Rule['versions'];
  guides: GuideLink[];
  count: number;
}

/** Starts reading a log. */
export function createLogReader(options: RedactOptions): LogReader {
  const redactor = createRedactor(options);
  const recognizer = new Recognizer();
  const problems = new Map<string, Draft>();
  const hints = new Map<string, Draft>();
  const tries = new Map<Entry, number>();
  const entryEnds = new Map<Rule, number>();
  let coveredUntil = 0;
  let raw = '';
  let clean = '';
  let lines = 0;
  let more = false;
  let lastLevel = '';
  const samples: string[] = [];

  const redact = (text: string): string => {
    const redacted = redactor.redact(text);
    if (redacted !== text && samples.length < MOST_SAMPLES) {
      for (const line of redacted.split('\n')) {
        if (samples.length < MOST_SAMPLES && HIDDEN.test(line)) {
          samples.push(line.slice(0, LONGEST_QUOTE));
        }
      }
    }
    return redacted;
  };

  const add = (list: Map<string, Draft>, draft: Draft): void => {
    const key = keyOf(draft);
    const known = list.get(key);
    if (known !== undefined) known.count++;
    else if (list.size < MOST_FINDINGS) list.set(key, draft);
    else more = true;
  };

  /** Looks at one line of `clean` with the literals found on it. */
  const see = (found: ReadonlySet<Entry>, start: number, end: number): void => {
    const line = plain(clean.slice(start, Math.min(end, start + LONGEST_MATCHED_LINE)));
    if (PLAYER.test(line)) return;
    const quote = line.trim().slice(0, LONGEST_QUOTE);
    // What stands behind other words on a line of this level is chat that a plugin or a bot wrote.
    const spoken =
      LEVEL.exec(line)?.[1] === 'INFO' && !ERROR_STREAM.test(line)
        ? BEFORE_MESSAGE.exec(line)?.[0].length
        : undefined;
    let whole: { text: string; end: number } | undefined;
    let curated: Draft | undefined;
    const rows: RowEntry[] = [];
    for (const entry of found) {
      if (entry.kind === 'sign') {
        recognizer.see(entry.sign, line);
        continue;
      }
      const tried = (tries.get(entry) ?? 0) + 1;
      tries.set(entry, tried);
      if (tried > MOST_TRIES) continue;
      if (entry.kind === 'row') {
        if (containsInOrder(line, entry.parts)) rows.push(entry);
        continue;
      }
      const { rule } = entry;
      if (rule.unlessExplained === true && start < coveredUntil) continue;
      if (rule.scope === 'entry') {
        if (start < (entryEnds.get(rule) ?? 0)) continue;
        whole ??= wholeEntry(clean, start, end);
      }
      const text = rule.scope === 'entry' && whole !== undefined ? whole.text : line;
      const match = firstMatch(rule.patterns, text);
      if (match === undefined || (spoken !== undefined && match.index > spoken)) continue;
      if (rule.scope === 'entry' && whole !== undefined) {
        entryEnds.set(rule, whole.end);
        coveredUntil = Math.max(coveredUntil, whole.end);
      }
      curated = draftOf(rule, match.groups ?? {}, lines + 1, quote);
      add(problems, curated);
    }
    // A row about a line below one that a rule explained would say the same again.
    if (rows.length > 0 && (curated !== undefined || start >= coveredUntil)) {
      addRows(rows, curated, line, quote);
    }
  };

  const addRows = (
    rows: RowEntry[],
    curated: Draft | undefined,
    line: string,
    quote: string,
  ): void => {
    rows.sort((one, other) => other.parts.join('').length - one.parts.join('').length);
    const links = rows.map(({ rule }) => ({ route: rule.route, row: rule.row }));
    if (curated !== undefined) {
      // The draft in the list is the first of its kind; this one's links are the same rows.
      const listed = problems.get(keyOf(curated));
      if (listed?.count === 1) listed.guides = mergeLinks(listed.guides, links);
      return;
    }
    const { rule } = rows[0] as RowEntry;
    const level = LEVEL.exec(line)?.[1] ?? (HEAD.test(line) ? '' : lastLevel);
    const healthy = rule.hint || /^(?:INFO|DEBUG|TRACE)$/.test(level);
    add(healthy ? hints : problems, {
      id: `${rule.route}#${rule.row}`,
      title: (rows[0] as RowEntry).parts.join(' … '),
      cause: rule.cause,
      fix: rule.fix,
      guides: mergeLinks([], links),
      line: lines + 1,
      text: quote,
      count: 1,
      software: ON_JAVA,
      versions: undefined,
    });
  };

  /** Searches `clean` up to `to`, a place behind a line's end, and drops that part. */
  const scan = (to: number): void => {
    let start = 0;
    let found = new Set<Entry>();
    let from = 0;
    // Line ends are searched for only where a literal stands: that is rare.
    const settle = (end: number): void => {
      see(found, start, end);
      found = new Set();
    };
    let hitLine = -1;
    searchLiterals(catalog().literals, clean, 0, to, (literal, end) => {
      if (hitLine >= 0 && end > hitLine) {
        settle(hitLine);
        hitLine = -1;
      }
      if (hitLine < 0) {
        start = clean.lastIndexOf('\n', end - 1) + 1;
        const stop = clean.indexOf('\n', end);
        hitLine = stop < 0 ? clean.length : stop;
        const before = countLines(clean, from, start);
        if (before.last !== '') lastLevel = before.last;
        lines += before.count;
        from = start;
      }
      found.add(catalog().entries[literal] as Entry);
    });
    if (hitLine >= 0) settle(hitLine);
    const rest = countLines(clean, from, to);
    lines += rest.count;
    if (rest.last !== '') lastLevel = rest.last;
    clean = clean.slice(to);
    for (const [rule, end] of entryEnds) entryEnds.set(rule, end - to);
    coveredUntil -= to;
  };

  const push = (text: string): string => {
    raw += text;
    let cut = raw.lastIndexOf('\n') + 1;
    if (cut === 0 && raw.length > LONGEST_LINE) cut = safeCut(raw);
    if (cut === 0) return '';
    const redacted = redact(raw.slice(0, cut));
    raw = raw.slice(cut);
    clean += redacted;
    const ready = clean.lastIndexOf('\n', clean.length - LONGEST_ENTRY - 1) + 1;
    if (clean.length > LONGEST_ENTRY && ready > 0) scan(ready);
    return redacted;
  };

  const finish = (): string => {
    const redacted = redact(raw);
    raw = '';
    clean += redacted;
    const unfinished = clean !== '' && !clean.endsWith('\n');
    scan(clean.length);
    if (unfinished) lines++;
    return redacted;
  };

  const report = (): Report => {
    const recognized = recognizer.result();
    const list = [...problems.values()].filter((draft) => fits(draft, recognized));
    // A row that a rule leads to says the same as the rule.
    const said = new Set(
      list.flatMap(({ id, guides: [link] }) => (isRow(id) ? [] : [`${link?.route}#${link?.row}`])),
    );
    return {
      recognized,
      problems: list.filter(({ id }) => !isRow(id) || !said.has(id)).map(publish),
      hints: [...hints.values()].filter((draft) => fits(draft, recognized)).map(publish),
      more,
      lines,
      redactions: { ...redactor.counts },
      samples: [...samples],
    };
  };

  return { push, finish, report };
}

/** A whole text at once, for tests and short pastes. */
export function readLog(
  text: string,
  options: RedactOptions,
): { report: Report; redacted: string } {
  const reader = createLogReader(options);
  const redacted = reader.push(text) + reader.finish();
  return { report: reader.report(), redacted };
}

/** Rows of trouble tables are named by their address, rules by a word. */
const isRow = (id: string): boolean => id.startsWith('/');
/** What counts as the same find again: a row with any of its messages. */
const keyOf = ({ id, title }: Pick<Draft, 'id' | 'title'>): string =>
  isRow(id) ? id : `${id}\n${title}`;

function publish({ id, title, cause, fix, guides, line, text, count }: Draft): Finding {
  const named = guides.map((link) => ({ ...link, title: guideTitles[link.route] as string }));
  return { id, title, cause, fix, guides: named, line, text, count };
}

function fits({ software, versions }: Draft, { families, game }: Recognized): boolean {
  if (families.length > 0 && !software.some((family) => families.includes(family))) {
    return false;
  }
  if (versions === undefined || game === undefined) return true;
  return isOlder(game, versions.before) !== false;
}

const plain = (text: string): string =>
  /[\u001b§\r]/.test(text) ? text.replace(CODES, '').replaceAll('\r', '') : text;

function firstMatch(patterns: readonly RegExp[], text: string): RegExpExecArray | undefined {
  for (const pattern of patterns) {
    const match = pattern.exec(text);
    if (match !== null) return match;
  }
  return undefined;
}

function containsInOrder(line: string, parts: readonly string[]): boolean {
  let from = 0;
  for (const part of parts) {
    const at = line.indexOf(part, from);
    if (at < 0) return false;
    from = at + part.length;
  }
  return true;
}

/** The line and those that belong to it. */
function wholeEntry(text: string, start: number, end: number): { text: string; end: number } {
  const limit = Math.min(text.length, start + LONGEST_ENTRY);
  let stop = end;
  while (stop < limit) {
    const next = text.indexOf('\n', stop + 1);
    const line = text.slice(stop + 1, Math.min(next < 0 ? limit : next, stop + 160));
    if (HEAD.test(line)) break;
    stop = next < 0 ? limit : next;
  }
  return { text: plain(text.slice(start, Math.min(stop, limit))), end: stop };
}

/** Line ends between two places, and the level of the last entry that starts there. */
function countLines(text: string, from: number, to: number): { count: number; last: string } {
  let count = 0;
  for (let at = text.indexOf('\n', from); at >= 0 && at < to; at = text.indexOf('\n', at + 1))
    count++;
  // Entries are short against this: the level of an older one does not matter.
  const tail = text.slice(Math.max(from, to - LONGEST_ENTRY), to).split('\n');
  for (let index = tail.length - 1; index >= 0; index--) {
    const line = tail[index] as string;
    if (HEAD.test(line)) return { count, last: LEVEL.exec(line)?.[1] ?? '' };
  }
  return { count, last: '' };
}

/** A place in a very long line where no address or secret is cut in two. */
function safeCut(text: string): number {
  for (let at = text.length; at > text.length - 65_536 && at > 0; at--) {
    if (/\s/.test(text[at - 1] as string)) return at;
  }
  return text.length;
}

const THE_NAMED = /The ((?:proxy )?(?:mod|plugin)) \{(?:mod|plugin)\}/g;

function draftOf(
  rule: Rule,
  groups: Readonly<Record<string, string | undefined>>,
  line: number,
  text: string,
): Draft {
  const values: Record<string, string | undefined> = {
    ...groups,
    mod: groups.mod ?? groups.modId,
    needed: groups.needed ?? groups.neededId ?? groups.neededOne,
    plugin: groups.plugin ?? groups.file?.replace(/\.jar$/, ''),
    java: String(javaByClassFile[`v${groups.classFile ?? ''}`] ?? ''),
  };
  const fill = (template: string): string => {
    const named = values.mod ?? values.plugin;
    const start = named === undefined ? template.replace(THE_NAMED, 'A $1') : template;
    return start.replace(/\{(\w+)\}/g, (_, name: string) => values[name]?.trim() ?? 'it');
  };
  return {
    id: rule.id,
    title: fill(rule.title),
    cause: fill(rule.cause),
    fix: fill(rule.fix),
    guides: [rule.guide],
    line,
    text,
    count: 1,
    software: rule.software,
    versions: rule.versions,
  };
}

function mergeLinks(first: readonly GuideLink[], second: readonly GuideLink[]): GuideLink[] {
  const links = [...first];
  for (const link of second) {
    if (links.length < 3 && !links.some(({ route }) => route === link.route)) links.push(link);
  }
  return links;
}
