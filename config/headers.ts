/** Security headers, the Content-Security-Policy among them, for every host that serves the site. */
import type { Provider } from '../src/facts/provider';
import { POLICY_NAMES } from '../pipeline/bundler/trusted-types';
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

/** The address of the analytics script without its query, which policies do not know. */
function analyticsScript({ analytics }: Provider): string[] {
  if (analytics === undefined) return [];
  const { origin, pathname } = new URL(analytics.src);
  return [origin + pathname];
}

/**
 * Security headers for every answer of the site, whoever serves it.
 * @param scriptHashes `sha256-…` of each inline script that Docusaurus writes; nothing else
 *   may run inline, and no style attribute is allowed at all.
 */
export function securityHeaders(
  provider: Provider,
  scriptHashes: readonly string[],
): Readonly<Record<string, string>> {
  const { analytics, feedback } = provider;
  const analyticsHost = analytics === undefined ? [] : [new URL(analytics.src).origin];
  const feedbackHost = feedback === undefined ? [] : [new URL(feedback.address).origin];
  const events = isHosted(provider) && provider.search.analytics ? [SEARCH_EVENTS] : [];
  const policy: Record<string, readonly string[]> = {
    'default-src': ["'none'"],
    'script-src': [
      "'self'",
      ...scriptHashes.map((hash) => `'${hash}'`),
      ...analyticsScript(provider),
      ...events,
    ],
    'style-src': ["'self'", DIALOG_LOGO_STYLE],
    'img-src': ["'self'", 'data:'],
    'connect-src': [
      "'self'",
      ...(isHosted(provider) ? HOSTED_SEARCH : []),
      ...analyticsHost,
      ...feedbackHost,
    ],
    'worker-src': ["'self'"],
    'manifest-src': ["'self'"],
    'object-src': ["'none'"],
    'base-uri': ["'none'"],
    'form-action': ["'self'"],
    'frame-ancestors': ["'none'"],
    // The policy is pipeline/bundler/trusted-types. The search client loads its events library by a
    // text, which the policy refuses; the analytics script is in the page.
    ...(events.length === 0 && {
      'require-trusted-types-for': ["'script'"],
      'trusted-types': POLICY_NAMES,
    }),
  };
  return {
    'Content-Security-Policy': Object.entries(policy)
      .map(([name, sources]) => `${name} ${sources.join(' ')}`)
      .join('; '),
    'X-Content-Type-Options': 'nosniff',
    'Referrer-Policy': 'strict-origin-when-cross-origin',
    'Permissions-Policy':
      'camera=(), display-capture=(), geolocation=(), microphone=(), payment=(), usb=()',
    'Cross-Origin-Opener-Policy': 'same-origin',
    'Cross-Origin-Resource-Policy': 'same-origin',
    'X-Frame-Options': 'DENY',
  };
}

/**
 * Belongs only to answers that travel over TLS, so a server that ends none must not send it. It
 * speaks for this host alone: the hosts below it belong to somebody else.
 */
export const STRICT_TRANSPORT_SECURITY = ['Strict-Transport-Security', 'max-age=31536000'] as const;
