import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { helpers } from './all';
import { getHelperAnchor } from './helper';

it('makes anchors of titles', () => {
  const anchor = (title: string) => getHelperAnchor({ view: 'View', title, byHand: 'does it.' });
  expect(anchor('Java finder')).toBe('java-finder');
  expect(anchor('Start-command generator')).toBe('start-command-generator');
});

describe.each(Object.entries(helpers))('%s', (name, { view, byHand }) => {
  it('shows the title of its record', () => {
    const source = readFileSync(`src/helpers/${name}/${view}.tsx`, 'utf8');
    expect(source).toContain('title={helper.title}');
    expect(source).toMatch(/^export default function /m);
  });

  it('describes itself in one sentence that continues its title', () => {
    expect(byHand).toMatch(/^[a-z].*\.$/);
  });
});
