import { domainToASCII } from 'node:url';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parseDomainName } from './name';

describe('parseDomainName', () => {
  const problem = (text: string, isWhole = true) => {
    const name = parseDomainName(text, isWhole);
    return name.ok ? name.ascii : name.problem;
  };

  it('reports common mistakes', () => {
    for (const [text, expected] of [
      ['', 'empty'],
      ['203.0.113.25', 'address'],
      ['2001:db8::1', 'address'],
      ['https://example.org', 'link'],
      ['example.org/path', 'link'],
      ['me@example.org', 'link'],
      ['_minecraft._tcp.example.org', 'underscore'],
      ['*.example.org', 'wildcard'],
      ['example.org.', 'trailing-dot'],
      ['.example.org', 'empty-label'],
      ['a..example.org', 'empty-label'],
      ['exa mple.org', 'characters'],
      ['example!.org', 'characters'],
      ['example.123', 'characters'],
      ['-a.example.org', 'hyphen'],
      ['a-.example.org', 'hyphen'],
      ['example', 'no-dot'],
      [`${'a'.repeat(64)}.org`, 'long'],
      [`${'a.'.repeat(130)}org`, 'long'],
      [`${'ü'.repeat(62)}.org`, 'long'],
      ['xn--0.org', 'characters'],
      ['.', 'empty-label'],
      ['Play.Example.ORG ', 'play.example.org'],
    ] as const) {
      expect([text, problem(text)]).toEqual([text, expected]);
    }
    expect(problem('play', false)).toBe('play');
    expect(problem('1', false)).toBe('1');
  });

  it('encodes other scripts like the published IDNA examples', () => {
    // RFC 3492 and ICANN's IDN test domains.
    expect(problem('bücher.example')).toBe('xn--bcher-kva.example');
    expect(problem('münchen.de')).toBe('xn--mnchen-3ya.de');
    expect(problem('例え.テスト')).toBe('xn--r8jz45g.xn--zckzah');
    expect(problem('пример.испытание')).toBe('xn--e1afmkfd.xn--80akhbyknj4f');
    expect(problem('उदाहरण.परीक्षा')).toBe('xn--p1b6ci4b4b3a.xn--11b5bs3a9aj6g');
    expect(parseDomainName('bu\u0308cher.example', true)).toEqual({
      ok: true,
      ascii: 'xn--bcher-kva.example',
      shown: 'bücher.example',
    });
  });

  it('returns only valid DNS names, the same as Node', () => {
    const text = fc.oneof(
      fc.domain(),
      fc.string(),
      fc.string({ unit: 'grapheme' }),
      fc
        .array(
          fc.constantFrom('a', 'ü', '例', '.', '-', '_', '0', '127', 'xn--', 'ß', '。', '\u00ad'),
        )
        .map((parts) => parts.join('')),
    );
    fc.assert(
      fc.property(text, fc.boolean(), (input, isWhole) => {
        const name = parseDomainName(input, isWhole);
        if (!name.ok) return;
        expect(name.ascii).toMatch(
          /^[a-z\d]([a-z\d-]{0,61}[a-z\d])?(\.[a-z\d]([a-z\d-]{0,61}[a-z\d])?)*$/,
        );
        expect(name.ascii.length).toBeLessThanOrEqual(253);
        expect(domainToASCII(`${name.shown}.x`)).toBe(`${name.ascii}.x`);
        expect(parseDomainName(name.ascii, isWhole)).toMatchObject({ ok: true, ascii: name.ascii });
      }),
      { numRuns: 2000 },
    );
  });
});

it('treats a label of invisible characters as empty', () => {
  expect(parseDomainName('a.\u034f.example', true)).toEqual({ ok: false, problem: 'empty-label' });
});
