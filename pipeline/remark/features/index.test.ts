import { VFile } from 'vfile';
import { describe, expect, it } from 'vitest';
import { completeProvider as provider } from '../../../fixtures/complete-provider';
import {
  listQuotedFeatures,
  listOwnedQuotes,
  FEATURE_NAMES,
  isOffered,
} from '../../../src/provider/features';
import { processMdx, toHtml } from '../test-process';
import { remarkFeatures } from '.';

const transform = (source: string, off: string[] = ['modpacks']) =>
  processMdx(source, remarkFeatures as never, {
    options: {
      features: { ...provider.features, ...Object.fromEntries(off.map((name) => [name, false])) },
      absentTargets: new Set(off.includes('modpacks') ? ['/modpacks', '/b#gone'] : []),
    },
  });

/** A list item of links, as HTML. */
const renderLinks = (...names: string[]) =>
  `<ul>\n<li>${names.map((name) => `<a href="/${name.toLowerCase()}">${name}</a>`).join(', ')}</li>\n</ul>`;

describe('what the provider lacks', () => {
  it.each([
    ['blocks', 'A\n\n<If has="modpacks">\n\nB\n\n</If>\n\nC', '<p>A</p>\n<p>C</p>'],
    ['words', 'A<If has="modpacks"> and B</If>.', '<p>A.</p>'],
    ['whole paragraphs', 'A\n\n<If has="modpacks">B</If>', '<p>A</p>'],
    ['steps', '1. A\n2. B <If has="modpacks" />\n3. C', '<ol>\n<li>A</li>\n<li>C</li>\n</ol>'],
    ['lists', '- A <If has="modpacks" />\n\nB', '<p>B</p>'],
    ['sections', '## A <If has="modpacks" />\n\nB\n\n### C\n\nD\n\n## E', '<h2>E</h2>'],
    ['links', 'See [packs](/modpacks#x).', '<p>See packs.</p>'],
    [
      'links to sections',
      'See [one](/b#gone) and [two](/b#left).',
      '<p>See one and <a href="/b#left">two</a>.</p>',
    ],
    ['one of several links', '- [A](/a), [packs](/modpacks), [C](/c)', renderLinks('A', 'C')],
    ['the last of several links', '- [A](/a), [C](/c), [packs](/modpacks)', renderLinks('A', 'C')],
    ['the first of several links', '- [Packs](/modpacks), [a](/a), [C](/c)', renderLinks('A', 'C')],
    ['all of several links', '- [Packs](/modpacks), [one](/b#gone)\n- [A](/a)', renderLinks('A')],
    [
      'all links behind a name, with it',
      '**Others:** [packs](/modpacks), [one](/b#gone).\n\nA',
      '<p>A</p>',
    ],
    [
      'no name with other words behind it',
      '**See** the [packs](/modpacks).',
      '<p><strong>See</strong> the packs.</p>',
    ],
    [
      'a link in brackets',
      'Copy it ([packs](/modpacks)), and start.',
      '<p>Copy it, and start.</p>',
    ],
    ['no comma of a sentence', 'First [packs](/modpacks), then C.', '<p>First packs, then C.</p>'],
    [
      'list items that are a link',
      '- [Packs](/modpacks)\n- [B](/b)',
      '<ul>\n<li><a href="/b">B</a></li>\n</ul>',
    ],
  ])('removes %s', async (_, source, html) => {
    expect(await transform(source)).toBe(html);
  });

  it('removes rows, and a table without any rows left', async () => {
    const head = '| A | B |\n| --- | --- |\n';
    const html = await transform(`${head}| a <If has="modpacks" /> | b |\n| c | d |`);
    expect(html).not.toContain('<td>a');
    expect(html).toContain('<td>c</td>');
    expect(await transform(`${head}| a | b <If has="modpacks" /> |\n\nC`)).toBe('<p>C</p>');
  });

  it('removes tabs, and the choice where one tab is left', async () => {
    const tab = (value: string, content: string) =>
      `<TabItem value="${value}" label="${value}">\n\n${content}\n\n</TabItem>`;
    const tabs = (...items: string[]) => `<Tabs>\n${items.join('\n')}\n</Tabs>`;
    const absent = tab('b', '<If has="modpacks">\n\nB\n\n</If>');
    expect(await transform(tabs(tab('a', 'A'), absent))).toBe('<p>A</p>');
    const left = await transform(tabs(tab('a', 'A'), absent, tab('c', 'C')));
    expect(left).toContain('<p>A</p>');
    expect(left).toContain('<p>C</p>');
    expect(left).not.toContain('B');
  });

  it('keeps everything if the provider has the feature, without the tags', async () => {
    const source = '<If has="modpacks">\n\n- A <If has="modpacks" />\n\n</If>\n\n[B](/modpacks)';
    expect(await transform(source, [])).toBe(
      '<ul>\n<li>A </li>\n</ul>\n<p><a href="/modpacks">B</a></p>',
    );
  });

  it('makes a paragraph of words in a condition that is a block', () => {
    const text = (value: string) => ({ type: 'text', value });
    const condition = (kind: string, ...children: object[]) => ({
      type: 'mdxJsxFlowElement',
      name: 'If',
      attributes: [{ type: 'mdxJsxAttribute', name: kind, value: 'modpacks' }],
      children,
    });
    const strong = { type: 'strong', children: [text('b')] };
    const paragraph = { type: 'paragraph', children: [text('d')] };
    // As MDX unravels a line of only `<If>…</If>`: blocks with words for children.
    const tree = {
      type: 'root',
      children: [
        condition('lacks', text('A '), strong, paragraph, text('\n'), text('e')),
        condition('has', text('no')),
        condition('lacks', text('f')),
      ],
    };
    remarkFeatures({
      features: { ...provider.features, modpacks: false },
      absentTargets: new Set(),
    })(tree as never, new VFile());
    expect(toHtml(tree as never)).toBe('<p>A <strong>b</strong></p>\n<p>d</p>\n<p>e</p>\n<p>f</p>');
  });

  it('supports alternatives, and several features at once', async () => {
    const source =
      'A<If lacks="modpacks"> by hand</If><If has="modpacks versions"> x</If><If has="versions"> y</If>';
    expect(await transform(source)).toBe('<p>A by hand y</p>');
    expect(await transform(source, [])).toBe('<p>A x y</p>');
    // The opposite of `has`: one of the two is missing.
    expect(await transform('A<If lacks="modpacks versions"> z</If>')).toBe('<p>A z</p>');
  });
});

it.each([
  ['<If has="modpaks">A</If>', 'there is no feature or product "modpaks"'],
  ['<If>A</If>', 'write <If has="name">'],
  ['<If has="">A</If>', 'write <If has="name">'],
  ['<If has={x}>A</If>', 'write <If has="name">'],
  ['<If has="modpacks" lacks="versions">A</If>', 'write <If has="name">'],
])('%s stops the build with its line', async (source, reason) => {
  await expect(transform(`A\n\n${source}`)).rejects.toMatchObject({
    line: 3,
    reason: expect.stringContaining(reason) as string,
  });
});

describe('FEATURES', () => {
  it('belong to labels that the provider file has', () => {
    const screens = { ...provider.screens, provider };
    for (const name of FEATURE_NAMES) {
      expect(isOffered({ ...provider.features, [name]: true }, name), name).toBe(true);
    }
    const known = (path: string) =>
      path
        .split('.')
        .reduce<unknown>((value, key) => (value as Record<string, unknown>)[key], screens);
    const owned = listOwnedQuotes();
    expect(owned).toEqual(
      expect.arrayContaining(['panel.modpacks', 'panel.files.recycleBin', 'provider.split']),
    );
    for (const path of owned) {
      expect(known(path), path).toBeDefined();
      expect(listQuotedFeatures(path)).toHaveLength(1);
    }
    expect(listQuotedFeatures('panel.modpacks.install')).toEqual(['modpacks']);
    expect(listQuotedFeatures('panel.files.upload')).toEqual([]);
  });
});
