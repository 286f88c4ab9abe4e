// Change: says what to do next: search, home, ticket.
import type { ReactNode } from 'react';
import Link from '@docusaurus/Link';
import { PageMetadata } from '@docusaurus/theme-common';
import { SearchField } from '@site/src/components/home/SearchField';
import { TicketLink } from '@site/src/components/guide/TicketLink';

/** What an unknown address shows. */
export default function NotFoundContent(): ReactNode {
  return (
    <main className="container margin-vert--xl not-found">
      {/* The shell's own title would win over the one that the generator sets outside it. */}
      <PageMetadata
        title="Page Not Found"
        description="There is no page at this address. Search the guides, start from the home page, or ask support."
      />
      <h1>Page Not Found</h1>
      <p>We could not find what you were looking for. The address may be old or mistyped.</p>
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
