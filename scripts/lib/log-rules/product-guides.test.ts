import { describe, expect, it } from 'vitest';
import { products } from '../../../products/all';
import { rules } from '../../../src/helpers/log-reader/rules';
import { findWrongProductGuides, listProductGuides } from './product-guides';

const createRecord = (id: string, logGuides: Readonly<Record<string, string>>) => ({
  id,
  label: id,
  guides: [`games/${id}/`],
  glyph: '',
  logGuides,
});

describe('guides that records assign to rules', () => {
  it('are those of the first record, where two name a rule', () => {
    const records = [
      createRecord('lamps', { 'steam-disk': '/games/lamps' }),
      createRecord('ropes', { 'steam-disk': '/games/ropes', 'steam-app': '/games/ropes' }),
    ];
    expect(listProductGuides(records)).toEqual({
      'steam-disk': '/games/lamps',
      'steam-app': '/games/ropes',
    });
    expect(Object.keys(listProductGuides())).not.toEqual([]);
  });

  it('are reported if the rule or the guide does not exist', () => {
    const record = createRecord('lamps', {
      'steam-dsik': '/games/lamps',
      'steam-disk': '/gmaes/lamps',
    });
    expect(findWrongProductGuides(['/games/lamps', '/sftp'], [record])).toEqual([
      expect.stringMatching(
        /^products\/lamps\/index\.ts: logGuides: there is no rule "steam-dsik"\. Nearest: steam-disk,/,
      ),
      'products/lamps/index.ts: logGuides: there is no guide "/gmaes/lamps". Nearest: /games/lamps, /sftp',
    ]);
  });

  it('are named in the record of a game that a host may lack, not in the rules', () => {
    const games = products.filter(({ id, optional }) => optional === true && id !== 'minecraft');
    const foldersOfGames = games.flatMap(({ guides }) => guides);
    const wrongRules = rules.filter(({ guide }) =>
      foldersOfGames.some((folder) => guide?.route.startsWith(`/${folder}`) === true),
    );
    expect(foldersOfGames).not.toEqual([]);
    expect(wrongRules.map(({ id }) => id)).toEqual([]);
  });
});
