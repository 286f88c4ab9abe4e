/** Words that mean the same to the search (`src/search/synonyms.yml`), as terms of the index. */
import type { IndexFile } from '../index-format';
import { stem } from '../words/language';
import { foldAccents } from '../words/tokenizer';
import { addToList } from './library-index';

/**
 * What else each member of a group matches: every other member. With `a > b`, a query for a also
 * matches b, but not the other way round.
 */
export function createSynonymMap(groups: IndexFile['synonyms']): Map<string, string[]> {
  const synonyms = new Map<string, string[]>();
  const addSynonym = (from: string, to: string) => {
    const term = foldAccents(from).split(' ').map(stem).join(' ');
    for (const word of foldAccents(to).split(' ')) addToList(synonyms, term, word);
  };
  for (const group of groups) {
    const oneWay = group.filter((member) => member.includes('>'));
    const mutual = group.filter((member) => !member.includes('>'));
    for (const pair of oneWay) {
      const [from = '', to = ''] = pair.split('>').map((side) => side.trim());
      addSynonym(from, to);
    }
    for (const from of mutual) for (const to of mutual) if (to !== from) addSynonym(from, to);
  }
  return synonyms;
}
