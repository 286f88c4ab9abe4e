// Change: says what to do next: pages with a similar name, search, home, ticket. Asks the server first,
// if a link on the site led here: it knows addresses that moved.
import { useEffect, useState, type ReactNode } from 'react';
import guides from '@generated/docusaurus-plugin-content-docs/default/guides.json';
import Link from '@docusaurus/Link';
import { useLocation } from '@docusaurus/router';
import { PageMetadata } from '@docusaurus/theme-common';
import { SearchField } from '@site/src/components/home/SearchField';
import { TicketLink } from '@site/src/components/guide/TicketLink';
import { unpackPaths } from '@site/src/lib/packed-paths';
import { findSimilarPages } from '@site/src/theme/NotFound/Content/similar-pages';
import * as VIEW from './texts';

const PATHS = Object.values(guides).flatMap(unpackPaths);

/** Whether the address came from a link on the site, so that the server was not asked for it. */
function isNotAsked(): boolean {
  const [loaded] = performance.getEntriesByType('navigation');
  return loaded !== undefined && new URL(loaded.name).pathname !== window.location.pathname;
}

/** The content of the page for unknown addresses. */
export default function NotFoundContent(): ReactNode {
  const { pathname } = useLocation();
  // The server renders one page for every unknown address.
  const [pages, setPages] = useState<readonly string[]>([]);
  useEffect(() => {
    if (isNotAsked()) window.location.reload();
    else setPages(findSimilarPages(pathname, PATHS));
  }, [pathname]);
  return (
    <main className="container margin-vert--xl not-found">
      {/* The shell's own title would override the one that Docusaurus sets outside it. */}
      <PageMetadata title={VIEW.TITLE} description={VIEW.DESCRIPTION} />
      <h1>{VIEW.TITLE}</h1>
      <p>{VIEW.TEXT}</p>
      {pages.length > 0 && (
        <>
          <p>{VIEW.DID_YOU_MEAN}</p>
          <ul>
            {pages.map((page) => (
              <li key={page}>
                <Link to={page}>{page}</Link>
              </li>
            ))}
          </ul>
        </>
      )}
      <SearchField />
      <p>
        <Link to="/">{VIEW.HOME}</Link>
      </p>
      <p>
        <TicketLink />
      </p>
    </main>
  );
}
