/**
 * Holds all texts of the MTR reader: its labels, and each verdict with reasons and next steps.
 * Pure.
 */
// cspell:ignore nexttrace pingplotter
import { formatCount } from '../../lib/format-count';
import type { Tone } from '../../ui/tone';
import { GOOD_PACKETS, type RouteJudgment, type JudgmentKind } from './judging/judge';
import type { RouteSegment } from './judging/segments';
import { isLoss } from './judging/statistics';
import type { Hop, RouteReport } from './report';

export interface Explanation {
  readonly tone: Tone;
  readonly title: string;
  readonly why: readonly string[];
  /** What to do next, in order. */
  readonly next: readonly string[];
}

/** Words of the reader itself; a verdict's are below. */
export const VIEW = {
  intro:
    'Paste a report of mtr (in any of its forms), WinMTR, PingPlotter, pathping, tracert, traceroute, tracepath, NextTrace or MikroTik, or a CSV file of one. It is read from the last line upward, as described below, in your browser only.',
  input: 'Your report',
  placeholder: 'Paste the report here',
  problems: {
    empty: 'Paste a report. Until then you see an example.',
    'no-route':
      'No route report found in this text. Paste the lines with the numbered hops, with their loss or times, from mtr, WinMTR, PingPlotter, pathping, tracert or traceroute.',
  },
  shortened: 'Only the first million characters were read.',
  choice: 'Report to read',
  option: (position: string, hopCount: number, target: string | undefined): string =>
    `${position}: ${hopCount} hops${target === undefined ? '' : ` to ${target}`}`,
  position: (index: number, count: number): string => `${index} of ${count}`,
  example: 'Example: ',
  table: 'Hops of the report',
  columns: ['Hop', 'Host', 'Loss', 'Sent', 'Avg ms', 'Worst ms', 'Where'],
  notes: {
    begins: 'begins here',
    limited: 'limits its replies',
    slow: 'answers slowly',
    mute: 'never answers, harmless',
  },
  limits:
    'A report shows one direction at one time. Loss on the way back looks the same as loss on the way out, and whose router a hop is follows from its name, address and AS number only.',
  redact: 'Hide names and addresses of my own network',
  summary: 'Summary for a ticket or for your provider',
  copy: 'Copy the summary',
} as const;

/** Words of the summary for a ticket. */
export const SUMMARY = {
  title: (program: string, target: string | undefined): string =>
    `Route report (${program})${target === undefined ? '' : ` to ${target}`}`,
  verdict: (title: string): string => `Verdict: ${title}`,
  /** Above columns of fixed width: 3, 8, 6, 8 and 8 characters, then two spaces. */
  head: 'Hop    Loss  Sent Avg ms   Worst  Host [where]',
  /** The reader completes these lines. */
  toComplete: [
    'Time of the test (UTC): ',
    'My public address: ',
    'My town and internet provider: ',
  ],
  csv: 'CSV file',
  ownNetwork: '(own network)',
  noAnswer: '(no answer)',
} as const;

export const SEGMENTS: Readonly<Record<RouteSegment, string>> = {
  home: 'your home',
  provider: 'your internet provider',
  between: 'in between',
  server: 'the server’s network',
  'first-mile': 'your home or your internet provider',
  unknown: 'unknown',
};

const SEGMENT_LOCATIONS: Readonly<Record<RouteSegment, string>> = {
  home: 'in your home network',
  provider: 'at your internet provider',
  between: 'in a network between your provider and the server',
  server: 'at the server or in its network',
  'first-mile': 'in your home or at your internet provider',
  unknown: 'before the first line that you pasted',
};

const formatLoss = (hop: Hop): string => `${((100 * hop.lost) / hop.sent).toFixed(1)} %`;

function formatMs(value: number | undefined): string {
  if (value === undefined) return '?';
  return value < 10 ? `${value.toFixed(1)} ms` : `${Math.round(value)} ms`;
}

const formatPackets = (count: number): string => formatCount(count, 'packet');

/** ` (name)`, or empty if nothing replied. */
const formatHostSuffix = ({ host }: Hop): string =>
  host === undefined ? '' : ` (${host.split(' ')[0] as string})`;

/** `3`, `3 and 5`, `3 to 6`, `2, 4 and 6 to 8`. */
function formatHopNumbers(numbers: readonly number[]): string {
  const runs: [number, number][] = [];
  for (const number of numbers) {
    const run = runs.at(-1);
    if (run !== undefined && number === run[1] + 1) run[1] = number;
    else runs.push([number, number]);
  }
  const parts = runs.flatMap(([from, to]) => {
    if (to - from >= 2) return [`${from} to ${to}`];
    return from === to ? [`${from}`] : [`${from}`, `${to}`];
  });
  const end = parts.pop() as string;
  return parts.length === 0 ? end : `${parts.join(', ')} and ${end}`;
}

const formatHops = (numbers: readonly number[]) =>
  `${numbers.length === 1 ? 'hop' : 'hops'} ${formatHopNumbers(numbers)}`;

/** What looks bad but is harmless. */
function listHarmlessNotes({ limited, slow, mute, last, reached }: RouteJudgment): string[] {
  const end = reached ? 'the server' : `hop ${last?.number}`;
  const notes: string[] = [];
  if (limited.length > 0) {
    notes.push(
      `The loss at ${formatHops(limited)} does not reach ${end}: routers limit how many test packets they answer (reply rate limiting). It is not packet loss.`,
    );
  }
  if (slow.length > 0) {
    notes.push(
      `The long times at ${formatHops(slow)} do not reach ${end}: a router there answers tests late, but passes packets on at once.`,
    );
  }
  if (mute.length > 0) {
    notes.push(`No answer from ${formatHops(mute)}, although packets get through: harmless.`);
  }
  return notes;
}

const RECORD_AGAIN = `Record ${GOOD_PACKETS} packets while it lags, and paste that report here.`;
const USE_A_CABLE =
  'Use a cable instead of Wi-Fi, stop uploads and downloads, and record it again.';
const SEND_TO_US_TOO =
  'Send us the summary as well, with the time: we can record the way back and may be able to route around it.';

const ADVICE_BY_SEGMENT: Readonly<Record<RouteSegment, readonly string[]>> = {
  home: [
    USE_A_CABLE,
    'Still there? Restart the router, try another cable or port, then send the summary to your internet provider. Nobody at the server’s end can repair this.',
  ],
  provider: [
    'Make sure that nobody at home fills the line, then record it again.',
    'Send the summary to your internet provider: only they can repair it.',
    SEND_TO_US_TOO,
  ],
  between: [
    'Send the summary to us and to your internet provider, with the time and your public address.',
    'Until then, try a VPN with an exit near the server: it takes another way.',
  ],
  server: ['Open a ticket with the summary, the time in UTC and your public address.'],
  'first-mile': [
    USE_A_CABLE,
    'Clean then? It was the Wi-Fi. If not, send the summary to your internet provider.',
  ],
  unknown: ['Paste the whole report: the first lines say whether it begins in your home.'],
};

/** A judgment with a hop and a segment; only `clean` and the like have none. */
type LocatedJudgment = RouteJudgment & {
  readonly at: Hop;
  readonly last: Hop;
  readonly segment: RouteSegment;
};

function describeStart({ at, lastClear, segment }: LocatedJudgment): string {
  const from =
    lastClear === undefined
      ? `at hop ${at.number}${formatHostSuffix(at)}, the first that answers`
      : `between hop ${lastClear.number} and hop ${at.number}${formatHostSuffix(at)}`;
  const gap =
    lastClear !== undefined && at.number > lastClear.number + 1
      ? ' The hops between these two do not show on which side of them.'
      : '';
  return `It begins ${from}: ${SEGMENT_LOCATIONS[segment]}.${gap}`;
}

/** Loss that is not significant. */
function describeChanceLoss(last: Hop): string {
  if (last.lost === 0) return '';
  return ` ${last.lost} of ${last.sent} packets got lost there, which can be chance.`;
}

function listJitterNotes({ alsoUnsteady, unsteadyFrom }: LocatedJudgment): string[] {
  if (unsteadyFrom !== undefined) {
    return [
      `Waiting times jump already from hop ${unsteadyFrom.at.number} on, ${SEGMENT_LOCATIONS[unsteadyFrom.segment]}: that is a trouble of its own.`,
    ];
  }
  return alsoUnsteady
    ? ['Waiting times jump as well, which is typical of a full line or Wi-Fi.']
    : [];
}

function explainLoss(judgment: LocatedJudgment): Explanation {
  const { last, at, lastClear, segment, also, few, reached } = judgment;
  const end = reached ? 'the server' : `hop ${last.number}, the last that answers`;
  return {
    tone: 'danger',
    title: `Real packet loss, from hop ${at.number} on: ${SEGMENT_LOCATIONS[segment]}`,
    why: [
      `${formatLoss(last)} of ${last.sent} packets to ${end} got lost, and every line from hop ${at.number} down shows it. ${describeStart(judgment)}`,
      ...(segment === 'server' && at === last && reached
        ? [
            'Only the last line loses packets: the server is overloaded, under attack, or its filter drops a part of the tests. Does the game lag or time out at the same moment? Then it is real.',
          ]
        : []),
      ...(segment === 'home'
        ? ['Typical causes are Wi-Fi, a bad cable or a router that is overloaded.']
        : []),
      ...(segment === 'provider' && lastClear?.number === 1
        ? ['That is the line to your home or the first router behind it.']
        : []),
      ...(also === undefined
        ? []
        : [
            `A smaller part already gets lost from hop ${also.at.number} on: ${SEGMENT_LOCATIONS[also.segment]}.`,
          ]),
      ...listJitterNotes(judgment),
      ...(few ? [`With ${last.sent} packets per hop, the amount and the place are rough.`] : []),
      ...listHarmlessNotes(judgment),
    ],
    next: [...(few ? [RECORD_AGAIN] : []), ...ADVICE_BY_SEGMENT[segment]],
  };
}

/** The inputs for a verdict's words. */
interface VerdictContext {
  readonly report: RouteReport;
  /** The judgment, with hop and segment if its kind has them. */
  readonly located: LocatedJudgment;
  readonly at: Hop;
  readonly last: Hop;
  readonly segment: RouteSegment;
  /** Something replied. */
  readonly hasAnswer: boolean;
  readonly few: boolean;
  readonly hiddenPercent: number;
  /** What looks bad but is harmless. */
  readonly notes: readonly string[];
  /** How much loss can go undetected in so few packets. */
  readonly hidden: string;
  /** What is known about the route up to the last hop that replies. */
  readonly upTo: string;
}

const EXPLANATIONS: Readonly<Record<JudgmentKind, (context: VerdictContext) => Explanation>> = {
  loss: ({ located }) => explainLoss(located),
  clean: ({ last, hiddenPercent, hidden, notes }) => ({
    tone: 'good',
    title: 'The route is fine',
    why: [
      `The last line counts: the server answers with ${formatLoss(last)} loss and ${formatMs(last.avgMs)} on average.${describeChanceLoss(last)}`,
      ...notes,
      ...(last.worstMs !== undefined && last.avgMs !== undefined && last.worstMs > last.avgMs + 100
        ? [`The slowest packet took ${formatMs(last.worstMs)}; single ones do that anywhere.`]
        : []),
      ...(hiddenPercent > 2 ? [hidden] : []),
    ],
    next: [
      `Recorded while it lagged? Then it is not the network: check the server and the player’s computer. If not, record ${GOOD_PACKETS} packets while it lags.`,
    ],
  }),
  'too-few': ({ last, hidden, notes }) => ({
    tone: 'note',
    title: `Too few packets to judge loss: ${last.sent} per hop`,
    why: [
      `The route reaches the server${last.avgMs === undefined ? '' : ` in ${formatMs(last.avgMs)}`}, and no problem shows.${describeChanceLoss(last)} ${hidden}`,
      ...notes,
    ],
    next: [RECORD_AGAIN],
  }),
  unsteady: ({ located, at, last, segment, few, notes }) => ({
    tone: 'caution',
    title: `Waiting times jump, from hop ${at.number} on: ${SEGMENT_LOCATIONS[segment]}`,
    why: [
      `${last.lost === 0 ? 'No packet got lost' : `${last.lost} of ${formatPackets(last.sent)} got lost`}, but answers from ${located.reached ? 'the server' : `hop ${last.number}`} take ${formatMs(last.bestMs)} at best, ${formatMs(last.avgMs)} on average and up to ${formatMs(last.worstMs)}. Players feel that as stutter and rubber-banding (jitter). ${describeStart(located)} Typical causes are Wi-Fi and a full line.`,
      ...(few ? [`With ${last.sent} packets per hop, this is a hint only.`] : []),
      ...notes,
    ],
    next: [...(few ? [RECORD_AGAIN] : []), ...ADVICE_BY_SEGMENT[segment]],
  }),
  far: ({ at, last, segment, few, hiddenPercent, hidden, notes }) => ({
    tone: 'note',
    title: `${few ? 'A long way' : 'No loss, but a long way'}: ${formatMs(last.bestMs)} at best`,
    why: [
      `The time rises most at hop ${at.number}, ${SEGMENT_LOCATIONS[segment]}, and stays up to the last line. Steady delay without loss is distance or a detour${segment === 'home' || segment === 'provider' || segment === 'first-mile' ? ', a VPN, a satellite or mobile line, or a line that is full all the time' : ''}; it is not a fault of that router.`,
      ...notes,
      ...(hiddenPercent > 2 ? [`${hidden}${describeChanceLoss(last)}`] : []),
    ],
    next: [
      'Compare with the distance: 15 to 20 ms per 1,000 km are usual.',
      ...(segment === 'between' || segment === 'server'
        ? ['Much more than that? Send us the summary: a detour can sometimes be changed.']
        : ['Switch a VPN off, use a cable, and record it again.']),
      ...(few ? [RECORD_AGAIN] : []),
    ],
  }),
  silent: ({ few, hidden, upTo, notes }) => ({
    tone: 'caution',
    title: 'The server answers no test packets: this alone is not packet loss',
    why: [
      `${upTo} What comes after it, this report cannot tell: a filter that drops tests, a server that is off, or a way that ends there.`,
      ...notes,
      ...(few ? [hidden] : []),
    ],
    next: [
      'Does the game work? Then a filter drops the test, and that is normal.',
      'Test with packets like the game’s: the command with --tcp is under “If something goes wrong”.',
      'Does nobody get in? Check that the server runs, then open a ticket with the summary.',
    ],
  }),
  blocked: ({ last, hasAnswer }) => ({
    tone: 'caution',
    title: 'The test is blocked close to you',
    why: [
      !hasAnswer
        ? 'No hop answers at all.'
        : `Nobody behind your own network answers: hop ${last.number} is the last.`,
      'A firewall, a VPN, a company network or a broken line stops the test. It says nothing about the server.',
    ],
    next: [
      'Switch VPN and firewall off, or test from another network, for example over a phone.',
      'Do other websites not open either? Call your internet provider.',
    ],
  }),
  refused: ({ at, segment, notes }) => ({
    tone: 'danger',
    title: `Hop ${at.number} says that the way ends there: ${SEGMENT_LOCATIONS[segment]}`,
    why: [
      `${at.host ?? 'A router'} reports “${at.refused as string}”: it has no way to the server, or a rule against your packets.`,
      ...notes,
    ],
    next: [
      'Check the address that you tested.',
      ...(segment === 'home' || segment === 'first-mile'
        ? ['Restart your router; if that does not help, call your internet provider.']
        : ['Open a ticket with the summary, the time in UTC and your public address.']),
    ],
  }),
  loop: ({ at, segment, notes }) => ({
    tone: 'danger',
    title: `Packets go in a circle, from hop ${at.number} on: ${SEGMENT_LOCATIONS[segment]}`,
    why: [
      'The same routers appear again and again: their routing is wrong, and nothing reaches the server.',
      ...notes,
    ],
    next: ['Send the summary to us and to your internet provider at once.'],
  }),
  cut: ({ report, upTo, notes }) => ({
    tone: 'note',
    title: 'The last line is missing: no verdict',
    why: [
      `Only the line of the server${report.target === undefined ? '' : ` (${report.target})`} tells whether loss is real. ${upTo}`,
      ...notes,
    ],
    next: ['Paste the report again, with its last line.'],
  }),
};

function describeHiddenLoss({ last, hiddenPercent }: LocatedJudgment): string {
  return hiddenPercent > 50
    ? `${formatPackets(last.sent)} per hop cannot show loss.`
    : `With ${formatPackets(last.sent)}, loss below ${hiddenPercent.toFixed(1)} % can stay hidden.`;
}

function describeCleanPart({ last }: LocatedJudgment): string {
  const lossOfLastHop = isLoss(last.lost, last.sent)
    ? ` Its own loss of ${formatLoss(last)} proves nothing: no line below shows whether it goes on.`
    : '';
  return `Up to hop ${last.number}${formatHostSuffix(last)}, the last that answers, no loss continues.${lossOfLastHop}`;
}

/** Title, reasons and next steps of a verdict. */
export function explain(report: RouteReport, judgment: RouteJudgment): Explanation {
  const located = judgment as LocatedJudgment;
  const hasAnswer = judgment.last !== undefined;
  return EXPLANATIONS[judgment.kind]({
    report,
    located,
    ...located,
    hasAnswer,
    notes: listHarmlessNotes(judgment),
    hidden: hasAnswer ? describeHiddenLoss(located) : '',
    upTo: hasAnswer ? describeCleanPart(located) : '',
  });
}
