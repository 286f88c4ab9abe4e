/** Finds secrets in the addresses and headers of requests. */
import type { SecretPattern } from './secret-pattern';

export const REQUESTS: readonly SecretPattern[] = [
  {
    // `mysql://anna:lamp@example.com`
    literals: ['://'],
    pattern: /:\/\/(?<bare>[^\s/@:"'<>]{0,256}:[^\s/@"'<>]{1,1024})@/duy,
    kind: 'secret',
  },
  {
    // `https://example.com/?key=0123…`
    literals: ['?key=', '&key='],
    pattern: /[?&]key=(?<bare>[\w-]{16,200})/diuy,
    kind: 'secret',
  },
  {
    // `AccountKey=…`, and the signatures of signed addresses: `?sig=…`
    literals: [
      'accountkey=',
      '_auth=',
      '&sig=',
      '?sig=',
      '-signature=',
      '&signature=',
      '?signature=',
    ],
    pattern: /[?&_-]?[a-z]{3,12}=(?<bare>[^\s;&"'<>]{8,2048})/diuy,
    kind: 'secret',
  },
  {
    // `Authorization: Basic …`
    literals: ['authorization'],
    pattern: /authorization["']?\s{0,3}[:=]\s{0,3}["']?(?<bare>[^"'\n]{1,4096})/diuy,
    kind: 'secret',
  },
  {
    // `Bearer 0123…`
    literals: ['bearer '],
    pattern: /bearer\s+(?<bare>[\w.~+/=-]{8,4096})/diuy,
    kind: 'secret',
  },
  {
    // `Cookie: session=…`
    literals: ['cookie: ', 'cookie":'],
    pattern: /cookie"?: ?"?(?<bare>[^"\n]{1,4096})/diuy,
    kind: 'secret',
  },
  {
    literals: ['hooks.slack.com/services/'],
    pattern: /hooks\.slack\.com\/services\/(?<bare>[\w/-]{10,200})/diuy,
    kind: 'secret',
  },
  {
    literals: ['telegram.org/bot'],
    pattern: /telegram\.org\/bot(?<bare>\d{5,15}:[\w-]{8,100})/diuy,
    kind: 'secret',
  },
  {
    // Discord: `/webhooks/<id>/<token>`
    literals: ['/webhooks/'],
    pattern: /\/webhooks\/(?<bare>\d{5,25}\/[\w-]{10,200})/diuy,
    kind: 'secret',
  },
  {
    literals: ['guilded.gg/webhooks/', 'webhook.office.com/', 'office.com/webhook/'],
    pattern: /[\w.]{4,30}\/webhook\w{0,3}\/(?<bare>[^\s"'<>]{10,400})/diuy,
    kind: 'secret',
  },
  {
    literals: ['/with/key/', 'hooks.zapier.com/hooks/catch/'],
    pattern:
      /\/(?:with\/key|hooks\/catch)\/(?<bare>[\w/-]{6,200})|hooks\.zapier\.com\/hooks\/catch\/(?<single>[\w/-]{6,200})/diuy,
    kind: 'secret',
  },
];
