/** Finds secrets in the command lines of programs that a log prints. */
import { joinInOrder } from '../../../../lib/join-patterns';
import type { SecretPattern } from './secret-pattern';

/** Keeps a variable of the shell, which hides its value itself: `-p "$PASSWORD"`. */
const NOT_A_VARIABLE = /(?!"?\$\{?[A-Z_]{2,60}\}?"?(?:\s|$))/;

export const COMMAND_LINES: readonly SecretPattern[] = [
  {
    // `--password lamp`, `+rcon.password "lamp"`
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
    pattern: joinInOrder(
      [
        /[-+]{1,2}[a-z._-]{1,20}(?:, |[ =])/,
        [/"(?<quoted>[^"\n]{1,4096})"/, /'(?<single>[^'\n]{1,4096})'/, /(?<bare>[^\s,"']{1,4096})/],
      ],
      'iydu',
    ),
    kind: 'secret',
  },
  {
    // `mysql -uanna -plamp`: such tools take the password without a space. Not `-port` or `-path`.
    literals: [' -p'],
    pattern:
      / -[pP](?<bare>(?!ort\b|rofile|lugin|ath\b|ublic(?:lobby|server)?\b|"?\$\{?[A-Z_]{2,60}\}?"?(?:\s|$))[^\s=-][^\s]{3,200})(?= |$|\n)/duy,
    kind: 'secret',
    only: /\b(?:mysql|mysqldump|mariadb|mysqladmin|mariadb-dump|sshpass|rcon|mcrcon)\b[^\n]{0,200}$/i,
  },
  {
    // `sshpass -p lamp`, but not `docker run -p 25565`
    literals: [' -p '],
    pattern: joinInOrder([/ -[pP] /, NOT_A_VARIABLE, /(?<bare>[^\s-][^\s]{2,200})/], 'duy'),
    kind: 'secret',
    only: /\b(?:sshpass|mcrcon|rcon(?:-cli)?|(?:docker|podman|helm) login)\b[^\n;|]{0,200}$/i,
  },
  {
    // `redis-cli -a lamp`; for other programs, rcon included, `-a` is an address.
    literals: [' -a '],
    pattern: / -a (?<bare>[^\s-][^\s]{2,200})/duy,
    kind: 'secret',
    only: /\bredis-cli\b[^\n;|]{0,200}$/i,
  },
  {
    // `-pass lamp`, `+login anna lamp`, but not `+login anonymous`
    literals: [' -pass ', ' +login '],
    pattern: / (?:-pass|\+login (?!anonymous)\S{1,64}) (?<bare>(?![-+])\S{3,200})/diuy,
    kind: 'secret',
  },
  {
    // `ngrok config add-authtoken lamp…`
    literals: ['authtoken ', 'ngrok config add-authtoken '],
    pattern: /[a-z -]{0,30}?authtoken (?<bare>[\w.-]{12,200})/diuy,
    kind: 'secret',
  },
  {
    // `+sv_setsteamaccount 0123…`
    literals: ['+sv_setsteamaccount', '-authkey '],
    pattern: /[+-][a-z_]{1,24} (?<bare>[^\s"']{6,200})/diuy,
    kind: 'secret',
  },
  {
    // `curl -u anna:lamp https://example.com`
    literals: ['curl '],
    pattern: /curl [^\n]{0,200}?(?:-u|--user) ?['"]?[^\s:'"]{1,80}:(?<bare>[^\s'"]{1,200})/diuy,
    kind: 'secret',
  },
  {
    // The game’s own start: `--username anna`, `username=anna` at the start of a line
    literals: ['--username', 'username=', 'user='],
    pattern: /(?:--username(?:, |[ =])|(?<![^\n\r])user(?:name)?=)(?<bare>[^\s,\]]{1,64})/diuy,
    kind: 'user',
  },
];
