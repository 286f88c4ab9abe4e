/** Builds the security headers, including the Content-Security-Policy, for every web host that serves the site. */
import type { Provider } from '../src/provider/schema';
import { POLICY_NAMES } from '../pipeline/bundler/trusted-types';
import { isHostedSearch } from './search';

/** Hosts that the hosted search service answers on. */
const HOSTED_SEARCH = [
  'https://*.algolia.net',
  'https://*.algolianet.com',
  'https://insights.algolia.io',
];

/** Where the search client loads its events library from, if the provider turns events on. */
const SEARCH_EVENTS = 'https://cdn.jsdelivr.net';

/** The search dialog's logo contains a style element, `.cls-1,.cls-2{fill:…}`, which the policy allows by its hash. */
const DIALOG_LOGO_STYLE = "'sha256-lYPgVeO0CacLwwUB4DyR9jnHyogvo7NBwUv0zXx/qBY='";

/** The URL of the analytics script without its query, which policies ignore. */
function listAnalyticsScripts({ analytics }: Provider): string[] {
  if (analytics === undefined) return [];
  const { origin, pathname } = new URL(analytics.src);
  return [origin + pathname];
}

const getOrigins = (url: string | undefined): string[] =>
  url === undefined ? [] : [new URL(url).origin];

/** The directives of the Content-Security-Policy, by name. */
function createPolicy(
  provider: Provider,
  scriptHashes: readonly string[],
): Record<string, readonly string[]> {
  const { analytics, feedback, search } = provider;
  const isHosted = isHostedSearch(provider);
  const events = isHosted && search.analytics ? [SEARCH_EVENTS] : [];
  return {
    'default-src': ["'none'"],
    'script-src': [
      "'self'",
      ...scriptHashes.map((hash) => `'${hash}'`),
      ...listAnalyticsScripts(provider),
      ...events,
    ],
    'style-src': ["'self'", DIALOG_LOGO_STYLE],
    'img-src': ["'self'", 'data:'],
    'connect-src': [
      "'self'",
      ...(isHosted ? HOSTED_SEARCH : []),
      ...getOrigins(analytics?.src),
      ...getOrigins(feedback?.address),
    ],
    'worker-src': ["'self'"],
    'manifest-src': ["'self'"],
    'object-src': ["'none'"],
    'base-uri': ["'none'"],
    'form-action': ["'self'"],
    'frame-ancestors': ["'none'"],
    // The policy is defined in pipeline/bundler/trusted-types. The search client loads its events
    // library from a string, which the policy refuses; the analytics script is part of the HTML.
    ...(events.length === 0 && {
      'require-trusted-types-for': ["'script'"],
      'trusted-types': POLICY_NAMES,
    }),
  };
}

/**
 * Security headers for every response, whatever the web server.
 * @param scriptHashes `sha256-…` of each inline script that Docusaurus writes; nothing else may run
 *   inline, and style attributes are forbidden.
 */
export function createSecurityHeaders(
  provider: Provider,
  scriptHashes: readonly string[],
): Readonly<Record<string, string>> {
  return {
    'Content-Security-Policy': Object.entries(createPolicy(provider, scriptHashes))
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
 * Only for responses over TLS, so a server that does not terminate TLS must not send it. Without
 * `includeSubDomains`, because subdomains may belong to somebody else.
 */
export const STRICT_TRANSPORT_SECURITY = ['Strict-Transport-Security', 'max-age=31536000'] as const;
