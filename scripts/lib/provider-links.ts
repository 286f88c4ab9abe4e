/** Checks the links in the provider file that lead to pages of the site. */
import { parseSlug } from '../../pipeline/guides';
import { formatNearest } from '../../src/lib/edit-distance';
import type { Provider } from '../../src/provider/schema';
import type { GuidesByOffer } from '../../pipeline/guides/redirects';

/** The parts of the provider file with links to pages. */
interface ProviderLinks extends Pick<Provider, 'legal'> {
  readonly navbar: Pick<Provider['navbar'], 'links' | 'menus'>;
}

/** A link, and the path of keys to it in the provider file. */
interface ProviderLink {
  readonly url: string;
  readonly keys: readonly string[];
}

function listProviderLinks({ navbar, legal = [] }: ProviderLinks): ProviderLink[] {
  return [
    ...(navbar.links ?? []).map(({ url }, at) => ({
      url,
      keys: ['navbar', 'links', String(at), 'url'],
    })),
    ...(navbar.menus ?? []).flatMap((menu, at) =>
      menu.links.map(({ url }, index) => ({
        url,
        keys: ['navbar', 'menus', String(at), 'links', String(index), 'url'],
      })),
    ),
    ...legal.map(({ url }, at) => ({ url, keys: ['legal', String(at), 'url'] })),
  ];
}

/**
 * Links of the navbar and legal lines to pages that the site does not have, one line each.
 * @param options.others routes besides those of guides
 * @param options.placeOf where a value stands in the provider file
 */
export function checkInternalLinks(
  { present }: GuidesByOffer,
  provider: ProviderLinks,
  {
    others,
    placeOf,
  }: {
    readonly others: readonly string[];
    readonly placeOf: (keys: readonly string[]) => string;
  },
): string[] {
  const routes = new Set([...present.flatMap(({ source }) => parseSlug(source) ?? []), ...others]);
  const isPage = (url: string) => {
    const [route = ''] = url.split(/[?#]/);
    // An address with an ending is a file, which no list of pages has.
    return !url.startsWith('/') || routes.has(route) || /\.\w+$/.test(route);
  };
  return listProviderLinks(provider)
    .filter(({ url }) => !isPage(url))
    .map(
      ({ url, keys }) =>
        `${placeOf(keys)} leads to "${url}", which is not a page of this site. ${formatNearest(url, routes)}`,
    );
}
