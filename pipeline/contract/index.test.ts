import { beforeAll, describe, expect, it } from 'vitest';
import { loadProvider } from '../../config/provider';
import { factTables } from '../../src/facts';
import { checkGuide, checkLinks, checkStrict, checkTargets, RULES, type Context } from '.';
import { configProblem } from './configuration';
import { isCoveredByCommon, isCovered, isForum } from './evidence';

let context: Context;
beforeAll(async () => {
  const provider = await loadProvider();
  context = { provider, tables: factTables(provider) };
});

const fence = '```';
/** A small guide that meets every scripted point; each case below breaks one thing. */
const GOOD = `---
slug: /example
title: Turn the whitelist on
description: Two commands and one property decide who may join your server, with proof.
outcome: Only players on your list can join.
minutes: 5
who: The owner
checked: 2026-11-20
---

Turn the list on in the console.

## Before you start

- Access to the [console](/basic-controls).

:::safety

Removing a name deletes it from the file. Make a backup; restore it to undo.

:::

## Turn it on

1. Delete old names, then type:

   ${fence}text place="console"
   whitelist on
   ${fence}

   ${fence}text output
   Whitelist is now turned on
   ${fence}

2. Save the file.

   ${fence}properties title="server.properties"
   enforce-whitelist=true
   ${fence}

## Check that it works

Join with a second account.

## If something goes wrong

| What you see | Why | What to do |
| --- | --- | --- |
| \`You are not whitelisted on this server!\` | You are not on the list. | [Add](/whitelist) the name. |
| \`That player does not exist\` | A typo. | Correct it. |
| Nothing | The server is off. | Start it. |

:::ticket

Attach the log.

:::
`;

const messages = (source: string, file = 'docs/running/example.mdx') =>
  checkGuide({ file, source }, context).map(({ point, message }) => `${point} ${message}`);

it('passes a guide that meets every point', () => {
  expect(messages(GOOD)).toEqual([]);
});

describe('each point has a case that fails', () => {
  it.each<[point: number, name: string, from: string | RegExp, to: string]>([
    [1, 'front matter', 'outcome: Only players on your list can join.\n', ''],
    [1, 'broken YAML', 'minutes: 5', 'minutes: [5'],
    [2, 'prerequisites', '## Before you start', '## First'],
    [2, 'a link in them', '[console](/basic-controls)', 'console'],
    [3, 'safety', /:::safety[\s\S]*?:::\n/, ''],
    [3, 'a backup in it', 'Make a backup; restore it to undo.', 'Restore to undo.'],
    [3, 'a way back', 'restore it to undo', 'good luck'],
    [4, 'steps', /^\d\. /gm, '- '],
    [4, 'a place', ' place="console"', ''],
    [4, 'a known place', 'place="console"', 'place="konsole"'],
    [5, 'output', `${fence}text output`, `${fence}text title="x"`],
    [6, 'proof', '## Check that it works', '## Test'],
    [7, 'trouble', '## If something goes wrong', '## Trouble'],
    [7, 'its head', 'What you see | Why', 'Message | Why'],
    [7, 'three rows', '| Nothing | The server is off. | Start it. |\n', ''],
    [7, 'a fix', '| Correct it. |', '| |'],
    [7, 'a literal message', /\| `([^`]*)` \|/g, '| $1 |'],
    [7, 'a link in it', '[Add](/whitelist)', 'Add'],
    [8, 'versions as facts', 'Save the file.', 'Save the file of version 26.2.'],
    [8, 'Java numbers as facts', 'Save the file.', 'Install Java 25.'],
    [8, 'known facts', 'Save the file.', 'Save [[provider.nothing]].'],
    [9, 'configuration that parses', 'enforce-whitelist=true', 'enforce whitelist'],
    [10, 'alternative text', 'Save the file.', '![list](./a.png)'],
    [
      10,
      'pictures that are figures',
      'Save the file.',
      '![The list of the players of a server](/img/a.png)',
    ],
    [10, 'a figure that exists', 'Save the file.', '![A box with four fields](figure:no-such-box)'],
    [
      10,
      'pictures of ours',
      'Save the file.',
      '![The list of players with two names](https://example.org/a.png)',
    ],
    [
      11,
      'few external links',
      'Attach the log.',
      [1, 2, 3, 4, 5, 6].map((n) => `[a](https://example.org/${n})`).join(' '),
    ],
    [12, 'a ticket block', ':::ticket', ':::note'],
  ])('point %i: %s', (point, _name, from, to) => {
    const broken = GOOD.replace(from, to);
    expect(broken).not.toBe(GOOD);
    expect(messages(broken).map((message) => message.split(' ')[0])).toContain(String(point));
  });

  it('a command without output needs a mark', () => {
    const alone = GOOD.replace(`${fence}text output`, `${fence}text title="x"`);
    const marked = (mark: string) =>
      messages(alone.replace(' place="console"', ` place="console" ${mark}`));
    expect(marked('')).not.toEqual([]);
    expect(marked('no-output')).toEqual([]);
    expect(marked('any-output')).toEqual([]);
  });

  it('configuration needs a title or a place', () => {
    expect(messages(GOOD.replace(' title="server.properties"', ''))).toContain(
      '9 configuration without title="path of the file"',
    );
    const typed = GOOD.replace(' title="server.properties"', ' place="console" no-output');
    expect(messages(typed)).toEqual([]);
  });

  it('a row that a blank line cuts off', () => {
    const last = '| Nothing | The server is off. | Start it. |\n';
    expect(messages(GOOD.replace(last, `${last}\n${last}`))).toEqual([
      '0 a row outside its table: remove the blank line above it',
    ]);
  });

  it('not MDX', () => {
    expect(messages(GOOD.replace('Save the file.', 'Save <the file.'))[0]).toMatch(
      /^0 not valid MDX/,
    );
  });
});

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
  const strict = (source: string, evidence = EVIDENCE) =>
    checkGuide({ file: 'docs/running/example.mdx', source, evidence }, context).map(
      ({ file, line, message }) => `${file.replace('docs/running/', '')}:${line} ${message}`,
    );
  const row = '| `That player does not exist` | A typo. | Correct it. |\n';
  const words = (count: number) => 'word '.repeat(count);
  const tabs = (one: string, two: string) =>
    `<Tabs>\n<TabItem value="a" label="A">\n\n${one}\n\n</TabItem>\n<TabItem value="b" label="B">\n\n${two}\n\n</TabItem>\n</Tabs>\n`;

  it('passes a guide that meets every point', () => {
    expect(strict(GOOD)).toEqual([]);
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
    const broken = GOOD.replace(from, to);
    expect(broken).not.toBe(GOOD);
    expect(strict(broken)).toContainEqual(expect.stringMatching(found));
    // Guides without evidence follow the first version of the contract.
    expect(messages(broken)).toEqual([]);
  });

  it('reports what a guide without evidence still lacks', () => {
    const guide = {
      file: 'docs/a.mdx',
      source: GOOD.replace('Join with', `${words(850)} Join with`),
    };
    expect(checkStrict(guide, context)).toHaveLength(1);
  });

  it('accepts a reason for a long guide, folded text before the steps, and rare rows in a fold', () => {
    const long = GOOD.replace('Join with', `${words(850)} Join with`);
    expect(
      strict(
        long.replace(
          'minutes: 5',
          'minutes: 5\nlong_because: One table of all keys, which readers search.',
        ),
      ),
    ).toEqual([]);
    const fold = (text: string) => `<Fold title="More">\n\n${text}\n\n</Fold>\n\n`;
    expect(strict(GOOD.replace('## Turn it on', `${fold(words(150))}## Turn it on`))).toEqual([]);
    const rare = `| What you see | Why | What to do |\n| --- | --- | --- |\n${row.repeat(9)}`;
    expect(strict(GOOD.replace(':::ticket', `${fold(rare)}:::ticket`))).toEqual([]);
  });

  it('counts only one side of a condition', () => {
    const both = `<If lacks="modpacks">\n\n${words(130)}\n\n</If>\n\n## Turn it on`;
    expect(strict(GOOD.replace('## Turn it on', both))).toEqual([]);
  });

  it('reports errors in the form of the evidence', () => {
    expect(strict(GOOD, EVIDENCE.replace('source: manual', 'source: book'))).toEqual([
      expect.stringMatching(/^example\.evidence\.yml:6 no source is named "book"/),
    ]);
  });

  it('reports a source that no claim uses', () => {
    const more = '  wiki: { url: "https://example.org/wiki", read: 2026-11-20 }\nclaims:';
    expect(strict(GOOD, EVIDENCE.replace('claims:', more))).toEqual([
      'example.evidence.yml:4 no claim rests on the source "wiki": take it out',
    ]);
  });

  describe('where something is deleted', () => {
    const source = GOOD.replace('Join with', 'Delete the list. Join with');
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

  it('has eleven rules, each with a case above', () => {
    expect(RULES.filter((rule) => rule.for === 'strict')).toHaveLength(11);
  });
});

describe('evidence for what a reader types', () => {
  const item = (kind: 'command' | 'path' | 'message', text: string) =>
    ({ kind, text, node: { type: 'text' } }) as const;
  it.each([
    ['command', '/lp user Alex parent add mod', 'lp user YOUR_NAME permission set x', true],
    ['command', 'lp creategroup mod', 'lp user Alex', false],
    ['command', 'stop', 'the server stopped', false],
    ['command', 'stop', 'type `stop`', true],
    ['path', 'plugins/LuckPerms/', 'the folder `plugins/LuckPerms`', true],
    ['message', 'Could not pass event … to Vault', 'Could not pass event', true],
    ['message', 'Unknown command', 'Unknown world', false],
  ] as const)('%s %s: %s', (kind, text, said, covered) => {
    expect(isCovered(item(kind, text), [said])).toBe(covered);
  });

  it('common claims match only in full', () => {
    expect(isCoveredByCommon(item('command', 'whitelist add Alex'), ['whitelist'])).toBe(true);
    expect(isCoveredByCommon(item('message', 'the whitelist is on'), ['whitelist'])).toBe(false);
    expect(isCoveredByCommon(item('path', 'logs/latest.log'), ['logs/latest.log'])).toBe(true);
  });

  it.each([
    ['https://www.reddit.com/r/admincraft/', true],
    ['https://www.spigotmc.org/threads/x.1/', true],
    ['https://docs.papermc.io/', false],
  ])('%s is a forum: %s', (url, forum) => {
    expect(isForum({ url, read: '2026-11-20' })).toBe(forum);
  });
});

describe('links and anchors, without a build', () => {
  const page = (slug: string, body: string) => ({
    file: `${slug}.mdx`,
    source: `---\nslug: ${slug}\n---\n\n${body}\n`,
  });
  const found = (body: string) =>
    checkTargets(
      [
        page('/a', body),
        page(
          '/b',
          '## Files → Upload\n\n### Again\n\n### Again\n\n<Helper name="java" />\n\nA [[term.heap]].\n\n## If something goes wrong\n\n| A | B | C |\n| --- | --- | --- |\n| `No route` | b | c |',
        ),
      ],
      context.tables,
    ).map(({ file, line, message }) => `${file}:${line} ${message}`);

  it('reports missing targets with the nearest match', () => {
    expect(found('[x](/c)')).toEqual([
      '/a.mdx:5 broken link: no page has the route "/c". Nearest: /a, /b, /search',
    ]);
    expect(found('x\n\n[x](/b#agian)')[0]).toMatch(
      /^\/a\.mdx:7 broken anchor: \/b has no "#agian"\. Nearest: #again, #again-1/,
    );
    expect(found('[x](#gone)')[0]).toMatch(/broken anchor: \/a has no "#gone"/);
    expect(found("<LinkGrid cards={[{ to: '/b', glyph: 'rsut' }]} />")[0]).toMatch(
      /no glyph is named "rsut"\. There are: .*rust/,
    );
  });

  it('knows headings, rows, helpers, terms, other pages and other sites', () => {
    const anchors = ['files--upload', 'again-1', 'java-finder', 'term-heap', 'trouble-no-route'];
    const links = [...anchors.map((id) => `/b#${id}`), '/search', '/b/', 'https://example.org'];
    expect(found(links.map((link) => `[x](${link})`).join(' '))).toEqual([]);
    expect(found("<LinkGrid cards={[{ to: '/b', glyph: 'rust' }]} />")).toEqual([]);
  });
});

it('links both ways', () => {
  const page = (slug: string, link: string) => ({
    file: `${slug}.mdx`,
    source: `---\nslug: ${slug}\n---\n\n[x](${link})\n`,
  });
  const found = checkLinks([
    page('/a', '/b'),
    page('/b', '/a#x'),
    page('/c', 'https://example.org'),
  ]);
  expect(found.map(({ file, message }) => `${file} ${message}`)).toEqual([
    '/c.mdx links to no other guide',
    '/c.mdx no other guide links to /c',
  ]);
});

it.each([
  ['yaml', 'a: 1\n  b: 2', true],
  ['yaml', 'a:\n  b: 2', false],
  ['toml', 'a = ', true],
  ['toml', '[a]\nb = "c"', false],
  ['json', '{a: 1}', true],
  ['properties', '# x\na=1\n\nb.c=', false],
  ['ini', '[a]\nb', true],
])('configProblem %s %j', (language, text, bad) => {
  expect(configProblem(language, text) !== undefined).toBe(bad);
});
