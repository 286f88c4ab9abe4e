/**
 * The dialog stores two lists in the browser, recent and favorite searches, and crashes the page if
 * an entry is not a search. Unreadable entries are dropped; the rest stays.
 */
const LISTS = ['__DOCSEARCH_RECENT_SEARCHES__', '__DOCSEARCH_FAVORITE_SEARCHES__'];
const LEVELS = ['lvl1', 'lvl2', 'lvl3', 'lvl4', 'lvl5', 'lvl6'];

function isText(value: unknown): value is string {
  return typeof value === 'string';
}

/**
 * Whether the dialog can show an entry: checks its id, address, kind, and the texts for that kind.
 */
function isSearch(entry: unknown): boolean {
  if (typeof entry !== 'object' || entry === null) return false;
  const { objectID, url, type, content, hierarchy } = entry as Record<string, unknown>;
  if (!isText(objectID) || !isText(url) || !isText(type)) return false;
  if (typeof hierarchy !== 'object' || hierarchy === null) return false;
  const levels = hierarchy as Record<string, unknown>;
  const texts = [content, ...['lvl0', ...LEVELS].map((level) => levels[level])];
  if (!texts.every((text) => text === undefined || text === null || isText(text))) return false;
  if (!isText(levels.lvl1)) return false;
  return type === 'content' ? isText(content) : LEVELS.includes(type) && isText(levels[type]);
}

/** The readable entries of a stored list; none if it is not a list. */
export function filterReadableSearches(text: string): unknown[] {
  try {
    const list: unknown = JSON.parse(text);
    return Array.isArray(list) ? list.filter(isSearch) : [];
  } catch {
    return [];
  }
}

/**
 * Drops unreadable entries from the stored lists of an index. The dialog handles blocked storage
 * itself.
 */
export function dropUnreadableSearches(indexName: string): void {
  try {
    for (const key of LISTS.map((list) => `${list}${indexName}`)) {
      const text = localStorage.getItem(key);
      if (text === null) continue;
      const readable = JSON.stringify(filterReadableSearches(text));
      if (readable === text) continue;
      console.warn(`Saved searches under ${key} that cannot be read are dropped`);
      if (readable === '[]') localStorage.removeItem(key);
      else localStorage.setItem(key, readable);
    }
  } catch (error) {
    console.warn('Saved searches cannot be checked', error);
  }
}
