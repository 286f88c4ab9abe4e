import { ANYWHERE, type Rule } from '../rule';

const SETTINGS = '/etc/pterodactyl/config.yml (Pelican: /etc/pelican/config.yml)';
const NOT_FETCHED = String.raw`failed to load server configurations[^\n]{0,300}`;

/** What Wings prints, which runs servers for a panel. */
export const wingsRules: readonly Rule[] = [
  {
    id: 'image-name-invalid',
    effect: 'ends',
    software: ANYWHERE,
    literals: ['invalid reference format'],
    patterns: [
      /failed to pull "(?<image>[^"\n]{1,200})" image[^\n]{0,80}invalid reference format/,
      /invalid reference format(?:: repository name \((?<image>[^)\n]{1,200})\) must be lowercase)?/,
    ],
    title: 'The name of the container image is not valid ({image}).',
    cause:
      'Such a name has no spaces, not even in front, no capitals, and no “https://”; a variable in it may also be empty.',
    fix: 'Correct it where it is written: in the panel under the images of the egg (and the image chosen in the start settings), or in the compose file or command. Then start again.',
  },
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
    cause: `The token in ${SETTINGS} is missing, is that of another node, or was made again in the panel. If it is right, a web server in front of the panel drops the header “Authorization”.`,
    fix: 'Copy the whole configuration from the node’s page in the panel (tab Configuration) into that file and restart Wings. If the error stays, let the web server or proxy of the panel pass the header “Authorization” on.',
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
      'It happened before the game’s own program ran: the disk of the machine, Docker, the image or the settings of the server. Your files are rarely the reason.',
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
];
