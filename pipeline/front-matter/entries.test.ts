import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { OFFERED } from '../../src/quotes/resolve';
import { listGuides } from '../guides';
import { readGuideEntries } from './entries';
import { goodFrontMatter } from './fixtures';

describe('readGuideEntries', () => {
  const folder = (yaml: string) => {
    const dir = mkdtempSync(path.join(tmpdir(), 'guides-'));
    mkdirSync(path.join(dir, 'panel'));
    writeFileSync(path.join(dir, 'panel/sftp.mdx'), `---\n${yaml}\n---\n\nText.\n`);
    return dir;
  };
  const yaml = Object.entries({ ...goodFrontMatter, checked: '2026-11-20' })
    .map(([key, value]) => `${key}: ${JSON.stringify(value)}`)
    .join('\n');

  it('returns id, facts and defaults by route', () => {
    const dir = folder(yaml.replace(/^title: .*$/m, 'title: Files on [[p.n]]'));
    const guides = readGuideEntries(listGuides(dir), { p: { n: 'Acme' } });
    expect(guides.get(goodFrontMatter.slug)).toMatchObject({
      id: 'panel/sftp',
      frontMatter: { title: 'Files on Acme', kind: 'guide', status: 'current' },
    });
  });

  it('takes the texts for a feature that the provider lacks', () => {
    const dir = folder(`${yaml}\nwithout: { vps: { title: 'Files for [[p.n]]' } }`);
    const titleFor = (vps: boolean) =>
      readGuideEntries(listGuides(dir), { p: { n: 'Acme' }, [OFFERED]: { vps } }).get(
        goodFrontMatter.slug,
      )?.frontMatter.title;
    expect([titleFor(true), titleFor(false)]).toEqual([goodFrontMatter.title, 'Files for Acme']);
  });

  it('rejects what Docusaurus would reject', () => {
    expect(() => readGuideEntries(listGuides(folder(`${yaml}\nminuts: 5`)), {})).toThrow(
      /sftp\.mdx: .*minuts/,
    );
  });
});
