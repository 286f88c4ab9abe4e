import type { Provider } from './provider';

/** What the ticket page is told. */
export type TicketText = Readonly<Partial<Record<keyof Provider['ticketForm'], string>>>;

/**
 * Address of the provider's ticket page with its form filled in. Texts whose parameter the provider
 * left empty are not sent; several texts of one parameter become lines.
 */
export function ticketAddress(
  { urls, ticketForm }: Pick<Provider, 'urls' | 'ticketForm'>,
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

/** The sentence goes on after a point in a file name, so it ends at a point before a capital. */
const ATTACH = /\b(?:Attach|attach) (.+?)(?:\.(?=\s+[A-Z])|\.?\s*$)/s;

/** What a call-out asks to attach: "Attach the log and …." gives "the log and …". */
export function attachmentsIn(callOut: string): string | undefined {
  return ATTACH.exec(callOut)?.[1]?.replace(/\s+/g, ' ');
}
