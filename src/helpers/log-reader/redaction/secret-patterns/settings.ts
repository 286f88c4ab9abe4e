/** Finds secrets by the name in front of them: in settings, in sentences and in password files. */
import { joinInOrder } from '../../../../lib/join-patterns';
import { REST_OF_LINE, VALUE, type SecretPattern } from './secret-pattern';

/** Names of secrets in settings, also in other languages. */
const NAMES = [
  'password',
  'passwd',
  'passphrase',
  'pass_phrase',
  'pass-phrase',
  'passcode',
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
  'licence-key',
  'credential',
  'session_id',
  'sessionid',
  'session-id',
  'auth_key',
  'auth-key',
  'authkey',
  'signing_key',
  'signing-key',
  'encryption_key',
  'encryption-key',
  'passwort',
  'kennwort',
  'mot de passe',
  'mot_de_passe',
  'contraseña',
  'contrasena',
  'senha',
  'hasło',
  'haslo',
  'пароль',
  '密码',
  '密碼',
  'パスワード',
  '비밀번호',
  'wachtwoord',
  'lösenord',
  'salasana',
  'şifre',
  'parola',
  'mật khẩu',
];

/**
 * Keeps parsers’ complaints: `unexpected token: }`, `PublicKey token=…`. The last alternative is a
 * message of Valheim, `Error bad password: …`, which gives its reason after the colon.
 */
const NOT_IN_COMPLAINT =
  /(?<!PublicKey|unexpected |illegal |invalid |expected |next |unknown |\d |Error bad )/u;
/** Keeps names of exceptions: `TokenException: …`. */
const NOT_IN_EXCEPTION = /(?![\p{L}_]{1,40}(?:Exception|Error)\b)/u;
/** The name itself: its literal starts here, and ends anywhere in it. */
const NAME = /[\p{L} _-]{1,32}?/u;
/** The rest of the name up to its closing quote or bracket: `_key`, `s`, `Id"]`. */
const REST_OF_NAME = /[\p{L}_]{0,32}(?:[ _-]?(?:key|id))?s?[\\"'\]]{0,2}/u;

/** What stands between a name and its value: `: `, `=`, ` => `. */
const SEPARATOR = joinInOrder([
  /[ \t]{0,4}(?:[:=：＝]{1,2}>?|=>)/u,
  // Not the address of a page: `token://example.com`.
  /(?!(?<=:)\/\/[\w-]{1,63}[.:/])/u,
  // Not what a shell says about a file: `/etc/passwd: Permission denied`.
  /(?![ \t]{0,4}(?:Permission denied|No such file or|command not found|Operation not permitted|Is a directory|Not a directory))/u,
]);

/**
 * A name that starts its line or message, so that the rest of the line is its value:
 * `rcon.password=two words`, `export DB_PASSWORD=…`, `[Shop]: token: …`.
 */
const STARTS_LINE = /(?<=(?:^|[\n\r]|\]:? ?|: )[ \t>*-]{0,20}(?:export |set )?[\w.-]{0,60})/u;

/** Keeps sentences that go on after “is” or “to” without a value: `the password is not set`. */
const NOT_IN_SENTENCE = joinInOrder([
  /(?<!set to (?=(?:an?|the) ))/,
  /(?!set (?!to )|set to (?:an?|the) )/,
  /(?!(?:not|too|already|still|now|being|used|only|valid|in|of|at|on|from|for|no|longer) )/,
]);

export const SETTINGS: readonly SecretPattern[] = [
  {
    // `password: two words`, but not `unexpected token: }`
    literals: NAMES,
    pattern: joinInOrder(
      [
        STARTS_LINE,
        NOT_IN_COMPLAINT,
        NOT_IN_EXCEPTION,
        NAME,
        REST_OF_NAME,
        SEPARATOR,
        /[ \t]{0,4}/,
        REST_OF_LINE,
      ],
      'iydu',
    ),
    kind: 'secret',
  },
  {
    // `connecting with password=lamp&ssl=true`, but not `PublicKeyToken=…`
    literals: NAMES,
    pattern: joinInOrder(
      [
        NOT_IN_COMPLAINT,
        NOT_IN_EXCEPTION,
        NAME,
        REST_OF_NAME,
        [joinInOrder([SEPARATOR, /[ \t]{0,4}/]), />/],
        /(?:(?:Bearer|Basic|token)[ :]+)?/,
        VALUE,
      ],
      'iydu',
    ),
    kind: 'secret',
  },
  {
    // `"pass": "lamp"`, but not `compass: lamp` or `pass: 1 of 3`
    literals: ['pass=', 'pass:', 'pass :', 'pass =', '"pass"', 'pin:', 'pin='],
    pattern: joinInOrder(
      [/(?<![a-z])"?(?:pass|pin)"?[ \t]{0,2}[:=][ \t]{0,4}/, /(?!\d{1,3} of )/, VALUE],
      'iydu',
    ),
    kind: 'secret',
  },
  {
    // `db_pass=lamp`
    literals: ['_pass=', '_pass:', '-pass:', '-pass=', '.pass=', '.pass:'],
    pattern: joinInOrder([/[_.-]pass[:=][ \t]{0,4}/, VALUE], 'iydu'),
    kind: 'secret',
  },
  {
    // `the password is lamp`, but not `the password is not set`
    literals: [
      'password is ',
      'token is ',
      'session id is ',
      'secret is ',
      'key is ',
      'passwort ist ',
      'password to ',
    ],
    pattern: joinInOrder(
      [/[a-z ]{1,20}? (?:is|ist|to) /, NOT_IN_SENTENCE, /(?:set to )?/, VALUE],
      'iydu',
    ),
    kind: 'secret',
  },
  {
    // `<property name="TelnetPassword" value="lamp"/>`
    literals: ['password" value=', 'token" value=', 'secret" value=', 'key" value='],
    pattern: /[a-z]{3,8}" value="(?<bare>[^"\n]{1,4096})/diuy,
    kind: 'secret',
  },
  {
    // A .netrc file: `machine example.com login anna password lamp`
    literals: ['machine '],
    pattern: /machine \S{1,200} login \S{1,100} password (?<bare>\S{1,200})/diuy,
    kind: 'secret',
  },
  {
    // PostgreSQL’s password file: host, port, database, user, password
    literals: [':5432:', ':3306:'],
    pattern: /:\d{4}:[\w*-]{1,80}:[\w*-]{1,80}:(?<bare>[^\s:]{1,200})(?=\s|$)/diuy,
    kind: 'secret',
  },
];
