/** Finds passwords that players or operators type into commands, mostly of login plugins. */
import { joinInOrder } from '../../../../lib/join-patterns';
import type { SecretPattern } from './secret-pattern';

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

export const COMMANDS: readonly SecretPattern[] = [
  {
    // `issued server command: /l lamp`: short names count only where the log says that it is a command.
    literals: [
      'server command: /',
      'executed command: /',
      'executed command /',
      'ran command: /',
      'used command: /',
    ],
    pattern: joinInOrder(
      [
        /[a-z ]{1,20}:? \/(?:[\w-]{1,40}:)?/,
        [
          /login|log|l|register|reg|unregister|unreg|changepassword|changepass|changepw|cp/,
          /premium|2fa|totp|captcha|email|auth|authme|pin|code|recover|recovery|link/,
          /cmi (?:login|register|changepassword)\w{0,12}/,
        ],
        /[ \t]+(?<bare>[^\n\r]{1,4096})/,
      ],
      'iydu',
    ),
    kind: 'secret',
  },
  {
    // `/login lamp`, and the typos `.login lamp` and `\login lamp`: nobody types these words for anything else.
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
    // `/authme changepassword lamp`, `tebex secret lamp`, but not `/authme reload`
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
    pattern: joinInOrder(
      [
        /\/?[a-z]{3,20} /,
        /(?:(?:secret|key|changepass|changepassword|register|reg|login|password|setpassword|cp|user [\w-]{1,40} \w{1,20})[ \t]+)/,
        /(?<bare>[^\n\r]{1,4096})/,
      ],
      'iydu',
    ),
    kind: 'secret',
  },
];
