// cspell:disable: typing errors and word stems on purpose.
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { encodeIndex } from '../index-format';
import { createSearchModel, type SearchModel } from './model';
import { tokenizeQuery } from '../words/tokenizer';
import { createClauses } from './clauses';
import { getMaxEdits } from './look-up-terms';

function createTestModel(
  keywords: readonly string[],
  synonyms: readonly (readonly string[])[] = [],
  questions: readonly string[] = [],
): SearchModel {
  const pages = keywords.map((keyword, number) => ({
    url: `/p${number}`,
    lvl0: 'Panel',
    title: 'Title',
    description: '',
    keywords: [keyword],
    sections: [],
    questions,
  }));
  return createSearchModel(
    encodeIndex(
      pages,
      pages.map(() => []),
      synonyms,
    ),
  );
}

const model = createTestModel([
  'back', 'backup', 'backpack', 'ban', 'world', 'worldguard', 'guard', 'luck', 'luckperms',
  'optimize', 'permission', 'sftp', 'motd', 'server.properties', '//wand', '/lp', 'rust+', 'rust',
]); // prettier-ignore

const listCandidates = (query: string, from = model) =>
  createClauses(tokenizeQuery(query), from).map(({ candidates }) =>
    [...candidates].sort((a, b) => b[1] - a[1]).map(([term]) => term),
  );

describe('importance', () => {
  const getImportance = (query: string, from: SearchModel) =>
    createClauses(tokenizeQuery(query), from)[0]?.importance ?? 0;

  it('of a rare key, file or class is that of a command, twice that of a word', () => {
    const from = createTestModel(['level.dat', 'NoClassDefFoundError', 'backpack', '/lp']);
    const word = getImportance('backpack', from);
    for (const exact of ['level.dat', 'noclassdeffounderror', '/lp']) {
      expect(getImportance(exact, from), exact).toBeCloseTo(2 * word);
    }
  });

  it('of a file that many guides name is that of a word', () => {
    const pages = (word: string) => Array.from({ length: 12 }, () => word);
    const from = createTestModel([...pages('server.properties'), ...pages('world')]);
    expect(getImportance('server.properties', from)).toBe(getImportance('world', from));
  });
});

describe('typing errors', () => {
  it('allows none below 4 letters, one from 4, two from 8', () => {
    expect([1, 3, 4, 7, 8, 20].map(getMaxEdits)).toEqual([0, 0, 1, 1, 2, 2]);
  });

  it.each([
    ['mtod', 'motd'],
    ['sftt', 'sftp'],
    ['xftp', 'sftp'],
    ['bakup', 'backup'],
    ['nackup', 'backup'],
    ['permisions', 'permission'],
    ['prmisions', 'permission'],
    ['worldgaurd', 'worldguard'],
    ['wirldguard', 'worldguard'],
  ])('finds for "%s" the term %s', (query, term) => {
    expect(listCandidates(query)[0]?.[0]).toBe(term);
    expect(createClauses(tokenizeQuery(query), model)[0]?.isGuess).toBe(true);
  });

  it.each(['bsn', 'sxxp', 'bxckyp'])('finds nothing for "%s", which differs too much', (query) => {
    expect(listCandidates(query)).toEqual([[]]);
  });

  it('finds every term one edit from a word of 4 letters or more', () => {
    fc.assert(
      fc.property(
        fc.constantFrom('sftp', 'motd', 'backup', 'permission', 'worldguard'),
        fc.constantFrom('insert', 'remove', 'replace', 'swap'),
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
          fc.pre(wrong.length >= 4 && wrong !== term);
          const [first, ...more] = listCandidates(`${wrong} zzzzzz`);
          // A word that is a prefix of others, or two words joined, is not treated as a typo.
          fc.pre(more.length === 1 && !model.pagesWith.has(wrong));
          const begins = [...model.pagesWith.keys()].some((one) => one.startsWith(wrong));
          if (!begins) expect(first).toContain(term);
        },
      ),
    );
  });

  it('does not guess at words with digits', () => {
    expect(listCandidates('25566', createTestModel(['25565', '25575']))).toEqual([[]]);
  });
});

describe('joined and split words', () => {
  it('joins two words of the query', () => {
    expect(listCandidates('luck perms')[1]).toContain('luckperm');
    expect(listCandidates('world guard')[0]).toContain('worldguard');
  });

  it('does not split a typing error into words that only readers write', () => {
    const from = createTestModel(['worldguard'], [], ['worl border', 'mob gaurd']);
    expect(listCandidates('worlgaurd', from)).toEqual([[]]);
  });

  it('splits an unknown word', () => {
    expect(
      listCandidates('worldguard', createTestModel(['world', 'guard'])).map(([term]) => term),
    ).toEqual(['world', 'guard']);
  });

  it('keeps words with punctuation, and matches a command exactly', () => {
    expect(listCandidates('//wand x')[0]).toEqual(['//wand']);
    expect(listCandidates('/lp x')[0]).toEqual(['/lp']);
    expect(listCandidates('rust+')[0]?.[0]).toBe('rust+');
    expect(listCandidates('server.properties')[0]?.[0]).toBe('server.properties');
  });
});

describe('prefixes', () => {
  it('completes only the last word, the exact word first', () => {
    expect(listCandidates('worldg')[0]).toEqual(['worldguard']);
    expect(listCandidates('world')[0]?.[0]).toBe('world');
    expect(listCandidates('wor')[0]).toContain('worldguard');
    expect(listCandidates('wor backup')[0]).not.toContain('worldguard');
  });
});

describe('synonyms', () => {
  const both = createTestModel(['sftp', 'ftp', 'backup'], [['ftp', 'sftp'], ['mod pack > backup']]);

  it('work both ways, and one way with the arrow', () => {
    expect(listCandidates('ftp x', both)[0]).toEqual(['ftp', 'sftp']);
    expect(listCandidates('sftp x', both)[0]).toEqual(['sftp', 'ftp']);
    expect(listCandidates('mod pack', both)[0]).toEqual(['backup']);
    expect(listCandidates('backup x', both)[0]).toEqual(['backup']);
  });
});

describe('importance', () => {
  it('of an indexed command is twice that of an equally rare word', () => {
    const [command, word] = createClauses(tokenizeQuery('//wand motd'), model);
    expect(command?.importance).toBeCloseTo(2 * (word?.importance ?? 0));
  });

  it('is higher for rarer words, and highest for unknown ones', () => {
    const some = createTestModel(['server backup', 'server world', 'server rust']);
    const of = (word: string) =>
      createClauses(tokenizeQuery(`${word} x`), some)[0]?.importance ?? 0;
    expect(of('server')).toBeLessThan(of('backup'));
    expect(of('backup')).toBeLessThan(of('qqqqqqq'));
  });
});
