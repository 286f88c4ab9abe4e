/** Says whether four numbers are a version instead of an address, by what stands around them. */
import { joinInOrder } from '../../../lib/join-patterns';

/** What stands around four numbers in a log. */
interface Surroundings {
  /** The four numbers. */
  readonly quad: string;
  /** The line up to them, at most `MAX_BEFORE` characters. */
  readonly before: string;
  /** What follows, at most `MAX_BEHIND` characters, possibly of the next line. */
  readonly behind: string;
  readonly readLine: () => string;
}

/** Something that decides, if every pattern that it has fits. */
interface Clue {
  readonly says: 'version' | 'address';
  readonly quad?: RegExp;
  readonly before?: RegExp;
  /** Must not fit. */
  readonly notBefore?: RegExp;
  readonly behind?: RegExp;
  /** The whole line: in a table, the name of the jar may be at its other end. */
  readonly line?: RegExp;
}

const MAX_BEFORE = 40;
const MAX_BEHIND = 60;
const MAX_LINE_BEHIND = 400;

/** The first clue that fits decides; four numbers without a clue are an address. */
const CLUES: readonly Clue[] = [
  // A module: `TRANSFORMER/neoforge@26.1.2.7/net.neoforged…`.
  {
    says: 'version',
    before: /(?:^|[\s/(,'"[])[A-Za-z_][\w.-]{1,60}@$/,
    behind: /^\/[a-z][\w]{0,30}[./]/,
  },
  // A port.
  { says: 'address', behind: /^:\d/ },
  // Networks without players or hosts (all US Department of Defense) look like versions from 26 on.
  {
    says: 'version',
    quad: /^(?:26|28|29|30)\.\d\.\d{1,2}\.\d{1,3}$/,
    notBefore: /\/$|(?:ip|address|host)['":= ]{1,3}$/i,
  },
  { says: 'address', before: /[/@]$/ },
  // A range that is open at one end: `[26.1.2.7,)`, `(,26.1.0.1]`, `>=26.1.0.1`.
  { says: 'version', before: /(?:[[(], ?|>= ?|<= ?)$/ },
  { says: 'version', before: /[[(]$/, behind: /^, ?[)\]]/ },
  // `Currently, neoforge is 26.1.0.1`, `Actual version: '26.1.2.3'`, `--fml.neoForgeVersion, 26.1.2.7`.
  { says: 'version', before: /(?:Currently, \S{1,60} is |\w*[Vv]ersion(?:'s)?[,:]? ?['"]?)$/ },
  // What loaders say: `'Lamp' (lamp) 4.0.0.2`, `version is present: 4.0.0.2`, a tree of mods.
  {
    says: 'version',
    before: /' \([\w-]{1,64}\) $|\bversions? (?:is|are) present: $|^\s+[|\\]-- [a-z][\w-]{1,63} $/,
  },
  { says: 'version', behind: /^ (?:or|and) (?:above|below|later|newer|older)\b/ },
  // A line in a list of mods: `\tBalm 26.1.2.4 (balm)`, `\t- jade 26.1.2.1`.
  {
    says: 'version',
    before: /^\s+(?:[-|\\]+ )?[A-Za-z][\w .:&'+-]{0,60} $/,
    behind: /^ \([\w-]{1,64}\)\s*(?:\n|$)/,
  },
  // Behind the game's version: `curios 1.18.2-5.0.7.0`.
  {
    says: 'version',
    before: /(?:^|[^\d.])(?:mc)?(?:1\.\d{1,2}(?:\.\d{1,2})?|2\d\.\d(?:\.\d)?)[-_+]v?$/i,
  },
  { says: 'version', before: /\bbinary:$/ },
  // A cell of a table with jars.
  { says: 'version', before: /\| *$/, behind: /^ *\|/, line: /\.jar/ },
  // A release in the name of its archive: `Lamps-1.4.4.9-win-x64`.
  {
    says: 'version',
    before: /[A-Za-z]-$/,
    behind: /^-(?:win|windows|linux|macos|osx)(?:-|\b)/i,
  },
  // Letters or the ending of an archive.
  {
    says: 'version',
    behind: joinInOrder(
      [
        /^/,
        [
          /\.(?:jar|zip|phar|dll|so|exe|gz)\b/,
          /[-+](?:SNAPSHOT|alpha|beta|rc|pre|build|release|final|universal|git|dev|hotfix|LTS)/,
          /[-+](?:mc|forge|neoforge|fabric|quilt|paper|spigot|bukkit)/,
          /(?:-[\w.+]{1,40})?\.(?:jar|zip|phar)\b|[+][\w]|[a-z]\d?\b/,
        ],
      ],
      'i',
    ),
  },
  // Words that versions stand behind.
  {
    says: 'version',
    before: joinInOrder(
      [
        [
          // `v`, `ver. `, `version is `.
          /(?:^|[^A-Za-z])v(?:er(?:sion)?)?[ :.=_-]{0,2}/,
          /version[s']{0,2}(?:['":= ]| is | was | number ){1,3}/,
          // `paper `, `build: version `.
          joinInOrder([
            /\b/,
            [
              /build|release|loader|api|forge|neoforge|fabric|quilt|minecraft|paper/,
              /spigot|bukkit|java|jdk|openjdk|geyser(?:-\w+)?|floodgate|bedrock_server|BepInEx/,
            ],
            /[ :=/-]{1,2}(?:version )?/,
          ]),
          // `- lamps `, in a list.
          /(?:^|[\s([|,])-{1,2} [\w-]{2,64} /,
        ],
        /$/,
      ],
      'i',
    ),
  },
  // Words that addresses stand behind.
  {
    says: 'address',
    before:
      /[/@[]$|\b(?:ip|ipv4|addr(?:ess)?|host(?:name)?|from|to|at|on|via|remote|client|server|proxy|gateway|dns|listening|bind|connect(?:ed|ing|ion)?)[ '":=]{1,3}$/i,
  },
  // In the name of an archive.
  {
    says: 'version',
    before: /[A-Za-z][\w.]*[-_+]$|[\d)][-_+]$/,
    behind: /^[^\s'",|]*\.(?:jar|zip|phar)\b/,
  },
  // A version of the game with a fourth number.
  { says: 'version', quad: /^1\.(?:[7-9]|1\d|2[01])\.(?:\d|1[0-2])\.(?:\d|1\d|20)$/ },
];

function matchesClue(clue: Clue, { quad, before, behind, readLine }: Surroundings): boolean {
  return (
    clue.quad?.test(quad) !== false &&
    clue.before?.test(before) !== false &&
    clue.notBefore?.test(before) !== true &&
    clue.behind?.test(behind) !== false &&
    clue.line?.test(readLine()) !== false
  );
}

/** The whole line around an offset, cut where it is long. */
function getLine(text: string, at: number): string {
  const [line] = text.slice(text.lastIndexOf('\n', at) + 1, at + MAX_LINE_BEHIND).split('\n', 1);
  return line as string;
}

/** True if the four numbers from `start` up to `end` are a version. */
export function isVersion(text: string, start: number, end: number): boolean {
  const lines = text.slice(Math.max(0, start - MAX_BEFORE), start);
  const around: Surroundings = {
    quad: text.slice(start, end),
    before: lines.slice(lines.lastIndexOf('\n') + 1),
    behind: text.slice(end, end + MAX_BEHIND),
    readLine: () => getLine(text, start),
  };
  return CLUES.find((clue) => matchesClue(clue, around))?.says === 'version';
}
