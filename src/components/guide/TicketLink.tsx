import type { ReactNode } from 'react';
import Link from '@docusaurus/Link';
import { useLocation } from '@docusaurus/router';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import { clientProvider } from '../../facts/client-provider';

/** A link to the provider's ticket page that names the guide the reader comes from. */
export function TicketLink(): ReactNode {
  const { siteConfig } = useDocusaurusContext();
  const { pathname } = useLocation();
  const { urls } = clientProvider(siteConfig);
  const page = encodeURIComponent(siteConfig.url + pathname);
  return (
    <Link className="button button--primary" to={`${urls.tickets}?page=${page}`}>
      Open a ticket
    </Link>
  );
}
