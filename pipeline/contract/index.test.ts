import { beforeAll, describe, expect, it } from 'vitest';
import { loadProvider } from '../../config/provider';
import { factTables } from '../../src/facts';
import { checkGuide, checkLinks, configProblem, type Context } from '.';

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
    [9, 'a file for configuration', ' title="server.properties"', ' place="console" no-output'],
    [10, 'alternative text', 'Save the file.', '![list](./a.png)'],
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
  ])('point %i: %s', (point, name, from, to) => {
    const broken = GOOD.replace(from, to);
    expect(broken).not.toBe(GOOD);
    const found = messages(broken);
    // A file for configuration is also point 4; what matters is that the point is named.
    if (name === 'a file for configuration') expect(found).toEqual([]);
    else expect(found.map((message) => message.split(' ')[0])).toContain(String(point));
  });

  it('configuration needs a title or a place', () => {
    expect(messages(GOOD.replace(' title="server.properties"', ''))).toContain(
      '9 configuration without title="path of the file"',
    );
  });

  it('not MDX', () => {
    expect(messages(GOOD.replace('Save the file.', 'Save <the file.'))[0]).toMatch(
      /^0 not valid MDX/,
    );
  });
});

describe('provider values', () => {
  it('a name, an address or a label typed out is found', () => {
    const { name, urls, sftp } = context.provider;
    for (const value of [name, urls.panel, sftp.host, '**Save Content**']) {
      expect(messages(GOOD.replace('Save the file.', `Open ${value} now.`)).join()).toMatch(
        /typed out/,
      );
    }
  });

  it('a number with its unit is found on panel and billing pages', () => {
    const source = GOOD.replace(
      'Save the file.',
      `Within ${context.provider.billing.refundHours} hours.`,
    );
    expect(messages(source, 'docs/billing/a.mdx').join()).toMatch(/provider number typed out/);
    expect(messages(source)).toEqual([]);
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
