// cspell:disable: typing errors and word stems on purpose.
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createDictionary, editDistance, editsAllowed, wantsOf, withPrefix } from './lookup';
import { queryWords } from './text';

/** Optimal string alignment by its definition, without any shortcut. */
function naiveDistance(a: string, b: string): number {
  const known = new Map<string, number>();
  const from = (i: number, j: number): number => {
    if (i === 0 || j === 0) return i + j;
    const key = `${i},${j}`;
    const found = known.get(key);
    if (found !== undefined) return found;
    const options = [
      from(i - 1, j) + 1,
      from(i, j - 1) + 1,
      from(i - 1, j - 1) + (a[i - 1] === b[j - 1] ? 0 : 1),
    ];
    if (i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1]) {
      options.push(from(i - 2, j - 2) + 1);
    }
    const best = Math.min(...options);
    known.set(key, best);
    return best;
  };
  return from(a.length, b.length);
}

/** The best distance to any beginning of `term`. */
function naivePrefixDistance(word: string, term: string): number {
  return Math.min(
    ...Array.from({ length: term.length + 1 }, (_, end) => naiveDistance(word, term.slice(0, end))),
  );
}

const letters = fc.stringMatching(/^[abc]{0,9}$/);

describe('editDistance', () => {
  it('agrees with the definition up to the limit', () => {
    fc.assert(
      fc.property(letters, letters, fc.integer({ min: 0, max: 3 }), (word, term, limit) => {
        const exact = naiveDistance(word, term);
        const found = editDistance(word, term, limit);
        if (exact <= limit) expect(found).toBe(exact);
        else expect(found).toBeGreaterThan(limit);
      }),
      { numRuns: 1000 },
    );
  });

  it('agrees with the definition for beginnings', () => {
    fc.assert(
      fc.property(letters, letters, fc.integer({ min: 0, max: 3 }), (word, term, limit) => {
        const exact = naivePrefixDistance(word, term);
        const found = editDistance(word, term, limit, true);
        if (exact <= limit) expect(found).toBe(exact);
        else expect(found).toBeGreaterThan(limit);
      }),
      { numRuns: 1000 },
    );
  });

  it('counts swapped neighbors as one edit', () => {
    expect(editDistance('bakcup', 'backup', 2)).toBe(1);
  });
});

const dictionary = createDictionary([
  'back', 'backup', 'backpack', 'ban', 'world', 'worldguard', 'guard', 'luck', 'luckperm',
  'optimiz', 'permission', 'sftp', 'motd', 'server.properties', 'property', '//wand', 'rust+', 'rust',
]); // prettier-ignore

const found = (query: string) =>
  wantsOf(queryWords(query), dictionary, new Map()).map(({ candidates }) =>
    [...candidates].sort((a, b) => b.weight - a.weight).map(({ term }) => term),
  );

describe('typos', () => {
  it('allows none below 4 letters, one from 4 and two from 8', () => {
    expect([1, 3, 4, 7, 8, 20].map(editsAllowed)).toEqual([0, 0, 1, 1, 2, 2]);
  });

  it.each([
    ['mtod', 'motd'],
    ['sftt', 'sftp'],
    ['xftp', 'sftp'],
    ['bakup', 'backup'],
    ['nackup', 'backup'],
    ['permisions', 'permission'],
    ['prmisions', 'permission'],
    ['qermizsion', 'permission'],
    ['worldgaurd', 'worldguard'],
    ['wirldgaurd', 'worldguard'],
  ])('finds for "%s" the term %s', (query, term) => {
    expect(found(query)[0]?.[0]).toBe(term);
  });

  it.each(['bsn', 'sxxp', 'bxckyp'])('finds nothing for "%s", which is too far away', (query) => {
    expect(found(query)).toEqual([[]]);
  });

  it('finds every term one edit from a word of 4 letters or more', () => {
    const edit = fc.constantFrom('insert', 'remove', 'replace', 'swap');
    fc.assert(
      fc.property(
        fc.constantFrom('sftp', 'motd', 'world', 'backup', 'permission', 'worldguard'),
        edit,
        fc.nat(),
        (term, kind, seed) => {
          const at = seed % term.length;
          const [left, right] = [term.slice(0, at), term.slice(at)];
          const wrong = {
            insert: `${left}q${right}`,
            remove: left + right.slice(1),
            replace: `${left}q${right.slice(1)}`,
            swap: left + (right[1] ?? '') + (right[0] ?? '') + right.slice(2),
          }[kind];
          fc.pre(wrong.length >= 4);
          // A longer query word follows, so that this one is no unfinished last word.
          expect(found(`${wrong} zzzzzz`)[0]).toContain(term);
        },
      ),
    );
  });

  it('does not guess at words with digits', () => {
    const numbers = createDictionary(['25565', '25575']);
    expect(wantsOf(queryWords('25566'), numbers, new Map())[0]?.candidates).toEqual([]);
  });
});

describe('joined and split words', () => {
  it('joins two words of the query', () => {
    expect(found('luck perms')[1]).toContain('luckperm');
    expect(found('world guard')[0]).toContain('worldguard');
  });

  it('splits a word that nobody knows', () => {
    const parts = createDictionary(['world', 'guard']);
    expect(
      wantsOf(queryWords('worldguard'), parts, new Map()).map(
        ({ candidates }) => candidates[0]?.term,
      ),
    ).toEqual(['world', 'guard']);
  });

  it('keeps words with signs', () => {
    expect(found('//wand')[0]).toContain('//wand');
    expect(found('rust+')[0]?.[0]).toBe('rust+');
    expect(found('server.properties')[0]?.[0]).toBe('server.properties');
  });
});

describe('prefixes', () => {
  it('gives exactly the terms that begin so', () => {
    fc.assert(
      fc.property(fc.array(letters, { maxLength: 30 }), letters, (terms, prefix) => {
        const given = withPrefix(createDictionary(terms), prefix);
        const expected = [...new Set(terms)].filter((term) => term.startsWith(prefix));
        expect([...given].sort()).toEqual(expected.sort());
      }),
    );
  });

  it('prefers the shortest rest', () => {
    expect(withPrefix(dictionary, 'back')).toEqual(['back', 'backup', 'backpack']);
  });

  it('finishes the last word only', () => {
    expect(found('worldg')[0]?.[0]).toBe('worldguard');
    expect(found('wor')[0]).toContain('worldguard');
    expect(found('wor backup')[0]).not.toContain('worldguard');
  });
});
