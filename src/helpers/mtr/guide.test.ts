/** The guide's worked reports: parsing them must give the verdicts printed below them. */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { parseOne } from './fixtures/read';
import { judgeRoute } from './judging/judge';
import { explain } from './texts';

const GUIDE = readFileSync(path.join(import.meta.dirname, '../../../docs/running/mtr.mdx'), 'utf8');

it('gives the guide’s verdict on each of its worked reports', () => {
  const blocks = [
    ...GUIDE.matchAll(
      /title="report-\w+\.txt" no-output\n([\s\S]+?)```[\s\S]+?\*\*Verdict\*\*: ([^.]+)\./g,
    ),
  ];
  expect(blocks).toHaveLength(3);
  for (const [, report = '', verdict = ''] of blocks) {
    const { title } = explain(parseOne(report), judgeRoute(parseOne(report)));
    // The guide may add its location in the report in brackets.
    const plain = (text: string) => text.toLowerCase().replace(/ \(line \d+\)|[,:]/g, '');
    expect(plain(title)).toBe(plain(verdict));
  }
});
