/** The worked reports of the guide: the reader gives the verdicts that are below them. */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { one } from './fixtures/read';
import { judge } from './judge';
import { explain } from './words';

const GUIDE = readFileSync(path.join(import.meta.dirname, '../../../docs/running/mtr.mdx'), 'utf8');

it('every worked report of the guide has the verdict that the guide says', () => {
  const blocks = [
    ...GUIDE.matchAll(
      /title="report-\w+\.txt" no-output\n([\s\S]+?)```[\s\S]+?\*\*Verdict\*\*: ([^.]+)\./g,
    ),
  ];
  expect(blocks).toHaveLength(3);
  for (const [, report = '', verdict = ''] of blocks) {
    const { title } = explain(one(report), judge(one(report)));
    // The guide may add in brackets where that is in its report.
    const plain = (text: string) => text.toLowerCase().replace(/ \(line \d+\)|[,:]/g, '');
    expect(plain(title)).toBe(plain(verdict));
  }
});
