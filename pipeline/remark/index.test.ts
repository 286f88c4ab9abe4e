/**
 * The order of the transforms: the list keeps it, each declared tie is needed, and none is missing.
 * A transform whose result depends on another one that its `after` does not name fails here.
 */
import { readFileSync } from 'node:fs';
import type { Root } from 'mdast';
import { describe, expect, it } from 'vitest';
import { VFile } from 'vfile';
import { createProductCards } from '../../products/lookup';
import { provider } from '../../provider.config';
import { createFactTables } from '../../src/quotes/tables';
import { parseRawFrontMatter } from '../guides';
import { parseMdx } from '../guides/mdx';
import { texts } from '../texts';
import { findOrderMistakes, toOrderedPlugins, type GuideTransform } from './order';
import { createGuideTransforms } from '.';

/** Has something of every transform, and of every reason in `after`. */
const SAMPLE = `---
slug: /sample
title: Sample
outcome: You see every form.
minutes: 5
who: Everybody
checked: 2026-11-20
status: current
---

<ProductCards />

<If has="modpacks">With [[gone.value]] and [[term.heap]].</If>

The [[term.heap]] is small. Paid on [[sample.paid]], see [packs](/modpacks) and
[deadlines](/[[sample.guide]]#one), on port \`a/b:[[sample.port]]\`.

<Fold title="[[panel.files.upload]] until March 1, 2027, 14:30 UTC">

- One
- Two

</Fold>

![The window [[sample.files]] with its details](figure:sftp-details "In [[sample.files]]")

| Name | [[sample.files]] | Size |
| ---- | ---------------- | ---- |
| One  | Two              | Big  |

\`\`\`properties title="server.properties" {1}
server-port=[[sample.port]]
\`\`\`

\`\`\`text place="console" no-output
save-all
\`\`\`

## If something goes wrong

| What you see               | Why  | What to do |
| -------------------------- | ---- | ---------- |
| \`Port [[sample.port]] used\` | Full | Wait       |

## Packs <If has="modpacks" />

Gone.
`;

const tables = {
  ...createFactTables(provider),
  sample: { paid: 'March 1, 2027, 14:30 UTC', guide: 'same', port: 2022, files: 'Files' },
};
const [card] = createProductCards();
const transforms = createGuideTransforms({
  features: { ...provider.features, modpacks: false },
  absentTargets: new Set(['/modpacks', card?.to ?? '']),
  tables,
  isRoute: (route) => route !== '/modpacks' && !route.includes('['),
  texts,
  textsLanguage: 'en',
  textsFor: () => texts,
  isTranslated: () => false,
  anchorFor: (route, anchor) => (route === '/same' ? 'eins' : anchor),
  originalOf: () => 'docs/panel/sftp.mdx',
});

/** As the schema of front matter gives it. */
const frontMatter = parseRawFrontMatter(SAMPLE);

/** What a list of transforms makes of a guide: its tree without positions, or why it fails. */
function run(list: readonly GuideTransform[], source: string): string {
  const tree: Root = parseMdx(source);
  const file = new VFile({ value: source, path: 'docs/sample.mdx', data: { frontMatter } });
  try {
    for (const { plugin } of list) plugin()(tree, file);
  } catch (error) {
    return String(error);
  }
  return JSON.stringify(tree, (key, value: unknown) => (key === 'position' ? undefined : value), 1);
}

/** The list with one transform moved directly before another. */
function moveBefore(name: string, other: string): GuideTransform[] {
  const rest = transforms.filter((transform) => transform.name !== name);
  const place = rest.findIndex((transform) => transform.name === other);
  return rest.toSpliced(place, 0, ...transforms.filter((transform) => transform.name === name));
}

/** Numbers from 0 to 1 that are the same in each run (mulberry32). */
function createRandom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

/** The transforms in another order that their ties allow. */
function createOrder(seed: number): GuideTransform[] {
  const random = createRandom(seed);
  const left = [...transforms];
  const ordered: GuideTransform[] = [];
  while (left.length > 0) {
    const ready = left.filter(({ after }) =>
      Object.keys(after).every((name) => ordered.some((other) => other.name === name)),
    );
    const next = ready[Math.floor(random() * ready.length)];
    if (next === undefined) throw new Error('the ties go in a circle');
    ordered.push(next);
    left.splice(left.indexOf(next), 1);
  }
  return ordered;
}

const ties = transforms.flatMap(({ name, after }) =>
  Object.keys(after).map((other): [string, string] => [name, other]),
);

describe('the list of transforms', () => {
  it('keeps its own order', () => {
    expect(findOrderMistakes(transforms)).toEqual([]);
    expect(toOrderedPlugins(transforms)).toHaveLength(transforms.length);
  });

  it.each(ties)('%s needs %s before it: the other way round a guide is wrong', (name, other) => {
    expect(run(moveBefore(name, other), SAMPLE)).not.toBe(run(transforms, SAMPLE));
  });

  it.each([
    ['the sample', SAMPLE],
    ['the template of guides', readFileSync('docs/extras/template.mdx', 'utf8')],
    ['a guide', readFileSync('docs/panel/sftp.mdx', 'utf8')],
  ])('gives the same in every order that the ties allow: %s', (_, source) => {
    const expected = run(transforms, source);
    expect(expected).toMatch(/^\{/);
    for (let seed = 1; seed <= 40; seed++) {
      const order = createOrder(seed);
      const names = order.map(({ name }) => name).join(', ');
      expect(run(order, source), `a name is missing in "after": ${names}`).toBe(expected);
    }
  });
});

describe('a wrong order', () => {
  it('is told with the reason', () => {
    const list = moveBefore('fold', 'quoted-facts');
    expect(() => toOrderedPlugins(list)).toThrow(
      'pipeline/remark/index.ts: fold must come after quoted-facts: a quote in its title becomes plain words there',
    );
  });

  it('is a name that no transform has', () => {
    expect(findOrderMistakes([{ name: 'fold', after: { 'quoted-fact': 'its title' } }])).toEqual([
      'fold comes after "quoted-fact", which is no transform',
    ]);
  });
});
