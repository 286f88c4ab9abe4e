import { describe, expect, it } from 'vitest';
import { HOSTED_SETTINGS, createHostedSynonyms } from './hosted-settings';
import { readSynonyms } from './synonyms';

describe('createHostedSynonyms', () => {
  it('converts groups and one-way lines', () => {
    expect(
      createHostedSynonyms([
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
    expect(createHostedSynonyms([...groups].reverse())).toEqual(createHostedSynonyms(groups));
  });

  it('gives each entry of the site its own id, and words on both sides', () => {
    const synonyms = createHostedSynonyms(readSynonyms());
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
