import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import * as z from 'zod';
import {
  completeProvider as provider,
  completeProviderSource as source,
} from '../fixtures/complete-provider';
import { provider as own } from '../provider.config';
import { listOwnedPaths, PANEL_FEATURE_NAMES } from '../src/provider/features';
import { listOwnValues, providerSchema } from '../src/provider/schema';
import { parseProvider, loadProvider, listWarnings } from './load-provider';

/** What the check reports about a complete provider file with some values changed; empty if nothing is wrong. */
function getMessage(changes: Readonly<Record<string, unknown>>): string {
  const copy: Record<string, unknown> = structuredClone(provider);
  for (const [path, value] of Object.entries(changes)) {
    const keys = path.split('.');
    const last = keys.pop() ?? '';
    const parent = keys.reduce((inner, key) => inner[key] as Record<string, unknown>, copy);
    if (value === undefined) Reflect.deleteProperty(parent, last);
    else parent[last] = value;
  }
  try {
    parseProvider(copy, { name: 'provider.config.ts', source });
    return '';
  } catch (error) {
    return (error as Error).stack ?? '';
  }
}
const getLine = (part: string) => source.slice(0, source.indexOf(part)).split('\n').length;

it('a file that is not valid TypeScript is reported with its line, in one line', () => {
  const file = path.join(mkdtempSync(path.join(tmpdir(), 'provider-')), 'provider.config.ts');
  writeFileSync(file, "export const provider = {\n  name: 'A'\n  site: {},\n};\n");
  // Loads it as a build does: the test runner's own loader words it differently.
  const { status, stderr } = spawnSync(
    process.execPath,
    ['--import', 'tsx', 'scripts/check-provider.ts'],
    { encoding: 'utf8', env: { ...process.env, PROVIDER_CONFIG: file } },
  );
  expect(status).toBe(1);
  expect(stderr.trim()).toBe(
    `${file}:3 Expected "}" but found "site". A comma, a quotation mark or a brace is missing here or above.`,
  );
});

describe('parseProvider', () => {
  it('accepts the file of this repository, also with everything that a provider may offer', async () => {
    expect(getMessage({})).toBe('');
    expect((await loadProvider()).name).toBe(own.name);
  });

  it.each<[name: string, path: string, value: unknown, message: string]>([
    [
      'a port out of range',
      'sftp.port',
      70_000,
      `provider.config.ts:${getLine(`"port": ${provider.sftp.port},`)} sftp.port is not a port. Write a whole number from 1 to 65535.`,
    ],
    [
      'a number in quotes',
      'backups.perDay',
      '3',
      'backups.perDay is not a whole number of 0 or more. Write it without quotes.',
    ],
    [
      'an address without its protocol',
      'urls.tickets',
      'billing.example.com',
      'urls.tickets is not a full address. Write e.g. https://panel.example.com.',
    ],
    [
      'a link of the navbar without its protocol',
      'navbar.links',
      [{ label: 'Status', url: 'status.example.com' }],
      'navbar.links.0.url is not a full address. Write e.g. https://panel.example.com.',
    ],
    [
      'a slash at the end',
      'site.url',
      'https://docs.example.com/',
      'site.url ends with a slash. Leave it out.',
    ],
    [
      'a folder behind the name',
      'site.url',
      'https://www.example.com/docs',
      'site.url has a path. Leave it out: this site has to be at the root of its host.',
    ],
    [
      'a public site without encryption',
      'site.url',
      'http://docs.example.com',
      'site.url is not encrypted. Write https; http is for a site that only your own network sees.',
    ],
    [
      'feedback that browsers would not send from an encrypted page',
      'feedback',
      { address: 'http://www.example.com/api', guides: true, emptySearches: true },
      'feedback.address is not encrypted, so browsers refuse to request it from an encrypted page. Write https.',
    ],
    [
      'an analytics script that browsers would not load',
      'analytics',
      { src: 'http://stats.example.com/script.js' },
      'analytics.src is not encrypted, so browsers refuse to request it from an encrypted page. Write https.',
    ],
    [
      'a sign in place of a currency',
      'billing.currency',
      '€',
      'billing.currency is not a currency code. Write its three letters, e.g. EUR.',
    ],
    ['an empty name', 'name', ' ', 'name is empty. Write it as readers see it.'],
    [
      'a color without its sign',
      'site.accent',
      'd9480f',
      'site.accent is not a color of the form #rrggbb. Write e.g. #2fb57c.',
    ],
    [
      'an address that belongs to somebody',
      'network.exampleAddress',
      '198.41.0.4',
      'network.exampleAddress is not an address for examples.',
    ],
    [
      'a host with a port',
      'sftp.host',
      'node12.example.com:2022',
      'sftp.host is not a host name. Leave out the protocol, the port and slashes.',
    ],
    [
      'a missing value',
      'sftp.port',
      undefined,
      `provider.config.ts:${getLine(`"port": ${provider.sftp.port},`)} sftp.port is missing. Write a whole number from 1 to 65535 without quotes.`,
    ],
    [
      'a missing group',
      'billing',
      undefined,
      'billing is missing. Copy it from the provider.config.ts of this repository and fill it in.',
    ],
    [
      'a misspelled setting',
      'announcment',
      { id: 'a', text: 'b', closeable: true },
      'announcment is not a setting. Nearest: announcement, ',
    ],
    [
      'a screen without a label',
      'screens.panel.files.label',
      undefined,
      `provider.config.ts:${getLine(`"label": ${JSON.stringify(provider.screens.panel.files?.label)},`)} screens.panel.files.label is missing. Write the word on the tab.`,
    ],
    [
      'a button without words',
      'screens.panel.files.upload',
      '',
      'screens.panel.files.upload is empty. Write the words on the button or field.',
    ],
    [
      'a logo that is not there',
      'site.logo.dark',
      'img/none.svg',
      'site.logo.dark names static/img/none.svg, which does not exist. Put the picture there.',
    ],
    [
      'a misspelled function',
      'features.modpaks',
      false,
      'features.modpaks is not a feature or product. Nearest: modpacks, ',
    ],
    [
      'a game that the site does not have',
      'features.quuxcraft',
      false,
      'Remove it, or write one of: versions, modpacks,',
    ],
    [
      'a deletion before the suspension',
      'billing.deleteAfterDays',
      provider.billing.suspendAfterDays,
      `billing.deleteAfterDays is not after suspendAfterDays, which is ${provider.billing.suspendAfterDays}. Write a larger number.`,
    ],
    [
      'a function in words',
      'features.modpacks',
      'no',
      'features.modpacks is neither true nor false. Write true or false, without quotes.',
    ],
    [
      'a language by its name',
      'languages',
      { german: { label: 'Deutsch' } },
      'languages.german is not the code of a language other than English. Write e.g. de or pt-BR.',
    ],
    [
      'a misspelled word of another language',
      'languages',
      { de: { label: 'Deutsch', instead: { site: { titel: 'Hilfe' } } } },
      'languages.de.instead.site.titel is not a setting. Nearest: title, ',
    ],
    [
      'a redirect without its slash',
      'redirects',
      { old: '/sftp' },
      'redirects.old is not a route of this site. Start it with a slash',
    ],
    [
      'a redirect to another site',
      'redirects',
      { '/old': 'https://www.example.com/new' },
      'redirects./old does not lead to a page of this site. Write the route of a page behind it, e.g. /new-guide. To another site, redirect in your web server.',
    ],
    [
      'a day in another form',
      'protection.checked',
      '20.11.2026',
      'protection.checked is not a date. Write it as YYYY-MM-DD.',
    ],
  ])('%s', (_, path, value, message) => {
    const text = getMessage({ [path]: value });
    expect(text).toContain(message);
    expect(text).not.toContain('\n');
  });

  it.each<[feature: string, paths: readonly string[]]>([
    ['vps', ['screens.vpsPanel', 'vps', 'urls.vpsPanel']],
    ['dedicated', ['screens.dedicatedPanel', 'dedicated', 'urls.dedicatedPanel']],
    ['split', ['split']],
    ['importer', ['importer']],
    ['botFilter', ['protection']],
    ['modpacks', ['modpacks']],
    ['recycleBin', ['files.recycleBinHours']],
    ['subdomains', ['network.freeSubdomain']],
    ['reverseProxy', ['network.reverseProxyTarget']],
    ['databaseImport', ['database.importMb']],
    [
      'privateNetwork',
      ['network.internalPort', 'network.internalHostExample', 'network.internalScope'],
    ],
  ])('what belongs to %s may be missing where that is off, and only there', (feature, paths) => {
    const missing = Object.fromEntries(paths.map((path) => [path, undefined]));
    expect(getMessage({ ...missing, [`features.${feature}`]: false })).toBe('');
    const lines = getMessage(missing).split('\n');
    expect(lines).toHaveLength(paths.length);
    for (const [index, path] of paths.entries()) {
      expect(lines[index]).toMatch(/^provider\.config\.ts:\d+ /);
      expect(lines[index]).toContain(
        ` ${path} is missing, and features.${feature} is not false. Copy it from the provider.config.ts of this repository and fill it in, or write ${feature}: false into features.`,
      );
    }
  });

  it('what belongs to a feature that the stock panel or the missing game lacks may be missing', () => {
    expect(getMessage({ preset: 'pelican', split: undefined, importer: undefined })).toBe('');
    expect(
      getMessage({ 'features.minecraft': false, protection: undefined, modpacks: undefined }),
    ).toBe('');
  });

  it('accepts a site on this computer or a private network without encryption', () => {
    for (const host of ['localhost:3000', '192.168.1.20', '[::1]:3000']) {
      expect(getMessage({ 'site.url': `http://${host}` })).toBe('');
    }
  });

  it('reports all mistakes at once, each with its line, and without stack traces', () => {
    const lines = getMessage({ name: '', 'urls.panel': 'panel', 'users.perServer': -1 }).split(
      '\n',
    );
    expect(lines).toHaveLength(3);
    for (const line of lines) expect(line).toMatch(/^provider\.config\.ts:\d+ \S+ is /);
  });
});

it('each value in the file that belongs to a feature is tested above, and its schema lets it be missing', () => {
  for (const path of PANEL_FEATURE_NAMES.flatMap(listOwnedPaths)) {
    const keys = path.split('.');
    const schema = keys.reduce<unknown>(
      (group, key) => (group as z.ZodObject).shape[key],
      providerSchema,
    );
    expect(schema, path).toBeInstanceOf(z.ZodOptional);
    expect(readFileSync('config/load-provider.test.ts', 'utf8')).toContain(`'${path}'`);
  }
});

it('listOwnValues are found by the schema, wherever they are', () => {
  const paths = listOwnValues(provider).map(({ path }) => path);
  expect(paths).toEqual(
    expect.arrayContaining([
      'name',
      'urls.panel',
      'protection.file',
      'protection.forcedCommand',
      'contact.proof',
      'vps.rescueSystem',
      'billing.chargebackFee',
      'billing.refundHours',
      'billing.runsAtUtc',
      'billing.examplePlans.small.name',
    ]),
  );
  expect(paths).not.toContain('site.title');
  expect(new Set(paths).size).toBe(paths.length);
});

it('listOwnValues looks into values that may be missing', () => {
  const schema = z.object({ hours: z.string().meta({ own: true }).optional() });
  const found = (values: object) => listOwnValues(values as typeof provider, schema);
  expect(found({ hours: '9 to 5' })).toEqual([{ kind: 'words', path: 'hours', text: '9 to 5' }]);
  expect(found({})).toEqual([]);
});

it('warns if only half of the search keys are set', () => {
  const search = (appId: string, apiKey: string) => ({
    ...provider,
    search: { ...provider.search, appId, apiKey },
  });
  expect(listWarnings(search('', ''))).toEqual([]);
  expect(listWarnings(search('a', 'b'))).toEqual([]);
  expect(listWarnings(search('a', ''))[0]).toMatch(
    /^SEARCH_APP_ID is set and SEARCH_API_KEY is not/,
  );
  expect(listWarnings(search('', 'b'))[0]).toMatch(
    /^SEARCH_API_KEY is set and SEARCH_APP_ID is not/,
  );
});

it('warns of addresses for examples once the site has an address of its own', () => {
  const site = { ...provider.site, url: 'https://help.kestrel.games' };
  expect(listWarnings({ ...provider, urls: { ...provider.urls } })).toEqual([]);
  expect(listWarnings({ ...provider, site })[0]).toMatch(
    /urls\.status.*: still an address for examples/,
  );
  const own = Object.fromEntries(
    Object.keys(provider.urls).map((name) => [name, 'https://kestrel.games/x']),
  ) as typeof provider.urls;
  expect(listWarnings({ ...provider, site, urls: own })).toEqual([]);
});
