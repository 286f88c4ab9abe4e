/** Finds names of people, of their machines and of the servers they rent. */
import { joinInOrder } from '../../../../lib/join-patterns';
import type { SecretPattern } from './secret-pattern';

export const PEOPLE: readonly SecretPattern[] = [
  {
    // `/home/anna`, but not `/home/container`, which is the same for everybody
    literals: ['/home/'],
    pattern: /\/home\/(?!container\b)(?<bare>[^/\s:;,'"`)\]}<>|*?]{1,64})/diuy,
    kind: 'user',
  },
  {
    // `C:\Users\Anna\Desktop`, but not `C:\Users\Public`
    literals: ['users/', 'users\\', 'documents and settings\\'],
    pattern: joinInOrder(
      [
        /(?<=[\\/])(?:users|documents and settings)(?:\/|\\{1,2})/,
        /(?!public\b|default\b|shared\b)/,
        // A name may contain spaces if the path goes on after it.
        /(?<bare>[^\\/:*?"'<>|\r\n\t]{1,64}(?=[\\/])|[^\\/\s:*?"'<>|,;)\]]{1,64})/,
      ],
      'iydu',
    ),
    kind: 'user',
  },
  {
    // `OneDrive - Anna Example\Desktop`
    literals: ['onedrive - '],
    pattern: /onedrive - (?<bare>[^\\/:*?"'<>|\r\n\t]{1,64})(?=[\\/])/diuy,
    kind: 'user',
  },
  {
    // A machine in the local network: `\\ANNAS-PC\share`
    literals: ['\\\\'],
    pattern: /(?<![\w:\\])\\\\(?!\\|[.?]\\)(?<bare>[\w-]{1,63})(?=\\[^\\\s])/diuy,
    kind: 'host',
  },
  {
    // A database’s user: `'anna'@'example.com'`, first the host, then the user
    literals: ["'@'"],
    pattern: /'@'(?<bare>[^'\n%]{1,255})'/diuy,
    kind: 'host',
  },
  {
    literals: ["for user '", "user '"],
    pattern: /(?:for )?user '(?<bare>[^'\n]{1,80})'@'/diuy,
    kind: 'user',
  },
  {
    // Host names made of an address: `secrets.ts` hides what stands before them.
    literals: ['.ip6.arpa', '.ipv6-literal.net', '.in-addr.arpa'],
    pattern: /\.(?:ip6\.arpa|ipv6-literal\.net|in-addr\.arpa)/diuy,
    kind: 'host',
  },
  {
    // Host names that providers give to their customers’ connections
    literals: [
      '.dip',
      '.dyn',
      '.pool',
      '.adsl',
      '.dsl',
      '.cable',
      '.ppp',
      '.cust',
      '.res.',
      '.fbx.',
      '.abo.',
      '.broadband',
      '.unitymedia',
      '.hfc',
      '.dynamic',
      '.bb.',
    ],
    pattern: /\.[\w-]{2,40}(?:\.[\w-]{1,40}){0,4}\.[a-z]{2,24}(?![\w-])/diuy,
    kind: 'host',
  },
];
