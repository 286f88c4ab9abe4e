import { randomUUID } from 'node:crypto';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { VFile } from 'vfile';
import { describe, expect, it, onTestFinished } from 'vitest';
import { provider } from '../../../provider.config';
import { helpers } from '../../../src/helpers/all';
import { parseMdx } from '../../guides/mdx';
import { createCopyOptions, remarkMarkdownCopies, renderGuide, writeMarkdownCopies } from '.';
import { renderLlmsTxt } from './llms-txt';

const site = { title: 'Docs', tagline: 'Help', url: 'https://d.test' };
const renderCopy = (body: string) =>
  renderGuide(`---\nslug: /x\ntitle: X\ndescription: About [[a.b]].\n---\n\n${body}\n`, {
    tables: {
      a: { b: 'bees' },
      panel: { console: { label: 'Console', memory: 'Memory' } },
      term: { heap: { word: 'heap', means: 'The memory of Java.', guide: '/swap' } },
    },
    site,
    features: { ...provider.features, modpacks: false },
    absentTargets: new Set(['/modpacks']),
  }).markdown;

describe('renderGuide', () => {
  it('writes facts, places of code and call-outs as text', () => {
    const text = renderCopy(
      'See [[a.b]].\n\n```text place="console"\nlist\n```\n\n:::ticket\n\nAttach it.\n\n:::',
    );
    expect(text).toContain('About bees.');
    expect(text).toContain('See bees.');
    expect(text).toContain('Type in the console:\n\n```text\nlist\n```');
    expect(text).toContain('> **When to open a ticket**\n>\n> Attach it.');
  });

  it('writes a label of the panel inside bold text as part of it', () => {
    expect(renderCopy('**[[panel.console.memory]] is full:** wait.')).toContain(
      '**Console → Memory is full:** wait.',
    );
  });

  it('keeps the links of cards and steps, with absolute URLs', () => {
    expect(
      renderCopy(
        "<LinkGrid cards={[{ to: '/sftp', title: 'Upload', text: 'With SFTP', glyph: 'rust' }]} />",
      ),
    ).toContain('- [Upload](https://d.test/sftp): With SFTP');
    expect(
      renderCopy(
        "<Checklist steps={[{ id: 'a', text: 'Start it', to: '/b', linkText: 'Basics' }]} />",
      ),
    ).toContain('- [ ] Start it ([Basics](https://d.test/b))');
  });

  it('shows figures by their URL on the site', () => {
    expect(renderCopy('![The box of [[a.b]]](figure:box)')).toContain(
      '![The box of bees](https://d.test/img/figures/box.light.webp)',
    );
  });

  it('explains glossary terms at the end', () => {
    const text = renderCopy('The [[term.heap]] and the [[term.heap]].');
    expect(text).toContain('The heap and the heap.');
    expect(text).toMatch(/\*\*Words on this page\*\*\n\n- \*\*Heap\*\* The memory of Java\.\n$/);
  });

  it('leaves out what the provider lacks, and unfolds', () => {
    expect(
      renderCopy(
        '<If has="modpacks">\n\nPacks.\n\n</If>\n\n<Fold title="Rare">\n\nSee [packs](/modpacks).\n\n</Fold>',
      ),
    ).toMatch(/Source: \S+\n\n\*\*Rare\*\*\n\nSee packs\.\n$/);
  });

  it('a heading ends with its text', () => {
    expect(renderCopy('## Packs <If lacks="modpacks" />\n\nNone.')).toContain('## Packs\n\nNone.');
  });

  it('writes the title of a fold and the label of a tab above their content', () => {
    expect(renderCopy('<Fold title="Rarer messages">\n\nText.\n\n</Fold>')).toContain(
      '**Rarer messages**\n\nText.',
    );
    expect(
      renderCopy(
        '<Tabs>\n<TabItem value="linux" label="Linux">\n\nUse a shell.\n\n</TabItem>\n</Tabs>',
      ),
    ).toContain('**Linux**\n\nUse a shell.');
  });

  it('writes the table of modpacks', () => {
    expect(renderCopy('<ModpackTable />')).toMatch(/\| Pack +\| Pack version +\|/);
  });

  it('describes a tool by its title', () => {
    expect(renderCopy('<Helper name="java" />')).toContain(
      '**Java finder** (a tool on the page): looks',
    );
    for (const [name, { title }] of Object.entries(helpers)) {
      expect(renderCopy(`<Helper name="${name}" />`), name).toContain(`**${title}**`);
    }
  });

  it('leaves out other components, and computed cards', () => {
    expect(renderCopy('<LogReader rules={rules} />').trim()).toMatch(/Source: \S+$/);
    expect(renderCopy('<LinkGrid cards={cards} />').trim()).toMatch(/Source: \S+$/);
  });
});

describe('renderLlmsTxt', () => {
  it('has a title, a summary, and links by section; guides outside the sidebar are optional', () => {
    const entry = (route: string) => ({ route, title: route, description: 'D.' });
    expect(
      renderLlmsTxt(
        [entry('/hidden'), entry('/sftp'), entry('/')],
        [
          { route: '/hidden', trail: [] },
          { route: '/sftp', trail: ['Panel', 'Files'] },
        ],
        { site },
      ),
    ).toBe(
      '# Docs\n\n> Help\n\nAll guides in one file: https://d.test/llms-full.txt\n\n' +
        '## Start\n\n- [/](https://d.test/index.md): D.\n\n' +
        '## Panel\n\n- [/sftp](https://d.test/sftp.md): D.\n\n' +
        '## Optional\n\n- [/hidden](https://d.test/hidden.md): D.\n',
    );
  });
});

describe('remarkMarkdownCopies', () => {
  it('spares the second parsing, and leaves the tree alone', async () => {
    const outDir = mkdtempSync(path.join(os.tmpdir(), 'copies-'));
    onTestFinished(() => rmSync(outDir, { recursive: true }));
    // Not MDX, so that parsing it fails; new in each run, so that no earlier one has made the copy.
    const source = `---\nslug: /x\ntitle: X\ndescription: D\n---\n\n{ ${randomUUID()}\n`;
    const sources = [{ id: 'x', file: 'docs/x.mdx', source }];
    const options = createCopyOptions(provider, {
      tables: { a: { b: 'bees' } },
      absentTargets: new Set<string>(),
    });
    const tree = parseMdx('About [[a.b]].\n');
    await remarkMarkdownCopies({ sources, ...options })(tree, new VFile({ path: 'docs/x.mdx' }));
    expect(tree).toEqual(parseMdx('About [[a.b]].\n'));
    await writeMarkdownCopies(outDir, { sources, pages: [] }, options);
    expect(readFileSync(path.join(outDir, 'x.md'), 'utf8')).toContain('About bees.');
  });
});
