/** Stands in for `embedded.ts` where the hosted service answers: same names, no engine. */
import type { Transport } from './transport';

export const EMBEDDED = 'embedded';

/** Never called, because the hosted client needs no transport of ours. */
export function embeddedTransport(): Transport {
  throw new Error('This site uses the hosted search: the embedded engine is not part of it');
}

/** Nothing to start. */
export function warmSearch(_appId: string): void {
  return undefined;
}
