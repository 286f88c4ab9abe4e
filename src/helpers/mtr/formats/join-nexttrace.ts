/**
 * Converts NextTrace's output to traceroute lines: it prints a router on one line and its times on
 * the next. Pure. Source: nxtrace/NTrace-core, printer/realtime_common.go.
 */
// cspell:ignore nexttrace nxtrace

/** `7   198.51.100.9    AS64499  [NAME]  country …`, without a number for an additional router. */
const ROUTER =
  /^(\s{0,3}\d{1,3}\s{1,4}|\s{4})(?=[\da-f]*[.:])([\da-f.:x]{3,45})(?:\s+(?:AS(\d+)|\S.*)?|$)/i;

/** `    core.isp.example       8.40 ms / 8.11 ms / * ms`: the router's name, if it has one. */
const TIMES =
  /^\s{4,}(\S{0,255}?)\s*((?:[\d.]{1,12}|\*) ms(?: \/ (?:[\d.]{1,12}|\*) ms){0,20})\s*$/;

/** Joins each router with its times; other lines are unchanged. */
export function joinNextTrace(lines: readonly string[]): string[] {
  const joined: string[] = [];
  for (let index = 0; index < lines.length; index++) {
    const line = lines[index] as string;
    const times = TIMES.exec(lines[index + 1] ?? '');
    const router = times === null || / ms\b/.test(line) ? null : ROUTER.exec(line);
    if (router === null || times === null) {
      joined.push(line);
      continue;
    }
    const [, number = '', address = '', asn] = router;
    const [, name = '', probes = ''] = times;
    joined.push(
      [
        number,
        name === '' ? address : `${name} (${address})`,
        asn === undefined ? '' : `[AS${asn}]`,
        probes.replace(/\* ms/g, '*').replace(/ \/ /g, '  '),
      ].join('  '),
    );
    index++;
  }
  return joined;
}
