/** Formats the report and its verdict as text for a ticket. Pure. */
// cspell:ignore trippy nexttrace pingplotter
import type { RouteJudgment } from './judging/judge';
import type { RouteSegment } from './judging/segments';
import { SEGMENTS, SUMMARY, type Explanation } from './texts';
import { hasReply, type Hop, type RouteReport } from './report';

/** `12.4`, or `-` if nothing replied. */
export const formatMs = (value: number | undefined): string =>
  value === undefined ? '-' : value.toFixed(1);

/** Loss in percent with one decimal. */
export const formatLoss = (hop: Hop): string => `${((100 * hop.lost) / hop.sent).toFixed(1)} %`;

interface HostOptions {
  readonly isOwnNetwork: boolean;
  readonly redact: boolean;
}

/**
 * Host as printed. With `redact`, hops in the reader's own network lose name and address. The
 * provider's routers stay: without them, nobody can act on the report.
 */
export function formatHost(hop: Hop, { isOwnNetwork, redact }: HostOptions): string {
  const isHidden = redact && isOwnNetwork;
  if (isHidden && hop.host !== undefined) return SUMMARY.ownNetwork;
  return [hop.host ?? SUMMARY.noAnswer, ...(isHidden ? [] : hop.others)].join(', ');
}

const NAMES = {
  mtr: 'mtr',
  'mtr-json': 'mtr --json',
  'mtr-csv': 'mtr --csv',
  'mtr-xml': 'mtr --xml',
  'mtr-raw': 'mtr --raw',
  winmtr: 'WinMTR',
  pingplotter: 'PingPlotter',
  pathping: 'pathping',
  tracert: 'tracert',
  traceroute: 'traceroute',
  tracepath: 'tracepath',
  nexttrace: 'NextTrace',
  trippy: 'trippy',
  mikrotik: 'MikroTik traceroute',
  csv: SUMMARY.csv,
} as const;

interface Summary {
  readonly report: RouteReport;
  readonly judgment: RouteJudgment;
  readonly explanation: Explanation;
  /** Hides the reader's own network. */
  readonly redact: boolean;
}

/** Formats the verdict, and one line per hop, as plain text. */
export function summarize({ report, judgment, explanation: words, redact }: Summary): string {
  const rows = report.hops.map((hop, index) => {
    const segment = judgment.segments[index] as RouteSegment;
    return [
      String(hop.number).padStart(3),
      formatLoss(hop).padStart(8),
      String(hop.sent).padStart(6),
      formatMs(hasReply(hop) ? hop.avgMs : undefined).padStart(8),
      formatMs(hasReply(hop) ? hop.worstMs : undefined).padStart(8),
      `  ${hop.asn === undefined ? '' : `AS${hop.asn} `}${formatHost(hop, { isOwnNetwork: segment === 'home', redact })} [${SEGMENTS[segment]}]`,
    ].join('');
  });
  return [
    SUMMARY.title(NAMES[report.format], report.target),
    SUMMARY.verdict(words.title),
    '',
    SUMMARY.head,
    ...rows,
    '',
    ...SUMMARY.toComplete,
  ].join('\n');
}
