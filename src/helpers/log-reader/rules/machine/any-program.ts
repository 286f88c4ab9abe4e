import { joinInOrder, nameGroup, refuseNext } from '../../../../lib/join-patterns';
import { ANYWHERE, type Rule } from '../rule';

/** Reasons that other rules explain: `Address already in use`. */
const KNOWN_REASONS = [
  /AddrInUse|[Aa]ddress already in use|[Cc]onnection refused/,
  /[Pp]ermission denied|[Nn]o space left|[Nn]o such file/,
];

/** What programs of any kind print: something is too old, or a fault of their own ended them. */
export const anyProgramRules: readonly Rule[] = [
  {
    id: 'older-than-asked-for',
    software: ANYWHERE,
    unlessExplained: true,
    literals: ['needs to be ', 'need to be ', ' or higher', ' or newer', ' or later'],
    patterns: [
      /(?<what>\b(?:[\w'’-]{1,40} ){1,4}needs? to be (?:at least )?(?:version )?v?\d[\w.-]{0,20} or (?:higher|newer|later))/,
      joinInOrder([
        nameGroup('what', [
          /\b(?:[\w'’-]{1,40} )?(?:requires?|needs) (?:at least )?/,
          /(?:[\w'’.-]{1,40} ){0,3}?(?:version |build )?v?\d[\w.-]{0,20}/,
          / (?:or|and) (?:higher|newer|later)\b(?! of )/,
        ]),
      ]),
    ],
    title: 'Something here is older than what is asked for: “{what}”.',
    cause:
      'The line says itself what it needs. The name before it, or the one in the line above, is who asks.',
    fix: 'Update what the line names (on FiveM, “server” is the version of FXServer, the artifact). If that is not possible, take an older build of the part that asks for it.',
  },
  {
    id: 'program-panicked',
    effect: 'ends',
    software: ANYWHERE,
    literals: [' panicked at '],
    patterns: [
      joinInOrder([
        /^/,
        refuseNext([/[^\n]{0,400}/, KNOWN_REASONS]),
        /[^\n]{0,200}?\b[Tt]hread '[^'\n]{1,60}'[^\n]{0,40}? panicked at /,
        /(?:'(?<what>[^'\n]{1,120})', )?(?<place>[\w.\\/-]{1,160}:\d{1,6}(?::\d{1,6})?)/,
      ]),
    ],
    title: 'The program ended at a fault of its own (a “panic” at {place}).',
    cause:
      'It met something that its makers had not expected. The line below, or the one with the place, says what. Settings and data can be the reason, too.',
    fix: 'Update the program. If it is the newest, undo what was changed last (a setting, a plugin, a world), and send its makers the lines with the place.',
  },
];
