/** Names of pages, which a word of a query may be: titles and routes. */
import type { IndexPage } from '../index-format';
import { foldAccents } from '../words/tokenizer';

/** Only letters and digits, so that `luck perms` and `LuckPerms` are the same name. */
function keepAlphanumeric(text: string): string {
  return foldAccents(text).replace(/[^\p{L}\p{N}]+/gu, '');
}

/**
 * The names of all pages: the title of each, its whole route, and the last part of its route. The
 * last part of a route in a folder counts only if no other page has the same.
 */
export function collectPageNames(pages: readonly IndexPage[]): Set<string> {
  const lastParts = pages.map(({ url }) => keepAlphanumeric(url.split('/').at(-1) ?? ''));
  const namesOfPages = pages.flatMap(({ url, title }, page) => {
    const lastPart = lastParts[page] as string;
    const isInFolder = url.lastIndexOf('/') > 0;
    const isUnique = lastParts.filter((other) => other === lastPart).length === 1;
    return [title, url, ...(!isInFolder || isUnique ? [lastPart] : [])];
  });
  return new Set(namesOfPages.map(keepAlphanumeric).filter((name) => name !== ''));
}
