/**
 * The dialog keeps two lists in the browser, recent and favourite searches, and crashes the page
 * when one of them is no JSON list. A list that cannot be read is dropped; the rest stays.
 */
const LISTS = ['__DOCSEARCH_RECENT_SEARCHES__', '__DOCSEARCH_FAVORITE_SEARCHES__'];

function isList(text: string): boolean {
  try {
    return Array.isArray(JSON.parse(text));
  } catch {
    return false;
  }
}

/** Removes unreadable lists of an index. Blocked storage is left to the dialog, which copes. */
export function dropUnreadableLists(indexName: string): void {
  try {
    for (const key of LISTS.map((list) => `${list}${indexName}`)) {
      const text = localStorage.getItem(key);
      if (text === null || isList(text)) continue;
      console.warn(`Saved searches under ${key} cannot be read and are dropped`);
      localStorage.removeItem(key);
    }
  } catch (error) {
    console.warn('Saved searches cannot be checked', error);
  }
}
