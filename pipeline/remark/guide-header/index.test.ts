import { expect, it } from 'vitest';
import { processMdx } from '../test-process';
import { createFactTables } from '../../../src/quotes/tables';
import { completeProvider as provider } from '../../../fixtures/complete-provider';
import { describeChecked, remarkGuideHeader } from '.';

const frontMatter = {
  kind: 'guide',
  outcome: 'You can connect.',
  minutes: 1,
  who: 'The owner',
  checked: '2026-11-20',
  status: 'ended',
};

it('puts the facts line first', async () => {
  const html = await processMdx('Text.', remarkGuideHeader as never, { frontMatter });
  expect(html).toMatch(
    /^<p class="guide-outcome">You can connect\.<\/p>\n?<details class="guide-facts"><summary>Ended · 1 minute · The owner<\/summary>/,
  );
  expect(html).toContain('<dd>about 1 minute</dd>');
  expect(html).toContain('<dd>Ended</dd>');
  expect(html).toContain('<dd>November 20, 2026 (every fact on this page)</dd>');
});

it('leaves pages that are not guides alone', async () => {
  expect(
    await processMdx('Text.', remarkGuideHeader as never, { frontMatter: { kind: 'page' } }),
  ).toBe('<p>Text.</p>');
});

it('lists what was checked, each kind of fact once', () => {
  expect(
    describeChecked('[[port.rust]], [[button.panel.files.upload]] and [[panel.console]]'),
  ).toBe('every fact, with panel screens and ports');
  expect(describeChecked('[[example.day]] and `[[a]]`')).toBe('every fact on this page');
});

it('does not list what the provider lacks', () => {
  const { features } = provider;
  const source = '[[panel.console]], [[vpsPanel.network]] and [[rust.newest]]';
  expect(describeChecked(source, undefined, features)).toContain('VPS panel screens');
  expect(describeChecked(source, undefined, { ...features, vps: false, rust: false })).toBe(
    'every fact, with panel screens',
  );
});

it('has a word for every table of facts', () => {
  const silent = Object.keys(createFactTables(provider)).filter(
    (table) => describeChecked(`[[${table}.x]]`) === 'every fact on this page',
  );
  expect(silent).toEqual(['example', 'term']);
});
