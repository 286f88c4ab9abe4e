/** Finds passwords, tokens, and the names of people in paths and e-mail addresses. */
// cspell:ignore AKIA accesstoken akia apikey changepass changepassword changepw clientid glpat iydu licensekey ptla ptlc totp unreg xoxb xoxp xuid
import { literalSet, searchLiterals } from './literals';

export type SecretKind = 'secret' | 'user' | 'e-mail';

export type OnSecret = (kind: SecretKind, start: number, end: number) => void;

/** A kind of secret: a literal in lower case that opens it, and what to hide behind it. */
interface Opener {
  readonly literals: readonly string[];
  /** Sticky, tried at the literal's start; the group named `hide` is hidden. */
  readonly pattern: RegExp;
  readonly kind: SecretKind;
}

const VALUE = String.raw`(?:\\"(?<escaped>[^"\\\n]{1,4096})|"(?<quoted>[^"\n]{1,4096})"|'(?<single>[^'\n]{1,4096})'|(?<bare>[^\s,;&"'<>(){}|]{1,4096}))`;

const OPENERS: readonly Opener[] = [
  {
    literals: [
      'password',
      'passwd',
      'passphrase',
      'pwd',
      'token',
      'secret',
      'apikey',
      'api_key',
      'api-key',
      'api key',
      'accesskey',
      'access_key',
      'access-key',
      'private_key',
      'private-key',
      'privatekey',
      'license_key',
      'license-key',
      'licensekey',
      'license key',
      'credential',
      'session_id',
      'sessionid',
      'session-id',
    ],
    pattern: new RegExp(
      String.raw`[a-z]{1,32}(?:[ _-]?(?:key|id))?s?[\\"'\]]{0,2}(?:[ \t]{0,4}(?:[:=]{1,2}>?|=>)[ \t]{0,4}|>)(?:(?:Bearer|Basic|token)[ :]+)?${VALUE}`,
      'iydu',
    ),
    kind: 'secret',
  },
  {
    literals: ['pass=', '_pass:', '"pass"'],
    pattern: new RegExp(String.raw`[_"]?pass"?[:=][ \t]{0,4}${VALUE}`, 'iydu'),
    kind: 'secret',
  },
  {
    literals: ['password is ', 'token is ', 'session id is ', 'secret is ', 'key is '],
    pattern: new RegExp(String.raw`[a-z ]{1,20}? is ${VALUE}`, 'iydu'),
    kind: 'secret',
  },
  {
    literals: ['--accesstoken', '--password', '--token', '--secret', '--clientid', '--xuid'],
    pattern: new RegExp(String.raw`--[a-z]{1,20}(?:, |[ =])${VALUE}`, 'iydu'),
    kind: 'secret',
  },
  {
    literals: ['authorization'],
    pattern: /authorization["']?\s{0,3}[:=]\s{0,3}["']?(?<bare>[^"'\n]{1,4096})/diuy,
    kind: 'secret',
  },
  { literals: ['bearer '], pattern: /bearer\s+(?<bare>[\w.~+/=-]{8,4096})/diuy, kind: 'secret' },
  {
    literals: ['server command: /', 'executed command: /', 'executed command /'],
    pattern:
      /[a-z ]{1,20}:? \/(?:[\w-]{1,40}:)?(?:login|log|l|register|reg|unregister|unreg|changepassword|changepass|changepw|cp|premium|2fa|totp|captcha|email|auth|authme)[ \t]+(?<bare>[^\n\r]{1,4096})/diuy,
    kind: 'secret',
  },
  {
    literals: ['://'],
    pattern: /:\/\/(?<bare>[^\s/@:"'<>]{0,256}:[^\s/@"'<>]{1,1024})@/duy,
    kind: 'secret',
  },
  {
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
    literals: ['/webhooks/'],
    pattern: /\/webhooks\/(?<bare>\d{5,25}\/[\w-]{10,200})/diuy,
    kind: 'secret',
  },
  {
    literals: ['eyj'],
    pattern: /(?<![\w-])(?<bare>eyJ[\w-]{8,8192}\.[\w-]{4,8192}(?:\.[\w-]{0,4096})?)/duy,
    kind: 'secret',
  },
  {
    literals: [
      'ghp_',
      'gho_',
      'ghs_',
      'ghu_',
      'github_pat_',
      'glpat-',
      'sk_live_',
      'ptlc_',
      'ptla_',
      'xoxb-',
      'xoxp-',
    ],
    pattern: /(?<![\w-])(?<bare>[A-Za-z_]{2,11}[_-][\w-]{16,255})/duy,
    kind: 'secret',
  },
  { literals: ['akia'], pattern: /(?<bare>AKIA[0-9A-Z]{16})/duy, kind: 'secret' },
  {
    literals: ['/home/'],
    pattern: /\/home\/(?!container\b)(?<bare>[^/\s:;,'"`)\]}<>|*?]{1,64})/diuy,
    kind: 'user',
  },
  {
    literals: ['users/', 'users\\', 'documents and settings\\'],
    pattern:
      /(?<=[\\/])(?:users|documents and settings)(?:\/|\\{1,2})(?!public\b|default\b|shared\b)(?<bare>[^\\/:*?"'<>|\r\n\t]{1,64}(?=[\\/])|[^\\/\s:*?"'<>|,;)\]]{1,64})/diuy,
    kind: 'user',
  },
  {
    literals: ['--username'],
    pattern: /--username(?:, |[ =])(?<bare>[^\s,\]]{1,64})/diuy,
    kind: 'user',
  },
];

const LITERALS = OPENERS.flatMap(({ literals }) => literals);
const OPENER_OF = OPENERS.flatMap((opener) => opener.literals.map(() => opener));
const SET = literalSet(LITERALS, true);

/** Words that stand where a secret could, and hide nothing. */
const NO_SECRET =
  /^(?:null|none|true|false|undefined|empty|unset|\*+|\?+|-+|\[(?:secret|user|e-mail|IPv|MAC|coord).*)$/i;

/** No version, no object of Java: the last part has letters only. */
const MAIL_DOMAIN = /^(?:[a-z\d-]{1,40}\.){1,4}[a-z]{2,24}(?![\w-])/i;

/** Discord's bot tokens: three parts, of which the middle one has six or seven characters. */
const BOT_TOKEN = /[\w-]{23,30}\.[\w-]{6,7}\.[\w-]{25,50}/g;

/** Calls back for every secret and every user name in a path. Never throws. */
export function findSecrets(text: string, onSecret: OnSecret): void {
  let hiddenTo = 0;
  searchLiterals(SET, text, 0, text.length, (literal, end) => {
    const { pattern, kind } = OPENER_OF[literal] as Opener;
    pattern.lastIndex = end - (LITERALS[literal] as string).length;
    if (pattern.lastIndex < hiddenTo) return;
    const match = pattern.exec(text);
    if (match === null) return;
    const groups = match.indices?.groups as Readonly<Record<string, [number, number]>>;
    const [start, stop] = (groups.bare ?? groups.quoted ?? groups.single ?? groups.escaped) as [
      number,
      number,
    ];
    if (stop <= start || NO_SECRET.test(text.slice(start, stop))) return;
    hiddenTo = stop;
    onSecret(kind, start, stop);
  });
  for (let at = text.indexOf('@'); at !== -1; at = text.indexOf('@', at + 1)) {
    const before = /[\w.%+-]{1,64}$/.exec(text.slice(Math.max(0, at - 64), at))?.[0];
    // The domain stays: who the provider is tells nothing about a person.
    if (before !== undefined && MAIL_DOMAIN.test(text.slice(at + 1, at + 80))) {
      onSecret('e-mail', at - before.length, at);
    }
  }
  for (let dot = text.indexOf('.'); dot !== -1; dot = text.indexOf('.', dot + 1)) {
    if (text[dot + 7] !== '.' && text[dot + 8] !== '.') continue;
    const from = Math.max(0, dot - 30);
    BOT_TOKEN.lastIndex = 0;
    const match = BOT_TOKEN.exec(text.slice(from, dot + 60));
    if (match !== null)
      onSecret('secret', from + match.index, from + match.index + match[0].length);
  }
}
