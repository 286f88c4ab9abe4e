// Change: says what to do next: pages of a similar name, search, home, ticket.
import { useEffect, useState, type ReactNode } from 'react';
import guides from '@generated/docusaurus-plugin-content-docs/default/guides.json';
import Link from '@docusaurus/Link';
import { useLocation } from '@docusaurus/router';
import { PageMetadata } from '@docusaurus/theme-common';
import { SearchField } from '@site/src/components/home/SearchField';
import { TicketLink } from '@site/src/components/guide/TicketLink';
import { likelyPages } from '@site/src/lib/likelyPages';

const PATHS = Object.values(guides).flat();

/** What an unknown address shows. */
export default function NotFoundContent(): ReactNode {
  const { pathname } = useLocation();
  // The server renders one page for every unknown address.
  const [pages, setPages] = useState<readonly string[]>([]);
  useEffect(() => setPages(likelyPages(pathname, PATHS)), [pathname]);
  return (
    <main className="container margin-vert--xl not-found">
      {/* The shell's own title would win over the one that Docusaurus sets outside it. */}
      <PageMetadata
        title="Page Not Found"
        description="There is no page at this address. Search the guides, start from the home page, or ask support."
      />
      <h1>Page Not Found</h1>
      <p>We could not find what you were looking for. The address may be old or mistyped.</p>
      {pages.length > 0 && (
        <>
          <p>Did you mean:</p>
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
        <Link to="/">All guides start on the home page.</Link>
      </p>
      <p>
        <TicketLink />
      </p>
    </main>
  );
}
