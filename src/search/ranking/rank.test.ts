import { describe, expect, it } from 'vitest';
import { encodeIndex, type IndexPage } from '../index-format';
import { createSearchModel } from './model';
import { FEATURES, computeFeatures, rankPages } from './rank';
import { findSubject } from './subjects';
import { suggestQueries } from '../worker/suggest';
import WEIGHTS from './weights.json';

function createPage(url: string, title: string, more: Partial<IndexPage> = {}): IndexPage {
  const subject = findSubject(url, title);
  return {
    url,
    lvl0: 'Guides',
    title,
    description: '',
    keywords: [],
    sections: [{ level: 1, heading: title, anchor: '' }],
    ...(subject && { subject }),
    ...more,
  };
}

const pages = [
  createPage('/users', 'Give others access', { keywords: ['admin'] }),
  createPage('/basic-controls', 'Start and stop', { questions: ['how do i become operator'] }),
  createPage('/games/rust/admin', 'Make yourself admin on a Rust server', { keywords: ['admin'] }),
  createPage('/games/terraria/tshock/admin', 'Become owner of a TShock server', {
    keywords: ['admin'],
  }),
  createPage('/plugins/geysermc', 'Geyser: let Bedrock players join', { keywords: ['port'] }),
  createPage('/plugins/votifier', 'NuVotifier: receive votes', {
    keywords: ['port', 'geyser port'],
  }),
  createPage('/ports', 'Open ports', { keywords: ['port'] }),
  createPage('/swap', 'Memory', { keywords: ['Xmx', 'heap'] }),
  createPage('/VPS/vnc', 'The screen of a VPS', { keywords: ['port'] }),
  createPage('/java-version', 'Java', {
    keywords: ['java 21'],
    messages: [[0, '', 'exit code 137']],
  }),
  createPage('/updating', 'Update', { keywords: ['java 17'], messages: [[0, '', 'exit code 1']] }),
  createPage('/games/palworld/config', 'Change the Palworld settings', {
    keywords: ['torch'],
    questions: ['move co-op world'],
  }),
  createPage('/games/terraria/worlds', 'Upload Terraria worlds', { keywords: ['load failed'] }),
  createPage('/dedicated/windows', 'Windows on a dedicated machine', {
    keywords: ['remote desktop'],
  }),
  createPage('/plugins/tab', 'TAB: the player list'),
  createPage('/multiplatform/luckperms', 'LuckPerms: ranks', { questions: ['prefix not in chat'] }),
  createPage('/quotes', 'Quotes', {
    messages: [[0, '', 'Failed to verify the badge of the user']],
  }),
  createPage('/words', 'Words', {
    questions: ['say palword twice', 'a word about my pal', 'verify user'],
  }),
];
const synonyms = [['lp > geyser'], ['vote > geyser']];
const model = createSearchModel(encodeIndex(pages, pages.map(() => []), synonyms)); // prettier-ignore
const listRoutes = (query: string, open?: string) =>
  rankPages(
    model,
    query,
    open === undefined ? undefined : pages.findIndex(({ url }) => url === open),
  ).pages.map((one) => pages[one.page]?.url);

describe('weights', () => {
  it('has a weight for each feature, and a value for each page', () => {
    expect(Object.keys(WEIGHTS)).toEqual([...FEATURES]);
    for (const { features } of computeFeatures(model, 'admin port').candidates) {
      expect(features).toHaveLength(FEATURES.length);
      for (const value of features) {
        expect(value).toBeGreaterThanOrEqual(0);
        expect(value).toBeLessThanOrEqual(1.0001);
      }
    }
  });
});

describe('intent', () => {
  it('prefers general pages if no product is named', () => {
    expect(listRoutes('admin')[0]).toBe('/users');
    expect(listRoutes('port')[0]).toBe('/ports');
  });

  it.each([
    ['rust admin', '/games/rust/admin'],
    ['tshock admin', '/games/terraria/tshock/admin'],
    ['geyser port', '/plugins/geysermc'],
  ])('%s leads to %s', (query, route) => {
    expect(listRoutes(query)[0]).toBe(route);
  });

  it('assumes the open page’s product if the query names none', () => {
    expect(listRoutes('admin', '/games/terraria/worlds')[0]).toBe('/games/terraria/tshock/admin');
    expect(listRoutes('port', '/VPS/vnc').indexOf('/VPS/vnc')).toBeLessThan(
      listRoutes('port').indexOf('/VPS/vnc'),
    );
  });

  it.each([
    ['rust admin', '/games/terraria/worlds', '/games/rust/admin'],
    ['geyser port', '/VPS/vnc', '/plugins/geysermc'],
    ['admin', '/users', '/users'],
    ['port', '/plugins/votifier', '/ports'],
  ])('%s on %s leads to %s', (query, open, route) => {
    expect(listRoutes(query, open)[0]).toBe(route);
  });

  it("ranks another product's pages last, whatever they contain", () => {
    expect(listRoutes('geyser port').slice(-2).sort()).toEqual(['/VPS/vnc', '/plugins/votifier']);
    expect(listRoutes('minecraft admin').slice(-2).sort()).toEqual([
      '/games/rust/admin',
      '/games/terraria/tshock/admin',
    ]);
  });

  it('distinguishes a game’s dedicated server from a dedicated machine', () => {
    expect(listRoutes('co-op world to dedicated server')[0]).toBe('/games/palworld/config');
    expect(listRoutes('remote desktop dedicated server')[0]).toBe('/dedicated/windows');
    expect(listRoutes('co-op world dedicated machine')[0]).toBe('/dedicated/windows');
  });

  it('finds the page of a tool that a query wants on a machine', () => {
    const found = listRoutes('votes vps port');
    expect(found.indexOf('/plugins/votifier')).toBeLessThan(found.indexOf('/ports'));
    expect(listRoutes('dedicated vnc').at(-1)).toBe('/VPS/vnc');
  });

  it('treats the tab list as a game feature and a plugin', () => {
    expect(listRoutes('prefix in tab list not in chat')[0]).toBe('/multiplatform/luckperms');
    expect(listRoutes('luckperms tab list').slice(0, 2).sort()).toEqual([
      '/multiplatform/luckperms',
      '/plugins/tab',
    ]);
    expect(listRoutes('prefix tab chat')[0]).toBe('/plugins/tab');
  });

  it('needs more than an everyday word to mean a product', () => {
    expect(listRoutes('heap memory of the tab in my browser')).toContain('/swap');
    expect(listRoutes('server torch search tab empty')[0]).not.toBe('/plugins/tab');
    const fits = (query: string) =>
      computeFeatures(model, query).candidates.map(({ page, fit }) => [pages[page]?.url, fit]);
    expect(fits('server torch search tab empty')).not.toContainEqual(['/plugins/tab', 'named']);
    expect(fits('server torch tab plugin empty')).toContainEqual(['/plugins/tab', 'named']);
    expect(fits('tab empty')).toContainEqual(['/plugins/tab', 'named']);
  });

  it('shows pages about the parent of the named product', () => {
    expect(listRoutes('tshock load failed')[0]).toBe('/games/terraria/worlds');
    expect(listRoutes('rust load failed')[0]).toBe('/games/rust/admin');
  });

  it('lets an abbreviation name a product, but not an everyday word', () => {
    expect(listRoutes('lp port')[0]).toBe('/plugins/geysermc');
  });

  it('hides no product for a word that only one game uses', () => {
    expect(listRoutes('palworld port').at(-1)).not.toBe('/games/palworld/config');
    expect(listRoutes('torch votes')).toContain('/plugins/votifier');
    const fits = computeFeatures(model, 'torch votes').candidates.map(({ fit }) => fit);
    expect(fits).not.toContain('other');
    expect(fits).toContain('named');
  });
});

describe('exact matches', () => {
  it.each([
    ['java 21', '/java-version'],
    ['java 17', '/updating'],
    ['exit code 137', '/java-version'],
    ['exit code 1', '/updating'],
  ])('%s leads to %s', (query, route) => {
    expect(listRoutes(query)[0]).toBe(route);
  });

  it.each(['-Xmx4G', 'heap.size', '-Xms512M -Xmx4096M'])('finds %s by its parts', (query) => {
    expect(listRoutes(query)[0]).toBe('/swap');
  });

  it('does not confuse versions or numbers', () => {
    expect(listRoutes('1.20.3')).toEqual([]);
    expect(listRoutes('138')).toEqual([]);
  });
});

describe('a quoted message', () => {
  it('ranks its page above a page whose question contains a part of it', () => {
    expect(listRoutes('verify user')[0]).toBe('/words');
    expect(listRoutes('failed to verify the badge of the user')[0]).toBe('/quotes');
  });
});

describe('a long query', () => {
  const fillers = Array.from({ length: 60 }, (_, n) => createPage(`/filler-${n}`, `Filler ${n}`));
  const site = [
    createPage('/games/rust/connecting', 'Connect', {
      messages: [[0, '', 'Wrong badge version: renew it now']],
    }),
    createPage('/games/rust/plugins', 'Add Umber plugins'),
    createPage('/updates', 'After updating', {
      description: 'Also for Umber.',
      questions: ['cannot join since updating', 'kicked since updating'],
    }),
    ...fillers,
  ];
  const long = createSearchModel(encodeIndex(site, site.map(() => []), [])); // prettier-ignore
  const found = (query: string) => rankPages(long, query).pages.map((one) => site[one.page]?.url);
  const quoted = (query: string) =>
    computeFeatures(long, query).candidates.find((one) => one.page === 0)?.features[
      FEATURES.indexOf('messageQuoted')
    ];

  it.each([
    'wrong badge version renew it now',
    'cannot join since updating, friends are kicked: wrong badge version: renew it now',
    'wrong badge version: renew it now, friends are kicked and cannot join since updating',
  ])('%s leads to the page of the message', (query) => {
    expect(found(query)[0]).toBe('/games/rust/connecting');
  });

  it('scores a partly quoted message lower', () => {
    const part = quoted('friends kicked from server since updating, wrong badge version');
    expect(part).toBeGreaterThan(0);
    expect(part).toBeLessThan(0.9);
  });

  it.each([
    ['two words', 'friends kicked from server since updating, some wrong badge seen'],
    ['another order', 'friends kicked from server since updating, some version badge wrong'],
    ['a word between', 'friends kicked from server since updating, wrong badge seen version'],
  ])('%s of a message are no quote', (_, query) => {
    expect(quoted(query)).toBe(0);
  });

  it('recognizes a game by a rare word in its titles only, and hides nothing', () => {
    expect(found('umber startup errors')[0]).toBe('/games/rust/plugins');
    expect(found('umber updating')).toContain('/updates');
    const fits = computeFeatures(long, 'umber startup').candidates.map(({ fit }) => fit);
    expect(fits).toContain('named');
    expect(fits).not.toContain('other');
  });
});

describe('typing errors in names', () => {
  it('find the product, although the word splits into two known ones', () => {
    expect(listRoutes('palwrld')[0]).toBe('/games/palworld/config');
    expect(listRoutes('palword settings')[0]).toBe('/games/palworld/config');
  });
});

describe("readers' questions", () => {
  it('are searched', () => {
    expect(listRoutes('become operator')[0]).toBe('/basic-controls');
  });
});

describe('findSubject', () => {
  it.each([
    ['/games/rust/admin', 'Admin', 'game', [['rust']]],
    ['/games/terraria/tshock/admin', 'Owner', 'game', [['terraria'], ['tshock']]],
    ['/multiplatform/simple-voice-chat', 'Simple Voice Chat: talk', 'tool', [['simpl', 'voic', 'chat'], ['simpl', 'voic', 'chat']]],
  ])('%s', (url, title, kind, names) => {
    expect(findSubject(url, title)).toEqual({ kind, names });
  }); // prettier-ignore

  it.each(['/users', '/billing/refunds', '/extras/swap', '/'])('%s is general', (url) => {
    expect(findSubject(url, 'Title')).toBeUndefined();
  });
});

describe('suggestions', () => {
  const meant = (query: string) => suggestQueries(model, query, rankPages(model, query).clauses);

  it('spell out a guessed word', () => {
    expect(meant('geysre port')).toEqual(['geyser port']);
  });

  it('correct a typo that only a question shares', () => {
    expect(meant('palwordd')).toEqual(['palworld']);
  });

  it('suggest similar words if nothing was found', () => {
    expect(meant('qqqqqq')).toEqual([]);
    expect(meant('gyesser')[0]).toBe('geyser');
  });

  it('are empty if every word is known', () => {
    expect(meant('geyser port')).toEqual([]);
    expect(meant('')).toEqual([]);
  });
});
