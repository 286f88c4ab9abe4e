import { joinInOrder, nameGroup } from '../../../../lib/join-patterns';
import { ANYWHERE, type Rule } from '../rule';

/** `nginx: [emerg] …` and `2026/01/01 12:00:00 [emerg] 1#1: …`. */
const EMERG = String.raw`\[emerg\] (?:\d{1,8}#\d{1,8}: )?`;
const PLACE = String.raw` in (?<file>\/[^\s:]{1,160}):(?<at>\d{1,6})`;
const TEST = 'Test it with “nginx -t”, then restart nginx.';

/** Messages of web servers (nginx, Caddy, Apache), and of what gets certificates for them. */
export const webServerRules: readonly Rule[] = [
  {
    id: 'nginx-upstream-unknown',
    effect: 'ends',
    software: ANYWHERE,
    literals: ['host not found in upstream "'],
    patterns: [new RegExp(`host not found in upstream "(?<host>[^"\\n]{1,120})"(?:${PLACE})?`)],
    title:
      'nginx does not start: it finds nobody with the name {host}, to whom it should pass requests.',
    cause:
      'At its start nginx looks up each name behind proxy_pass and upstream. In Docker that is the name of a container: it does not run (yet), has another name, or is in another network. Else the name is mistyped or has no address.',
    fix: 'Look with “docker ps” whether {host} runs, and start it first (its own log says why it does not). Put both into one network of Docker, and let nginx wait for it (depends_on). If the name is wrong, correct it ({file}, line {at}) and restart nginx.',
  },
  {
    id: 'nginx-certificate',
    effect: 'ends',
    software: ANYWHERE,
    literals: ['cannot load certificate', 'SSL_CTX_use_PrivateKey'],
    patterns: [
      new RegExp(
        String.raw`${EMERG}cannot load certificate(?: key)? "(?<file>[^"\n]{1,200})": (?<what>[^\n]{1,80})`,
      ),
      new RegExp(
        String.raw`${EMERG}SSL_CTX_use_PrivateKey(?:_file)?\("(?<file>[^"\n]{1,200})"\)(?<what>[^\n]{1,80})`,
      ),
    ],
    title: 'nginx does not start: it cannot use the certificate or key {file}.',
    cause:
      '“No such file”: no certificate was made yet, or it lies elsewhere. “Permission denied”: nginx may not read it. “no start line”: it is empty or no certificate. “key values mismatch”: key and certificate are not of one pair.',
    fix: `Make the certificate (certbot, acme.sh or your panel) or correct the path behind ssl_certificate and ssl_certificate_key: fullchain.pem and privkey.pem of the same folder. In a container the folder must be mounted. ${TEST}`,
  },
  {
    id: 'port-not-permitted',
    effect: 'ends',
    software: ANYWHERE,
    literals: [
      'bind: permission denied',
      'failed (13: Permission denied)',
      'EACCES: permission denied ',
      'listen EACCES',
      'make_sock: could not bind',
    ],
    patterns: [
      /listen (?:tcp|udp)\d? [^\n]{0,60}?:(?<port>\d{1,5}): bind: permission denied/,
      /bind\(\) to [^\n]{0,60}?:(?<port>\d{1,5}) failed \(13: Permission denied\)/,
      /listen EACCES: permission denied (?:[^\n]{0,60}?:)?(?<port>\d{1,5})\s*$/m,
      /\(13\)Permission denied: [^\n]{0,40}could not bind to address [^\n]{0,60}?:(?<port>\d{1,5})\b/,
    ],
    title: 'The program may not open port {port}.',
    cause:
      'On Linux only root, or a program that got the right for it, may open ports below 1024 (80, 443, 22). On Windows, and with SELinux, other ports can be reserved, too.',
    fix: 'Give the program a port from 1024 on, or let nginx or Caddy pass the requests on to it. If it has to be this one, run on your own machine: “setcap cap_net_bind_service=+ep FILE” (FILE is the program), or write AmbientCapabilities=CAP_NET_BIND_SERVICE into its unit file. On a hosted server take a port that the panel lists.',
    guide: { route: '/ports-and-proxies' },
  },
  {
    id: 'nginx-port',
    effect: 'ends',
    software: ANYWHERE,
    literals: ['failed (98: ', 'failed (99: ', 'failed (10048: ', 'failed (10013: '],
    patterns: [
      /bind\(\) to (?<address>[^\n]{1,60}?:\d{1,5}) failed \((?:98|10048|10013): (?<what>[^)\n]{1,80})/,
      /bind\(\) to (?<address>[^\n]{1,60}?:\d{1,5}) failed \(99: (?<what>[^)\n]{1,80})/,
    ],
    title: 'nginx cannot listen at {address} ({what}).',
    cause:
      '“Address already in use”: another web server (Apache, Caddy, a container) or an earlier nginx has that port. “Cannot assign requested address”: the address is not one of this machine.',
    fix: `See who has the port: “ss -tulpn” as root. Stop that one (for example “systemctl disable --now apache2”), or give one of the two another port behind “listen”. ${TEST}`,
    guide: { route: '/ports-and-proxies' },
  },
  {
    id: 'nginx-settings',
    effect: 'ends',
    software: ANYWHERE,
    unlessExplained: true,
    literals: ['[emerg] '],
    patterns: [
      new RegExp(String.raw`${EMERG}(?<what>[^\n]{1,200}?)${PLACE}`),
      new RegExp(String.raw`${EMERG}(?<what>[^\n]{1,200})`),
    ],
    title: 'nginx does not start: {what} ({file}) (line {at}).',
    cause:
      'The line says what it does not take. “unknown directive”: a word is mistyped, belongs to a module that is not installed, or the line before lacks its “;”. “duplicate”: it is there twice. “not allowed here”: it stands in the wrong block { }. “open() … failed (2”: that file, or the folder for it, is not there.',
    fix: `Correct that line, or undo the last change to that file. ${TEST}`,
  },
  {
    id: 'nginx-reload-failed',
    software: ANYWHERE,
    unlessExplained: true,
    literals: ['nginx -s reload'],
    patterns: [/(?:Error|error|fail)[^\n]{0,60}nginx -s reload[^\n]{0,20}exit (?:status|code) \d/],
    title: 'nginx did not take its new settings, and works with the old ones.',
    cause:
      'The new settings hold a fault, or nginx itself does not run. This line does not say which.',
    fix: 'Run “nginx -t” (in a container “docker exec NAME nginx -t”): it names the file and the line. Correct that, or stop the container whose settings were added last.',
  },
  {
    id: 'nginx-upstream-refused',
    software: ANYWHERE,
    literals: ['while connecting to upstream', 'while reading response header from upstream'],
    patterns: [
      joinInOrder([
        /connect\(\)(?: to (?<target>unix:[^\s]{1,120}))? failed \(\d{1,3}: (?<what>[^)\n]{1,60})\)/,
        / while connecting to upstream(?:[^\n]{0,400}?upstream: "(?<url>[^"\n]{1,160})")?/,
      ]),
      /(?<what>upstream timed out|upstream prematurely closed connection)[^\n]{0,160}upstream(?:[^\n]{0,400}?upstream: "(?<url>[^"\n]{1,160})")?/,
    ],
    title: 'nginx does not reach the program behind it ({what}) ({url}) ({target}).',
    cause:
      'nginx itself runs. What it passes requests on to does not: it is not started, has crashed, or listens at another address, port or socket than proxy_pass (or fastcgi_pass) says. Visitors see “502 Bad Gateway” or “504”.',
    fix: 'Start that program and read its own log. Compare its address and port with proxy_pass; for PHP the socket behind fastcgi_pass with the files in /run/php (the version is in its name). In Docker take the name of the container, not 127.0.0.1.',
  },
  {
    id: 'acme-rate-limit',
    software: ANYWHERE,
    literals: ['acme:error:rateLimited', 'oo many certificates', 'oo many failed authorizations'],
    patterns: [
      /acme:error:rateLimited|too many certificates \(?\d{0,4}\)? ?(?:already )?issued|Too many certificates already issued|too many failed authorizations/,
    ],
    title: 'Let’s Encrypt gives no more certificates for this name for now (rate limit).',
    cause:
      'It was asked too often: the same certificate several times in a week (usually because the folder with the certificates is lost at each start), or too many attempts failed within an hour.',
    fix: 'Stop trying: the line or its “retry after” says when the next attempt counts (up to a week; an hour after failed ones). Meanwhile keep the folder with the certificates (Caddy: /data in the container, mounted), and mend what made the attempts fail. For tests use the staging address of Let’s Encrypt.',
  },
  {
    id: 'acme-dns',
    software: ANYWHERE,
    literals: ['acme:error:dns', 'DNS problem: ', 'no valid A records found'],
    patterns: [
      /DNS problem: (?<what>\w{1,20}) looking up (?:A|AAAA|CAA|TXT)[^\n]{0,30} for (?<name>[\w.*-]{1,120})/,
      /[Nn]o valid A records found for (?<name>[\w.*-]{1,120})/,
      /acme:error:dns/,
    ],
    title: 'No certificate: the name {name} leads nowhere ({what}).',
    cause:
      'The name has no address in the DNS (yet): the entry is missing or mistyped, or it was made a moment ago.',
    fix: 'At whoever runs your domain make an A entry for {name} with the public IPv4 address of this machine (an AAAA entry only if it has IPv6). “dig NAME” must show it; then wait some minutes and try again.',
  },
  {
    id: 'acme-not-reached',
    software: ANYWHERE,
    literals: [
      'Detail: ',
      'acme:error:connection',
      'during connect (likely firewall',
      'acme:error:unauthorized',
    ],
    patterns: [
      joinInOrder([
        /Detail: [^\n]{0,240}?/,
        nameGroup('what', [
          [
            /Invalid response from [^\n]{0,200}/,
            /Error getting validation data|Connection refused/,
            /Timeout during connect \([^)\n]{1,60}\)|Connection reset by peer/,
          ],
        ]),
      ]),
      /^[^\n]{0,600}?(?<what>Timeout (?:during connect|after connect) \([^)\n]{1,60}\))/,
      /acme:error:connection[^\n]{0,120}?(?<what>Connection refused|Connection reset by peer|Error getting validation data)/,
      /(?<what>acme:error:connection)/,
      /acme:error:unauthorized[^\n]{0,200}?(?<what>Invalid response from [^\n]{0,160}|[^\n]{1,160})/,
      /(?<what>acme:error:unauthorized)/,
    ],
    title: 'No certificate: Let’s Encrypt did not find this machine behind the name ({what}).',
    cause:
      'To give a certificate it opens the name on port 80 (or 443) from outside. A firewall or router does not let it through, the name leads to another machine or to Cloudflare, or another web server answers there.',
    fix: 'Open ports 80 and 443 in the firewall and router and let them lead to this machine. Compare the address behind the name (“dig NAME”) with that of the machine, also the AAAA entry for IPv6: delete that if it is not right. If port 80 cannot be opened, use the DNS challenge.',
  },
  {
    id: 'acme-failed',
    effect: 'ends',
    reportsOnlyTheEnd: true,
    software: ANYWHERE,
    literals: ['Some challenges have failed'],
    patterns: [/Some challenges have failed/],
    title:
      'No certificate: the check of the name by Let’s Encrypt failed; this line does not say why.',
    cause:
      'Usually port 80 of this machine is not reached from outside, or the name does not lead to it. An access list or a proxy in front (Cloudflare) can answer in its place.',
    fix: 'Look for “Detail:” in /var/log/letsencrypt/letsencrypt.log (in a container in its own folder) and paste those lines here. Check that http://NAME opens this machine from outside, without a login.',
  },
  {
    id: 'caddyfile-fault',
    effect: 'ends',
    software: ANYWHERE,
    literals: ['Caddyfile:', 'adapting config using caddyfile'],
    patterns: [
      /(?:adapting config using caddyfile: )(?<what>[^\n]{1,240}?)(?:,? at (?<file>[^\s:]{1,120}):(?<at>\d{1,5})|\s*$)/,
      joinInOrder([
        /(?<file>[\w./-]{0,100}Caddyfile):(?<at>\d{1,5})\b[^\n]{0,10}?/,
        nameGroup('what', [
          [/unrecognized|wrong|unknown|unexpected/, /invalid|ambiguous|duplicate|parsing/],
          /[^\n]{1,200}/,
        ]),
      ]),
    ],
    title: 'Caddy does not start: its Caddyfile has a fault ({what}).',
    cause:
      'The number behind “Caddyfile:” is the line. Usually a bracket { or } is missing or not at the end of its line, a word is mistyped, or it belongs to a plugin that this Caddy was built without.',
    fix: 'Correct that line, or undo the last change. Test it with “caddy validate --config FILE --adapter caddyfile”, then restart Caddy.',
  },
];
