/** Messages about what the machine, the network and services refuse. */
import { joinPatterns } from '../../../../lib/join-patterns';
import type { KindPattern } from './kind-pattern';

export const MACHINE: readonly KindPattern[] = [
  [
    'port-taken',
    joinPatterns(
      [
        /Address already in use|port is already (?:in use|allocated)|EADDRINUSE/,
        /Only one usage of each socket address/,
        // In any language, if it is not about the address itself.
        /BindException: (?![^\n]*(?:assign|asignar|assegna|attribuer|zugewiesen|permission|unresolved|unreachable))\S/,
      ],
      'i',
    ),
  ],
  ['address', /cannot assign requested address|EADDRNOTAVAIL/i],
  [
    'listen',
    joinPatterns(
      [
        /\b(?:could ?n[o'’]t|cannot|unable to|failed to|fail(?:ed|ure)?)\b[^\n]{0,40}\b(?:bind(?:ing)?|listen(?:ing)?)\b[^\n]{0,60}(?:port|socket|address|:\d{2,5}\b)/,
        /\b(?:bind|binding|listen|listening)\b[^\n]{0,60}(?:port|socket|address|:\d{2,5}\b)[^\n]{0,40}\bfail/,
        /server (?:could|can)(?: ?n[o'’]t) (?:be )?start(?:ed)?\b[^\n]{0,80}\bports?\b[^\n]{0,60}\bin use\b/,
      ],
      'i',
    ),
  ],
  [
    'disk',
    /No space left on device|(?<!['(])not enough (?:disk )?space|Disk quota exceeded|ENOSPC/i,
  ],
  ['not-permitted', /Operation not permitted|\bEPERM\b/i],
  [
    'permission',
    joinPatterns(
      [
        /\b(?:AccessDeniedException|UnauthorizedAccessException|EACCES)\b|permission denied/,
        /Access to the path [^\n]{1,200} is denied/,
        // `Cannot write lamps.yml: Access is denied`, not that of a database
        /\b(?:folder|file|director\w{1,3}|path|open|create|write|writing|save)\b[^\n]{0,120}\bAccess (?:is )?denied\b(?! for user)/,
        /Read-only file system/,
      ],
      'i',
    ),
  ],
  [
    'locked',
    joinPatterns(
      [
        /SQLITE_BUSY|database is locked|used by another process|OverlappingFileLockException/,
        /already locked|unable to (?:acquire|obtain)[^\n]{0,20} lock/,
      ],
      'i',
    ),
  ],
  [
    'database',
    /\b(?:\w{0,20}SQL\w{0,40}Exception|CommunicationsException|MongoTimeoutException|HikariPool\S{0,20})\b/,
  ],
  [
    'key',
    joinPatterns([
      /\bjavax\.crypto\.\w{1,40}Exception\b/,
      /\bjava\.security\.(?:spec\.)?\w{0,30}Key\w{0,5}Exception\b/,
      /\b(?:InvalidKey|AEADBadTag|BadPadding)Exception\b/,
    ]),
  ],
  [
    'refused',
    joinPatterns(
      [
        /(?:HTTP\D{0,24}|status(?: code)?:? ?|response(?: code)?:? ?|^|\s)\(?(?:401|403)\b(?= |:|\)|,|$)/,
        // A number at the end of a sentence may be any: it needs the word before it.
        /(?:HTTP\D{0,24}|(?:status|response|error)(?: code)?:? ?)\(?(?:401|403)\.(?=\s|$)/,
        /\b(?:Unauthorized|Forbidden|LoginException|InvalidTokenException)\b/,
        /\b(?:token|licen[cs]e|(?:api|access|secret)[ -]?key)\b[^\n]{0,30} (?:is|was) (?:invalid|incorrect|wrong|expired|not valid(?! JSON))/,
        /invalid (?:(?:\w{1,12} )?(?:token|licen[cs]e|credentials?)|(?:api|access|auth\w{0,12}|secret|server|login)[ -]?key)\b/,
        /authentication (?:failed|error)/,
        /licen[cs]e (?:is )?(?:invalid|expired|not (?:found|valid))/,
      ],
      'i',
    ),
  ],
  [
    'not-online',
    joinPatterns(
      [
        /(?:HTTP\D{0,24}|status(?: code)?:? ?|response(?: code)?:? ?)404\b/,
        /\b404\b[^\n]{0,4}(?: |:)not found/,
        /No (?:mods?|modpacks?|projects?|versions?) (?:were )?found/,
        /could not (?:find|resolve) (?:an? )?(?:release|version|project|artifact)/,
        /No such (?:image|project|version)/,
      ],
      'i',
    ),
  ],
  [
    'dns',
    joinPatterns(
      [
        /\bUnknownHostException\b/,
        /(?:could not|couldn.t|failed to|unable to|can.t|cannot) resolve (?:the )?(?:host|address|hostname|name|['"]?[\w-]{1,60}\.[\w.-]{1,60})/,
        /\bname resolution\b/,
        /\bNameResolutionError\b/,
        /\bgetaddrinfo\b/,
        /\bgaierror\b/,
        /\bENOTFOUND\b/,
        /\bEAI_(?:AGAIN|NONAME)\b/,
        /\bno such host\b/,
        /\bName or service not known\b/,
        /\bNo such host is known\b/,
        /\bUnresolvedAddressException\b/,
        /\bDNS (?:lookup|resolution) (?:failed|error)/,
      ],
      'i',
    ),
  ],
  [
    'certificate',
    joinPatterns(
      [
        /PKIX path (?:building|validation) failed/,
        /unable to find valid certification path/,
        /CERTIFICATE_VERIFY_FAILED/,
        /CertificateExpiredException/,
        /self.signed certificate/,
        /certificate (?:verify failed|has expired|is not (?:yet )?(?:valid|trusted))/,
        /UNABLE_TO_\w{1,30}_(?:CERT|SIGNATURE)/,
      ],
      'i',
    ),
  ],
  [
    'library',
    joinPatterns(
      [
        /\b(?:Dependency|Artifact)(?:Resolution|Collection|NotFound|Transfer)Exception\b|\bLibraryLoadingException\b/,
        /(?:failed to|unable to|could not|couldn.t|cannot|error) (?:download|fetch|resolv)\w*\b[^\n]{0,40}\b(?:library|libraries|dependenc)/,
      ],
      'i',
    ),
  ],
  [
    'network',
    joinPatterns(
      [
        /\b(?:Connect|SocketTimeout|NoRouteToHost|SSL\w{0,20}|HttpTimeout|ConnectTimeout|HttpRequest|Socket|WebSocket\w{0,20})Exception\b/,
        /Connection (?:refused|reset|timed out)/,
        /Network is unreachable/,
        /No route to host/,
        /ECONNREFUSED/,
        /ETIMEDOUT/,
        /\b50[0234](?:, reason phrase)?:? (?:Internal Server Error|Bad Gateway|Service Unavailable|Gateway Time)/,
        /failed to (?:connect|fetch)\b/,
        /unable to connect(?! [^\n]{0,60}(?:player details|forwarding))/,
        /timeout while connecting/,
        /context deadline exceeded/,
        /\bdial tcp\b/,
        /i\/o timeout/,
        /\bdownload(?:ing|s)?(?: of [^\n]{1,40}?)? (?:seems to )?(?:has |have )?failed\b/,
      ],
      'i',
    ),
  ],
  ['unsent', /\bEncoderException\b|Failed to encode packet|packet did not encode/i],
  [
    'packet',
    joinPatterns(
      [
        /\b(?:CorruptedFrameException|DecoderException|Packet(?:Process)?Exception)\b/,
        /Failed to decode packet/,
        /packet did not decode/,
        /Bad packet/,
        /badly compressed/,
        /VarInt too big/,
        /was larger than (?:I )?expected/,
      ],
      'i',
    ),
  ],
];
