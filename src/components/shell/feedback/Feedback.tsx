import { useEffect, useState, type ReactNode } from 'react';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import { getValuesForBrowser } from '../../../provider/values-for-browser';
import { getTicketUrl } from '../../../provider/ticket-url';
import type FeedbackForm from './FeedbackForm';
import { TELL_SUPPORT } from '../texts';

/**
 * "Did this help?" below a guide; renders nothing unless the provider file enables it. A link to
 * the ticket form until the form's chunk has loaded, so that it also works without JavaScript.
 */
export function Feedback({ route }: { route: string }): ReactNode {
  const { siteConfig } = useDocusaurusContext();
  const provider = getValuesForBrowser(siteConfig);
  const { feedback } = provider;
  const [Form, setForm] = useState<typeof FeedbackForm>();
  const isAsked = feedback?.guides === true && route !== '/';
  useEffect(() => {
    if (!isAsked) return;
    // If the chunk fails to load, the link stays.
    import('./FeedbackForm').then(
      (part) => setForm(() => part.default),
      (error: unknown) => console.warn('The link to the ticket form stays', error),
    );
  }, [isAsked]);
  if (!isAsked) return null;
  const ticket = getTicketUrl(provider, { page: siteConfig.url + route });
  return (
    <div className="guide-feedback">
      {Form === undefined ? (
        <a href={ticket}>{TELL_SUPPORT}</a>
      ) : (
        <Form key={route} route={route} address={feedback.address} ticket={ticket} />
      )}
    </div>
  );
}
