/** Mods that need another version of the loader stand in one finding. */
import { describe, expect, it } from 'vitest';
import { createDraft } from '../../fixtures/draft';
import { writeLog } from '../../fixtures/log';
import { readLog } from '../../read-log';
import { isPlatformNeed, mergePlatformNeeds } from './platform-needs';

const createNeed = (mod: string, version = '21.1.187'): string =>
  writeLog`
    \t- Mod ${mod} requires neoforge ${version} or above
    \t  Currently, neoforge is 21.1.176
  `;
const listTitles = (...needs: string[]): string[] =>
  readLog(
    `net.neoforged.fml.ModLoadingException: Loading errors encountered:\n${needs.join('\n')}`,
    { coordinates: false },
  ).report.problems.map(({ title }) => title);
const WHAT = 'neoforge in another version: 21.1.187 or above is asked for, 21.1.176 is there.';

describe('mods that need another version of the loader', () => {
  it('stand in one finding if they ask for the same', () => {
    expect(listTitles(createNeed('lamps'), createNeed('bulbs'), createNeed('wires'))).toEqual([
      `The mods lamps, bulbs, wires need ${WHAT}`,
    ]);
  });

  it('stand alone if nobody else asks for that', () => {
    expect(listTitles(createNeed('lamps'), createNeed('bulbs', '21.1.200'))).toEqual([
      `The mod lamps needs ${WHAT}`,
      `The mod bulbs needs ${WHAT.replace('187', '200')}`,
    ]);
  });

  it('come first where they are several', () => {
    const first = writeLog`
      \t- Mod lamplib requires bulblib 2.0 or above
      \t  Currently, bulblib is 1.0
    `;
    expect(listTitles(first, createNeed('lamps'), createNeed('bulbs'))[0]).toContain(
      'lamps, bulbs need neo',
    );
  });

  it('are listed as far as a title is long', () => {
    const mods = Array.from({ length: 40 }, (_, number) => createNeed(`lamp_kit_${number}`));
    const [title = ''] = listTitles(...mods);
    expect(title).toContain('… need neoforge');
    expect(title.length).toBeLessThan(320);
  });
});

describe('a need of the platform', () => {
  const NEED = { roles: ['version-need'], needed: 'forge', subject: 'lamps' } as const;

  it('is known by the role of its rule and by what the log names, whatever the title says', () => {
    expect(isPlatformNeed(createDraft({ ...NEED, title: 'In other words.' }))).toBe(true);
    expect(isPlatformNeed(createDraft({ ...NEED, roles: [] }))).toBe(false);
    expect(isPlatformNeed(createDraft({ ...NEED, needed: 'curios' }))).toBe(false);
    expect(isPlatformNeed(createDraft({ ...NEED, needed: undefined }))).toBe(false);
    const title = 'The mod lamps needs forge in another version: 47 is asked for, 46 is there.';
    expect(isPlatformNeed(createDraft({ title, subject: 'lamps' }))).toBe(false);
  });

  it('leaves findings of other roles alone, even with the same title', () => {
    const drafts = [createDraft(NEED), createDraft({ ...NEED, roles: [] })];
    expect(mergePlatformNeeds(drafts)).toEqual(drafts);
  });
});
