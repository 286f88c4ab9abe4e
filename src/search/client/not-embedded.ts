/**
 * Replaces `embedded.ts` for sites with Algolia: the same exports, without the engine.
 */
import type { Transport } from './transport';

export const EMBEDDED = 'embedded';

/** Never called: the hosted client uses its own transport. */
export function getEmbeddedTransport(): Transport {
  throw new Error('This site uses the hosted search: the embedded engine is not part of it');
}

/** Nothing to start. */
export function warmUpSearch(_appId: string): void {
  return undefined;
}
