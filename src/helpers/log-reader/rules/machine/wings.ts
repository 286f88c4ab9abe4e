// cspell:ignore jarfile Laravel SQLSTATE fopen journalctl
import { ANYWHERE, type Rule } from '../rule';

const SETTINGS = '/etc/pterodactyl/config.yml (Pelican: /etc/pelican/config.yml)';
const NOT_FETCHED = String.raw`failed to load server configurations[^\n]{0,300}`;

/** A refusal by the database that Laravel passes on, which the panels are built with. */
const OF_PANEL = String.raw`(?=[^\n]{0,4096}(?:\/laravel\/|\/var\/www\/|\(Connection: |load settings from the database))SQLSTATE\[\w{5}\]: [^\n]{0,80}?`;

/** Messages of Wings, which runs servers for a panel, and of start commands that it fills in. */
export const wingsRules: readonly Rule[] = [
  {
    id: 'wings-panel-blocked',
    effect: 'ends',
    software: ANYWHERE,
    literals: ['_MissingResponseCode'],
    patterns: [
      new RegExp(String.raw`${NOT_FETCHED}_MissingResponseCode: [^\n]{0,100}\(HTTP/40[13]\)`),
    ],
    title: 'Something in front of the panel turns Wings away, not the panel itself.',
    cause:
      'The panel gives a code with its refusals, also for a wrong token. Here the answer has none: Cloudflare, a firewall or the web server in front of it gave it.',
    fix: 'Let the address of this node through there: at Cloudflare switch off “Bot Fight Mode” and challenges for /api/remote, or the proxy (grey cloud) for a test. Then restart Wings.',
  },
  {
    id: 'wings-panel-token',
    effect: 'ends',
    software: ANYWHERE,
    literals: ['failed to load server configurations'],
    patterns: [
      new RegExp(
        String.raw`${NOT_FETCHED}(?:Authorization header|AccessDeniedHttpException|token)[^\n]{0,100}\(HTTP/40[013]\)`,
      ),
    ],
    title: 'The panel does not accept the token that Wings shows it.',
    cause: `The token in ${SETTINGS} is missing, is that of another node, or was made anew in the panel. If it is right, a web server in front of the panel drops the header “Authorization”.`,
    fix: 'Copy the whole configuration from the node’s page in the panel (tab Configuration) into that file and restart Wings. If it stays, let the web server or proxy of the panel pass the header “Authorization” on.',
  },
  {
    id: 'wings-panel-name',
    effect: 'ends',
    software: ANYWHERE,
    literals: ['dial tcp: lookup '],
    patterns: [new RegExp(String.raw`${NOT_FETCHED}dial tcp: lookup (?<host>[\w.-]{1,120})`)],
    title: 'Wings does not find the panel: nothing answers to the name {host} here.',
    cause:
      'The name is written wrongly, or the name server does not know it. A name without a dot is that of a container: it only counts for containers in the same Docker network.',
    fix: `Look at “remote” in ${SETTINGS}: write the public address of the panel there, with https://, or bring Wings and the panel into one Docker network. Try “curl” with that address from the machine (or container) of Wings, then restart Wings.`,
  },
  {
    id: 'wings-panel-unreachable',
    effect: 'ends',
    software: ANYWHERE,
    literals: ['failed to load server configurations'],
    patterns: [
      new RegExp(
        String.raw`${NOT_FETCHED}(?<what>context deadline exceeded|i/o timeout|connection refused|connection reset|no route to host|network is unreachable)`,
      ),
    ],
    title: 'Wings does not reach the panel: {what}.',
    cause:
      'The panel or its web server does not run, a firewall is between, or the address leads elsewhere from here: a machine often cannot reach its own public address behind a router.',
    fix: `On the machine of Wings try “curl -I” with the address behind “remote” in ${SETTINGS}. Start the panel’s web server, open port 443 for this machine, or (both on one machine or in one home) let the name lead to the inner address in /etc/hosts. Then restart Wings.`,
  },
  {
    id: 'wings-panel-maintenance',
    effect: 'ends',
    software: ANYWHERE,
    literals: ['MaintenanceModeException'],
    patterns: [new RegExp(`${NOT_FETCHED}MaintenanceModeException`)],
    title: 'The panel is in maintenance mode, so Wings gets no answer.',
    cause: 'It was switched on for an update (“php artisan down”) and not off again.',
    fix: 'End the update; then run “php artisan up” in the panel’s folder and restart Wings.',
  },
  {
    id: 'wings-panel-page',
    effect: 'ends',
    software: ANYWHERE,
    literals: ["invalid character '<' looking"],
    patterns: [new RegExp(String.raw`${NOT_FETCHED}invalid character '<' looking`)],
    title: 'The panel sent Wings a web page instead of data.',
    cause:
      'The address in Wings’ settings leads to something else (another site of the web server, a proxy, a sign-in), or the panel itself shows an error page.',
    fix: `Open the address behind “remote” in ${SETTINGS} in a browser: it must show the panel, without a detour to another address. Take the check of browsers (Cloudflare) off /api/remote. If the panel shows an error, look into storage/logs/laravel-….log of the panel. Then restart Wings.`,
  },
  {
    id: 'wings-panel-address',
    effect: 'ends',
    software: ANYWHERE,
    literals: ['unsupported protocol scheme'],
    patterns: [/"\/api\/remote[^\n]{0,400}unsupported protocol scheme ""/],
    title: 'Wings does not know the address of the panel.',
    cause: `The line “remote:” in ${SETTINGS} is empty, or has no https:// in front.`,
    fix: 'Write the address of the panel there, with https://, or copy the whole configuration from the node’s page in the panel (tab Configuration). Then restart Wings.',
  },
  {
    id: 'wings-request-failed',
    effect: 'ends',
    reportsOnlyTheEnd: true,
    software: ANYWHERE,
    literals: ['an unexpected error was encountered while handling this request'],
    patterns: [
      /(?:Error Event \[(?<number>[\da-f-]{8,40})\]: )?an unexpected error was encountered while handling this request/,
    ],
    title:
      'Wings, which runs the servers of this machine, failed; it says why only in its own log.',
    cause:
      'It happened before the game’s own program ran: the disk of the machine, Docker, the image or the settings of the server. Your files are seldom the reason.',
    fix: 'On a hosted server start once more after some minutes, then tell support the number {number}. On your own machine look for it: “journalctl -u wings -n 200” or /var/log/pterodactyl/wings.log.',
  },
  {
    id: 'wings-certificate',
    effect: 'ends',
    software: ANYWHERE,
    literals: ['failed to configure HTTPS server'],
    patterns: [
      /failed to configure HTTPS server[^\n]{0,120}?open (?<file>\/[^\s:]{1,200}): (?<what>no such file or directory|permission denied)/,
      /failed to configure HTTPS server[^\n]{0,60}?error=(?<what>[^\n]{1,120})/,
    ],
    title: 'Wings does not start: it cannot use the certificate of the node ({file}) ({what}).',
    cause:
      'The settings of the node say that it uses SSL, and Wings looks for a certificate for the node’s name. It was never made, is for another name, or lies elsewhere.',
    fix: `Make one for exactly that name on the machine of Wings (“certbot certonly --standalone -d NAME”; port 80 must be open and the name lead to it), or correct the paths below api → ssl in ${SETTINGS}. If a proxy in front of the node holds the certificate, say so in the node’s settings in the panel (“Behind Proxy”) and switch ssl off there. Then restart Wings.`,
  },
  {
    id: 'address-without-scheme',
    software: ANYWHERE,
    literals: ['unsupported protocol scheme'],
    patterns: [
      /\b(?:Get|Head|Post|Put|Patch|Delete) "(?!\/api\/remote)(?<address>[^"\n]{0,200})": unsupported protocol scheme/,
    ],
    title: 'An address in the settings of the program is incomplete: “{address}”.',
    cause: 'It is empty, or http:// or https:// is not in front of it.',
    fix: 'Write it whole, with https://, into the settings or the variable that it comes from, and restart.',
  },
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
    fix: 'Update the plugin of the panel that was used, and the panel. If it stays, take that plugin out, or move the panel to MariaDB or MySQL.',
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
      /\b(?:file_put_contents|fopen|mkdir)\((?<folder>\/[\w./-]{1,120}?)\/(?:storage|bootstrap\/cache)\/[^\n]{1,200}?[Ff]ailed to open stream: (?:No such file or directory|Permission denied)/,
      /The stream or file "(?<folder>\/[\w./-]{1,120}?)\/storage\/[^\n]{1,160}could not be opened[^\n]{0,80}[Ff]ailed to open stream: Permission denied/,
    ],
    title: 'The panel in {folder} may not write its own files (folder storage).',
    cause:
      'Its files belong to another user than the web server’s, mostly after a command or an update was run as root, or a folder below storage is missing.',
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
      'It was removed or made anew (after a change of the network settings, or “docker network prune”), and the container still asks for the old one.',
    fix: 'Restart Wings (“systemctl restart wings”), which makes its network, and start the server again; if it stays, delete the old container (“docker rm NAME”, no files of the server are in it). With network mode “host” look at docker → network in Wings’ settings; without Wings use “docker network create {network}”.',
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
