import { joinInOrder } from '../../../../lib/join-patterns';
import { ANYWHERE, type Rule } from '../rule';

const SETTINGS = '/etc/pterodactyl/config.yml (Pelican: /etc/pelican/config.yml)';
/** A refusal by the database that Laravel passes on, which the panels are built with. */
const OF_PANEL = String.raw`(?=[^\n]{0,4096}(?:\/laravel\/|\/var\/www\/|\(Connection: |load settings from the database))SQLSTATE\[\w{5}\]: [^\n]{0,80}?`;

/** A panel with its nodes: configuration, database, folders, networks, start commands. */
export const panelRules: readonly Rule[] = [
  {
    id: 'wings-no-configuration',
    effect: 'ends',
    software: ANYWHERE,
    literals: ['Wings was not able to locate your configuration file'],
    patterns: [/Wings was not able to locate your configuration file/],
    title: 'Wings has no configuration yet.',
    cause: `${SETTINGS} is not there. The panel makes it for each node.`,
    fix: 'Make the node in the panel, open its tab Configuration, and save what it shows in that file (or run the command that it offers). Then restart Wings.',
  },
  {
    id: 'panel-tables-missing',
    software: ANYWHERE,
    literals: ['SQLSTATE['],
    patterns: [
      new RegExp(String.raw`${OF_PANEL}Table '(?<name>[\w.-]{1,120})' doesn't exist`),
      new RegExp(String.raw`${OF_PANEL}no such (?:table|column): (?<name>[\w.-]{1,120})`),
      new RegExp(String.raw`${OF_PANEL}Unknown column '(?<name>[\w.-]{1,120})'`),
      new RegExp(
        String.raw`${OF_PANEL}(?:relation|column) \\?"(?<name>[\w.-]{1,120})\\?" does not exist`,
      ),
    ],
    title: 'The panel’s database lacks a table or column: {name}.',
    cause:
      'Its tables are made by a command of their own. It was not run after an installation or an update of the panel or of a plugin of it, or it failed.',
    fix: 'Make a backup of the database. In the panel’s folder (with Docker in its container) run “php artisan migrate --seed --force”, then load the page again.',
  },
  {
    id: 'panel-database-kind',
    software: ANYWHERE,
    literals: ['SQLSTATE[42883]', 'SQLSTATE[42601]'],
    patterns: [/SQLSTATE\[42(?:883|601)\]/],
    title: 'The panel, or a plugin of it, sends PostgreSQL a command that it does not understand.',
    cause:
      'The command was written for MySQL or SQLite. The connection, the rights and the data are in order.',
    fix: 'Update the plugin of the panel that was used, and the panel. If the error stays, take that plugin out, or move the panel to MariaDB or MySQL.',
  },
  {
    id: 'panel-database-unreachable',
    software: ANYWHERE,
    literals: ['SQLSTATE[HY000] [2002]'],
    patterns: [/SQLSTATE\[HY000\] \[2002\] (?<what>[^\n(]{3,80}?)\s*(?=\(|$)/m],
    title: 'The panel does not reach its database: {what}.',
    cause:
      '“Connection refused”: no database runs at the address and port in its settings, or it is still starting. “No such file or directory”: “localhost” means a socket, which is not there. “getaddrinfo”: the name of the host leads nowhere.',
    fix: 'Start the database (MariaDB or MySQL) first. Compare DB_HOST and DB_PORT in the panel’s file .env with it: 127.0.0.1 on the same machine, in Docker the name of the database’s service. Then run the step again.',
    guide: { route: '/databases' },
  },
  {
    id: 'panel-folder-rights',
    software: ANYWHERE,
    literals: ['Failed to open stream: ', 'ailed to open stream: '],
    patterns: [
      joinInOrder([
        /\b(?:file_put_contents|fopen|mkdir)\((?<folder>\/[\w./-]{1,120}?)/,
        /\/(?:storage|bootstrap\/cache)\/[^\n]{1,200}?/,
        /[Ff]ailed to open stream: (?:No such file or directory|Permission denied)/,
      ]),
      /The stream or file "(?<folder>\/[\w./-]{1,120}?)\/storage\/[^\n]{1,160}could not be opened[^\n]{0,80}[Ff]ailed to open stream: Permission denied/,
    ],
    title: 'The panel in {folder} may not write its own files (folder storage).',
    cause:
      'Its files belong to another user than the web server’s, usually after a command or an update was run as root, or a folder below storage is missing.',
    fix: 'As root: “chown -R www-data:www-data {folder}” (nginx:nginx or apache:apache on Rocky and Alma Linux) and “chmod -R 755 {folder}/storage {folder}/bootstrap/cache”. Then “php artisan optimize:clear” in {folder}, run as that user.',
  },
  {
    id: 'container-network-missing',
    effect: 'ends',
    software: ANYWHERE,
    literals: ['Error response from daemon: network '],
    patterns: [/Error response from daemon: network (?<network>[\w.-]{1,80}) not found/],
    title: 'The Docker network {network} is not there any more.',
    cause:
      'It was removed or made again (after a change of the network settings, or “docker network prune”), and the container still asks for the old one.',
    fix: 'Restart Wings (“systemctl restart wings”), which makes its network, and start the server again; if the error stays, delete the old container (“docker rm NAME”, no files of the server are in it). With network mode “host” look at docker → network in Wings’ settings; without Wings use “docker network create {network}”.',
  },
  {
    id: 'container-network-overlap',
    effect: 'ends',
    software: ANYWHERE,
    literals: ['Pool overlaps with other one on this address space'],
    patterns: [/Pool overlaps with other one on this address space/],
    title:
      'Docker cannot make its network: another network of this machine has the same addresses.',
    cause:
      'Another network of Docker, or an earlier one of the same program, already has that range of addresses.',
    fix: `“docker network ls” lists the networks, “docker network inspect NAME” shows the range of one. Remove one that nobody uses (“docker network rm NAME”), or give this one a free range: for Wings subnet and gateway under docker → network → interfaces in ${SETTINGS}, such as 172.30.0.0/16 and 172.30.0.1. Then restart it.`,
  },
  {
    id: 'start-variable-unreplaced',
    effect: 'ends',
    software: ANYWHERE,
    literals: ['heap size: -Xm', 'Unable to access jarfile ', 'Could not find or load main class '],
    patterns: [
      /(?:heap size: -Xm[sx]|Unable to access jarfile \S{0,80}?|main class \S{0,80}?)(?:\{\{|\$\{|%)(?<variable>\w{1,60})[}%]/,
    ],
    title: 'The variable {variable} in the start command was not replaced by its value.',
    cause:
      'It does not exist for this server, is spelt differently there, or what starts the server uses another form of variables.',
    fix: 'Compare its name with the list of variables (start settings; the egg, the image). Add it there, or write the value itself into the start command.',
  },
];
