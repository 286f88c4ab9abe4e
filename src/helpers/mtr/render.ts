/** Prints a made-up route the way each program prints it. For the tests only. */

export interface MadeHop {
  readonly address: string;
  readonly name?: string;
  readonly asn?: string;
  readonly sent: number;
  readonly lost: number;
  readonly bestMs: number;
  readonly avgMs: number;
  readonly worstMs: number;
  readonly stdevMs: number;
}

const silent = (hop: MadeHop): boolean => hop.lost >= hop.sent;
const f1 = (value: number, width: number) => value.toFixed(1).padStart(width);
const loss = (hop: MadeHop) => (100 * hop.lost) / hop.sent;

function statistics(hop: MadeHop): string {
  const times = silent(hop)
    ? [0, 0, 0, 0, 0]
    : [hop.avgMs, hop.avgMs, hop.bestMs, hop.worstMs, hop.stdevMs];
  return `${f1(loss(hop), 6)}%${String(hop.sent).padStart(6)}${times.map((time) => f1(time, 7)).join('')}`;
}

const HEAD = 'Loss%   Snt   Last   Avg  Best  Wrst StDev';

const both = (hop: MadeHop) =>
  hop.name === undefined ? hop.address : `${hop.name} (${hop.address})`;
const label = (hop: MadeHop, text = hop.name ?? hop.address) => (silent(hop) ? '???' : text);

const mtr = (hops: readonly MadeHop[]) =>
  [
    'Start: 2026-11-20T19:42:10+0000',
    `HOST: my-pc                        ${HEAD}`,
    ...hops.map(
      (hop, i) => ` ${String(i + 1).padStart(2)}.|-- ${label(hop).padEnd(27)}${statistics(hop)}`,
    ),
  ].join('\n');

const mtrWide = (hops: readonly MadeHop[]) =>
  [
    'root@pc:~# mtr -rwbzc 250 game',
    `HOST: my-pc                                                  ${HEAD}`,
    ...hops.map(
      (hop, i) =>
        ` ${String(i + 1).padStart(2)}. AS${silent(hop) ? '???' : (hop.asn ?? '???')}`.padEnd(14) +
        `${label(hop, both(hop)).padEnd(50)}${statistics(hop)}`,
    ),
    'root@pc:~#',
  ].join('\r\n');

const json = (hops: readonly MadeHop[]) =>
  JSON.stringify(
    {
      report: {
        mtr: { src: 'pc', dst: 'game.example.com', tos: 0, tests: hops[0]?.sent ?? 0, psize: '64' },
        hubs: hops.map((hop, i) => ({
          count: i + 1,
          host: label(hop, both(hop)),
          ASN: `AS${hop.asn ?? '???'}`,
          'Loss%': Number(loss(hop).toFixed(2)),
          Snt: hop.sent,
          Last: silent(hop) ? 0 : hop.avgMs,
          Avg: silent(hop) ? 0 : hop.avgMs,
          Best: silent(hop) ? 0 : hop.bestMs,
          Wrst: silent(hop) ? 0 : hop.worstMs,
          StDev: silent(hop) ? 0 : hop.stdevMs,
        })),
      },
    },
    null,
    4,
  );

const csv = (hops: readonly MadeHop[]) =>
  [
    'Mtr_Version,Start_Time,Status,Host,Hop,Ip,Asn,Loss%,Snt,,Last,Avg,Best,Wrst,StDev',
    ...hops.map((hop, i) =>
      [
        'MTR.0.96',
        1_795_203_730,
        'OK',
        'game.example.com',
        i + 1,
        label(hop, both(hop)),
        `AS${hop.asn ?? '???'}`,
        loss(hop).toFixed(2),
        hop.sent,
        '',
        ...(silent(hop)
          ? [0, 0, 0, 0, 0]
          : [hop.avgMs, hop.avgMs, hop.bestMs, hop.worstMs, hop.stdevMs]
        ).map((time) => time.toFixed(2)),
      ].join(','),
    ),
  ].join('\n');

const winCells = (hop: MadeHop) => [
  Math.floor(loss(hop)),
  hop.sent,
  hop.sent - hop.lost,
  ...(silent(hop) ? [0, 0, 0, 0] : [hop.bestMs, hop.avgMs, hop.worstMs, hop.avgMs].map(Math.round)),
];

const winName = (hop: MadeHop) =>
  silent(hop) ? 'No response from host' : (hop.name ?? hop.address);

const winmtr = (hops: readonly MadeHop[]) =>
  [
    '|------------------------------------------------------------------------------------------|',
    '|                                      WinMTR statistics                                   |',
    '|                       Host              -   %  | Sent | Recv | Best | Avrg | Wrst | Last |',
    '|------------------------------------------------|------|------|------|------|------|------|',
    ...hops.map((hop) => {
      const [percent = 0, ...cells] = winCells(hop);
      return `|${winName(hop).padStart(40)} - ${String(percent).padStart(4)} |${cells.map((cell) => ` ${String(cell).padStart(4)} |`).join('')}`;
    }),
    '|________________________________________________|______|______|______|______|______|______|',
    '   WinMTR v0.92 GPL V2 by Appnor MSP - Fully Managed Hosting & Cloud Provider',
  ].join('\r\n');

const winTable = (hops: readonly MadeHop[]) =>
  [
    'Hostname\tNr\tLoss %\tSent\tRecv\tBest\tAvrg\tWorst\tLast',
    ...hops.map((hop, i) => {
      const [percent = 0, ...cells] = winCells(hop);
      return [winName(hop), i + 1, percent, ...cells].join('\t');
    }),
  ].join('\n');

const xml = (hops: readonly MadeHop[]) =>
  [
    '<?xml version="1.0"?>',
    `<MTR SRC="pc" DST="game.example.com" TOS="0x0" PSIZE="64" BITPATTERN="0x00" TESTS="${hops[0]?.sent ?? 0}">`,
    ...hops.flatMap((hop, i) => [
      `    <HUB COUNT="${i + 1}" HOST="${label(hop)}"${silent(hop) ? '' : ` ADDR="${hop.address}"`}>`,
      ...['Loss', 'Snt', 'Last', 'Avg', 'Best', 'Wrst', 'StDev'].map((name, column) => {
        const value = statistics(hop).trim().split(/\s+/)[column] ?? '';
        return `        <${name}>${value.padStart(6)}</${name}>`;
      }),
      '    </HUB>',
    ]),
    '</MTR>',
  ].join('\n');

const pingPlotter = (hops: readonly MadeHop[]) =>
  [
    'Target Name: game.example.com',
    `         IP: ${hops.at(-1)?.address ?? ''}`,
    '',
    'Hop  Sent  Err  PL%  Min  Max  Avg  Host Name / [IP]',
    ...hops.map((hop, i) =>
      silent(hop)
        ? `${String(i + 1).padStart(3)}  *  *  *  *  *  *  [-]`
        : [
            String(i + 1).padStart(3),
            hop.sent,
            hop.lost,
            ...[loss(hop), hop.bestMs, hop.worstMs, hop.avgMs].map((value) => value.toFixed(2)),
            `${hop.name ?? hop.address} [${hop.address}]`,
          ].join('  '),
    ),
  ].join('\r\n');

/** `mtr --raw`: the answers of a hop all take its average time. */
export const raw = (hops: readonly MadeHop[]): string =>
  hops
    .flatMap((hop, i) => [
      ...(silent(hop) ? [] : [`h ${i} ${hop.address}`]),
      ...(silent(hop) || hop.name === undefined ? [] : [`d ${i} ${hop.name}`]),
      ...Array.from({ length: hop.sent }, (_, packet) => [
        `x ${i} ${packet}`,
        ...(packet < hop.lost ? [] : [`p ${i} ${Math.round(hop.avgMs * 1000)} ${packet}`]),
      ]).flat(),
    ])
    .join('\n');

const comma = (text: string) => text.replace(/(?<=\s)(\d+)\.(\d+)(?=\s|%|$)/gm, '$1,$2');

const pathping = (hops: readonly MadeHop[]) =>
  [
    'Hop  RTT    Lost/Sent = Pct  Lost/Sent = Pct  Address',
    '  0                                           PC [192.168.1.50]',
    ...hops.flatMap((hop, i) => [
      '                                0/ 250 =  0%   |',
      `${String(i + 1).padStart(3)}  ${silent(hop) ? '---  ' : `${Math.round(hop.avgMs)}ms`.padStart(5)}   ${String(hop.lost).padStart(3)}/ ${hop.sent} =${String(Math.round(loss(hop))).padStart(3)}%     0/ ${hop.sent} =  0%  ${hop.name === undefined ? hop.address : `${hop.name} [${hop.address}]`}`,
    ]),
    '',
    'Trace complete.',
  ].join('\r\n');

/** Every form that carries loss and times of many packets. */
export const RENDERERS = {
  mtr,
  mtrWide,
  json,
  csv,
  winmtr,
  winTable,
  xml,
  mtrComma: (hops: readonly MadeHop[]) => comma(mtr(hops)),
  winTableComma: (hops: readonly MadeHop[]) => comma(winTable(hops)),
  quoted: (hops: readonly MadeHop[]) =>
    `look at this\n\`\`\`\n${mtr(hops).replace(/^/gm, '> ')}\n\`\`\``,
} as const;

/** pathping has no best and worst times, PingPlotter no spread. */
export const LOSS_ONLY_RENDERERS = { ...RENDERERS, pathping, pingPlotter } as const;

const WORDS = {
  english: [
    'Tracing route to',
    'over a maximum of 30 hops:',
    'Request timed out.',
    'Trace complete.',
  ],
  german: [
    'Routenverfolgung zu',
    'über maximal 30 Hops:',
    'Zeitüberschreitung der Anforderung.',
    'Ablaufverfolgung beendet.',
  ],
  french: [
    'Détermination de l’itinéraire vers',
    'avec un maximum de 30 sauts :',
    'Délai d’attente de la demande dépassé.',
    'Itinéraire déterminé.',
  ],
  spanish: [
    'Traza a la dirección',
    'sobre un máximo de 30 saltos:',
    'Tiempo de espera agotado para esta solicitud.',
    'Traza completa.',
  ],
} as const;

/** tracert in one language; `lost` of a hop out of three probes. */
export function tracert(hops: readonly MadeHop[], language: keyof typeof WORDS): string {
  const [route, maximum, timedOut, end] = WORDS[language];
  const last = hops.at(-1);
  return [
    `C:\\Users\\Alex>tracert game.example.com`,
    '',
    `${route} game.example.com [${last?.address ?? ''}]`,
    maximum,
    '',
    ...hops.map((hop, i) => {
      const probes = [0, 1, 2].map((probe) =>
        probe < hop.lost
          ? '   *    '
          : `${String(Math.max(1, Math.round(hop.avgMs))).padStart(5)} ms`,
      );
      const who =
        hop.lost >= 3
          ? timedOut
          : hop.name === undefined
            ? hop.address
            : `${hop.name} [${hop.address}]`;
      return `${String(i + 1).padStart(3)}  ${probes.join('  ')}  ${who} `;
    }),
    '',
    end,
    '',
    'C:\\Users\\Alex>',
  ].join('\r\n');
}

/** Linux traceroute; `lost` of a hop out of three probes. */
export const traceroute = (hops: readonly MadeHop[]): string =>
  [
    `traceroute to game.example.com (${hops.at(-1)?.address ?? ''}), 30 hops max, 60 byte packets`,
    ...hops.map((hop, i) => {
      const probes = [0, 1, 2].map((probe) =>
        probe < hop.lost ? '*' : `${hop.avgMs.toFixed(3)} ms`,
      );
      const who = hop.lost >= 3 ? '' : `${hop.name ?? hop.address} (${hop.address})  `;
      return `${String(i + 1).padStart(2)}  ${who}${probes.reverse().join('  ')}`;
    }),
  ].join('\n');
