import { ANYWHERE, DATABASE_ANSWERED, type Rule } from '../rule';

const DATABASES = { route: '/databases' };

/** What database servers print: MySQL, MariaDB, PostgreSQL, Redis, MongoDB. */
export const databaseServerRules: readonly Rule[] = [
  {
    id: 'database-files-locked',
    roles: DATABASE_ANSWERED,
    effect: 'ends',
    software: ANYWHERE,
    literals: ['Unable to lock ./', 'another mysqld process', 'postmaster.pid', 'mongod.lock'],
    patterns: [
      /InnoDB: Unable to lock (?<file>\.\/[\w.]{1,60})/,
      /lock file "(?<file>postmaster\.pid)" already exists/,
      /Unable to (?:lock the lock file|create\/open the lock file(?=[^\n]{0,240}by another process)): (?<file>[^\s(]{0,200}mongod\.lock)/,
    ],
    title: 'The database does not start: another one holds its files ({file}).',
    cause: 'It runs already, or an earlier start of it has not ended yet.',
    fix: 'Stop it, press Kill if it does not end, and start it once. Two databases must not use one folder. Do not delete files of the database for this.',
    guide: DATABASES,
  },
  {
    id: 'database-files-newer',
    roles: DATABASE_ANSWERED,
    effect: 'ends',
    software: ANYWHERE,
    literals: [
      'database files are incompatible with server',
      'initialized by PostgreSQL version',
      'Invalid MySQL server downgrade',
      'Invalid MySQL server upgrade',
      'Cannot downgrade from',
      'Wrong mongod version',
    ],
    patterns: [
      /initialized by PostgreSQL version (?<old>\d{1,3})[^\n]{0,60}version (?<new>[\d.]{1,10})/,
      /(?:Invalid MySQL server (?:down|up)grade|Cannot (?:down|up)grade)[^\n]{0,40}? from (?<old>[\w.-]{1,20}) to (?<new>[\w.-]{0,20}\w)/,
      /database files are incompatible with server|Wrong mongod version/,
    ],
    title: 'The files of the database are from another version of it.',
    cause:
      'The database was updated (or the newest image was taken), and this kind does not take over files across such a step: the files are of one version (here {old}), the program is another (here {new}).',
    fix: 'Go back to the version from before: choose it in the settings or as tag of the image. Then export everything (pg_dumpall, mysqldump, mongodump), start the new version with an empty folder, and import. Keep a copy of the folder.',
    guide: DATABASES,
  },
  {
    id: 'database-upgrade-after-crash',
    roles: DATABASE_ANSWERED,
    effect: 'ends',
    software: ANYWHERE,
    literals: ['Upgrade after a crash is not supported', 'Upgrade is not supported after a crash'],
    patterns: [
      /Upgrade is not supported after a crash[^\n]{0,80}\.(?: This redo log was created with (?<old>[\w .-]{1,30}\d))?/,
      /Upgrade after a crash is not supported\.(?: The redo log was created with (?<old>[\w .-]{1,30}\d))?/,
    ],
    title:
      'The database was not shut down cleanly before its update, so the new version does not take its files ({old}).',
    cause:
      'The version before was killed or crashed. What it had not yet written lies in a file (ib_logfile0) that only that version can read.',
    fix: 'Take a copy of the whole folder. Go back to the version before (its tag of the image), let it start once and stop it properly; then update again. Do not delete ib_logfile0: changes would be lost.',
    guide: DATABASES,
  },
  {
    id: 'database-table-crashed',
    roles: DATABASE_ANSWERED,
    software: ANYWHERE,
    literals: ['is marked as crashed'],
    patterns: [/Table '(?<table>[^'\n]{1,120})' is marked as crashed/],
    title: 'The table {table} of the database is damaged.',
    cause: 'The database was ended while it wrote, or the disk was full.',
    fix: 'Look at the free disk, make a copy of the database, then run REPAIR TABLE with that name in phpMyAdmin or the database’s console. If that fails, import the last backup.',
    guide: DATABASES,
  },
  {
    id: 'database-role-missing',
    roles: DATABASE_ANSWERED,
    software: ANYWHERE,
    literals: ['FATAL:  role "', 'FATAL: role "'],
    patterns: [/FATAL: {1,2}role "(?<role>[^"\n]{1,80})" does not exist/],
    title: 'The database has no user {role}.',
    cause:
      'The name in the settings of the program is another one. In a container, user and password from the settings are only used when the folder of the database is still empty.',
    fix: 'Compare the user name on both sides; create the user in the database if it is missing.',
    guide: DATABASES,
  },
  {
    id: 'database-name-missing',
    roles: DATABASE_ANSWERED,
    software: ANYWHERE,
    literals: ['database "'],
    patterns: [
      /(?:FATAL|ERROR|[Ee]rror): {1,2}database "(?<database>[^"\n]{1,80})" does not exist/,
    ],
    title: 'The database {database} does not exist on the database server.',
    cause:
      'Its name is misspelt in the settings of the program, or nobody has made it. In a container the name from the settings is only used when the folder of the database is still empty. Without a name, PostgreSQL takes that of the user.',
    fix: 'Compare the name on both sides, capitals included, and create the database if it is missing (“createdb NAME”, or in the panel).',
    guide: DATABASES,
  },
  {
    id: 'database-folder-owner',
    roles: DATABASE_ANSWERED,
    effect: 'ends',
    software: ANYWHERE,
    literals: [
      'has wrong ownership',
      'could not change permissions of directory',
      'could not access directory "',
      'must be writable',
      'have the access rights to',
      '(Errcode: 13',
      'OS errno 13 ',
      'create/open the lock file: ',
    ],
    patterns: [
      /data directory "(?<file>[^"\n]{1,200})" has wrong ownership/,
      /could not access directory "(?<file>[^"\n]{1,200})": Permission denied/,
      /could not change permissions of directory "(?<file>[^"\n]{1,200})": Operation not permitted/,
      /data file '(?<file>ibdata1)' must be writable/,
      /InnoDB\]?:? The error means \w{5,9} does not have the access rights to/,
      /(?:file|dir(?:ectory)?|read|open|create)[^\n']{0,20} '(?<file>[^'\n]{1,200})' \((?:Errcode: 13|OS errno 13)\b/,
      /create\/open the lock file: (?<file>[^\s(]{0,200}mongod\.lock) \(Permission denied/,
    ],
    title:
      'The folder of the database does not belong to the user that the database runs as ({file}).',
    cause:
      'It was made or copied by another user (usually root), lies on a disk that keeps no owners (a share, a disk of Windows), or the image was updated and now runs as another user.',
    fix: 'On a machine of your own give the folder and all in it to that user (chown -R; PostgreSQL’s image has 999, other images name theirs), or let it lie in a volume of Docker. On a hosted server send the line to support.',
    guide: DATABASES,
  },
  {
    id: 'database-folder-rights',
    roles: DATABASE_ANSWERED,
    effect: 'ends',
    software: ANYWHERE,
    literals: ['has group or world access', '" has invalid permissions'],
    patterns: [
      /data directory "(?<file>[^"\n]{1,200})" has (?:group or world access|invalid permissions)/,
    ],
    title: 'PostgreSQL does not start: others may read the folder of its data ({file}).',
    cause:
      'It insists that only its own user can (rights 0700, or 0750). A copy, an upload or a change of rights for a whole tree took that away.',
    fix: 'On a machine of your own: chmod 700 with that folder. On a hosted server send the line to support.',
    guide: DATABASES,
  },
  {
    id: 'redis-cannot-save',
    software: ANYWHERE,
    literals: ['MISCONF Redis is configured to save'],
    patterns: [/MISCONF Redis is configured to save/],
    title: 'Redis cannot save to the disk and therefore refuses changes.',
    cause:
      'The disk is full, its folder may not be written, or the machine gave it no memory for the copy that it makes while saving. Its own log says which.',
    fix: 'Look at the free disk and at the lines of Redis above. Give the folder to the user it runs as. If memory is the reason, set vm.overcommit_memory=1 on the machine.',
    guide: DATABASES,
  },
  {
    id: 'mongodb-needs-avx',
    software: ANYWHERE,
    literals: ['requires a CPU with AVX support'],
    patterns: [/MongoDB [\d.]{1,5}\+ requires a CPU with AVX support/],
    title: 'MongoDB from version 5.0 on does not run on this processor: it lacks AVX.',
    cause:
      'The processor is too old, or the virtual machine hides that part of it. It then ends at once with exit code 132 or “Illegal instruction”.',
    fix: 'Take MongoDB 4.4, or have the virtual machine given the processor type “host” (whoever runs it).',
    guide: DATABASES,
  },
];
