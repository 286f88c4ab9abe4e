/** Assesses an error that names nobody, by its kind and its message. */
import {
  describeBrokenSoftware,
  describePlatformError,
  describeSingleLine,
  type Phase,
} from '../../faults/areas';
import type { FaultKind } from '../../faults/causes';
import { ALARMING_KINDS, type Fault } from '../../faults/kinds';
import { describeMissing, describeReplacedClass } from '../../faults/mismatch';
import { describeNamelessFault, type Sentences } from '../../faults/texts';
import { joinInOrder } from '../../../../lib/join-patterns';
import { getMainMessage } from '../../traces/error-message';
import type { LocatedError } from '../../traces/logged-error';
import type { Assessment, SharedFields } from './assessment';
import { HARMLESS_ERROR } from './harmless-errors';
import type { Role } from '../roles';

/** Kinds that do not say where to look if a program ended with them. */
const VAGUE_KINDS: ReadonlySet<FaultKind> = new Set([
  'code',
  'other-game',
  'other-build',
  'threads',
  'value',
  'api',
]);

type NamelessId = 'made-for-another' | 'reports-error' | 'crash-unnamed';

const ROLES: Readonly<Record<NamelessId, readonly Role[]>> = {
  'made-for-another': [],
  'reports-error': ['suspicion'],
  'crash-unnamed': ['nameless-crash'],
};

/** Undefined if the error is harmless, or its line is none for sure. */
export function assessNameless(
  error: LocatedError,
  shared: SharedFields,
  phase: Phase,
): Assessment | undefined {
  const { fault, isThrown, fatal, mark } = error;
  if (HARMLESS_ERROR.test(getMainMessage(error))) return undefined;
  const assess = (id: NamelessId, sentences: Sentences, isWeak: boolean): Assessment => ({
    draft: { id, roles: ROLES[id], ...sentences, ...shared, isNamed: false },
    isWeak,
  });
  if (fault?.missing !== undefined) {
    const sentences = describeMissingPart(error, fault.missing, fault);
    return assess('made-for-another', sentences, !isThrown);
  }
  if (fault !== undefined && !VAGUE_KINDS.has(fault.kind)) {
    const isAlarming = mark !== 'warning' && (fatal || ALARMING_KINDS.has(fault.kind));
    return assess('reports-error', describeNamelessFault(error, fault.kind), !isAlarming);
  }
  if (!isThrown && !fatal) return undefined;
  return assess('crash-unnamed', describeCrash(error, phase), !fatal);
}

/** A frame in the lines that show an error. */
const STACK_FRAME = /^\s*at \S|^\S{3,120}[:.]\S{2,80} ?\([^\n]*\)/m;

/** Errors that only say that another one came up. */
const ONLY_WRAPS = joinInOrder([
  /^(?:[\w.]{1,80}\.)?/,
  [/TargetInvocation|InvocationTarget|Completion|Execution|Aggregate/],
  /Exception\b/,
]);

/** An error of which only the words and the place in the game’s own code are known. */
function describeCrash(
  { header, rootCause = header, fatal, area, excerpt }: LocatedError,
  phase: Phase,
): Sentences {
  if (!STACK_FRAME.test(excerpt)) return describeSingleLine(header, fatal);
  const shown = ONLY_WRAPS.test(header) ? rootCause : header;
  return describePlatformError(shown, { fatal, area, phase });
}

/** Packages that only the server software itself loads. */
const SERVER_SOFTWARE_PACKAGE = joinInOrder([
  /^/,
  [
    /io\.izzel|com\.mohistmc|org\.magmafoundation|org\.kettingpowered|catserver/,
    /cpw\.mods|net\.neoforged\.fml|net\.minecraftforge\.fml\.loading/,
    /io\.papermc\.paperclip/,
    /org\.bukkit\.craftbukkit\.Main$|net\.minecraft\.server\.Main$/,
  ],
  /\b/,
]);

/** What is missing, if nothing names what needs it. */
function describeMissingPart(error: LocatedError, missing: string, fault: Fault): Sentences {
  if (SERVER_SOFTWARE_PACKAGE.test(missing) && STACK_FRAME.test(error.excerpt)) {
    return describeBrokenSoftware(missing);
  }
  return lacksOwnMember(error) ? describeReplacedClass(missing) : describeMissing(missing, fault);
}

/** Code of the game or of its loader. */
const OF_GAME = String.raw`(?<root>net\.minecraft|net\.minecraftforge|net\.neoforged)\.`;
const FRAME_OF_GAME = new RegExp(String.raw`^\s*at (?:[^\s(]{0,120}\/)?${OF_GAME}`);
const MEMBER_OF_GAME = new RegExp(
  String.raw`NoSuch(?:Method|Field)Error: [^\n]{0,200}?\b${OF_GAME}`,
);

/** True if code of the game or its loader does not find a method or field of them. */
function lacksOwnMember({ header, rootCause, excerpt }: LocatedError): boolean {
  const frame = excerpt.split('\n').find((line) => STACK_FRAME.test(line)) ?? '';
  return MEMBER_OF_GAME.test(rootCause ?? header) && FRAME_OF_GAME.test(frame);
}
