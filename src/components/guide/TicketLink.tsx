import type { ReactNode } from 'react';
import Link from '@docusaurus/Link';
import { useLocation } from '@docusaurus/router';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import { getValuesForBrowser } from '../../provider/values-for-browser';
import { getTicketUrl } from '../../provider/ticket-url';
import { LANGUAGE } from '../../ui/texts';
import { OPEN_TICKET, TO_ATTACH } from './texts';

/**
 * A link to the provider's ticket page that passes on which guide the reader came from.
 * @param attach what the guide asks the reader to attach; prefills the ticket form
 */
export function TicketLink({ attach }: { attach?: string | undefined }): ReactNode {
  const { siteConfig } = useDocusaurusContext();
  const { pathname } = useLocation();
  const page = siteConfig.url + pathname;
  return (
    <Link
      className="button button--primary"
      lang={LANGUAGE}
      to={getTicketUrl(getValuesForBrowser(siteConfig), {
        page,
        ...(attach !== undefined && { attach: `${TO_ATTACH}: ${attach}` }),
      })}
    >
      {OPEN_TICKET}
    </Link>
  );
}
