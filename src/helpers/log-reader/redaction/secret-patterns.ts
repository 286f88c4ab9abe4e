/** Lists the literals and patterns by which `secrets.ts` finds a secret, a name or a host name. */
// cspell:ignore ublic AKIA AKID ATBB EAAC LTAI accesstoken accountkey adminpassword aiza akia akid anmelden apikey atatt atbb atctt atlasv authkey authmebungee authtoken cambiarclave cambiarpass changepass changepassword changepw clientid clojars connexion contrasena contraseña cust dangky dangnhap dapi dckr eaac einloggen entrar figd flwseck giris glagent glcbt gldt glimt gloas glpat glptt glrt glsa glsoat gocspx guilded haslo hasło iniciar inloggen iydu jpremium kayit kennwort khẩu librelogin licensekey logar loginsecurity ltai lugin lösenord mcrcon mudarsenha mysqladmin mysqldump nlogin nrak nvapi openlogin parola passwort phar pmak pplx prihlasit pscale ptla ptlc pypi rconpassword registrarse registrieren registro registruj rofile rubygems salasana senha serverpassword setpassword setsteamaccount shpat shpca shppa shpss sifre sntrys sntryu sshpass svcacct totp trocarsenha tskey unitymedia unreg wachtwoord whsec xapp xauth xoxa xoxb xoxe xoxp xoxr xoxs xuid zaloguj zarejestruj zmienhaslo şifre авторизация войти логин пароль регистрация valheim
/* eslint-disable max-lines -- one table */

export type SecretKind = 'secret' | 'user' | 'host' | 'e-mail';

/** A kind of secret: a lower-case literal that precedes it, and a pattern for what to hide. */
export interface SecretPattern {
  readonly literals: readonly string[];
  /** Sticky, tried at the literal's start; the group named `hide` is hidden. */
  readonly pattern: RegExp;
  readonly kind: SecretKind;
  /** What must precede it on the line. */
  readonly only?: RegExp;
}

/** A quoted value; triple quotes first, for multi-line strings in TOML and Python. */
const QUOTED = String.raw`'{3}(?<single3>[^\n]{1,4096}?)'{3}|"{3}(?<double3>[^\n]{1,4096}?)"{3}|\\"(?<escaped>[^"\\\n]{1,4096})|"(?<quoted>[^"\n]{1,4096})"|'(?<single>[^'\n]{1,4096})'`;
/** A value up to the next space or delimiter of URLs, parameters and markup. */
const VALUE = String.raw`(?:${QUOTED}|(?<bare>[^\s;&"'<>|]{1,4096}))`;
/** A value up to the end of the line: its name starts the line, as in settings. */
const REST = String.raw`(?:${QUOTED}|(?<bare>[^\s"'][^\n\r]{0,4096}))`;

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
/** What precedes such a name where no secret follows; the last is Valheim’s, which gives its reason. */
const NO_NAME = String.raw`(?<!PublicKey|unexpected |illegal |invalid |expected |next |unknown |\d |Error bad )`;
/** What stands between name and value; not the address of a page, nor a shell’s message about a file. */
const SEPARATOR = String.raw`[ \t]{0,4}(?:[:=：＝]{1,2}>?|=>)(?!(?<=:)\/\/[\w-]{1,63}[.:/]|[ \t]{0,4}(?:Permission denied|No such file or|command not found|Operation not permitted|Is a directory|Not a directory))`;
/** Words after “is” or “to” with which a sentence goes on. */
const NO_VALUE = String.raw`(?<!set to (?=(?:an?|the) ))(?!set (?!to )|set to (?:an?|the) |(?:not|too|already|still|now|being|used|only|valid|in|of|at|on|from|for|no|longer) )`;
/** A bare name at the start of a line or message: only its value follows. */
const ALONE = String.raw`(?<=(?:^|[\n\r]|\]:? ?|: )[ \t>*-]{0,20}(?:export |set )?[\w.-]{0,60})`;
const AFTER_NAME = String.raw`[\p{L}_]{0,32}(?:[ _-]?(?:key|id))?s?[\\"'\]]{0,2}`;

const TOKEN_PREFIXES = [
  'ghp_',
  'gho_',
  'ghs_',
  'ghu_',
  'ghr_',
  'github_pat_',
  'glpat-',
  'gldt-',
  'glrt-',
  'sk_live_',
  'sk_test_',
  'rk_live_',
  'rk_test_',
  'whsec_',
  'sk-proj-',
  'sk-ant-',
  'sk-svcacct-',
  'sk-or-',
  'ptlc_',
  'ptla_',
  'xoxb-',
  'xoxp-',
  'xoxa-',
  'xoxr-',
  'xoxs-',
  'xapp-',
  'npm_',
  'dckr_pat_',
  'hf_',
  'sg.',
  'shpat_',
  'shpss_',
  'dop_v1_',
  'doo_v1_',
  'gocspx-',
  'tskey-',
  'pypi-',
  'figd_',
  'lin_api_',
  'mfa.',
  'hvs.',
  'rnd_',
  'sq0atp-',
  'sq0csp-',
  'shpca_',
  'shppa_',
  'nrak-',
  'glsa_',
  'glc_',
  'pscale_tkn_',
  'pscale_pw_',
  'sbp_',
  'sb_secret_',
  'dp.pt.',
  'dp.st.',
  'pmak-',
  'lin_oauth_',
  'ntn_',
  'pat-na1-',
  'pat-eu1-',
  'rubygems_',
  'flwseck-',
  'xoxe-',
  'fo1_',
  'fm1_',
  'fm2_',
  'gsk_',
  'r8_',
  'pplx-',
  'xai-',
  'nvapi-',
  'glimt-',
  'glagent-',
  'glcbt-',
  'glptt-',
  'gloas-',
  'glsoat-',
  'clojars_',
  'dt0c01.',
  'sntrys_',
  'sntryu_',
  'tfp_',
  'rzp_live_',
  'rzp_test_',
  'syt_',
  'v1.0-',
];

/** Commands of login plugins, also in other languages. */
const LOGIN_COMMANDS = [
  'login',
  'register',
  'registrar',
  'registro',
  'registrarse',
  'logar',
  'entrar',
  'senha',
  'mudarsenha',
  'trocarsenha',
  'changepass',
  'changepassword',
  'changepw',
  'setpassword',
  'passwd',
  'unregister',
  'cambiarpass',
  'cambiarclave',
  'iniciar',
  'connexion',
  'inscription',
  'mdp',
  'anmelden',
  'registrieren',
  'einloggen',
  'zaloguj',
  'zarejestruj',
  'zmienhaslo',
  'giris',
  'kayit',
  'sifre',
  'войти',
  'логин',
  'авторизация',
  'рег',
  'регистрация',
  'пароль',
  'dangky',
  'dangnhap',
  'prihlasit',
  'registruj',
  'inloggen',
  '登录',
  '注册',
  '登入',
  '註冊',
  '로그인',
  '회원가입',
];

const SECRETS: readonly SecretPattern[] = [
  {
    literals: NAMES,
    pattern: new RegExp(
      String.raw`${ALONE}${NO_NAME}(?![\p{L}_]{1,40}(?:Exception|Error)\b)[\p{L} _-]{1,32}?${AFTER_NAME}${SEPARATOR}[ \t]{0,4}${REST}`,
      'iydu',
    ),
    kind: 'secret',
  },
  {
    literals: NAMES,
    pattern: new RegExp(
      String.raw`${NO_NAME}(?![\p{L}_]{1,40}(?:Exception|Error)\b)[\p{L} _-]{1,32}?${AFTER_NAME}(?:${SEPARATOR}[ \t]{0,4}|>)(?:(?:Bearer|Basic|token)[ :]+)?${VALUE}`,
      'iydu',
    ),
    kind: 'secret',
  },
  {
    literals: ['pass=', 'pass:', 'pass :', 'pass =', '"pass"', 'pin:', 'pin='],
    pattern: new RegExp(
      String.raw`(?<![a-z])"?(?:pass|pin)"?[ \t]{0,2}[:=][ \t]{0,4}(?!\d{1,3} of )${VALUE}`,
      'iydu',
    ),
    kind: 'secret',
  },
  {
    literals: ['_pass=', '_pass:', '-pass:', '-pass=', '.pass=', '.pass:'],
    pattern: new RegExp(String.raw`[_.-]pass[:=][ \t]{0,4}${VALUE}`, 'iydu'),
    kind: 'secret',
  },
  {
    literals: [
      'password is ',
      'token is ',
      'session id is ',
      'secret is ',
      'key is ',
      'passwort ist ',
      'password to ',
    ],
    pattern: new RegExp(
      String.raw`[a-z ]{1,20}? (?:is|ist|to) ${NO_VALUE}(?:set to )?${VALUE}`,
      'iydu',
    ),
    kind: 'secret',
  },
  {
    literals: [
      '--accesstoken',
      '--password',
      '--token',
      '--secret',
      '--clientid',
      '--xuid',
      '--apikey',
      '--api-key',
      '-password ',
      '-rconpassword',
      '-serverpassword',
      '-adminpassword',
      '+rcon.password',
      '+rcon_password',
      '+sv_password',
      '-apikey',
    ],
    pattern:
      /[-+]{1,2}[a-z._-]{1,20}(?:, |[ =])(?:"(?<quoted>[^"\n]{1,4096})"|'(?<single>[^'\n]{1,4096})'|(?<bare>[^\s,"']{1,4096}))/diuy,
    kind: 'secret',
  },
  {
    literals: [' -p'],
    pattern:
      / -[pP](?<bare>(?!ort\b|rofile|lugin|ath\b|ublic(?:lobby|server)?\b|"?\$\{?[A-Z_]{2,60}\}?"?(?:\s|$))[^\s=-][^\s]{3,200})(?= |$|\n)/duy,
    kind: 'secret',
    // mysql and similar tools take the password without a separator.
    only: /\b(?:mysql|mysqldump|mariadb|mysqladmin|mariadb-dump|sshpass|rcon|mcrcon)\b[^\n]{0,200}$/i,
  },
  {
    // A variable of the shell hides its value itself.
    literals: [' -p '],
    pattern: / -[pP] (?!"?\$\{?[A-Z_]{2,60}\}?"?(?:\s|$))(?<bare>[^\s-][^\s]{2,200})/duy,
    kind: 'secret',
    only: /\b(?:sshpass|mcrcon|rcon(?:-cli)?|(?:docker|podman|helm) login)\b[^\n;|]{0,200}$/i,
  },
  {
    // For others, rcon included, this is an address.
    literals: [' -a '],
    pattern: / -a (?<bare>[^\s-][^\s]{2,200})/duy,
    kind: 'secret',
    only: /\bredis-cli\b[^\n;|]{0,200}$/i,
  },
  {
    literals: [' -pass ', ' +login '],
    pattern: / (?:-pass|\+login (?!anonymous)\S{1,64}) (?<bare>(?![-+])\S{3,200})/diuy,
    kind: 'secret',
  },
  {
    literals: ['?key=', '&key='],
    pattern: /[?&]key=(?<bare>[\w-]{16,200})/diuy,
    kind: 'secret',
  },
  {
    // `<property name="TelnetPassword" value="…"/>`
    literals: ['password" value=', 'token" value=', 'secret" value=', 'key" value='],
    pattern: /[a-z]{3,8}" value="(?<bare>[^"\n]{1,4096})/diuy,
    kind: 'secret',
  },
  {
    literals: ['authtoken ', 'ngrok config add-authtoken '],
    pattern: /[a-z -]{0,30}?authtoken (?<bare>[\w.-]{12,200})/diuy,
    kind: 'secret',
  },
  {
    literals: ['authorization'],
    pattern: /authorization["']?\s{0,3}[:=]\s{0,3}["']?(?<bare>[^"'\n]{1,4096})/diuy,
    kind: 'secret',
  },
  { literals: ['bearer '], pattern: /bearer\s+(?<bare>[\w.~+/=-]{8,4096})/diuy, kind: 'secret' },
  {
    // Short command names, if the log says that it is a command.
    literals: [
      'server command: /',
      'executed command: /',
      'executed command /',
      'ran command: /',
      'used command: /',
    ],
    pattern:
      /[a-z ]{1,20}:? \/(?:[\w-]{1,40}:)?(?:login|log|l|register|reg|unregister|unreg|changepassword|changepass|changepw|cp|premium|2fa|totp|captcha|email|auth|authme|pin|code|recover|recovery|link|cmi (?:login|register|changepassword)\w{0,12})[ \t]+(?<bare>[^\n\r]{1,4096})/diuy,
    kind: 'secret',
  },
  {
    // Names that nobody types for anything else, including typos in chat.
    literals: LOGIN_COMMANDS.flatMap((name) => [
      `/${name} `,
      `.${name} `,
      `> ${name} `,
      `\\${name} `,
    ]),
    pattern: /(?:[/.\\]|> )[\p{L}\d]{1,40}[ \t]+(?<bare>[^\n\r]{1,4096})/diuy,
    kind: 'secret',
  },
  {
    literals: [
      '/tebex secret ',
      '/buycraft secret ',
      'tebex secret ',
      'buycraft secret ',
      '/nlogin ',
      '/authme ',
      '/craftingstore key ',
      '/librelogin ',
      '/jpremium ',
      '/openlogin ',
      '/loginsecurity ',
      '/xauth ',
      '/authmebungee ',
    ],
    pattern:
      /\/?[a-z]{3,20} (?:(?:secret|key|changepass|changepassword|register|reg|login|password|setpassword|cp|user [\w-]{1,40} \w{1,20})[ \t]+)(?<bare>[^\n\r]{1,4096})/diuy,
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
    // Documented prefixes, intended for secret scanners.
    literals: TOKEN_PREFIXES,
    pattern:
      /(?<![\w-])(?<bare>[A-Za-z\d_.]{1,14}(?:[_-][A-Za-z\d]{1,8}){0,3}[_.-][\w.-]{14,255})/diuy,
    kind: 'secret',
  },
  {
    // Prefixes without a separator: each has its own length and alphabet.
    literals: [
      'key-',
      'sk-',
      'api-',
      'dapi',
      'oy2',
      'ltai',
      'akid',
      'atbb',
      'atatt3',
      'atctt3',
      'eaac',
    ],
    pattern:
      /(?<![\w-])(?<bare>key-[\da-f]{32}|sk-[A-Za-z\d]{20,64}|API-[A-Z\d]{25,40}|dapi[\da-f]{32}|oy2[a-z\d]{43}|LTAI[A-Za-z\d]{12,24}|AKID[A-Za-z\d]{13,40}|ATBB[A-Za-z\d]{24,40}|AT[AC]TT3[\w=-]{20,250}|EAAC[A-Za-z\d]{20,300})(?![\w-])/duy,
    kind: 'secret',
  },
  {
    // Twilio: two letters and 32 hex digits.
    literals: ['sk', 'ac'],
    pattern: /(?<![\w-])(?<bare>(?:SK|AC)[\da-f]{32})(?![\w-])/duy,
    kind: 'secret',
  },
  {
    literals: ['.atlasv1.'],
    pattern: /\.atlasv1\.(?<bare>[\w-]{20,200})/diuy,
    kind: 'secret',
  },
  {
    literals: [':apa91b'],
    pattern: /:(?<bare>APA91b[\w-]{40,300})/duy,
    kind: 'secret',
  },
  {
    literals: ['access_token$'],
    pattern: /access_token\$\w{4,20}\$(?<bare>[\w$]{16,120})/diuy,
    kind: 'secret',
  },
  {
    // Stored password hashes: bcrypt, argon2, crypt, AuthMe.
    literals: ['$2a$', '$2b$', '$2y$', '$argon2', '$sha$', '$5$', '$6$', '$pbkdf2', '$scrypt'],
    pattern:
      /\$(?:2[aby]|argon2\w{1,3}|sha|[56]|pbkdf2[\w-]{0,10}|scrypt)\$(?<bare>[\w./+=,$-]{40,400})/diuy,
    kind: 'secret',
  },
  {
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
    literals: ['+sv_setsteamaccount', '-authkey '],
    pattern: /[+-][a-z_]{1,24} (?<bare>[^\s"']{6,200})/diuy,
    kind: 'secret',
  },
  {
    literals: ['curl '],
    pattern: /curl [^\n]{0,200}?(?:-u|--user) ?['"]?[^\s:'"]{1,80}:(?<bare>[^\s'"]{1,200})/diuy,
    kind: 'secret',
  },
  {
    literals: ['machine '],
    pattern: /machine \S{1,200} login \S{1,100} password (?<bare>\S{1,200})/diuy,
    kind: 'secret',
  },
  {
    // PostgreSQL's password file: host, port, database, user, password.
    literals: [':5432:', ':3306:'],
    pattern: /:\d{4}:[\w*-]{1,80}:[\w*-]{1,80}:(?<bare>[^\s:]{1,200})(?=\s|$)/diuy,
    kind: 'secret',
  },
  {
    literals: ['xbl3.0 x='],
    pattern: /XBL3\.0 x=\d{1,30};(?<bare>[^\s"',]{8,8192})/diuy,
    kind: 'secret',
  },
  {
    // Refresh tokens of Microsoft accounts.
    literals: ['_bay.', '_bl2.', '_sn1.'],
    pattern: /_[A-Z]{2,3}\d?\.[\w.]{1,12}-(?<bare>[\w.!*$-]{20,2048})/diuy,
    kind: 'secret',
    only: /\bM\.[CR]\d{1,4}$/,
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
  { literals: ['aiza'], pattern: /(?<![\w-])(?<bare>AIza[\w-]{30,45})/diuy, kind: 'secret' },
  { literals: ['ya29.'], pattern: /(?<![\w-])(?<bare>ya29\.[\w-]{20,500})/diuy, kind: 'secret' },
  {
    literals: ['age-secret-key-'],
    pattern: /(?<bare>AGE-SECRET-KEY-[\w]{20,100})/diuy,
    kind: 'secret',
  },
  {
    literals: [':aa'],
    pattern: /:(?<bare>AA[\w-]{30,50})(?![\w-])/diuy,
    kind: 'secret',
    only: /(?<!\d)\d{6,12}$/,
  },
  {
    // Includes the second half if it follows directly.
    literals: ['akia', 'asia'],
    pattern:
      /(?<![\w])(?<bare>A(?:K|S)IA[0-9A-Z]{16}(?:[:,/ ]{1,3}[A-Za-z\d/+]{40}(?![A-Za-z\d/+]))?)/duy,
    kind: 'secret',
  },
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
    literals: ['--username', 'username=', 'user='],
    pattern: /(?:--username(?:, |[ =])|(?<![^\n\r])user(?:name)?=)(?<bare>[^\s,\]]{1,64})/diuy,
    kind: 'user',
  },
];

/** More places with names of people, their machines and rented services. */
const PLACES: readonly SecretPattern[] = [
  {
    literals: ['onedrive - '],
    pattern: /onedrive - (?<bare>[^\\/:*?"'<>|\r\n\t]{1,64})(?=[\\/])/diuy,
    kind: 'user',
  },
  {
    literals: ['\\\\'],
    pattern: /(?<![\w:\\])\\\\(?!\\|[.?]\\)(?<bare>[\w-]{1,63})(?=\\[^\\\s])/diuy,
    kind: 'host',
  },
  {
    literals: ["'@'"],
    pattern: /'@'(?<bare>[^'\n%]{1,255})'/diuy,
    kind: 'host',
  },
  {
    literals: ["for user '", "user '"],
    pattern: /(?:for )?user '(?<bare>[^'\n]{1,80})'@'/diuy,
    kind: 'user',
  },
  {
    literals: ['.ip6.arpa', '.ipv6-literal.net', '.in-addr.arpa'],
    pattern: /\.(?:ip6\.arpa|ipv6-literal\.net|in-addr\.arpa)/diuy,
    kind: 'host',
  },
  {
    literals: [
      '.dip',
      '.dyn',
      '.pool',
      '.adsl',
      '.dsl',
      '.cable',
      '.ppp',
      '.cust',
      '.res.',
      '.fbx.',
      '.abo.',
      '.broadband',
      '.unitymedia',
      '.hfc',
      '.dynamic',
      '.bb.',
    ],
    pattern: /\.[\w-]{2,40}(?:\.[\w-]{1,40}){0,4}\.[a-z]{2,24}(?![\w-])/diuy,
    kind: 'host',
  },
];

/** All openers; if two match at one position, the first wins. */
export const SECRET_PATTERNS: readonly SecretPattern[] = [...SECRETS, ...PLACES];
