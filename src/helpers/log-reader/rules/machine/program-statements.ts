import { allowNext, joinInOrder } from '../../../../lib/join-patterns';
import { ANYWHERE, type Rule } from '../rule';

/** ` or newer`, `+`; not ` or older`. */
const OR_NEWER = /(?:\+| ?(?:or|and) (?:newer|higher|later|above|up)\b)/;

/** What programs of any kind say in words of their own: what they want, and what they found. */
export const programStatementRules: readonly Rule[] = [
  {
    id: 'part-needs-other-version',
    software: ANYWHERE,
    unlessExplained: true,
    literals: [' requires ', ' needs '],
    patterns: [
      joinInOrder([
        /(?:^|[\s\]:"'(])(?<mod>[A-Z][\w.-]{1,40}(?: [A-Z][\w.-]{1,40}){0,3}) /,
        /(?:v?\d[\w.-]{0,20} )?(?:requires|needs) (?:at least )?/,
        /(?!Java\b)(?<needed>[A-Za-z][\w.+-]{1,40}(?: [A-Z][\w.-]{1,40}){0,2}?) /,
        /(?:version )?(?:>=? ?)?(?<least>v?\d[\w.-]{0,20}?)/,
        allowNext([OR_NEWER]),
        /,? (?:but )?(?:(?:you|we|it|only|this|the|server|version) ){0,4}?/,
        /(?:found|got|has|have|is|installed|running|current(?:ly)?)(?: is| installed)?/,
        /:? (?:version )?(?<found>v?\d[\w.-]{0,20})/,
      ]),
    ],
    title: '{mod} wants {needed} {least}, but {found} is here.',
    cause: 'It is made for that version and checks it at its start.',
    fix: 'Install {needed} in that version, if your game version allows it; otherwise install the build of {mod} for what you have.',
  },
  {
    id: 'emulator-crash',
    effect: 'ends',
    reportsOnlyTheEnd: true,
    software: ANYWHERE,
    literals: ['box64', 'box86', 'FEX', 'qemu', '[BOX64] ', '[BOX86] '],
    patterns: [
      /(?:^|[\s/"'])(?<emulator>box64|box86|FEXInterpreter|FEXBash)\b[^\n]{0,200}?(?<what>Segmentation fault|Illegal instruction|Bus error|Aborted)/,
      /\[(?<emulator>BOX64|BOX86)\] (?:\d{1,10}\|)?(?<what>SIGILL|SIGSEGV|SIGBUS|SIGABRT) @0x/,
      /\b(?<emulator>qemu)[\w-]{0,20}: uncaught target signal \d{1,2} \((?<what>[^)\n]{3,40})\)/,
    ],
    title: 'The program crashed inside the emulator {emulator} ({what}).',
    cause:
      'It is made for Intel and AMD processors, and {emulator} translates it for this one (ARM). Each version of the emulator and of the game can break that; settings and world are usually not at fault.',
    fix: 'Take the newest image (or the one before, if the crash came with an update), and start without mods. If the error stays, the game needs a machine with an Intel or AMD processor.',
  },
];
