import { joinInOrder, nameGroup } from '../../../../lib/join-patterns';
import { ANYWHERE, type Rule } from '../rule';

/** Java says more by the type of its error; checks for updates fail without harm. */
const NOT_JAVA = /^(?![^\n]{0,400}(?:Exception|[Uu]pdat|[Mm]etrics))[^\n]{0,400}?/;
/** `[::1]`. */
const ADDRESS_IN_BRACKETS = /\[[^\]\n]{1,40}\]/;
/** The port follows, and is not that of a database. */
const NO_DATABASE_PORT = /:(?!(?:3306|5432|27017|6379)\b)/;

/** What programs of any kind print when a connection, a port or a name fails. They come last, too. */
export const generalNetworkRules: readonly Rule[] = [
  {
    id: 'docker-port-taken',
    effect: 'ends',
    software: ANYWHERE,
    literals: ['port is already allocated', 'xposing port ', 'bind: address already in use'],
    patterns: [
      /Bind for [^\n]{1,50}?:(?<port>\d{1,5}) failed: port is already allocated/,
      /exposing port (?:TCP|UDP) [^\n]{1,50}?:(?<port>\d{1,5}) ->[^\n]{0,160}(?:address already in use|Only one usage|is not available|ports are not available)/i,
      /(?:listen|bind)[^\n]{0,60}?:(?<port>\d{1,5}): bind: address already in use/,
    ],
    title: 'Port {port} of the machine is taken.',
    cause:
      'Another container, a program of the machine itself, or an earlier start of the same one uses it.',
    fix: 'Find it: “docker ps” shows the ports of containers, “ss -tulpn” as root those of all programs. Stop that one, or give this one another port (in Docker the number before the colon), and restart.',
    guide: { route: '/ports-and-proxies' },
  },
  {
    id: 'network-send-refused',
    software: ANYWHERE,
    literals: ['peration not permitted', 'send EPERM'],
    patterns: [
      /send(?:m{1,2}sg|to)?(?:\(\.\.\))?(?: failed)?: [Oo]peration not permitted|Operation not permitted \(send\w{0,6} failed\)|\bsend EPERM\b/,
    ],
    title:
      'The system does not let the program send data to the network (Operation not permitted).',
    cause:
      'A rule for what goes out does that: usually the firewall of the machine (iptables, nftables, ufw), a full table of connections, or a limit of the container.',
    fix: 'On a machine of your own look at the rules for what goes out (“nft list ruleset”, “iptables -L OUTPUT -n -v”) and at “dmesg” for “table full”. On a hosted server send the line to support.',
  },
  {
    id: 'tls-plain-request',
    effect: 'survived',
    software: ANYWHERE,
    literals: ['does not look like a TLS', 'HTTP request to an HTTPS', 'to an HTTPS port'],
    patterns: [
      /tls: first record does not look like a TLS handshake/,
      /HTTP request (?:was sent )?to an HTTPS (?:server|port)/,
    ],
    title: 'One side speaks HTTP where the other expects HTTPS, or the other way round.',
    cause:
      'The address in the settings has the wrong beginning (http:// or https://) or the wrong port, or a proxy in front does not pass the encryption on. For Wings it is the setting “Communicate over SSL” of the node.',
    fix: 'Compare both sides: what listens with a certificate must be called with https://, what listens without one with http://. If a proxy (nginx, Caddy, Cloudflare) holds the certificate, say so in the settings of the program behind it. Scanners of the internet cause such lines, too: single ones from unknown addresses do no harm.',
  },
  {
    id: 'tls-wrong-scheme',
    software: ANYWHERE,
    literals: [
      'wrong version number',
      'packet length too long',
      ':unknown protocol',
      'HTTP response to HTTPS client',
    ],
    patterns: [
      /(?:SSL|ssl|TLS|EPROTO)[^\n]{0,120}(?:wrong version number|packet length too long|unknown protocol)/,
      /server gave HTTP response to HTTPS client/,
    ],
    title: 'The program calls with https:// what only speaks http:// there (or the wrong port).',
    cause:
      'The address in its settings begins with https://, and behind that port nobody answers with a certificate. For a database or mail server the setting for SSL does not fit.',
    fix: 'Write http:// in place of https:// if the other side has no certificate, or give it one. Look at the port, too: 443 is usually the one with a certificate, 80 and 8080 the ones without. For Wings compare “remote” in its settings with the address of the panel in the browser.',
  },
  {
    id: 'tls-certificate-refused',
    effect: 'survived',
    software: ANYWHERE,
    literals: ['remote error: tls: '],
    patterns: [
      /remote error: tls: (?<what>(?:expired|unknown|bad|revoked|unsupported) certificate(?: authority)?)/,
    ],
    title: 'The other side does not accept the certificate of this program ({what}).',
    cause:
      '“expired”: it ran out; a renewed file counts only after the program has read it. “unknown” and “bad”: it is one of your own, belongs to another name, or the file lacks the certificates in between.',
    fix: 'Renew it (“certbot renew”) and restart the program that uses it, for example Wings. Give it the file fullchain.pem, not cert.pem, and let the other side call it by the name in the certificate. If it is right, look at the clock of the other machine.',
  },
  {
    id: 'ipv6-missing',
    software: ANYWHERE,
    literals: ['ddress family not supported'],
    patterns: [/(?:emerg|[Bb]ind|[Ll]isten|[Ss]ocket)[^\n]{0,160}[Aa]ddress family not supported/],
    title: 'The program wants to use IPv6, and this machine or container has it switched off.',
    cause: 'An address such as [::] stands in its settings, or it takes IPv6 by itself.',
    fix: 'Let it listen at 0.0.0.0 instead of [::] (in nginx take the lines “listen [::]:…” out). With Java add -Djava.net.preferIPv4Stack=true. Or switch IPv6 on for the machine and for Docker.',
  },
  {
    id: 'network-unreachable',
    software: ANYWHERE,
    unlessExplained: true,
    literals: ['o route to host', 'etwork is unreachable', 'ENETUNREACH', 'EHOSTUNREACH'],
    patterns: [
      joinInOrder([
        NOT_JAVA,
        /(?<!(?:\[IPv6|Connecting to |LanServerPinger: )[^\n]{0,200})(?<what>[Nn]o route to host|[Nn]etwork is unreachable|ENETUNREACH|EHOSTUNREACH)/,
      ]),
    ],
    title: 'There is no way from here to what the program wants to reach ({what}).',
    cause:
      'The machine or container had no network at that time, the address belongs to a network that is not there (often IPv6), or a firewall turns it away.',
    fix: 'If several programs fail, restart Docker or the machine and look at the network. If it is one address only, compare it with the settings; for an IPv6 address let the program use IPv4. On a hosted server send the line to support.',
  },
  {
    id: 'port-number-taken',
    software: ANYWHERE,
    unlessExplained: true,
    literals: [
      'was unavailable',
      'already in use',
      'is in use',
      'is not available',
      'is occupied',
      'is already taken',
      'EADDRINUSE',
      'rrno 98]',
      'rrno 10048]',
    ],
    patterns: [
      /[Pp]ort (?<port>\d{2,5}) (?:was|is) (?:unavailable|already (?:in use|taken|bound)|in use|taken|occupied|not available)/,
      /EADDRINUSE[^\n]{0,60}?:(?<port>\d{2,5})\b/,
      /EADDRINUSE/,
      /\[Errno (?:98|48|10048)\][^\n]{0,160}?(?:, |:)(?<port>\d{2,5})\)/,
      /(?:[Cc]ould not|[Ff]ailed to|[Uu]nable to|[Cc]annot|[Ee]rror) (?:bind(?:ing)?|listen(?:ing)?)[^\n]{0,60}?[:\s](?<port>\d{2,5})\b[^\n]{0,80}in use/,
    ],
    title: 'The port that the program wants is taken ({port}).',
    cause:
      'Another program has it: usually an earlier start that still runs, else another server or service.',
    fix: 'Stop the server, press Kill if it does not end, and start it once. If the error stays, give it another port that the panel lists for it. On a machine of your own “ss -tulpn” as root shows who has the port.',
    guide: { route: '/ports-and-proxies' },
  },
  {
    id: 'certificate-untrusted',
    software: ANYWHERE,
    unlessExplained: true,
    literals: ['x509: ', 'SSL certificate problem: '],
    patterns: [
      /x509: (?<what>[^\n]{1,160}?)(?:" \w+=[^\n]{0,300})?$/,
      /SSL certificate problem: (?<what>[^\n]{1,120})/,
    ],
    title: 'The encrypted connection failed: {what}',
    cause:
      '“unknown authority” or “issuer”: the other side uses a certificate of its own, or this system has no list of those to trust (the package ca-certificates). “expired or is not yet valid”: it ran out, or the clock of this machine is wrong. “valid for …, not …”: the address in the settings has another name than the certificate.',
    fix: 'Look at “date”. Install or update ca-certificates (in a container take the newest image). Call the service by the name that its certificate is for, with a renewed certificate.',
  },
  {
    id: 'host-unknown',
    software: ANYWHERE,
    unlessExplained: true,
    literals: [
      'ENOTFOUND ',
      'EAI_AGAIN ',
      'no such host',
      'name resolution',
      'server misbehaving',
      'ould not resolve host',
    ],
    patterns: [
      joinInOrder([NOT_JAVA, /getaddrinfo (?:ENOTFOUND|EAI_AGAIN) (?<host>[\w.-]{1,120})/]),
      joinInOrder([
        NOT_JAVA,
        /lookup (?<host>[\w.-]{1,120})(?: on [^\n]{1,60})?: (?:no such host|server misbehaving|Temporary failure)/,
      ]),
      joinInOrder([NOT_JAVA, /[Cc]ould not resolve host:? (?<host>[\w.-]{1,120})/]),
      joinInOrder([
        NOT_JAVA,
        /Cannot connect to host (?<host>[\w.-]{1,120}):\d{1,5} [^\n]{0,40}name resolution/,
      ]),
      joinInOrder([NOT_JAVA, /[Tt]emporary failure in name resolution/]),
    ],
    title:
      'The program finds no address behind a name ({host}): the name server (DNS) does not help.',
    cause:
      'Either the name does not exist (mistyped, or a container that does not run or is in another network of Docker), or the name server gave this machine or container no answer.',
    fix: 'A name of your own (such as “db”): compare it with the settings, and start what it means first, in the same network of Docker. A name of the internet: try “getent hosts NAME” there. If no name works, restart Docker and the machine, look at /etc/resolv.conf and the firewall (port 53), or give the container “dns: 1.1.1.1”.',
  },
  {
    id: 'target-refused',
    software: ANYWHERE,
    unlessExplained: true,
    literals: ['ECONNREFUSED ', 'dial tcp ', 'onnection refused'],
    patterns: [
      joinInOrder([
        NOT_JAVA,
        /connect ECONNREFUSED {1,3}/,
        nameGroup('target', [[ADDRESS_IN_BRACKETS, /[\w.:-]{1,80}/], NO_DATABASE_PORT, /\d{1,5}/]),
        /\b/,
      ]),
      joinInOrder([
        NOT_JAVA,
        /dial tcp\d? /,
        nameGroup('target', [[ADDRESS_IN_BRACKETS, /[\w.-]{1,80}/], NO_DATABASE_PORT, /\d{1,5}/]),
        /: (?:connect: )?/,
        nameGroup('what', [
          [
            /connection refused|connection timed out|i\/o timeout/,
            /no route to host|network is unreachable/,
          ],
        ]),
      ]),
      joinInOrder([
        NOT_JAVA,
        nameGroup('target', [
          [ADDRESS_IN_BRACKETS, /(?:[\w-]{1,60}\.){0,6}[A-Za-z][\w-]{1,60}/],
          NO_DATABASE_PORT,
          /\d{2,5}/,
        ]),
        /\b[^\n]{0,40}?(?<what>[Cc]onnection refused)/,
      ]),
    ],
    title: 'Nothing answers at {target} ({what}).',
    cause:
      'What the program wants to reach there does not run (yet), listens at another port, or only at another address. In a container 127.0.0.1 and localhost mean the container itself, not the machine or another container.',
    fix: 'Start what should answer there, and read its own log. Compare address and port in the settings of both. In Docker write the name of its service; for a program of the machine “host.docker.internal” or the machine’s own address. A time-out points to a firewall.',
  },
];
