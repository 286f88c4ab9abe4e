import { describe, expect, it } from 'vitest';
import { HOSTED_SETTINGS, hostedSynonyms } from './hosted-settings';
import { readSynonyms } from './synonyms';

describe('hostedSynonyms', () => {
  it('converts groups and one-way lines', () => {
    expect(
      hostedSynonyms([
        ['sftp', 'ftp', 'ftp'],
        ['lag', 'lag > spark', 'lag > optimization'],
        ['lag > tps'],
        ['ban > ban', '> x', 'x >'],
      ]),
    ).toEqual([
      { objectID: 'both ftp, sftp', type: 'synonym', synonyms: ['ftp', 'sftp'] },
      {
        objectID: 'from lag',
        type: 'oneWaySynonym',
        input: 'lag',
        synonyms: ['optimization', 'spark', 'tps'],
      },
    ]);
  });

  it('does not depend on the order of the file', () => {
    const groups = readSynonyms();
    expect(hostedSynonyms([...groups].reverse())).toEqual(hostedSynonyms(groups));
  });

  it('gives each entry of the site its own id, and words on both sides', () => {
    const synonyms = hostedSynonyms(readSynonyms());
    expect(new Set(synonyms.map(({ objectID }) => objectID)).size).toBe(synonyms.length);
    for (const { synonyms: words = [] } of synonyms) expect(words.every(Boolean)).toBe(true);
  });
});

describe('HOSTED_SETTINGS', () => {
  it('lets the dialog use its filters', () => {
    expect(HOSTED_SETTINGS.attributesForFaceting).toEqual(
      expect.arrayContaining(['language', 'docusaurus_tag']),
    );
  });

  it.each(['keywords', 'questions'])('searches %s and never shows them', (name) => {
    expect(HOSTED_SETTINGS.searchableAttributes).toContain(`unordered(${name})`);
    expect(HOSTED_SETTINGS.unretrievableAttributes).toContain(name);
    expect(HOSTED_SETTINGS.attributesToHighlight).not.toContain(name);
  });
});
