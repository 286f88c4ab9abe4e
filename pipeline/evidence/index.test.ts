import { existsSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { listGuides } from '../guides';
import {
  findLatestReading,
  getEvidencePath,
  parseEvidence,
  readSources,
  restsOnMessagesOnly,
} from '.';

const good = `sources:
  code: { repo: LuckPerms/LuckPerms, commit: 0123abc, read: 2026-11-20 }
  wiki: { url: "https://example.org/wiki", read: 2026-11-22 }
claims:
  - says: lp editor
    source: code
    file: a/B.java
    finds: editor
    also: [{ source: wiki, finds: lp editor }]
  - says: Files
    source: provider
  - says: 25565
    source: wiki
    finds: 25565
open:
  - question: Does it work on Folia?
    says: Test it first
`;
/** The form with one change. */
const parseChanged = (from: string, to: string) => {
  expect(good).toContain(from);
  return parseEvidence(good.replace(from, to));
};

describe('reads sources, claims and open questions', () => {
  it('reads sources, claims and open questions', () => {
    const parsed = parseEvidence(good);
    expect(parsed).toMatchObject({ ok: true });
    if (!parsed.ok) return;
    expect(parsed.evidence.claims[2]).toMatchObject({ says: '25565', finds: '25565' });
    expect(findLatestReading(parsed.evidence.sources)).toBe('2026-11-22');
  });

  it.each([
    [
      'source: wiki\n    finds: 25565',
      'source: wik\n    finds: 25565',
      12,
      'no source is named "wik"',
    ],
    ['    file: a/B.java\n', '', 5, '"file" is missing'],
    ['    finds: 25565\n', '', 12, '"finds" is missing'],
    ['commit: 0123abc', 'commit: main', 2, '7 to 40 hexadecimal digits'],
    ['read: 2026-11-20', 'read: yesterday', 2, 'write a day of the calendar as YYYY-MM-DD'],
    ['says: lp editor', 'sais: lp editor', 5, 'there is no key "sais". Nearest: says'],
    ['claims:', 'claims', 5, ''],
    ['finds: editor', `finds: ${'a sentence '.repeat(20)}`, 8, 'at most 120 letters'],
  ])('%s as %s: line %i', (from, to, line, message) => {
    const parsed = parseChanged(from, to);
    expect(parsed.ok).toBe(false);
    if (parsed.ok) return;
    const found = parsed.problems.map((problem) => `${problem.line} ${problem.message}`).join('\n');
    expect(found).toContain(message);
    if (message !== '') expect(found).toMatch(new RegExp(`^${line} `, 'm'));
  });
});

describe('readSources', () => {
  const guide = path.join(mkdtempSync(path.join(tmpdir(), 'evidence-')), 'sftp.mdx');
  const readFrom = (evidence: string) => {
    writeFileSync(getEvidencePath(guide), evidence);
    return readSources(guide);
  };

  it('is undefined without a file', () => {
    expect(readSources(guide)).toBeUndefined();
  });

  it('reads only what stands above the claims', () => {
    expect(Object.keys(readFrom(good) ?? {})).toEqual(['code', 'wiki']);
    expect(readFrom(good.replace('says: lp editor', '{ no YAML'))).toEqual(readFrom(good));
    expect(readFrom('# Only ours\nclaims: [{ says: Files, source: provider }]')).toEqual({});
  });

  it('reads all, if the sources are not above the claims', () => {
    const [, sources = '', claims = ''] = /^(sources:[^]*)(claims:[^]*)$/.exec(good) ?? [];
    expect(readFrom(claims + sources)).toEqual(readFrom(good));
    expect(readFrom(JSON.stringify({ claims: [], sources: {} }))).toEqual({});
  });

  it('takes no line inside the sources for the claims', () => {
    const wiki = 'https://example.org/wiki?claims: [';
    expect(readFrom(good.replace('https://example.org/wiki', wiki))).toMatchObject({
      wiki: { url: wiki },
    });
  });

  it('throws with file and line', () => {
    expect(() => readFrom(good.replace('0123abc', 'main'))).toThrow(
      /sftp\.evidence\.yml:2 .*7 to 40 hexadecimal digits/,
    );
    expect(() => readFrom(good.replace('sources:', 'source:'))).toThrow(
      /sftp\.evidence\.yml:1 .*there is no key "source"\. Nearest: sources/,
    );
  });

  it('reads the same as the whole file says, for every guide', () => {
    for (const { file } of listGuides('docs')) {
      const evidenceFile = getEvidencePath(file);
      if (!existsSync(evidenceFile)) continue;
      const parsed = parseEvidence(readFileSync(evidenceFile, 'utf8'));
      expect(parsed.ok && parsed.evidence.sources, file).toEqual(readSources(file));
    }
  });
});

describe('restsOnMessagesOnly', () => {
  const claim = (file: string | undefined, also?: string) => ({
    says: 'x',
    source: 'code',
    file,
    finds: 'x',
    ...(also !== undefined && { also: [{ source: 'code', file: also, finds: 'y' }] }),
  });

  it.each([
    'common/src/main/resources/luckperms_en.properties',
    'common/src/main/resources/lang/strings.json',
    'Localization/Content/en-US.json',
    'common/locale/Message.java',
    'plugins/CMI/Translations/Locale_EN.yml',
    'modules/Core/language/en_UK.json',
    'plugins/LiteBans/messages.yml',
    'common/config/Messages.java',
  ])('%s only proves that a text exists', (file) => {
    expect(restsOnMessagesOnly(claim(file))).toBe(true);
    expect(restsOnMessagesOnly(claim(file, 'lang/en.json'))).toBe(true);
    expect(restsOnMessagesOnly(claim(file, 'src/Command.java'))).toBe(false);
  });

  it.each([undefined, 'src/Command.java', 'src/MessageSender.java', 'src/language_server.py'])(
    '%s is not a file of texts',
    (file) => {
      expect(restsOnMessagesOnly(claim(file))).toBe(false);
    },
  );
});
