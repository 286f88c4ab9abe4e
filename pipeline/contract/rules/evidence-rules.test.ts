import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { loadProvider } from '../../../config/load-provider';
import { GOOD_GUIDE } from '../../../fixtures/good-guide';
import { createFactTables } from '../../../src/quotes/tables';
import { checkGuide, checkEvidenceRules, RULES, type ContractContext } from '..';

let context: ContractContext;
beforeAll(async () => {
  const provider = await loadProvider();
  context = { provider, tables: createFactTables(provider) };
});

/** Findings for a guide without evidence. */
const listMessages = (source: string) =>
  checkGuide({ file: 'docs/running/example.mdx', source }, context).map(({ message }) => message);

const EVIDENCE = `sources:
  code: { repo: a/b, commit: 0123abc, read: 2026-11-20 }
  manual: { url: "https://example.org/manual", read: 2026-11-20 }
claims:
  - { says: whitelist on, source: code, file: A.java, finds: whitelist }
  - { says: enforce-whitelist=true, source: manual, finds: enforce-whitelist }
  - { says: You are not whitelisted on this server!, source: code, file: en.json, finds: not whitelisted }
  - { says: That player does not exist, source: code, file: en.json, finds: does not exist }
open:
  - { question: Does it also work on Folia?, says: Correct it. }
`;

describe('rules for guides with evidence', () => {
  const evidenceRules = RULES.filter((rule) => rule.appliesTo === 'guides-with-evidence');
  /** Rules that found something in the cases below. */
  const reported = new Set<(typeof RULES)[number]>();
  beforeAll(() => {
    for (const rule of evidenceRules) {
      const { check } = rule;
      vi.spyOn(rule, 'check').mockImplementation((guide, ruleContext, report) => {
        check(guide, ruleContext, (...finding) => {
          reported.add(rule);
          report(...finding);
        });
      });
    }
  });
  afterAll(() => {
    vi.restoreAllMocks();
  });

  const strict = (source: string, evidence = EVIDENCE) =>
    checkGuide({ file: 'docs/running/example.mdx', source, evidence }, context).map(
      ({ file, line, message }) => `${file.replace('docs/running/', '')}:${line} ${message}`,
    );
  const row = '| `That player does not exist` | A typo. | Correct it. |\n';
  const words = (count: number) => 'word '.repeat(count);
  const tabs = (one: string, two: string) =>
    `<Tabs>\n<TabItem value="a" label="A">\n\n${one}\n\n</TabItem>\n<TabItem value="b" label="B">\n\n${two}\n\n</TabItem>\n</Tabs>\n`;

  it('passes a guide that meets every point', () => {
    expect(strict(GOOD_GUIDE)).toEqual([]);
  });

  it.each<[name: string, found: RegExp, from: string | RegExp, to: string]>([
    [
      'a late first step',
      /^example\.mdx:1 1\d\d words before the first step, at most 120/,
      'Turn the list on in',
      `${words(100)} Turn the list on in`,
    ],
    [
      'a long guide',
      /^example\.mdx:1 9\d\d words, at most 900/,
      'Join with',
      `${words(850)} Join with`,
    ],
    ['a long trouble table', /^example\.mdx:\d+ 9 rows, at most 8/, row, row.repeat(7)],
    [
      'tabs that say the same',
      /the tabs "A" and "B" say the same/,
      'Join with',
      `${tabs('One.', 'One.')}\nJoin with`,
    ],
    ['an empty output', /an output block that shows nothing/, 'Whitelist is now turned on', '…'],
    [
      'the diary',
      /"not confirmed" is about our research/,
      'Join with',
      'It is not confirmed. Join with',
    ],
    [
      'the diary in short',
      /"Newest version seen" is about our research/,
      'Join with',
      'Newest version seen: none. Join with',
    ],
    [
      'a release that was not found',
      /"was not found" is about our research/,
      'Join with',
      'The release day was not found. Join with',
    ],
    [
      'odd English',
      /"take the tick" reads oddly: select the check box/,
      'Join with',
      'Then take the tick. Join with',
    ],
    [
      'a task that is a link',
      /"Add a friend" promises a task and only links to it/,
      '## Check that',
      '## Add a friend\n\nSee [the list](/whitelist).\n\n## Check that',
    ],
    [
      'words that are gone',
      /^example\.evidence\.yml:5 the guide no longer says "whitelist on"/,
      /whitelist on/g,
      'whitelist off',
    ],
    [
      'an open question without words',
      /^example\.evidence\.yml:10 the guide no longer says "Correct it\."/,
      'Correct it.',
      'Mend it.',
    ],
    [
      'a command',
      /no evidence for the command "save-all"/,
      '   whitelist on\n',
      '   whitelist on\n   save-all\n',
    ],
    [
      'a message',
      /no evidence for the message "Kicked by an operator"/,
      '| Nothing |',
      '| `Kicked by an operator` |',
    ],
    [
      'a path',
      /no evidence for the path "world\/playerdata"/,
      'Join with',
      'Look into `world/playerdata`. Join with',
    ],
    [
      'configuration',
      /no evidence for the configuration "a: 1"/,
      'Join with',
      '```yaml title="a.yml"\na: 1\n```\n\nJoin with',
    ],
  ])('finds %s', (_name, found, from, to) => {
    const broken = GOOD_GUIDE.replace(from, to);
    expect(broken).not.toBe(GOOD_GUIDE);
    expect(strict(broken)).toContainEqual(expect.stringMatching(found));
    // Guides without evidence follow the first version of the contract.
    expect(listMessages(broken)).toEqual([]);
  });

  it('reports what a guide without evidence still lacks', () => {
    const guide = {
      file: 'docs/a.mdx',
      source: GOOD_GUIDE.replace('Join with', `${words(850)} Join with`),
    };
    expect(checkEvidenceRules(guide, context)).toHaveLength(1);
  });

  it('accepts a reason for a long guide, folded text before the steps, and rare rows in a fold', () => {
    const long = GOOD_GUIDE.replace('Join with', `${words(850)} Join with`);
    expect(
      strict(
        long.replace(
          'minutes: 5',
          'minutes: 5\nlong_because: One table of all keys, which readers search.',
        ),
      ),
    ).toEqual([]);
    const fold = (text: string) => `<Fold title="More">\n\n${text}\n\n</Fold>\n\n`;
    expect(strict(GOOD_GUIDE.replace('## Turn it on', `${fold(words(150))}## Turn it on`))).toEqual(
      [],
    );
    const rare = `| What you see | Why | What to do |\n| --- | --- | --- |\n${row.repeat(9)}`;
    expect(strict(GOOD_GUIDE.replace(':::ticket', `${fold(rare)}:::ticket`))).toEqual([]);
  });

  it('counts only one side of a condition', () => {
    const both = `<If lacks="modpacks">\n\n${words(130)}\n\n</If>\n\n## Turn it on`;
    expect(strict(GOOD_GUIDE.replace('## Turn it on', both))).toEqual([]);
  });

  it('reports errors in the form of the evidence', () => {
    expect(strict(GOOD_GUIDE, EVIDENCE.replace('source: manual', 'source: book'))).toEqual([
      expect.stringMatching(/^example\.evidence\.yml:6 no source is named "book"/),
    ]);
  });

  it('reports a source that no claim uses', () => {
    const more = '  wiki: { url: "https://example.org/wiki", read: 2026-11-20 }\nclaims:';
    expect(strict(GOOD_GUIDE, EVIDENCE.replace('claims:', more))).toEqual([
      'example.evidence.yml:4 no claim rests on the source "wiki": take it out',
    ]);
  });

  describe('where something is deleted', () => {
    const source = GOOD_GUIDE.replace('Join with', 'Delete the list. Join with');
    const talk = '  talk: { url: "https://forums.example.org/threads/1", read: 2026-11-20 }\n';
    const from = (rest: string) =>
      EVIDENCE.replace(/^claims/m, `${/talk/.test(rest) ? talk : ''}$&`);
    const claim = (rest: string) =>
      strict(source, from(rest).replace('open:', `  - { says: Delete the list, ${rest} }\nopen:`));
    it('a forum alone is not enough', () => {
      expect(claim('source: talk, finds: x')).toEqual([
        'example.evidence.yml:10 something is deleted on the word of a forum alone: "Delete the list"',
      ]);
    });
    it('one page is not enough; code or two sources are', () => {
      expect(claim('source: manual, finds: x').join()).toMatch(/name the code, or a second source/);
      expect(claim('source: code, file: A.java, finds: x')).toEqual([]);
      expect(claim('source: manual, finds: x, also: [{ source: talk, finds: x }]')).toEqual([]);
      expect(claim('source: provider')).toEqual([]);
    });
  });

  it('each rule has a case above', () => {
    expect(evidenceRules.filter((rule) => !reported.has(rule))).toEqual([]);
  });
});
