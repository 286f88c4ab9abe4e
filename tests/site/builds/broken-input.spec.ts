/**
 * Wrong input stops `npm run build` with one message that names file, line and what is wrong, and
 * the previous build stays. Each case is a build of a docs folder of its own.
 */
import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from '@playwright/test';

const renderGuide = (slug: string, text: string, more = '') => `---
slug: ${slug}
title: A guide for ${slug}
description: A guide that a test made, to see what happens to a build with a fault in it.
outcome: The build says what is wrong.
minutes: 5
who: The owner
checked: 2026-11-20
status: current
${more}---

The answer.

${text}
`;

const HOME = renderGuide('/', '## A heading\n\nText.');

/** How many lines a failed build printed, without its progress. */
const countErrorLines = (printed: string) =>
  printed
    .trim()
    .split('\n')
    .filter((line) => !line.startsWith('[INFO]')).length;

/** Builds a docs folder; returns what was printed, and the files left of the previous build. */
function build(
  name: string,
  files: Readonly<Record<string, string>>,
  env: Readonly<Record<string, string>> = {},
) {
  mkdirSync('.cache', { recursive: true });
  const folder = mkdtempSync(path.join('.cache', `broken-input-${name}-`));
  const docs = path.join(folder, 'docs');
  const target = path.join(folder, `build-${name}`);
  try {
    mkdirSync(docs);
    mkdirSync(target);
    writeFileSync(path.join(target, 'previous.html'), '');
    for (const [file, text] of Object.entries(files)) writeFileSync(path.join(docs, file), text);
    const { status, stdout, stderr } = spawnSync(
      'node_modules/.bin/tsx',
      ['scripts/build.ts', target],
      {
        encoding: 'utf8',
        env: {
          ...process.env,
          PATH: `${path.resolve('node_modules/.bin')}${path.delimiter}${process.env.PATH ?? ''}`,
          NODE_ENV: 'production',
          DOCS_DIR: docs,
          ...env,
          DOCUSAURUS_GENERATED_FILES_DIR_NAME: path.join(folder, 'generated'),
        },
      },
    );
    return { status, printed: stdout + stderr, kept: readdirSync(target), docs };
  } finally {
    rmSync(folder, { recursive: true });
    rmSync(`.cache/fresh-build-${name}`, { recursive: true, force: true });
  }
}

test.describe.configure({ timeout: 300_000 });

test('faults in guides are all named, each with its file and line', () => {
  const { status, printed, kept, docs } = build('guides', {
    'home.mdx': HOME,
    'fact.mdx': renderGuide('/fact', 'Open [[provider.nmae]].'),
    'link.mdx': renderGuide('/link', 'See [that](/nowhere).'),
    'picture.mdx': renderGuide(
      '/picture',
      '![A picture of something there](https://example.org/a.png)',
    ),
    'language.mdx': renderGuide('/language', '```klingon title="a.txt"\nx\n```'),
  });
  expect(status).toBe(1);
  expect(kept).toEqual(['previous.html']);
  expect(printed).toContain('is still the previous build');
  for (const [file, fault] of [
    ['fact.mdx', 'provider.nmae'],
    ['link.mdx', '/nowhere'],
    ['picture.mdx', 'a.png'],
    ['language.mdx', 'klingon'],
  ] as const) {
    expect(printed, file).toContain(`${path.join(docs, file)}:14 `);
    expect(printed, file).toContain(fault);
  }
});

test('wrong front matter is named by its line', () => {
  const { status, printed, kept, docs } = build('matter', {
    'home.mdx': HOME,
    'other.mdx': renderGuide('/other', 'Text.', 'colour: red\n'),
  });
  expect(status).toBe(1);
  expect(kept).toEqual(['previous.html']);
  expect(printed).toContain(`${path.join(docs, 'other.mdx')}:10`);
  expect(printed).toContain('colour');
  expect(countErrorLines(printed)).toBeLessThanOrEqual(10);
});

// Pages are rendered only after all of them are compiled, so these faults need a build of their own.
test('an element or a helper that is not there is named by its line', () => {
  const { status, printed, docs } = build('element', {
    'home.mdx': HOME,
    'element.mdx': renderGuide('/element', '<Hleper name="ports" />'),
    'helper.mdx': renderGuide('/helper', '<Helper name="prots" />'),
  });
  expect(status).toBe(1);
  expect(printed).toContain(`${path.join(docs, 'element.mdx')}:14 unknown element <Hleper>`);
  expect(printed).toContain(`${path.join(docs, 'helper.mdx')}:14 No helper is named "prots"`);
  expect(countErrorLines(printed)).toBeLessThanOrEqual(10);
});

test('a wrong value in the provider file is named by its line before anything is built', () => {
  const file = path.join('.cache', 'broken-provider.config.ts');
  mkdirSync('.cache', { recursive: true });
  writeFileSync(
    file,
    readFileSync('provider.config.ts', 'utf8')
      .replace("'./src/provider/schema'", "'../src/provider/schema'")
      .replace(/accent: '[^']*'/, "accent: 'green'"),
  );
  const { status, printed } = build('provider', { 'home.mdx': HOME }, { PROVIDER_CONFIG: file });
  rmSync(file);
  expect(status).toBe(1);
  expect(printed).toMatch(/^\.cache\/broken-provider\.config\.ts:\d+ site\.accent is not a color/m);
  expect(countErrorLines(printed)).toBeLessThanOrEqual(10);
});

test('a link to a heading that is not there is named with both pages', () => {
  const { status, printed, kept, docs } = build('anchor', {
    'home.mdx': HOME,
    'other.mdx': renderGuide('/other', 'See [that](/#a-hedaing).'),
  });
  expect(status).toBe(1);
  expect(kept).toEqual(['previous.html']);
  expect(printed).toContain(`${path.join(docs, 'other.mdx')}:14 broken anchor "/#a-hedaing"`);
  expect(countErrorLines(printed)).toBeLessThanOrEqual(10);
});

test('a folder without guides is no site', () => {
  const { status, printed, kept } = build('empty', {});
  expect(status).toBe(1);
  expect(kept).toEqual(['previous.html']);
  expect(printed).toMatch(/docs/i);
});
