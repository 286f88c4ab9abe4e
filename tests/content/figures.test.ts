/** Drawings, pictures and guides agree. */
import { statSync } from 'node:fs';
import path from 'node:path';
import { load } from 'cheerio';
import type { List, Parent, Root, RootContent } from 'mdast';
import { beforeAll, describe, expect, it } from 'vitest';
import { BUDGETS } from '../../config/budgets';
import { withPresets } from '../../config/presets';
import { loadProvider } from '../../config/load-provider';
import { isOffered, listQuotedFeatures, PANEL_FEATURE_NAMES } from '../../src/provider/features';
import {
  FIGURE_FOLDER,
  getFigurePath,
  findFigureName,
  readFigureSize,
  THEMES,
} from '../../pipeline/remark/figure';
import type { Provider } from '../../src/provider/schema';
import { listGuides, parseSlug } from '../../pipeline/guides';
import { parseMdx } from '../../pipeline/guides/mdx';
import { loadFigures, readFigureRecord, resolveQuotes, type Figure } from '../../figures/load';
import { at, button } from '../../figures/panel';
import { getFigureState, hashFigureFiles, listStaleFigures } from '../../figures/state';
import { requiredGuideRoutes } from '../lib/required-routes';

/** The figure that a block shows, if it is the block's only content. */
function findFigure(node: RootContent): string | undefined {
  if (node.type === 'image') return findFigureName(node);
  if (node.type !== 'paragraph' || node.children.length !== 1) return undefined;
  return node.children.map(findFigure)[0];
}

/**
 * Figures of a guide, each with the source of its steps: the numbered list right before it,
 * otherwise the first one after it.
 */
function findFiguresWithSteps(source: string): { name: string; steps: string[] }[] {
  const found: { name: string; steps: string[] }[] = [];
  let waiting: { name: string; steps: string[] }[] = [];
  const addSteps = (entry: { steps: string[] }, { start, children }: List): void => {
    for (const [index, { position }] of children.entries()) {
      const text = source.slice(position?.start.offset, position?.end.offset);
      entry.steps[(start ?? 1) - 1 + index] = text;
    }
  };
  const walk = (node: Root | Parent): void => {
    let before: List | undefined;
    for (const child of node.children) {
      const name = findFigure(child);
      if (name !== undefined) {
        const entry = { name, steps: [] };
        found.push(entry);
        if (before === undefined) waiting.push(entry);
        else addSteps(entry, before);
        continue;
      }
      before = child.type === 'list' && child.ordered === true ? child : undefined;
      if (before !== undefined) {
        for (const entry of waiting) addSteps(entry, before);
        waiting = [];
      }
      if ('children' in child) walk(child);
    }
  };
  walk(parseMdx(source));
  return found;
}

/**
 * Mismatches between the numbers of a drawing and the steps of a guide: a number without a step,
 * and a numbered label that its step does not quote.
 */
function findStepMismatches(quoted: string, steps: readonly string[]): string[] {
  const $ = load(quoted);
  return $('[data-step]')
    .toArray()
    .flatMap((element) => {
      const step = Number($(element).attr('data-step'));
      const text = steps[step - 1];
      if (text === undefined) return [`${step} is not a step of its list`];
      const labels = [
        ...$(element)
          .text()
          .matchAll(/\[\[(?:button\.)?(\w+\.\w+(?:\.\w+)?)\]\]/g),
      ]
        .map(([, label = '']) => label)
        // Values, not labels.
        .filter((label) => !/^(provider|example|minecraft|java)\./.test(label));
      // Several labels under one number are a group, which a step may describe in other words.
      const [label, ...others] = labels;
      return label === undefined || others.length > 0 || text.includes(label)
        ? []
        : [`${step} marks ${label}, which that step does not name`];
    });
}

/** The opposite of a color, which is another one whatever the host's is. */
const getOppositeColor = (color: string) =>
  `#${(0xff_ff_ff - parseInt(color.slice(1), 16)).toString(16).padStart(6, '0')}`;

let provider: Provider;
let figures: Figure[];
/** Every feature of the panel, whatever the host has. */
let everything: Provider['features'];
beforeAll(async () => {
  provider = await loadProvider();
  figures = await loadFigures(provider);
  everything = Object.fromEntries(PANEL_FEATURE_NAMES.map((name) => [name, true]));
});

const guides = listGuides('docs').map(({ id, source }) => ({
  name: `${id}.mdx`,
  route: parseSlug(source) ?? '',
  source,
}));
const uses = guides.flatMap(({ name: guide, source }) =>
  findFiguresWithSteps(source).map((figure) => ({ guide, ...figure })),
);

describe('pictures', () => {
  it('are as new as their drawings; otherwise run `npm run figures`', async () => {
    expect(await listStaleFigures(provider)).toEqual([]);
    const names = figures.map(({ name }) => name).sort();
    expect(Object.keys(readFigureRecord()).sort()).toEqual(names);
  });

  it('are stale if a label, a quoted fact or the color has changed, unless the host drew them', async () => {
    const other = {
      ...provider,
      site: { ...provider.site, accent: getOppositeColor(provider.site.accent) },
    };
    const record = readFigureRecord();
    const replaced = figures.filter(
      ({ name }) => getFigureState('', hashFigureFiles(name), record[name]) === 'replaced',
    );
    const drawnHere = figures.filter((figure) => !replaced.includes(figure));
    expect(await listStaleFigures(other)).toHaveLength(drawnHere.length);
    const own = { drawing: 'older', light: 'theirs', dark: 'theirs' };
    const stale = await listStaleFigures(other, { ...record, 'sftp-details': own });
    expect(stale).toEqual(
      drawnHere.map(({ name }) => name).filter((name) => name !== 'sftp-details'),
    );
  });

  it('exist in both themes, of one size, under the budget', () => {
    for (const { name } of figures) {
      expect(readFigureSize(name), name).toMatchObject({ ok: true });
      for (const theme of THEMES) {
        const file = path.join(FIGURE_FOLDER, getFigurePath(name, theme));
        expect(statSync(file).size, file).toBeLessThanOrEqual(BUDGETS.figure);
      }
    }
  });

  it.each([
    ['make', { light: undefined, dark: undefined }, undefined],
    ['make', { light: 'a', dark: 'b' }, { drawing: 'older', light: 'a', dark: 'b' }],
    ['make', { light: 'a', dark: undefined }, { drawing: 'now', light: 'a', dark: 'b' }],
    ['current', { light: 'a', dark: 'b' }, { drawing: 'now', light: 'a', dark: 'b' }],
    // A provider's own file is kept, whatever the age of the drawing.
    ['replaced', { light: 'own', dark: 'b' }, { drawing: 'older', light: 'a', dark: 'b' }],
    ['replaced', { light: 'own', dark: 'own' }, undefined],
  ] as const)('are left alone or made anew: %s', (fate, files, made) => {
    expect(getFigureState('now', files, made)).toBe(fate);
  });
});

describe('drawings', () => {
  it('are all used, and every figure of a guide is drawn or brought by the provider', () => {
    const used = new Set(uses.map(({ name }) => name));
    expect(figures.map(({ name }) => name).filter((name) => !used.has(name))).toEqual([]);
  });

  it('stand on every guide to the panel that is promised', () => {
    const without = guides
      .filter(({ route }) => requiredGuideRoutes.includes(route))
      .filter(({ name }) => name.startsWith('panel') || name === 'extras/account-details.mdx')
      .filter(({ name }) => !uses.some(({ guide }) => guide === name));
    expect(without.map(({ name }) => name)).toEqual([]);
  });

  it('have no tabs of what the host lacks, and those behind in their place', async () => {
    const tabs = (drawn: readonly Figure[]) =>
      [...load(drawn.find(({ name }) => name === 'sftp-details')?.quoted ?? '')('.tabs li')].map(
        (tab) => load(tab).text(),
      );
    expect(tabs(await loadFigures({ ...provider, features: everything }))).toEqual(
      ['startup', 'settings', 'versions', 'modpacks', 'plugins'].map((id) => `[[panel.${id}]]`),
    );
    const features = { ...everything, versions: false, pluginInstaller: false };
    expect(tabs(await loadFigures({ ...provider, features }))).toEqual(
      ['startup', 'settings', 'modpacks', 'importer', 'splitter'].map((id) => `[[panel.${id}]]`),
    );
  });

  it('of guides that every host has show nothing of stock panels that they lack', async () => {
    const { panelExtensions: _extensions, ...rest } = provider;
    const pelican = withPresets({ ...rest, features: {}, preset: 'pelican' });
    const stock = await loadFigures(pelican);
    const absent = (quoted: string) =>
      [...quoted.matchAll(/\[\[(?:button\.)?([\w.]+)\]\]/g)].filter(([, quote = '']) =>
        listQuotedFeatures(quote).some((name) => !isOffered(pelican.features, name)),
      );
    const wrong = stock.filter(({ quoted }) => absent(quoted).length > 0).map(({ name }) => name);
    // Guides show these only where the host has what they draw.
    expect(wrong).toEqual([
      'importer',
      'modpack-install',
      'plugin-install',
      'private-network',
      'recycle-bin',
      'reverse-proxy',
      'split-create',
      'startup-heap',
      'version-change',
      'proxy-network',
    ]);
  });

  it('are left out where they show a value that the file of the host lacks', async () => {
    const { internalHostExample: _example, ...network } = provider.network;
    const names = (await loadFigures({ ...provider, network })).map(({ name }) => name);
    expect(names).not.toContain('proxy-network');
    expect(names).toContain('sftp-details');
  });

  it('have the numbers of their steps', () => {
    const wrong = uses.flatMap(({ guide, name, steps }) => {
      const figure = figures.find((other) => other.name === name);
      if (figure === undefined) return [];
      return findStepMismatches(figure.quoted, steps).map(
        (text) => `docs/${guide} figure:${name} ${text}`,
      );
    });
    expect(wrong).toEqual([]);
  });

  it('count up', () => {
    for (const { name, quoted } of figures) {
      const steps = [...quoted.matchAll(/data-step="(\d+)"/g)].map(([, step]) => Number(step));
      expect(steps, name).toEqual(steps.toSorted((a, b) => a - b));
    }
  });

  it('write labels escaped, and stop at an unknown one', () => {
    const tables = { panel: { files: { label: 'Files & <more>' } } };
    expect(resolveQuotes('<b>[[panel.files]]</b>', tables, 'x')).toBe(
      '<b>Files &amp; &lt;more&gt;</b>',
    );
    expect(() => resolveQuotes('[[panel.flies]]', tables, 'x')).toThrow(/figures\/x.*flies/);
  });
});

describe('misfits', () => {
  const quoted = at(2, button('[[button.panel.files.upload]]'));
  it('names a step that is not there and a step about something else', () => {
    expect(
      findStepMismatches(quoted, ['1. Open.', '2. Press [[button.panel.files.upload]].']),
    ).toEqual([]);
    expect(findStepMismatches(quoted, ['1. Open.'])).toEqual(['2 is not a step of its list']);
    expect(findStepMismatches(quoted, ['1. Open.', '2. Wait.'])).toEqual([
      '2 marks panel.files.upload, which that step does not name',
    ]);
  });

  it('takes the list right before a figure, otherwise the first one after it, also below a tab', () => {
    const source =
      '- not this\n\n<TabItem value="a">\n\n![The box with all fields](figure:box)\n\n1. One.\n2. Two.\n\n</TabItem>\n\n1. Other.\n';
    const steps = ['1. One.', '2. Two.'];
    expect(findFiguresWithSteps(source)).toEqual([{ name: 'box', steps }]);
    const behind = '1. One.\n2. Two.\n\n![The box with all fields](figure:box)\n\n1. Other.\n';
    expect(findFiguresWithSteps(behind)).toEqual([{ name: 'box', steps }]);
  });
});
