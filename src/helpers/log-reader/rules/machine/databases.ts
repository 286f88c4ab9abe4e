import { joinInOrder, refuseNext } from '../../../../lib/join-patterns';
import { DATABASE_ANSWERED, type Family, type Rule } from '../rule';

const FAMILY: readonly Family[] = ['any'];
const DATABASES = { route: '/databases' };
/** `[Lamps] `, where the line names the plugin; not `[Server thread/INFO] `. */
const OF_PLUGIN = /(?:\[(?<plugin>(?!Server thread|main\b|STDERR|\d)[A-Z][\w-]{1,40})\] )?/;
/** The words of drivers and pools for a database that does not answer. */
const UNREACHABLE = [
  /Communications link failure/,
  /Unable to connect to any of the specified MySQL hosts/,
  /[Uu]nable to connect to (?:the )?MySQL/,
  /Socket fail to connect to host/,
  /Connection is not available, request timed out/,
  /Unable to get a connection from the pool/,
  /MongoTimeoutException/,
  /JedisConnectionException|RedisConnectionException: Unable to connect/,
  /Could not get a resource from the pool/,
  /Failed to initialize pool(?!: (?:Public Key|No suitable))/,
  /Could not connect to address=/,
  /Could not create connection to database server/,
];
/** An entry without the reasons that other rules explain. */
const NO_KNOWN_REASON = refuseNext([
  /[^]{0,3000}?/,
  [
    /Access denied|Unknown database/,
    /Connection is not available|Communications link|Failed to initialize pool/,
  ],
]);

/** Messages of database drivers and connection pools in plugins. */
export const databaseRules: readonly Rule[] = [
  {
    id: 'database-login',
    roles: DATABASE_ANSWERED,
    software: FAMILY,
    literals: [
      'Access denied for user',
      'password authentication failed for user',
      'MongoSecurityException',
    ],
    patterns: [
      /Access denied for user (?![^\n]{1,400}(?: to database '|\(using password: NO\)))/,
      /password authentication failed for user|MongoSecurityException: Exception authenticating/,
    ],
    title: 'The database refuses the user or the password.',
    cause:
      'One of the two is wrong in the plugin’s settings, or a character like # cuts the password off because it is not in quotes.',
    fix: 'Copy host, user, password and database from the panel again, with the password in quotes, and restart.',
    guide: { ...DATABASES },
  },
  {
    id: 'database-password-empty',
    roles: DATABASE_ANSWERED,
    software: FAMILY,
    literals: ['(using password: NO)'],
    patterns: [/Access denied for user '(?<user>[^'\n]{0,80})'@[^\n]{1,200}\(using password: NO\)/],
    title: 'The database refuses {user}: no password was sent (using password: NO).',
    cause:
      'The password in the settings is empty, has another key there, or stands in a file or variable that the program does not read. A database of its own often takes root only from its own machine’s user root.',
    fix: 'Enter the password where the program reads it (.env, config.yml, connection string), in quotes, and restart. On a machine of your own make a user with a password for it instead of root. In a terminal: “mariadb -u USER -p”, or “sudo mariadb” for root.',
    guide: DATABASES,
  },
  {
    id: 'database-name-unset',
    roles: DATABASE_ANSWERED,
    software: FAMILY,
    literals: ["to database 'null'", "to database ''"],
    patterns: [/Access denied for user [^\n]{1,400} to database '(?:null)?'/],
    title: 'The database took the password, but was told no name of a database.',
    cause: 'The field for the name is empty in the plugin’s settings, or has another key there.',
    fix: 'Copy the name from the list of databases in the panel (it has a prefix) into the plugin’s settings, and restart.',
    guide: DATABASES,
  },
  {
    id: 'database-no-right',
    roles: DATABASE_ANSWERED,
    software: FAMILY,
    literals: [" to database '"],
    patterns: [
      /Access denied for user [^\n]{1,400} to database '(?!null')(?<database>[^'\n]{1,100})'/,
    ],
    title: 'The database took the password, but the user has no rights on {database}.',
    cause: 'The name is misspelt (it has a prefix), or the database belongs to another user.',
    fix: 'Copy user and name from the same row of the panel’s list of databases, and restart. On a machine of your own: GRANT the user rights on it.',
    guide: DATABASES,
  },
  {
    id: 'database-unknown',
    roles: DATABASE_ANSWERED,
    software: FAMILY,
    literals: ['Unknown database'],
    patterns: [/Unknown database '(?<database>[^'\n]{1,100})'/],
    title: 'The database {database} does not exist.',
    cause: 'Its name is misspelt in the plugin’s settings, or it was removed.',
    fix: 'Copy the name from the list of databases in the panel; it has a prefix.',
    guide: DATABASES,
  },
  {
    id: 'database-public-key',
    roles: DATABASE_ANSWERED,
    software: FAMILY,
    literals: ['Public Key Retrieval is not allowed', 'set AllowPublicKeyRetrieval=True'],
    patterns: [
      joinInOrder([OF_PLUGIN, /[^\n]{0,300}?Public Key Retrieval is not allowed/]),
      /set AllowPublicKeyRetrieval=True/,
    ],
    title: 'A plugin may not fetch the key with which MySQL wants the password sent.',
    cause:
      'MySQL 8 takes passwords only over TLS or with its public key; the plugin’s settings switch TLS off (useSSL=false) and do not allow the key.',
    fix: 'In the plugin’s database settings switch TLS on, or add allowPublicKeyRetrieval=true where it takes options of the connection. Then restart.',
    guide: DATABASES,
  },
  {
    id: 'database-host-unknown',
    roles: DATABASE_ANSWERED,
    software: FAMILY,
    scope: 'entry',
    covers: false,
    literals: [
      'Communications link failure',
      'Failed to initialize pool',
      'Socket fail to connect',
    ],
    patterns: [
      /^[^]{0,4000}?\bUnknownHostException: (?<host>[\w.-]{1,120})(?![\w.-])(?!: \k<host>(?![\w.-]))/,
    ],
    title: 'The name of the database’s host ({host}) leads nowhere.',
    cause:
      'It is misspelt in the plugin’s settings, the database was removed, or the name server (DNS) of this machine gives no answer.',
    fix: 'Copy the host from the list of databases in the panel, without port and without “jdbc:mysql://”. If other names fail, too, tell support.',
    guide: DATABASES,
  },
  {
    // Java’s search for its own machine names it twice.
    id: 'own-host-name-unknown',
    roles: ['of-machine'],
    software: FAMILY,
    literals: ['UnknownHostException: '],
    patterns: [
      /\bUnknownHostException: (?<host>[\w.-]{1,120}): \k<host>(?::[ ](?<what>[A-Z][^\n"]{1,80}))?(?![\w.-])/,
    ],
    title: 'The machine does not know its own name ({host}).',
    cause:
      'Java asks for the address of the machine that it runs on, and neither /etc/hosts nor the name server has one for that name. Databases in a file (H2) need it, too. The settings of the plugin are not at fault.',
    fix: 'On a machine of your own, keep a copy of /etc/hosts, add the line “127.0.1.1 {host}” to it and restart the server. In a container of your own, set its hostname in the settings of Docker again. On a hosted server send the line to support.',
  },
  {
    id: 'database-connection-dropped',
    roles: DATABASE_ANSWERED,
    effect: 'survived',
    software: ['any'],
    literals: ['Failed to validate connection'],
    patterns: [/Failed to validate connection [^\n]{1,400}?(?:connection closed|maxLifetime)/i],
    title: 'The database, or a firewall on the way, closed connections that a plugin kept open.',
    cause:
      'Connections that nobody used for some minutes end at the other side before the plugin renews them. It then opens new ones by itself.',
    fix: 'If the line is rare, nothing has to be done. Otherwise set maximum-lifetime in the plugin’s database settings to 300000 (five minutes) and keepalive-time to 60000, and restart.',
    guide: DATABASES,
  },
  {
    id: 'database-unreachable',
    roles: ['proof', 'no-database', 'logger-is-suspect'],
    explainedBy: { rules: ['own-host-name-unknown'] },
    software: FAMILY,
    literals: [
      'Communications link failure',
      'Unable to connect to MySQL',
      'of the specified MySQL hosts',
      'nable to connect to the MySQL',
      'Socket fail to connect to host',
      'Connection is not available, request timed out',
      'Unable to get a connection from the pool',
      'MongoTimeoutException',
      'JedisConnectionException',
      'RedisConnectionException: Unable',
      'Could not get a resource from the pool',
      'Failed to initialize pool',
      'Could not connect to address=',
      'Could not create connection to database server',
    ],
    patterns: [joinInOrder([OF_PLUGIN, /[^\n]{0,300}?/, UNREACHABLE])],
    title: 'A plugin does not reach its database.',
    cause:
      'Host or port is wrong, the database server is down or not reachable from here, or the pool of connections is exhausted. A wrong password can look the same from outside.',
    fix: 'Copy host, port, user, password and name from the panel; “localhost” is wrong on most hosts. Lower maximum-pool-size if many plugins share the database.',
    guide: DATABASES,
  },
  {
    id: 'database-connections',
    roles: DATABASE_ANSWERED,
    software: FAMILY,
    literals: ['Too many connections', "'max_user_connections'"],
    patterns: [/Too many connections|has exceeded the 'max_user_connections'/],
    title: 'The database has no connection left.',
    cause: 'The pools of all plugins and servers together are larger than it allows.',
    fix: 'Lower maximum-pool-size in the plugins that use it, and restart them.',
    guide: DATABASES,
  },
  {
    id: 'database-storage',
    roles: ['answer-of-database', 'logger-is-suspect'],
    software: FAMILY,
    unlessExplained: true,
    literals: ['Failed to init storage'],
    scope: 'entry',
    patterns: [
      joinInOrder([
        /^/,
        NO_KNOWN_REASON,
        /[^\n]{0,80}\[(?<plugin>LuckPerms)\][^\n]{0,20}Failed to init storage/,
      ]),
      joinInOrder([/^/, NO_KNOWN_REASON, /[^\n]{0,160}Failed to init storage/]),
    ],
    title: 'The plugin {plugin} could not open its storage.',
    cause:
      'Its settings name a database and a part of them is empty or wrong; the line below says which.',
    fix: 'Fill in address, database, username and password in its config.yml, or set the storage back to the file it came with.',
    guide: {
      route: '/multiplatform/luckperms',
      row: 'trouble-failed-to-init-storage-implementation-with-access-denied-for',
    },
  },
  {
    id: 'database-redis',
    roles: ['proof', 'logger-is-suspect'],
    software: FAMILY,
    literals: ['o initialize Redis', 'onnect to Redis', 'onnect to your Redis'],
    patterns: [
      /\b(?:[Ff]ailed|[Uu]nable|[Cc]ould not|[Cc]annot)(?: to)? (?:initiali[sz]e|connect to)(?: the| your)? Redis\b/,
    ],
    title: 'A plugin does not reach its Redis server.',
    cause:
      'Redis is a server of its own beside the database. It does not run, or host, port or password in the settings of the plugin are wrong. The database itself can be fine.',
    fix: 'Start Redis and look at its log. Then compare host, port, user and password under “redis” in the settings of the plugin with those of Redis, and restart. If you have no Redis, look on the page of the plugin whether it can do without.',
    guide: DATABASES,
  },
  {
    id: 'redis-password',
    software: FAMILY,
    literals: ['NOAUTH Authentication required'],
    patterns: [/NOAUTH Authentication required/],
    title: 'Redis wants a password that the program does not send.',
    cause: 'Redis has one (requirepass in redis.conf); the program’s settings name none.',
    fix: 'Write it into these settings (a panel: REDIS_PASSWORD in .env), and restart.',
    guide: DATABASES,
  },
  {
    id: 'database-other-version',
    roles: DATABASE_ANSWERED,
    software: FAMILY,
    literals: ["Unknown system variable '"],
    patterns: [/Unknown system variable '(?<name>\w{1,60})'/],
    title:
      'The database does not know the variable {name}: it and what asks it are of different times.',
    cause:
      'The part of the program that talks to the database (its driver) was made for an older or newer MySQL or MariaDB. User and password are right.',
    fix: 'Update the program and the database. If both are the newest, choose “mariadb” in place of “mysql” as the type in its settings for a MariaDB, where there is that choice.',
    guide: DATABASES,
  },
  {
    id: 'database-syntax',
    roles: DATABASE_ANSWERED,
    software: FAMILY,
    literals: ['You have an error in your SQL syntax'],
    patterns: [
      /^[^\n]{0,200}SQL\w{0,30}Exception: You have an error in your SQL syntax/,
      /You have an error in your SQL syntax/,
    ],
    title: 'A plugin sends its database a command that the database does not understand.',
    cause:
      'The plugin was written for another database or version of it (MySQL and MariaDB differ), or has a fault. The connection itself works.',
    fix: 'Update the plugin. If the error stays, let it use its own file (SQLite, H2) or the kind of database that its page names, and send the line to its author.',
    guide: DATABASES,
  },
  {
    id: 'database-schema',
    roles: DATABASE_ANSWERED,
    software: FAMILY,
    literals: [
      'no such column',
      'Unknown column',
      'has no column named',
      "' not found.",
      'no such table',
      "doesn't exist",
      'does not exist',
    ],
    patterns: [
      /(?<!error: 1 )no such (?<what>column|table): '?(?<name>[\w.]{1,80})/,
      /(?<!1054 |script:[^\]]{1,60}\] )Unknown (?<what>column) '(?<name>[\w.]{1,80})'/,
      /has no (?<what>column) named (?<name>\w{1,80})/,
      /SQLException: (?<what>Column) '(?<name>\w{1,80})' not found/,
      /SQL\w{0,40}Exception: [^\n]{0,60}?(?<what>Table) '(?<name>[\w.-]{1,120})' doesn't exist/,
      /Error: 1146-\w{5}: (?<what>Table) '(?<name>[\w.-]{1,120})' doesn't exist/,
      /PSQLException: ERROR: (?<what>relation|column) "(?<name>[\w.-]{1,120})" does not exist/,
    ],
    title: 'A plugin’s database does not have a table or column that the plugin expects.',
    cause:
      'The {what} {name} is not there. The tables were made by another version of the plugin, and the step from one to the other was skipped, failed or is still to come. Two plugins with one database and the same names do that as well.',
    fix: 'The first package in the trace that is not the driver’s names the plugin. Update it (or go back to the version before); if the error stays, keep a copy of its database and let it make a new one.',
    guide: DATABASES,
  },
  {
    id: 'database-driver',
    roles: DATABASE_ANSWERED,
    software: FAMILY,
    literals: [
      'Failed to load driver class',
      'No suitable driver',
      'ClassNotFoundException: com.mysql',
      'ClassNotFoundException: org.mariadb',
      'ClassNotFoundException: org.sqlite',
    ],
    patterns: [
      /Failed to load driver class (?<driver>[\w.]{1,100})/,
      /(?<driver>No suitable driver)/,
      /ClassNotFoundException: (?<driver>(?:com\.mysql|org\.mariadb|org\.sqlite)[\w.]{0,80})/,
    ],
    title: 'The driver for a plugin’s database is not there ({driver}).',
    cause:
      'The plugin expects a driver that the server software brings or that it downloads itself; an older name of the driver (com.mysql.jdbc.Driver) is gone in newer servers.',
    fix: 'Update the plugin that the trace names, or set its storage to the file it came with (SQLite, H2, YAML).',
    guide: DATABASES,
  },
  {
    id: 'database-locked',
    roles: DATABASE_ANSWERED,
    software: FAMILY,
    literals: ['SQLITE_BUSY', 'database is locked'],
    patterns: [/SQLITE_BUSY|database is locked/],
    title: 'A database file (SQLite) is locked.',
    cause:
      'Usually the plugin locks its own file: it writes to it from several places at once. Otherwise an earlier start of the server still runs, or another program has the file open. On a network share (NFS, SMB) locks often do not work.',
    fix: 'Stop the server completely and start it once; close the file in every other program. If the error comes back, update the plugin that the trace names, or let it use MySQL or MariaDB if it can.',
    guide: { route: '/backups' },
  },
  {
    id: 'database-damaged',
    roles: DATABASE_ANSWERED,
    software: FAMILY,
    literals: ['SQLITE_CORRUPT', 'database disk image is malformed', 'SQLITE_NOTADB'],
    patterns: [/SQLITE_CORRUPT|SQLITE_NOTADB|database disk image is malformed/],
    title: 'A plugin’s database file (SQLite) is damaged.',
    cause: 'A write was interrupted, for example by a full disk or a kill.',
    fix: 'Stop the server, keep a copy of the file, and restore it from a backup.',
    guide: { route: '/backups' },
  },
];
