import { beforeAll, describe, expect, it } from 'vitest';
import { loadProvider } from '../../config/load-provider';
import { GOOD_GUIDE } from '../../fixtures/good-guide';
import { createFactTables } from '../../src/quotes/tables';
import { checkGuide, checkLinks, checkTargets, type ContractContext } from '.';
import { isCovered, isCoveredByCommon } from './evidence-items';
import { checkConfig } from './rules/configuration';
import { isForum } from './rules/evidence';

const fence = '```';
let context: ContractContext;
beforeAll(async () => {
  const provider = await loadProvider();
  context = { provider, tables: createFactTables(provider) };
});

const listMessages = (source: string, file = 'docs/running/example.mdx') =>
  checkGuide({ file, source }, context).map(({ point, message }) => `${point} ${message}`);

it('passes a guide that meets every point', () => {
  expect(listMessages(GOOD_GUIDE)).toEqual([]);
});

describe('each point has a case that fails', () => {
  /** What a change of the good guide breaks, and how the finding starts: with the point's number. */
  it.each([
    {
      breaks: 'front matter',
      finding: '1 front matter "outcome": ',
      from: 'outcome: Only players on your list can join.\n',
      to: '',
    },
    {
      breaks: 'broken YAML',
      finding: '1 front matter is not YAML',
      from: 'minutes: 5',
      to: 'minutes: [5',
    },
    {
      breaks: 'prerequisites',
      finding: '2 no "## Before you start" section',
      from: '## Before you start',
      to: '## First',
    },
    {
      breaks: 'a link in them',
      finding: '2 "Before you start" needs a list with at least one link',
      from: '[console](/basic-controls)',
      to: 'console',
    },
    {
      breaks: 'safety',
      finding: '3 something is deleted, overwritten or converted',
      from: /:::safety[\s\S]*?:::\n/,
      to: '',
    },
    {
      breaks: 'a backup in it',
      finding: '3 the safety block names no backup',
      from: 'Make a backup; restore it to undo.',
      to: 'Restore to undo.',
    },
    {
      breaks: 'a way back',
      finding: '3 the safety block has no way back',
      from: 'restore it to undo',
      to: 'good luck',
    },
    { breaks: 'steps', finding: '4 no numbered steps', from: /^\d\. /gm, to: '- ' },
    { breaks: 'a place', finding: '4 code block without place=', from: ' place="console"', to: '' },
    {
      breaks: 'a known place',
      finding: '4 unknown place "konsole"',
      from: 'place="console"',
      to: 'place="konsole"',
    },
    {
      breaks: 'output',
      finding: '5 command without an "output" block',
      from: `${fence}text output`,
      to: `${fence}text title="x"`,
    },
    {
      breaks: 'proof',
      finding: '6 no "## Check that it works" section',
      from: '## Check that it works',
      to: '## Test',
    },
    {
      breaks: 'trouble',
      finding: '7 no "## If something goes wrong" section',
      from: '## If something goes wrong',
      to: '## Trouble',
    },
    {
      breaks: 'its head',
      finding: '7 the table\'s head must be "What you see | Why | What to do"',
      from: 'What you see | Why',
      to: 'Message | Why',
    },
    {
      breaks: 'three rows',
      finding: '7 three rows or more, not 2',
      from: '| Nothing | The server is off. | Start it. |\n',
      to: '',
    },
    {
      breaks: 'a fix',
      finding: '7 a row needs a message, a cause and a fix',
      from: '| Correct it. |',
      to: '| |',
    },
    {
      breaks: 'a literal message',
      finding: '7 no row quotes a literal message',
      from: /\| `([^`]*)` \|/g,
      to: '| $1 |',
    },
    {
      breaks: 'a link in it',
      finding: '7 no row links to the page or section that fixes it',
      from: '[Add](/whitelist)',
      to: 'Add',
    },
    {
      breaks: 'versions as facts',
      finding: '8 version typed into prose: "26.2"',
      from: 'Save the file.',
      to: 'Save the file of version 26.2.',
    },
    {
      breaks: 'Java numbers as facts',
      finding: '8 version typed into prose: "Java 25"',
      from: 'Save the file.',
      to: 'Install Java 25.',
    },
    {
      breaks: 'known facts',
      finding: '8 unknown fact "provider.nothing"',
      from: 'Save the file.',
      to: 'Save [[provider.nothing]].',
    },
    {
      breaks: 'quotes of more than one word',
      finding: '8 unknown fact "provder"',
      from: 'Save the file.',
      to: 'Save [[provder]].',
    },
    {
      breaks: 'configuration that parses',
      finding: '9 properties does not parse',
      from: 'enforce-whitelist=true',
      to: 'enforce whitelist',
    },
    {
      breaks: 'alternative text',
      finding: '10 alternative text of 20 characters or more',
      from: 'Save the file.',
      to: '![list](./a.png)',
    },
    {
      breaks: 'pictures that are figures',
      finding: '10 "/img/a.png" is not a figure',
      from: 'Save the file.',
      to: '![The list of the players of a server](/img/a.png)',
    },
    {
      breaks: 'a figure that exists',
      finding: '10 there is no figure "no-such-box"',
      from: 'Save the file.',
      to: '![A box with four fields](figure:no-such-box)',
    },
    {
      breaks: 'pictures of ours',
      finding: '10 image from another host',
      from: 'Save the file.',
      to: '![The list of players with two names](https://example.org/a.png)',
    },
    {
      breaks: 'few external links',
      finding: '11 five external links or fewer, not 6',
      from: 'Attach the log.',
      to: [1, 2, 3, 4, 5, 6].map((n) => `[a](https://example.org/${n})`).join(' '),
    },
    {
      breaks: 'a ticket block',
      finding: '12 no ":::ticket" block',
      from: ':::ticket',
      to: ':::note',
    },
  ])('$breaks: point $finding', ({ finding, from, to }) => {
    const broken = GOOD_GUIDE.replace(from, to);
    expect(broken).not.toBe(GOOD_GUIDE);
    expect(listMessages(broken)).toContainEqual(expect.stringContaining(finding));
  });

  it('one word in brackets is TOML in a block of TOML only', () => {
    const block = (language: string) =>
      GOOD_GUIDE.replace(
        'Save the file.',
        `Save.\n\n${fence}${language} title="a.x"\n[[proxies]]\na = 1\n${fence}\n`,
      );
    expect(listMessages(block('toml')).join('\n')).not.toContain('"proxies"');
    expect(listMessages(block('text')).join('\n')).toContain('8 unknown fact "proxies"');
  });

  it('front matter that is no YAML is one line, at its place', () => {
    const broken = GOOD_GUIDE.replace('who: The owner', 'who: "The owner');
    const [{ line, message } = { line: 0, message: '' }] = checkGuide(
      { file: 'docs/example.mdx', source: broken },
      context,
    );
    expect({ line, message }).toEqual({
      line: 8,
      message: 'front matter is not YAML: Missing closing "quote',
    });
  });

  it('a command without output needs a mark', () => {
    const alone = GOOD_GUIDE.replace(`${fence}text output`, `${fence}text title="x"`);
    const marked = (mark: string) =>
      listMessages(alone.replace(' place="console"', ` place="console" ${mark}`));
    expect(marked('')).not.toEqual([]);
    expect(marked('no-output')).toEqual([]);
    expect(marked('any-output')).toEqual([]);
  });

  it('configuration needs a title or a place', () => {
    expect(listMessages(GOOD_GUIDE.replace(' title="server.properties"', ''))).toContain(
      '9 configuration without title="path of the file"',
    );
    const typed = GOOD_GUIDE.replace(' title="server.properties"', ' place="console" no-output');
    expect(listMessages(typed)).toEqual([]);
  });

  it('a trouble section with prose alone', () => {
    expect(listMessages(GOOD_GUIDE.replaceAll(/^\|.*\n/gm, ''))).toContain(
      '7 the trouble section has no table',
    );
  });

  it.each([
    ['a fold', '<Fold title="Rarer messages">', '</Fold>'],
    ['a tab', '<Tabs groupId="os">\n<TabItem value="a" label="A">', '</TabItem>\n</Tabs>'],
  ])('rows of a trouble table in %s', (_place, opening, closing) => {
    const last = '| Nothing | The server is off. | Start it. |\n';
    const withTable = (row: string, title = 'What you see') => {
      const table = `| ${title} | Why | What to do |\n| --- | --- | --- |\n${row}`;
      const more = `${last}\n${opening}\n\n${table}\n\n${closing}\n`;
      return listMessages(GOOD_GUIDE.replace(last, more));
    };
    const whole = '| Nobody joins | The list is empty. | Add a name. |';
    expect(withTable(whole)).toEqual([]);
    for (const row of ['| Nobody joins | | |', '| Nobody joins | The list is empty. |'])
      expect(withTable(row)).toEqual(['7 a row needs a message, a cause and a fix']);
    expect(withTable(whole, 'Message')).toEqual([
      expect.stringMatching(/^7 the table's head must be "What you see/),
    ]);
  });

  it('a fold without a title', () => {
    const fold = (tag: string) =>
      listMessages(
        GOOD_GUIDE.replace('Save the file.', `Save.\n\n   <${tag}>\n\n   x\n\n   </Fold>\n`),
      );
    expect(fold('Fold title="What is inside"')).toEqual([]);
    expect(fold('Fold')).toEqual(['0 write <Fold title="What is inside">']);
  });

  it('a row that a blank line cuts off', () => {
    const last = '| Nothing | The server is off. | Start it. |\n';
    expect(listMessages(GOOD_GUIDE.replace(last, `${last}\n${last}`))).toEqual([
      '0 a row outside its table: remove the blank line above it',
    ]);
  });

  it('a callout and a code language that do not exist', () => {
    expect(listMessages(GOOD_GUIDE.replace(':::safety', ':::saftey'))).toContainEqual(
      '0 no callout is named "saftey". Nearest: safety, note',
    );
    expect(
      listMessages(GOOD_GUIDE.replace(`${fence}properties`, `${fence}propertys`)),
    ).toContainEqual(
      expect.stringMatching(/^0 no code language is named "propertys". Nearest: properties/),
    );
  });

  it('not MDX', () => {
    expect(listMessages(GOOD_GUIDE.replace('Save the file.', 'Save <the file.'))[0]).toMatch(
      /^0 not valid MDX/,
    );
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
    expect(found('<a href="/c">x</a>')[0]).toMatch(/broken link: no page has the route "\/c"/);
    expect(found('[x](#gone)')[0]).toMatch(/broken anchor: \/a has no "#gone"/);
    expect(found("<LinkGrid cards={[{ to: '/b', glyph: 'rsut' }]} />")[0]).toMatch(
      /no glyph is named "rsut"\. There are: .*rust/,
    );
  });

  it('looks only at the chosen guides, and knows the others as targets', () => {
    const pages = [page('/a', '[x](/b#gone)'), page('/b', '## Here\n\n[x](/c)'), page('/d', '<If')];
    const list = (...chosen: number[]) =>
      checkTargets(
        pages,
        context.tables,
        pages.filter((_, index) => chosen.includes(index)),
      ).map(({ file, message }) => `${file} ${message}`);
    expect(list(0)).toEqual(['/a.mdx broken anchor: /b has no "#gone". Nearest: #here']);
    expect(list(1)).toEqual([expect.stringMatching(/^\/b\.mdx broken link/)]);
    expect(list(2)).toEqual([]);
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

it('a guide that is no MDX is left to the rule that names its line', () => {
  const broken = { file: '/a.mdx', source: '---\nslug: /a\n---\n\n1. [x](/b) <name>\n' };
  expect(checkLinks([broken])).toEqual([]);
});

it.each([
  ['yaml', 'a: 1\n  b: 2', true],
  ['yaml', 'a:\n  b: 2', false],
  ['toml', 'a = ', true],
  ['toml', '[a]\nb = "c"', false],
  ['json', '{a: 1}', true],
  ['properties', '# x\na=1\n\nb.c=', false],
  ['ini', '[a]\nb', true],
])('checkConfig %s %j', (language, text, bad) => {
  expect(checkConfig(language, text) !== undefined).toBe(bad);
});
