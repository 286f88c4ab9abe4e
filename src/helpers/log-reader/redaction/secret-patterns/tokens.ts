/** Finds tokens by the form that the service which issues them has documented. */
import { joinPatterns } from '../../../../lib/join-patterns';
import type { SecretPattern } from './secret-pattern';

/** Prefixes that services document for secret scanners. */
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

/** Prefixes without a separator, each with the length and alphabet of its tokens. */
const TOKENS_WITHOUT_SEPARATOR = [
  /key-[\da-f]{32}/,
  /sk-[A-Za-z\d]{20,64}/,
  /API-[A-Z\d]{25,40}/,
  /dapi[\da-f]{32}/,
  /oy2[a-z\d]{43}/,
  /LTAI[A-Za-z\d]{12,24}/,
  /AKID[A-Za-z\d]{13,40}/,
  /ATBB[A-Za-z\d]{24,40}/,
  /AT[AC]TT3[\w=-]{20,250}/,
  /EAAC[A-Za-z\d]{20,300}/,
];

export const TOKENS: readonly SecretPattern[] = [
  {
    // A JSON Web Token: `eyJ….….…`
    literals: ['eyj'],
    pattern: /(?<![\w-])(?<bare>eyJ[\w-]{8,8192}\.[\w-]{4,8192}(?:\.[\w-]{0,4096})?)/duy,
    kind: 'secret',
  },
  {
    // `ghp_0123…`, but not `my-ghp_…`, which is part of another word
    literals: TOKEN_PREFIXES,
    pattern:
      /(?<![\w-])(?<bare>[A-Za-z\d_.]{1,14}(?:[_-][A-Za-z\d]{1,8}){0,3}[_.-][\w.-]{14,255})/diuy,
    kind: 'secret',
  },
  {
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
    pattern: new RegExp(
      String.raw`(?<![\w-])(?<bare>${joinPatterns(TOKENS_WITHOUT_SEPARATOR).source})(?![\w-])`,
      'duy',
    ),
    kind: 'secret',
  },
  {
    // Twilio: two letters and 32 hex digits
    literals: ['sk', 'ac'],
    pattern: /(?<![\w-])(?<bare>(?:SK|AC)[\da-f]{32})(?![\w-])/duy,
    kind: 'secret',
  },
  {
    // Terraform
    literals: ['.atlasv1.'],
    pattern: /\.atlasv1\.(?<bare>[\w-]{20,200})/diuy,
    kind: 'secret',
  },
  {
    // Firebase Cloud Messaging
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
    // Stored password hashes: bcrypt, argon2, crypt, AuthMe
    literals: ['$2a$', '$2b$', '$2y$', '$argon2', '$sha$', '$5$', '$6$', '$pbkdf2', '$scrypt'],
    pattern:
      /\$(?:2[aby]|argon2\w{1,3}|sha|[56]|pbkdf2[\w-]{0,10}|scrypt)\$(?<bare>[\w./+=,$-]{40,400})/diuy,
    kind: 'secret',
  },
  {
    // Xbox Live: `XBL3.0 x=<user>;<token>`
    literals: ['xbl3.0 x='],
    pattern: /XBL3\.0 x=\d{1,30};(?<bare>[^\s"',]{8,8192})/diuy,
    kind: 'secret',
  },
  {
    // Refresh tokens of Microsoft accounts: `M.C123_BAY.0.U.-…`
    literals: ['_bay.', '_bl2.', '_sn1.'],
    pattern: /_[A-Z]{2,3}\d?\.[\w.]{1,12}-(?<bare>[\w.!*$-]{20,2048})/diuy,
    kind: 'secret',
    only: /\bM\.[CR]\d{1,4}$/,
  },
  {
    // Google: API keys
    literals: ['aiza'],
    pattern: /(?<![\w-])(?<bare>AIza[\w-]{30,45})/diuy,
    kind: 'secret',
  },
  {
    // Google: access tokens
    literals: ['ya29.'],
    pattern: /(?<![\w-])(?<bare>ya29\.[\w-]{20,500})/diuy,
    kind: 'secret',
  },
  {
    // The secret key of the program age
    literals: ['age-secret-key-'],
    pattern: /(?<bare>AGE-SECRET-KEY-[\w]{20,100})/diuy,
    kind: 'secret',
  },
  {
    // Bots on Telegram: `123456789:AA…`
    literals: [':aa'],
    pattern: /:(?<bare>AA[\w-]{30,50})(?![\w-])/diuy,
    kind: 'secret',
    only: /(?<!\d)\d{6,12}$/,
  },
  {
    // Amazon: the id of an access key, and the key itself if it follows directly
    literals: ['akia', 'asia'],
    pattern:
      /(?<![\w])(?<bare>A(?:K|S)IA[0-9A-Z]{16}(?:[:,/ ]{1,3}[A-Za-z\d/+]{40}(?![A-Za-z\d/+]))?)/duy,
    kind: 'secret',
  },
];
