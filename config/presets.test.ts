import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { completeProvider as provider } from '../fixtures/complete-provider';
import { parseMdx } from '../pipeline/guides/mdx';
import { resolveConditions } from '../pipeline/remark/features';
import { provider as own } from '../provider.config';
import { isFeature, listQuotedFeatures, PANEL_FEATURE_NAMES } from '../src/provider/features';
import type { Provider } from '../src/provider/schema';
import { parseProvider } from './load-provider';
import { PRESETS, SHIPPED_WORDS, VPS_PRESETS, withPresets } from './presets';

const FILE = { name: 'provider.config.ts', source: '' };

/** Labels by screen that Pelican shares with Pterodactyl, whose words provider.config.ts has. */
const SAME_IN_PELICAN: Readonly<Record<string, string>> = {
  servers: 'label search',
  console: 'label start stop restart kill address memory disk',
  files: 'label upload rename move copy permissions archive unarchive download delete',
  databases: 'label name connectionsFrom username password',
  schedules: 'label minute hour month action runNow',
  users: 'label',
  backups: 'label ignored download restore lock unlock delete',
  network: 'label primary notes delete',
  startup: 'label command image jar',
  settings: 'label save',
  activity: 'label details',
  account: 'createKey sshKeys activity',
};

/** What a host offers beside its panel: no preset says anything about it. */
const NOT_OF_THE_PANEL = ['botFilter', 'vps', 'dedicated'];

/** True if a label belongs to something that neither stock panel has. */
const isOfExtension = (screen: string, label: string, { features }: (typeof PRESETS)['pelican']) =>
  listQuotedFeatures(`panel.${screen}.${label}`).some((name) => features[name] === false);

const names = Object.keys(PRESETS) as (keyof typeof PRESETS)[];

describe.each(names)('the preset %s', (preset) => {
  it('names only screens, labels and features that exist', () => {
    const { features, screens } = PRESETS[preset];
    expect(Object.keys(features).filter((name) => !isFeature(name))).toEqual([]);
    for (const [id, labels] of Object.entries<object>(screens)) {
      expect(Object.keys(provider.screens.panel[id] ?? {}), id).toEqual(
        expect.arrayContaining(Object.keys(labels)),
      );
    }
  });

  it('decides about every feature of the panel', () => {
    const decided = [...Object.keys(PRESETS[preset].features), ...NOT_OF_THE_PANEL];
    expect(
      PANEL_FEATURE_NAMES.filter((name) => !decided.includes(name)),
      'does a stock panel have it? If not, add it to NOT_IN_STOCK_PANELS of config/presets.ts, or to the list above',
    ).toEqual([]);
  });

  it('is chosen by one line, and changes only the panel', () => {
    const chosen = parseProvider({ ...provider, preset }, FILE);
    expect(chosen.panel).toEqual({ ...provider.panel, family: PRESETS[preset].family });
    expect(chosen.features.versions).toBe(false);
    expect(chosen.features.vps).toBe(provider.features.vps);
    expect({ ...chosen, ...{ panel: 0, features: 0, screens: 0, preset: 0 } }).toEqual({
      ...provider,
      ...{ panel: 0, features: 0, screens: 0, preset: 0 },
    });
  });
});

it.each(Object.keys(provider.screens.panel))(
  'there is a decision whether Pelican has the words of the screen %s',
  (screen) => {
    const words: Readonly<Record<string, object>> = PRESETS.pelican.screens;
    const replaced = Object.keys(words[screen] ?? {});
    const same = (SAME_IN_PELICAN[screen] ?? '').split(' ');
    const labels = Object.keys(provider.screens.panel[screen] ?? {}).filter(
      (label) => !isOfExtension(screen, label, PRESETS.pelican),
    );
    expect(
      labels.filter((label) => !replaced.includes(label) && !same.includes(label)),
      'write Pelican’s word into config/presets.ts, or add the label to SAME_IN_PELICAN',
    ).toEqual([]);
    expect(same.filter((label) => label !== '' && !labels.includes(label))).toEqual([]);
  },
);

it('extensions of a stock panel stay on, and nothing else does', () => {
  const chosen = parseProvider(
    { ...provider, preset: 'pelican', panelExtensions: ['subdomains'] },
    FILE,
  );
  expect(chosen.features).toMatchObject({ subdomains: true, versions: false });
  expect(() => parseProvider({ ...provider, panelExtensions: ['subdomain'] }, FILE)).toThrow(
    'panelExtensions',
  );
});

it.each(names)('a feature that %s lacks cannot be on, unless it is an extension', (preset) => {
  const parse = (features: Provider['features'], panelExtensions?: Provider['panelExtensions']) =>
    parseProvider({ ...provider, preset, panelExtensions, features }, FILE).features;
  const { family } = PRESETS[preset];
  expect(() => parse({ ...provider.features, subdomains: true })).toThrow(
    `provider.config.ts features.subdomains is true, and ${family} as its makers ship it lacks that. If your panel has it, write 'subdomains' into panelExtensions; otherwise remove this line.`,
  );
  expect(parse({ subdomains: true }, ['subdomains']).subdomains).toBe(true);
  expect(parse({ subdomains: false }).subdomains).toBe(false);
  expect(parse({ vps: false, botFilter: true })).toMatchObject({ vps: false, botFilter: true });
  expect(() => parse({ subdomains: false }, ['subdomains'])).toThrow(
    'features.subdomains is false, and panelExtensions names it. Remove one of them.',
  );
});

it('extensions without a stock panel are a mistake: features say what such a panel has', () => {
  expect(() => parseProvider({ ...provider, panelExtensions: ['subdomains'] }, FILE)).toThrow(
    'panelExtensions does nothing without preset. Choose one, or write the feature into features.',
  );
});

/** The provider with the words that this repository comes with, and some of its own. */
function createProvider(own: Readonly<Record<string, Readonly<Record<string, string>>>>): Provider {
  const mergeWords = (
    screens: Provider['screens']['panel'],
    words: Readonly<Record<string, Readonly<Record<string, string>>>>,
  ) =>
    Object.fromEntries(
      Object.entries(screens).map(([id, screen]) => [id, { ...screen, ...words[id], ...own[id] }]),
    );
  return {
    ...provider,
    screens: {
      ...provider.screens,
      panel: mergeWords(provider.screens.panel, SHIPPED_WORDS.panel),
      vpsPanel: mergeWords(provider.screens.vpsPanel ?? {}, SHIPPED_WORDS.vpsPanel),
    },
  };
}

it('Pelican’s words replace those that this repository comes with', () => {
  const shipped = createProvider({});
  const { panel } = withPresets({ ...shipped, preset: 'pelican' }).screens;
  for (const [id, labels] of Object.entries(PRESETS.pelican.screens))
    expect(panel[id], id).toMatchObject(labels);
  expect(panel.network?.primary).toBe(shipped.screens.panel.network?.primary);
  expect(withPresets(provider)).toBe(provider);
});

it('a label of the host’s own stays', () => {
  const own = createProvider({
    files: { newFolder: 'Make a folder' },
    sharing: { revoke: 'Stop' },
  });
  const { panel, vpsPanel } = withPresets({
    ...own,
    preset: 'pelican',
    vpsPreset: 'virtfusion',
  }).screens;
  expect(panel.files).toMatchObject({ newFolder: 'Make a folder', newFile: 'New file' });
  expect(vpsPanel?.sharing?.revoke).toBe('Stop');
});

it('every word that a preset replaces is known', () => {
  const listKeys = (...presets: readonly object[]) => [
    ...new Set(
      presets.flatMap((screens) =>
        Object.entries(screens).flatMap(([id, labels]) =>
          Object.keys(labels as object).map((label) => `${id}.${label}`),
        ),
      ),
    ),
  ];
  expect(listKeys(SHIPPED_WORDS.panel).sort()).toEqual(
    listKeys(PRESETS.pelican.screens, PRESETS.pterodactyl.screens).sort(),
  );
});

it('stock Pterodactyl has symbols where provider.config.ts has words', () => {
  const { panel } = withPresets({ ...createProvider({}), preset: 'pterodactyl' }).screens;
  expect(panel.users).toMatchObject({ edit: 'Edit subuser', invite: 'Invite User' });
  expect(panel.servers?.label).toBe('Dashboard');
});

// A host may have changed any of them.
it.runIf(own.name === 'Example Hosting')('they are those of provider.config.ts', () => {
  expect(own.screens).toMatchObject(SHIPPED_WORDS);
});

it('VirtFusion’s words belong to existing screens and replace theirs', () => {
  for (const [id, labels] of Object.entries(VPS_PRESETS.virtfusion)) {
    expect(Object.keys(provider.screens.vpsPanel?.[id] ?? {}), id).toEqual(
      expect.arrayContaining(Object.keys(labels)),
    );
  }
  const shipped = createProvider({});
  const chosen = withPresets({ ...shipped, vpsPreset: 'virtfusion' });
  expect(chosen.screens.vpsPanel?.sharing?.revoke).toBe('Remove');
  expect(chosen.screens.panel).toBe(shipped.screens.panel);
});

it('what only Pelican has is in guides for that panel and in no others', async () => {
  const pelican = parseProvider({ ...provider, preset: 'pelican' }, FILE);
  expect(pelican.features.pelican).toBe(true);
  const made = parseProvider(
    { ...provider, panel: { ...provider.panel, family: 'Pelican' } },
    FILE,
  );
  expect(made.features.pelican).toBe(true);
  expect(parseProvider(provider, FILE).features).not.toHaveProperty('pelican');
  expect(() =>
    parseProvider({ ...provider, features: { ...provider.features, pelican: true } }, FILE),
  ).toThrow('features.pelican');

  const source = readFileSync('docs/panel/users.mdx', 'utf8');
  const left = (features: Provider['features']) => {
    const tree = parseMdx(source);
    expect(resolveConditions(tree, features)).toBe(true);
    return JSON.stringify(tree);
  };
  const rights = ['database.view-password', 'settings.change-icon', 'mount.update'];
  for (const right of rights) {
    expect(left(pelican.features)).toContain(right);
    expect(left(provider.features)).not.toContain(right);
  }
  expect(left(pelican.features)).not.toContain('database.view_password');
  expect(left(provider.features)).toContain('database.view_password');

  const { panelPermissions } = await import('../src/fact-tables/panel-permissions');
  const { panelPermissions: pelicans } =
    await import('../src/fact-tables/panel-permissions.pelican');
  const keys = (list: readonly { key: string }[]) => list.map(({ key }) => key);
  expect(keys(pelicans)).toEqual(expect.arrayContaining(rights));
  expect(keys(panelPermissions)).toContain('database.view_password');
  expect(keys(panelPermissions)).not.toContain('mount.read');
});
