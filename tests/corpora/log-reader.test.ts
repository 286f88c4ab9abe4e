/**
 * The log reader on the test logs of aternosorg/codex-minecraft: the shortened ones in `fixtures/`,
 * or the complete ones in CORPORA_DIR.
 */
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import type { LogReport } from '../../src/helpers/log-reader/model';
import { readLog } from '../../src/helpers/log-reader/read-log';
import { rules } from '../../src/helpers/log-reader/rules';
import { KINDS, TRULY_THERE } from './log-reader-kinds';

const CORPUS = path.join(process.env.CORPORA_DIR ?? 'fixtures', 'codex-minecraft');

interface Expected {
  readonly name: string | null;
  readonly version: string | null;
  readonly analysis: {
    readonly problems: readonly { readonly message: string }[];
    readonly information: readonly { readonly label: string; readonly value: string }[];
  };
}

interface Log {
  readonly file: string;
  readonly expected: Expected;
  readonly report: LogReport;
}

const logs: Log[] = readdirSync(CORPUS, { recursive: true, encoding: 'utf8' })
  .filter((file) => /\.(?:log|txt)$/.test(file))
  .sort()
  .map((name) => {
    const file = path.join(CORPUS, name);
    const analysis = readFileSync(file.replace(/(?:log|txt)$/, 'json'), 'utf8');
    const { report } = readLog(readFileSync(file, 'utf8'), { coordinates: false });
    // The table of exceptions refers to the logs as published.
    return {
      file: name.replace(/txt$/, 'log'),
      expected: JSON.parse(analysis) as Expected,
      report,
    };
  });

const squeeze = (text: string): string => text.toLowerCase().replace(/[^a-z0-9]/g, '');

/** Whether one of our findings is the expected problem, about the same plugin or mod. */
function isFound(message: string, report: LogReport): boolean {
  const kind = KINDS.find((candidate) => candidate.message.test(message));
  if (kind === undefined) return false;
  const subject = squeeze(kind.message.exec(message)?.groups?.subject ?? '');
  // It calls the mod `fabric` FabricAPI.
  const names = subject === 'fabricapi' ? [subject, 'fabric'] : [subject];
  return report.problems.some(
    ({ id, title }) =>
      kind.rules.includes(id) && names.some((name) => squeeze(title).includes(name)),
  );
}

it('the table names rules that exist', () => {
  const ids = new Set(rules.map(({ id }) => id));
  for (const { kind, rules: ours } of KINDS) {
    for (const id of ours) expect(ids, kind).toContain(id);
  }
});

describe(`codex-minecraft, ${logs.length} logs`, () => {
  it('are all there', () => {
    expect(logs.length).toBeGreaterThanOrEqual(100);
  });

  it('finds the expected problems', () => {
    const all = logs.flatMap(({ file, expected, report }) =>
      expected.analysis.problems.map(({ message }) => ({
        text: `${file}: ${message}`,
        found: isFound(message, report),
      })),
    );
    const missed = all.filter(({ found }) => !found).map(({ text }) => text);
    const recall = 1 - missed.length / all.length;
    console.log(
      `recall ${recall.toFixed(3)}: ${all.length - missed.length} of ${all.length} problems`,
    );
    expect(recall, missed.join('\n')).toBeGreaterThanOrEqual(0.95);
  });

  it('raises no alarm on the other logs', () => {
    const healthy = logs.filter(({ expected }) => expected.analysis.problems.length === 0);
    const alarms = healthy.flatMap(({ file, report }) =>
      report.problems
        .filter(({ id }) => TRULY_THERE[file]?.rules.includes(id) !== true)
        .map(({ id, line }) => `${file}:${line} ${id}`),
    );
    console.log(
      `false alarms ${alarms.length} on ${healthy.length} logs without expected problems; ${Object.keys(TRULY_THERE).length} have one that is truly there`,
    );
    expect(alarms).toEqual([]);
  });

  it('the exceptions are still needed', () => {
    for (const [file, { rules: ids }] of Object.entries(TRULY_THERE)) {
      const found = logs.find((log) => log.file === file)?.report.problems.map(({ id }) => id);
      for (const id of ids) expect(found, file).toContain(id);
    }
  });

  it('recognizes software, version and Java', () => {
    const wrong = logs.flatMap(({ file, expected, report }) => {
      const { software = '', softwareVersion, game, java } = report.recognized;
      const { name, version, analysis } = expected;
      const expectedJava = analysis.information.find(
        ({ label }) => label === 'Java version',
      )?.value;
      const right =
        squeeze(software).includes(squeeze(name?.split(' ')[0] ?? '')) &&
        (version === null || version === game || version === softwareVersion) &&
        (expectedJava === undefined || expectedJava === java);
      return right ? [] : [file];
    });
    const share = 1 - wrong.length / logs.length;
    console.log(`recognized ${share.toFixed(3)}: ${logs.length - wrong.length} of ${logs.length}`);
    expect(share, wrong.join('\n')).toBeGreaterThanOrEqual(0.95);
  });
});
