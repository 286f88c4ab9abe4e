import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Root } from 'mdast';
import { expect, it } from 'vitest';
import { VFile } from 'vfile';
import { toHtml } from '../test-process';
import type { Features } from '../../../src/provider/features';
import { remarkSources } from '.';

const EVIDENCE = `sources:
  code: { repo: a/b, commit: 0123abc4567, read: 2026-11-20 }
  wiki: { url: "https://www.example.org/wiki/", read: 2026-11-21 }
  game: { program: Minecraft 26.1.2, read: 2026-11-20 }
claims:
  - { says: lp editor, source: wiki, finds: editor, also: [{ source: code, file: a.java, finds: editor }] }
  - { says: motd, source: game, file: a.class, finds: motd }
`;

function run(evidence?: string, features?: Features): string {
  const guide = path.join(mkdtempSync(path.join(tmpdir(), 'sources-')), 'sftp.mdx');
  if (evidence !== undefined) writeFileSync(guide.replace('.mdx', '.evidence.yml'), evidence);
  const tree: Root = { type: 'root', children: [] };
  remarkSources({ ...(features && { features }) })(tree, new VFile({ path: guide }));
  return toHtml(tree);
}

it('shows the number of sources and the date of the last reading, and lists them', () => {
  const html = run(EVIDENCE);
  expect(html).toContain(
    '<summary>Checked against 3 sources, <time datetime="2026-11-21">November 21, 2026</time></summary>',
  );
  expect(html).toContain(
    '<li><a href="https://github.com/a/b/tree/0123abc4567">a/b</a> at 0123abc, read November 20, 2026</li>',
  );
  expect(html).toContain('<a href="https://www.example.org/wiki/">example.<wbr>org/<wbr>wiki</a>');
  expect(html).toContain('<li>the files of Minecraft 26.1.2, read November 20, 2026</li>');
});

it('leaves out sources that name a product that the provider does not sell', () => {
  const features = { minecraft: false } as Partial<Features> as Features;
  const html = run(EVIDENCE, features);
  expect(html).toContain('Checked against 2 sources, <time datetime="2026-11-21">');
  expect(html).not.toContain('Minecraft');
  const only = `sources: { game: { program: Minecraft 26.1.2, read: 2026-11-20 } }
claims: [{ says: motd, source: game, file: a.class, finds: motd }]`;
  expect(run(only, features)).toBe(
    '<p class="guide-sources search-skip">Checked on <time datetime="2026-11-20">November 20, 2026</time></p>',
  );
});

it('lets long addresses end a line behind a separator', () => {
  const html = run(EVIDENCE.replace('www.example.org/wiki/', 'wiki.example.org/reference/server'));
  expect(html).toContain('>wiki.<wbr>example.<wbr>org/<wbr>reference/<wbr>server</a>');
});

it('shows nothing without evidence, or if all of it is the provider’s', () => {
  expect(run()).toBe('');
  expect(run('claims: [{ says: Files, source: provider }]')).toBe('');
});

it('fails at a mistake in the sources', () => {
  expect(() => run(EVIDENCE.replace('0123abc4567', 'main'))).toThrow(
    /sftp\.evidence\.yml:2 .*7 to 40 hexadecimal digits/,
  );
});
