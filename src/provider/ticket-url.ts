/** Builds links to the provider's ticket page, with what it should receive already filled in. */
import type { ValuesForBrowser } from './values-for-browser';

/** What the ticket page receives. */
export type TicketText = Readonly<Partial<Record<keyof ValuesForBrowser['ticketForm'], string>>>;

/**
 * URL of the provider's ticket page with prefilled fields. Texts without a parameter name in the
 * provider file are not sent; several texts for one parameter are joined as lines.
 */
export function getTicketUrl(
  { urls, ticketForm }: Pick<ValuesForBrowser, 'urls' | 'ticketForm'>,
  text: TicketText,
): string {
  const address = new URL(urls.tickets);
  for (const key of ['subject', 'page', 'attach'] as const) {
    const name = ticketForm[key];
    const value = text[key];
    if (name === '' || value === undefined || value === '') continue;
    const before = address.searchParams.get(name);
    address.searchParams.set(name, before === null ? value : `${before}\n${value}`);
  }
  return address.href;
}

/**
 * A period inside a file name does not end the sentence, so look for one before a capital letter.
 */
const ATTACH = /\b(?:Attach|attach) (.+?)(?:\.(?=\s+[A-Z])|\.?\s*$)/s;

/** What an admonition asks to attach: "Attach the log and …." gives "the log and …". */
export function parseAttachments(callOut: string): string | undefined {
  return ATTACH.exec(callOut)?.[1]?.replace(/\s+/g, ' ');
}
