// cspell:disable: typing errors and word stems on purpose.
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isStopWord, stem } from './language';
import { foldAccents, tokenizeQuery, getTerms, tokenize } from './tokenizer';

const listTerms = (text: string) => tokenize(text).map(({ term }) => term);
const listTyped = (query: string) => tokenizeQuery(query).map(({ text }) => text);

describe('stem', () => {
  it.each([
    ['backup', 'backups'],
    ['back', 'backs', 'backed', 'backing'],
    ['stop', 'stops', 'stopped', 'stopping'],
    ['ban', 'banned', 'banning'],
    ['crash', 'crashes', 'crashed', 'crashing'],
    ['query', 'queries'],
    ['update', 'updates', 'updated', 'updating'],
    ['optimize', 'optimise', 'optimizing', 'optimization', 'optimisation'],
    ['match', 'matches', 'matched'],
  ])('brings the forms of "%s" together', (word, ...forms) => {
    expect(forms.map(stem)).toEqual(forms.map(() => stem(word)));
  });

  it.each(['status', 'address', 'class', 'is', 'bed', 'this'])('leaves "%s" alone', (word) => {
    expect(stem(word)).toBe(word);
  });

  it.each([
    ['paper', 'papers', true],
    ['paper', 'paperclip', false],
    ['string', 'str', false],
    ['server', 'serve', false],
  ])('"%s" and "%s" meet: %s', (one, other, meet) => {
    expect(stem(one) === stem(other)).toBe(meet);
  });

  it('leaves words with digits or signs alone', () => {
    for (const word of ['1.21.4', '//wands', 'rust+', 'server.properties', "can't"]) {
      expect(stem(word)).toBe(word);
    }
  });

  it('never makes a word longer', () => {
    fc.assert(
      fc.property(fc.stringMatching(/^[a-z]{1,15}$/), (word) => {
        expect(stem(word).length).toBeLessThanOrEqual(word.length);
        expect(stem(word)).not.toBe('');
      }),
    );
  });
});

describe('tokenize', () => {
  it.each([
    ['Type //wand now', '//wand'],
    ['/home', '/home'],
    ['Pair Rust+ with', 'rust+'],
    ['Open server.properties.', 'server.properties'],
    ['set allow-flight=true', 'allow-flight'],
    ['level_name', 'level_name'],
    ['Java 1.21.4,', '1.21.4'],
    ['Cafés', 'cafe'],
  ])('keeps "%s" as %s', (text, term) => {
    expect(listTerms(text)).toContain(stem(term));
  });

  it('returns the parts of a compound at the offset of the whole', () => {
    expect(tokenize('a server.properties')).toEqual([
      { term: 'a', start: 0, end: 1 },
      { term: 'server.properties', start: 2, end: 19 },
      { term: 'server', start: 2, end: 19 },
      { term: 'property', start: 2, end: 19 },
    ]);
  });

  it('splits CamelCase', () => {
    expect(getTerms('LuckPerms')).toEqual(['luckperm', 'luck', 'perm']);
    expect(getTerms('OutOfMemoryError')).toEqual([
      'outofmemoryerror',
      'out',
      'of',
      'memory',
      'error',
    ]);
  });

  it('returns offsets in the text, in order, of words that fold to the term', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 60 }), (text) => {
        let last = 0;
        for (const { term, start, end } of tokenize(text)) {
          expect(start).toBeGreaterThanOrEqual(last);
          expect(end).toBeGreaterThan(start);
          expect(end).toBeLessThanOrEqual(text.length);
          expect(getTerms(text.slice(start, end))).toContain(term);
          last = start;
        }
      }),
    );
  });

  it('skips a word that no reader types', () => {
    expect(tokenize('x'.repeat(81))).toEqual([]);
  });
});

describe('tokenizeQuery', () => {
  it('drops stop words if another word is left', () => {
    expect(listTyped('how do i make a backup')).toEqual(['make', 'backup']);
    expect(listTyped('how do i')).toEqual(['how', 'do', 'i']);
  });

  it("strips the 's from a word", () => {
    expect(listTyped("npc's vanish")).toEqual(['npc', 'vanish']);
    expect(listTyped("what's a server’s icon")).toEqual(['server', 'icon']);
    expect(listTyped("can't join")).toEqual(['join']);
  });

  it('drops the last word if the field has cut a longer text', () => {
    const pasted = 'Looks like this is a fresh setup. Get started by using tebex secret';
    expect(listTyped(pasted.slice(0, 64)).at(-1)).toBe('tebex');
    expect(listTyped(pasted.slice(0, 63)).at(-1)).toBe('se');
    expect(listTyped('x'.repeat(64))).toEqual(['x'.repeat(40)]);
  });

  it('reads a typographic apostrophe as a plain one', () => {
    expect(listTyped('can’t connect')).toEqual(['connect']);
    expect(isStopWord(foldAccents('can’t'))).toBe(true);
  });

  it('reads at most 24 words', () => {
    expect(tokenizeQuery('word '.repeat(100))).toHaveLength(24);
  });

  it('drops characters that fold to a space', () => {
    expect(tokenizeQuery('backup \u{fe70}')).toEqual([{ text: 'backup', term: 'backup' }]);
    expect(tokenize('\u{fe70}')).toEqual([]);
  });

  it('never throws, and returns folded words', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 600 }), (query) => {
        for (const { text, term } of tokenizeQuery(query)) {
          expect(text).not.toMatch(/[\p{Cc}\p{Cs}\s]/u);
          expect(term).toBe(stem(text));
        }
      }),
    );
  });
});
