import { ANYWHERE, type Rule } from '../rule';

/** Messages of PHP and of what is built with it: panels, shops, forums. */
export const phpProgramRules: readonly Rule[] = [
  {
    id: 'php-extension',
    effect: 'ends',
    software: ANYWHERE,
    literals: [
      'Call to undefined function',
      'could not find driver',
      'requires ext-',
      'PHP extension ext-',
      'require ext-',
    ],
    patterns: [
      /Call to undefined function (?:\w{1,40}\\){0,4}(?<what>(?:mysqli?|curl|mb|gd|image|simplexml|bc|zip|json|openssl|sodium|gmp|posix|pcntl)_?\w{0,40})\(/,
      /(?<what>could not find driver)/,
      /(?:requires?|PHP extension) ext-(?<what>[\w-]{1,40})/,
    ],
    title: 'PHP lacks an extension that the program needs ({what}).',
    cause:
      'Extensions are packages of their own, for each version of PHP. After an update of PHP those for the new version are often missing. “could not find driver” is the one for the database (pdo_mysql, pdo_sqlite, pdo_pgsql).',
    fix: 'Install it for the PHP that the program runs on (Debian, Ubuntu: for example “apt install php8.3-mysql php8.3-curl php8.3-mbstring php8.3-xml php8.3-gd php8.3-bcmath php8.3-zip”), then restart php-fpm and the web server. “php -m” lists what is there.',
  },
  {
    id: 'php-version',
    effect: 'ends',
    software: ANYWHERE,
    literals: ['your php version (', 'require a PHP version', 'requires a PHP version'],
    patterns: [
      /require a PHP version "(?<needed>[^"\n]{1,40})"\. You are running (?<old>[\d.]{1,12})/,
      /requires php (?<needed>[^\n]{1,40}?) (?:->|but) your php version \((?<old>[\d.]{1,12})/,
    ],
    title: 'The program needs PHP {needed}, and PHP {old} runs here.',
    cause: 'It was updated, or the command line uses another PHP than the web server.',
    fix: 'Install that version with its extensions and let the web server use it (its socket in the settings of nginx or Apache). On the command line “update-alternatives --config php” chooses one.',
  },
  {
    id: 'laravel-key',
    effect: 'ends',
    software: ANYWHERE,
    literals: [
      'No application encryption key',
      'The MAC is invalid',
      'Unsupported cipher or incorrect key',
    ],
    patterns: [
      /(?<what>No application encryption key has been specified|The MAC is invalid|Unsupported cipher or incorrect key length)/,
    ],
    title: 'The panel’s key does not fit ({what}).',
    cause:
      'APP_KEY in its file .env is missing or is not the one with which the database was written. Passwords of databases and other secrets in it can only be read with that key.',
    fix: 'Put the old APP_KEY back from a backup of .env. Only for a new panel without data make one: “php artisan key:generate --force”. Then run “php artisan optimize:clear”.',
  },
  {
    id: 'csrf-mismatch',
    software: ANYWHERE,
    literals: ['CSRF token mismatch', 'TokenMismatchException'],
    patterns: [/CSRF token mismatch|TokenMismatchException/],
    title: 'The panel does not recognize the browser any more (CSRF token mismatch).',
    cause:
      'Its cookie does not come back: the address in the browser is not APP_URL, the page is opened with http while cookies are only for https, or the login ran out.',
    fix: 'Load the page again and log in again. If the error stays, open the panel by exactly the address in APP_URL (file .env). Without https set SESSION_SECURE_COOKIE=false there, then “php artisan config:clear”. Behind a proxy enter its address as TRUSTED_PROXIES.',
  },
];
