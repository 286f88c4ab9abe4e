import { expect, it } from 'vitest';
import { outcome } from './outcome';

/** What the rule reports, each with its line. */
function listReports(frontMatter: string): [message: string, line: number | undefined][] {
  const found: [string, number | undefined][] = [];
  const guide = { file: 'docs/a.mdx', source: `---\n${frontMatter}\n---\n` };
  for (const { check } of outcome)
    check(guide as never, {} as never, (message, place) =>
      found.push([message, place !== undefined && 'line' in place ? place.line : undefined]),
    );
  return found;
}

it('front matter that is no YAML is one line, at its place', () => {
  expect(listReports('slug: /a\ntitle: "No end\nminutes: 5')).toEqual([
    ['front matter is not YAML: Missing closing "quote', 4],
  ]);
});

it('a tab at the start of a line says what to write', () => {
  expect(listReports('slug: /a\n\ttitle: No end\n\tminutes: 5')).toEqual([
    [
      'front matter begins with a tab, which YAML does not allow. So do 1 of the lines below. Write spaces instead, two for each level',
      3,
    ],
  ]);
});
