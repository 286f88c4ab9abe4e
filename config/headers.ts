import type { Provider } from '../src/facts/provider';
import { isHosted } from './search';

/** Addresses of the hosted search service, which answers on several hosts. */
const HOSTED_SEARCH = [
  'https://*.algolia.net',
  'https://*.algolianet.com',
  'https://insights.algolia.io',
];

/** Where the search client gets its events library from, if the provider turns events on. */
const SEARCH_EVENTS = 'https://cdn.jsdelivr.net';

/** The search dialog's logo carries a style element: `.cls-1,.cls-2{fill:…}`, allowed by its hash. */
const DIALOG_LOGO_STYLE = "'sha256-lYPgVeO0CacLwwUB4DyR9jnHyogvo7NBwUv0zXx/qBY='";

/**
 * Security headers for every answer of the site.
 * @param scriptHashes `sha256-…` of each inline script that the generator writes; nothing else
 *   may run inline, and no style attribute is allowed at all.
 */
export function securityHeaders(
  provider: Provider,
  scriptHashes: readonly string[],
): Readonly<Record<string, string>> {
  const { analyticsScript } = provider;
  const analytics = analyticsScript === '' ? [] : [new URL(analyticsScript).origin];
  const policy: Record<string, readonly string[]> = {
    'default-src': ["'none'"],
    'script-src': [
      "'self'",
      ...scriptHashes.map((hash) => `'${hash}'`),
      ...analytics,
      ...(isHosted(provider) && provider.search.analytics ? [SEARCH_EVENTS] : []),
    ],
    'style-src': ["'self'", DIALOG_LOGO_STYLE],
    'img-src': ["'self'", 'data:'],
    'connect-src': ["'self'", ...(isHosted(provider) ? HOSTED_SEARCH : []), ...analytics],
    'worker-src': ["'self'"],
    'manifest-src': ["'self'"],
    'base-uri': ["'none'"],
    'form-action': ["'self'"],
    'frame-ancestors': ["'none'"],
  };
  return {
    'Content-Security-Policy': Object.entries(policy)
      .map(([name, sources]) => `${name} ${sources.join(' ')}`)
      .join('; '),
    'X-Content-Type-Options': 'nosniff',
    'Referrer-Policy': 'strict-origin-when-cross-origin',
    'Permissions-Policy': 'camera=(), geolocation=(), microphone=()',
    'Cross-Origin-Opener-Policy': 'same-origin',
    'Cross-Origin-Resource-Policy': 'same-origin',
    'Strict-Transport-Security': 'max-age=31536000; includeSubDomains',
    'X-Frame-Options': 'DENY',
  };
}
