import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  decodePostings,
  encodeIndex,
  MAX_PAGES_PER_TERM,
  decodeNumbers,
  parseStoredGroups,
  decodeTermGroups,
  encodeNumber,
  packIndex,
  unpackIndex,
  type IndexPage,
} from './index-format';
import { samplePages, sampleSynonyms, sampleTexts } from './fixtures/sample-site';
import { isStopWord } from './words/language';
import { tokenize } from './words/tokenizer';

const word = fc.oneof(
  fc.stringMatching(/^[a-c]{2,6}$/),
  fc.constantFrom('//wand', 'rust+', 'server.properties', 'LuckPerms', '__proto__', 'constructor'),
);

/** Pages with one to four sections, and passages in them. */
const site = fc.array(
  fc.integer({ min: 1, max: 4 }).chain((count) =>
    fc.record({
      count: fc.constant(count),
      passages: fc.array(
        fc.record({
          section: fc.integer({ min: 0, max: count - 1 }),
          anchor: fc.constant(''),
          text: fc.array(word, { maxLength: 8 }).map((all) => all.join(' ')),
        }),
        { maxLength: 6 },
      ),
    }),
  ),
  { maxLength: 6 },
);

function createPages(counts: readonly number[]): IndexPage[] {
  return counts.map((count, page) => ({
    url: `/p${page}`,
    lvl0: 'Panel',
    title: `Page ${page}`,
    description: '',
    keywords: [],
    sections: Array.from({ length: count }, (_, section) => ({
      level: section === 0 ? 1 : 2,
      heading: `Section ${section}`,
      anchor: section === 0 ? '' : `s${section}`,
    })),
  }));
}

describe('encodeIndex', () => {
  it('keeps exactly the pairs of term and page that short strings do not imply, without stop words and frequent terms', () => {
    fc.assert(
      fc.property(site, (pages) => {
        const expected = new Map<string, Set<string>>();
        for (const [page, { count, passages }] of pages.entries()) {
          const [one] = createPages([count]);
          const strings = [
            one?.title ?? '',
            ...(one?.sections ?? []).map(({ heading }) => heading),
          ];
          const named = new Set(strings.flatMap((text) => tokenize(text).map(({ term }) => term)));
          for (const { text } of passages) {
            for (const { term } of tokenize(text)) {
              if (isStopWord(term) || named.has(term)) continue;
              expected.set(term, (expected.get(term) ?? new Set()).add(`${term} ${page}`));
            }
          }
        }
        const file = encodeIndex(
          createPages(pages.map(({ count }) => count)),
          pages.map(({ passages }) => passages),
          [],
        );
        const pairs = [...decodePostings(file)].flatMap(([term, postings]) =>
          postings.map((page) => `${term} ${page}`),
        );
        const rare = [...expected.values()].filter(({ size }) => size <= MAX_PAGES_PER_TERM);
        expect(pairs.sort()).toEqual(rare.flatMap((ofTerm) => [...ofTerm]).sort());
      }),
    );
  });

  it('omits what a keyword, question, message or description already contains', () => {
    const [page] = createPages([1]) as [IndexPage];
    const full: IndexPage = {
      ...page,
      description: 'described',
      keywords: ['keyed'],
      questions: ['asked'],
      messages: [[0, '', 'failed']],
    };
    const text = 'described keyed asked failed seldom';
    const file = encodeIndex([full], [[{ section: 0, anchor: '', text }]], []);
    expect([...decodePostings(file)]).toEqual([['seldom', [0]]]);
  });

  it('omits amounts and single letters in examples, keeps versions and codes', () => {
    const text = 'b 12 250 30m 1.21 25565 0x202 b2';
    const file = encodeIndex(createPages([1]), [[{ section: 0, anchor: '', text }]], []);
    expect([...decodePostings(file).keys()].sort()).toEqual(['0x202', '1.21', '25565', 'b2']);
  });

  it('keeps only the terms of questions, each set of terms once', () => {
    const [page] = createPages([1]) as [IndexPage];
    const questions = ['how do i restore backups', 'Backups, restore!', 'backup server.properties'];
    const { pages } = encodeIndex([{ ...page, questions }], [[]], []);
    expect(pages[0]?.questions).toEqual(['backup restor', 'backup server.properties']);
    expect(parseStoredGroups('backup server.properties')).toEqual([
      ['backup'],
      ['server.properties', 'server', 'property'],
    ]);
  });

  it('omits anchors that can be derived from the heading', () => {
    const page = { ...(createPages([1])[0] as IndexPage) };
    const sections = [
      { level: 2, heading: 'Make a backup', anchor: 'make-a-backup' },
      { level: 2, heading: 'With HTTPS', anchor: 'with-https-1' },
    ];
    const { pages } = encodeIndex([{ ...page, sections }], [[]], []);
    expect(pages[0]?.sections.map(({ anchor }) => anchor)).toEqual(['', 'with-https-1']);
  });

  it('is deterministic', () => {
    const write = () => JSON.stringify(encodeIndex(samplePages, sampleTexts, sampleSynonyms));
    expect(write()).toBe(write());
  });

  it('shares prefixes of adjacent terms', () => {
    const { terms } = encodeIndex(
      createPages([1]),
      [[{ section: 0, anchor: '', text: 'backup backpack back' }]],
      [],
    );
    expect(terms.split('\n')).toEqual(['0back', '4pack', '4up']);
  });
});

describe('numbers as letters', () => {
  it('round-trip, without characters that JSON must escape', () => {
    fc.assert(
      fc.property(fc.array(fc.nat({ max: 2 ** 31 })), (numbers) => {
        const text = numbers.map(encodeNumber).join('');
        expect(decodeNumbers(text)).toEqual(numbers);
        expect(JSON.stringify(text)).toBe(`"${text}"`);
        expect(text).not.toMatch(/\s/);
      }),
    );
  });

  it('never throw on other text', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (text) => {
        expect(decodeNumbers(text).every((number) => number >= 0)).toBe(true);
      }),
    );
  });
});

describe('decodeTermGroups', () => {
  it('returns one group per written word', () => {
    expect(decodeTermGroups('Rust+ companion app')).toEqual([
      ['rust+', 'rust'],
      ['companion'],
      ['app'],
    ]);
  });

  it('returns a repeated word once', () => {
    expect(decodeTermGroups('backup (backups)')).toEqual([['backup']]);
  });
});

describe('packIndex', () => {
  const termsOfQuestions = fc.array(fc.uniqueArray(word, { minLength: 1, maxLength: 4 }), {
    maxLength: 4,
  });

  it('keeps every question with its page, whatever its terms', () => {
    fc.assert(
      fc.property(fc.array(fc.option(termsOfQuestions, { nil: undefined })), (ofPages) => {
        const sortTerms = (terms: readonly string[]) => [...terms].sort().join(' ');
        const pages = createPages(ofPages.map(() => 1)).map((page, number) => {
          const questions = ofPages[number]?.map(sortTerms);
          return { ...page, ...(questions && { questions }) };
        });
        const index = { ...encodeIndex([], [], []), pages };
        const stored = JSON.parse(JSON.stringify(packIndex(index))) as unknown;
        expect(unpackIndex(stored)).toEqual(index);
      }),
    );
  });
});

describe('unpackIndex', () => {
  const empty = packIndex(encodeIndex([], [], []));

  it('accepts an index without pages', () => {
    expect(unpackIndex(empty)?.pages).toEqual([]);
  });

  it.each([
    null,
    undefined,
    'x',
    [],
    {},
    { ...empty, terms: '0a\n1b', postings: '!' },
    { ...empty, questions: { terms: '0a\n1b', postings: '!' } },
    { ...empty, questions: undefined },
    { ...empty, synonyms: undefined },
  ])('refuses %j', (value) => {
    expect(unpackIndex(value)).toBeUndefined();
  });
});
