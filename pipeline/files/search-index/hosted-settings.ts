// cspell:ignore Sizefor
/** Settings and synonyms of the hosted index, so that both engines rank alike. */
import type { IndexSettings, SynonymHit } from 'algoliasearch';

/**
 * Settings of the documentation crawler's template, with this site's typo limits, and with the
 * symbols of `//wand` and `rust+` indexed. Source:
 * https://docsearch.algolia.com/docs/templates#docusaurus-v3-template
 */
export const HOSTED_SETTINGS: IndexSettings = {
  searchableAttributes: [
    'unordered(hierarchy.lvl1)',
    'unordered(keywords)',
    'unordered(questions)',
    'unordered(hierarchy.lvl2)',
    'unordered(hierarchy.lvl3)',
    'content',
    'unordered(hierarchy.lvl0)',
  ],
  attributesForFaceting: [
    'type',
    'language',
    'version',
    'docusaurus_tag',
    'filterOnly(url_without_anchor)',
  ],
  attributesToRetrieve: ['hierarchy', 'content', 'anchor', 'url', 'url_without_anchor', 'type'],
  unretrievableAttributes: ['keywords', 'questions'],
  attributesToHighlight: ['hierarchy', 'content'],
  attributesToSnippet: ['content:10'],
  snippetEllipsisText: '…',
  camelCaseAttributes: ['hierarchy', 'content'],
  // A page and two of its sections; /search requests more per page.
  distinct: 3,
  attributeForDistinct: 'url_without_anchor',
  ranking: ['words', 'filters', 'typo', 'attribute', 'proximity', 'exact', 'custom'],
  customRanking: ['desc(weight.pageRank)', 'desc(weight.level)', 'asc(weight.position)'],
  minWordSizefor1Typo: 4,
  minWordSizefor2Typos: 8,
  allowTyposOnNumericTokens: false,
  minProximity: 1,
  ignorePlurals: true,
  indexLanguages: ['en'],
  queryLanguages: ['en'],
  removeStopWords: true,
  separatorsToIndex: '/+',
  advancedSyntax: true,
  attributeCriteriaComputedByMinProximity: true,
  removeWordsIfNoResults: 'allOptional',
};

/** The settings for an index with pages in these languages. @param codes such as `en` and `de` */
export function createHostedSettings(codes: readonly string[]): IndexSettings {
  const languages = codes.map((code) => code.slice(0, 2)) as NonNullable<
    IndexSettings['indexLanguages']
  >;
  return { ...HOSTED_SETTINGS, indexLanguages: languages, queryLanguages: languages };
}

/**
 * Converts the groups of `synonyms.yml` to the service's synonyms: plain members of a group are
 * equivalent; `a > b` goes from a to b only, and all such lines for one word form one entry. Order
 * and ids depend only on the words.
 */
export function createHostedSynonyms(groups: readonly (readonly string[])[]): SynonymHit[] {
  const twoWay = new Map<string, SynonymHit>();
  const oneWay = new Map<string, Set<string>>();
  for (const group of groups) {
    const plain = [...new Set(group.filter((member) => !member.includes('>')))].sort();
    if (plain.length > 1) {
      const objectID = `both ${plain.join(', ')}`;
      twoWay.set(objectID, { objectID, type: 'synonym', synonyms: plain });
    }
    for (const member of group) {
      if (!member.includes('>')) continue;
      const [from = '', to = ''] = member.split('>').map((side) => side.trim());
      if (from === '' || to === '' || from === to) continue;
      const targets = oneWay.get(from) ?? new Set();
      oneWay.set(from, targets.add(to));
    }
  }
  return [
    ...twoWay.values(),
    ...[...oneWay].map(([input, targets]): SynonymHit => ({
      objectID: `from ${input}`,
      type: 'oneWaySynonym',
      input,
      synonyms: [...targets].sort(),
    })),
  ].sort((a, b) => (a.objectID < b.objectID ? -1 : 1));
}
