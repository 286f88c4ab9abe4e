import { ANYWHERE, DATABASE_ANSWERED, type Rule } from '../rule';

const DATABASES = { route: '/databases' };
const COPY = 'Stop the database and take a copy of its whole folder first.';

/** Messages of databases whose files or settings do not fit. */
export const databaseFileRules: readonly Rule[] = [
  {
    id: 'database-data-newer',
    roles: DATABASE_ANSWERED,
    effect: 'ends',
    software: ANYWHERE,
    literals: [
      "Can't handle RDB format",
      'Unsupported redo log format',
      'under any compatibility version',
      'featureCompatibilityVersion',
      "isn't supported by this version",
    ],
    patterns: [
      /Can't handle (?<old>RDB format version \d{1,4})/,
      /Unsupported redo log format\.(?: The redo log was created with (?<old>[\w .-]{1,40}\d))?/,
      /Failed to start up WiredTiger under any compatibility version/,
      /(?:Invalid|invalid) feature ?[Cc]ompatibility ?[Vv]ersion (?:document|value)/,
    ],
    title: 'The database does not start: its files were written by another version of it ({old}).',
    cause:
      'Usually a newer one wrote them, and the program was set back to an older version (a fixed tag of the image, Redis after Valkey, another machine). For MongoDB it can also be one that skipped a main version, which it may not.',
    fix: `${COPY} Go back to the version that wrote the files: choose it in the settings or as tag of the image. From there export the data if you need them in the older one. MongoDB goes up only one main version at a time (4.4, 5.0, 6.0 …). A cache that may be lost (often Redis) can also start with an empty folder.`,
    guide: DATABASES,
  },
  {
    id: 'redis-module-missing',
    effect: 'ends',
    software: ANYWHERE,
    literals: ['no matching module '],
    patterns: [/no matching module '?(?<what>[\w-]{1,40})/],
    title: 'Redis does not start: its data need a module that it does not have ({what}).',
    cause:
      'They were saved by a Redis with modules (redis-stack: search, JSON, time series), and this one has none.',
    fix: 'Start with the image from before (redis/redis-stack-server, or Redis 8, which brings these modules), with the same folder. If the data may be lost, start with an empty folder.',
    guide: DATABASES,
  },
  {
    id: 'redis-file-damaged',
    effect: 'ends',
    software: ANYWHERE,
    literals: [
      'Bad file format reading the append',
      'Unexpected end of file reading the append',
      'Short read or OOM loading DB',
      'Wrong signature trying to load DB',
      'RDB CRC error',
    ],
    patterns: [
      /(?:Bad file format|Unexpected end of file) reading the append only file:? ?(?<file>[\w.-]{0,80}\w)?/,
      /Short read or OOM loading DB|Wrong signature trying to load DB|Wrong RDB checksum|RDB CRC error/,
    ],
    title: 'Redis does not start: the file with its data is damaged ({file}).',
    cause: 'It was ended hard while it wrote, or the disk was full.',
    fix: `${COPY} Then let Redis mend it: “redis-check-aof --fix FILE” (from Redis 7 on with the file ending in .manifest in the folder appendonlydir), or “redis-check-rdb dump.rdb” to see what is wrong. The last entries are lost. If it only is a cache, an empty folder will do.`,
    guide: DATABASES,
  },
  {
    id: 'redis-login',
    software: ANYWHERE,
    literals: ['WRONGPASS', 'ERR invalid password', 'without any password configured'],
    patterns: [/WRONGPASS|ERR invalid password|ERR AUTH <password> called without any password/],
    title: 'Redis refuses the password that the program sends.',
    cause:
      'The password in the program’s settings is not the one of Redis (requirepass), or Redis has none at all.',
    fix: 'Write the same password on both sides, or leave it empty in the program if Redis has none. Restart both.',
    guide: DATABASES,
  },
  {
    id: 'mongodb-login',
    software: ANYWHERE,
    literals: [
      'MongoServerError: Authentication failed',
      'MongoServerError: bad auth',
      'AuthenticationFailed',
      'UserNotFound',
    ],
    patterns: [
      /MongoServerError: (?:Authentication failed|bad auth)/,
      /(?:code"?:? ?18,? [^\n]{0,40})?AuthenticationFailed|UserNotFound: Could not find user/,
    ],
    title: 'MongoDB refuses the user or the password.',
    cause:
      'One of them is wrong, a sign such as @ or / in the password is not written as %40 or %2F in the address, or the user belongs to another database than the one in the address.',
    fix: 'Compare both sides. For the root user of the container end the address with “?authSource=admin”. User and password in the settings of a container count only when its folder is still empty.',
    guide: DATABASES,
  },
  {
    id: 'database-password-unset',
    roles: DATABASE_ANSWERED,
    effect: 'ends',
    software: ANYWHERE,
    literals: [
      'superuser password is not specified',
      'password option is not specified',
      'initialized and neither',
    ],
    patterns: [
      /Database is uninitialized and (?<what>superuser password|password option) is not specified/,
      /Database is (?:un)?initialized and neither/,
    ],
    title: 'The database does not start: it was given no password for its first start.',
    cause:
      'Its image makes the database at the first start, and wants a password for the main user from the settings.',
    fix: 'Set the variable: POSTGRES_PASSWORD for PostgreSQL, MYSQL_ROOT_PASSWORD for MySQL, MARIADB_ROOT_PASSWORD for MariaDB. With a file .env look whether it lies beside the compose file. Then start again.',
    guide: DATABASES,
  },
  {
    id: 'database-setting-unknown',
    roles: DATABASE_ANSWERED,
    effect: 'ends',
    software: ANYWHERE,
    literals: [
      "unknown variable '",
      "unknown option '--",
      'unrecognized configuration parameter',
      'Bad directive or wrong number',
      'FATAL CONFIG FILE ERROR',
    ],
    patterns: [
      /(?:mysqld|mariadbd|mysql|mariadb)[^\n]{0,80}unknown (?:variable|option) '(?<what>[^'\n]{1,100})'/,
      /\[ERROR\][^\n]{0,120}unknown (?:variable|option) '(?<what>[^'\n]{1,100})'/,
      /unrecognized configuration parameter "(?<what>[^"\n]{1,100})"/,
      /(?<what>Bad directive or wrong number of arguments)/,
      /(?<what>FATAL CONFIG FILE ERROR)/,
    ],
    title:
      'The database does not start: its settings have an entry that it does not know ({what}).',
    cause:
      'The entry is mistyped, belongs to another kind of database, or was taken out in this version.',
    fix: 'Take that line out of its settings (my.cnf or a file in conf.d, postgresql.conf, redis.conf) or out of the command of the container, and start again.',
    guide: DATABASES,
  },
  {
    id: 'postgres-files-damaged',
    effect: 'ends',
    software: ANYWHERE,
    literals: [
      'could not locate a valid checkpoint',
      'invalid primary checkpoint',
      'invalid magic number',
      'could not locate required checkpoint',
    ],
    patterns: [
      /could not locate a valid checkpoint record|invalid primary checkpoint record|could not locate required checkpoint record/,
    ],
    title: 'PostgreSQL does not start: the journal with its last changes is damaged.',
    cause:
      'The machine or container was ended hard, the disk was full, or a copy was made while it ran.',
    fix: `${COPY} Restore the last backup if you have one. Only without one: “pg_resetwal -f FOLDER” as the user postgres, then export everything at once with pg_dumpall and import it into a new, empty database: some of the last changes can be lost or wrong.`,
    guide: DATABASES,
  },
  {
    id: 'postgres-not-allowed',
    software: ANYWHERE,
    literals: ['no pg_hba.conf entry for'],
    patterns: [
      /no pg_hba\.conf entry for host "(?<host>[^"\n]{1,60})", user "(?<user>[^"\n]{1,80})", database "(?<name>[^"\n]{1,80})"(?:, (?<what>[\w ]{1,30}))?/,
      /no pg_hba\.conf entry for/,
    ],
    title: 'PostgreSQL lets nobody in from this address ({host}, {what}).',
    cause:
      'The file pg_hba.conf lists who may come from where, and no line of it fits. With “no encryption” at the end of the message a line may exist for encrypted connections only.',
    fix: 'On a machine of your own add a line to pg_hba.conf, for example “host all USER ADDRESS/32 scram-sha-256”, and reload PostgreSQL. With “no encryption” switch SSL on in the program (sslmode=require). On a rented database allow your address in its panel.',
    guide: DATABASES,
  },
  {
    id: 'innodb-damaged',
    effect: 'ends',
    software: ANYWHERE,
    literals: [
      'InnoDB: Database page corruption',
      'InnoDB: Corruption of an index',
      'Your database may be corrupt',
      'is in the future',
      "Can't init tc log",
      'Bad magic header in tc log',
    ],
    patterns: [
      /InnoDB: (?:Database page corruption|Corruption of an index|Your database may be corrupt)[^\n]{0,160}/,
      /InnoDB: Page [^\n]{0,120} log sequence number [^\n]{0,60} is in the future/,
      /(?<what>tc log)/,
    ],
    title: 'The files of the database (MySQL, MariaDB) are damaged or of two different times.',
    cause:
      'It was ended hard, the disk was full, or only some of the files were restored or copied. “tc log”: the small file tc.log is left over from a crash or another version.',
    fix: `${COPY} Only “tc log” in the lines: move the file tc.log away and start. Else restore the last backup. Without one: add innodb_force_recovery=1 (up to 3) to the settings, start, export everything (mysqldump), and import it into a new, empty database.`,
    guide: DATABASES,
  },
  {
    id: 'postgres-folder-incomplete',
    effect: 'ends',
    software: ANYWHERE,
    literals: [
      'is not a database cluster directory',
      'is not a valid data directory',
      'exists but is not empty',
    ],
    patterns: [
      /directory "(?<file>[^"\n]{1,200})" (?:is not a database cluster directory|exists but is not empty)/,
      /"(?<file>[^"\n]{1,200})" is not a valid data directory/,
    ],
    title: 'PostgreSQL does not start: the folder {file} holds no complete database.',
    cause:
      'Files of it are missing (a copy or upload that stopped halfway, a folder that was emptied), another folder was mounted than before, or something else lies in it. From version 18 on the official image wants its volume at /var/lib/postgresql.',
    fix: 'Compare the mounted folder with the one from before: the data may still lie there. If you have a backup, restore it into an empty folder. Only if there is nothing to keep, give it an empty folder and let it make a new database.',
    guide: DATABASES,
  },
  {
    id: 'mysql-host-not-allowed',
    software: ANYWHERE,
    literals: ['is not allowed to connect to this', 'is blocked because of many'],
    patterns: [
      /Host '?(?<host>[^'\n]{1,80}?)'? is (?<what>not allowed to connect to this|blocked because of many connection errors)/,
    ],
    title: 'The database takes no connection from this address ({what}).',
    cause:
      '“not allowed”: its user may only come from another address (such as localhost). “blocked”: too many attempts from here broke off.',
    fix: "“not allowed”: make the user for this address in the database (CREATE USER 'NAME'@'%' …, with the rights it needs), or in the panel of your host set “Connections from” to % or to this address. “blocked”: mend what failed, then restart the database (older ones also take FLUSH HOSTS).",
    guide: DATABASES,
  },
  {
    id: 'sqlite-not-opened',
    software: ANYWHERE,
    literals: [
      'unable to open database file',
      'attempt to write a readonly database',
      'SQLITE_CANTOPEN',
      'SQLITE_READONLY',
    ],
    patterns: [
      /(?<what>unable to open database file|attempt to write a readonly database|SQLITE_CANTOPEN|SQLITE_READONLY)/,
    ],
    title: 'The program cannot open or write its database file (SQLite): {what}',
    cause:
      'The folder in which it should lie is not there, or the file or folder belongs to another user; SQLite needs to write into the folder, too.',
    fix: 'Make the folder, and give it with the file to the user that the program runs as. In a container mount a folder there, not a single file. On a share of the network SQLite does not work reliably.',
    guide: DATABASES,
  },
  {
    id: 'database-tables-missing',
    roles: DATABASE_ANSWERED,
    software: ANYWHERE,
    literals: ['does not exist in the current', 'no such table: ', '" does not exist'],
    patterns: [
      /The (?:table|column) `(?<table>[^`\n]{1,120})` does not exist in the current database/,
      /(?:SqliteError|OperationalError|SQLITE_ERROR)[^\n]{0,60}no such table: (?<table>[\w.]{1,80})/,
      /relation "(?<table>[\w.]{1,80})" does not exist/,
    ],
    title: 'The database does not have the table {table} that the program asks for.',
    cause:
      'The tables are made by a step of their own (a “migration”), which did not run or failed, or the program was updated without it.',
    fix: 'Make a backup of the database, then run the step that the page of the program names (with Prisma “npx prisma migrate deploy”, with Django “python manage.py migrate”, with Alembic “alembic upgrade head”), and restart.',
    guide: DATABASES,
  },
  {
    id: 'database-address-form',
    roles: DATABASE_ANSWERED,
    effect: 'ends',
    software: ANYWHERE,
    literals: [
      'the URL must start with the',
      'Invalid scheme, expected connection',
      'ould not parse SQLAlchemy',
      'ould not parse rfc1738',
      'Invalid connection string',
    ],
    patterns: [
      /the URL must start with the protocol (?<what>[`'"][^\n]{1,60}?)\.?\s*$/m,
      /(?<what>Invalid scheme, expected connection string[^\n]{0,80})/,
      /(?<what>Could not parse (?:rfc1738|SQLAlchemy) URL[^\n]{0,40})/,
      /(?<what>Invalid connection string)/,
    ],
    title: 'The address of the database is not written as the program wants it ({what}).',
    cause:
      'It is empty, in quotation marks, or for another kind of database. Each begins in its own way: file: (SQLite in Prisma), postgresql://, mysql://, mongodb://.',
    fix: 'Correct it in the settings (often DATABASE_URL or MONGO_URI): KIND://USER:PASSWORD@HOST:PORT/NAME, for SQLite file:./NAME.db. Write signs such as @ / # in the password as %40 %2F %23. Then restart.',
    guide: DATABASES,
  },
  {
    id: 'postgres-connections',
    software: ANYWHERE,
    literals: ['too many clients already', 'connection slots are reserved'],
    patterns: [/sorry, too many clients already|remaining connection slots are reserved/],
    title: 'PostgreSQL has no connection left.',
    cause:
      'The programs together hold more connections open than max_connections allows (100, if nobody changed it): usually pools that are too large, or a program that does not give them back.',
    fix: 'Restart the program that holds most of them (“select usename, count(*) from pg_stat_activity group by 1” shows them), and make its pool smaller. If all are needed, raise max_connections in postgresql.conf and restart PostgreSQL; each costs memory.',
  },
  {
    id: 'postgres-process-killed',
    software: ANYWHERE,
    literals: [') was terminated by signal '],
    patterns: [
      /process \(PID \d{1,9}\) was terminated by signal (?<signal>\d{1,2}: [A-Za-z ]{1,30})/,
    ],
    title:
      'A process of PostgreSQL was ended from outside or crashed ({signal}), so it closed all connections.',
    cause:
      '“9: Killed” is usually the system, because the memory of the machine or container ran out. “7: Bus error” comes from a full disk or too little shared memory, “11” and “6” from a fault in PostgreSQL or in an extension.',
    fix: 'Give the database more memory, or make work_mem and the number of connections smaller. In Docker give it more shared memory (“--shm-size=256m”), and look at the free disk. For 6 and 11 update PostgreSQL and its extensions. It recovers by itself after each of these.',
  },
];
