/** Tells apart errors about parts of the game that are missing. */
import { joinPatterns } from '../../../lib/join-patterns';
import { FRAME, findThirdParty } from '../traces/stack-frames';
import type { Fault } from './kinds';
import { getHeader, getHeaderAndFrame, hasLine, type TraceParts } from './trace-parts';

/**
 * A field with a real name that numbered code of the game asks for. The game’s own fields have
 * numbers there, or one to three letters, so a mod must have added it.
 */
const ADDED_MEMBER =
  /NoSuchFieldError: (?!(?:field|comp)_\d)(?<name>[A-Za-z][\w$]{3,80})\s*\n\s*at (?:[^\s(/]{1,80}\/)?net\.minecraft\.class_\d/;

/** Says whether a missing part is a member that a mod should have added to the game. */
export function reclassifyOtherBuild(fault: Fault, trace: TraceParts): Fault {
  const missing = ADDED_MEMBER.exec(getHeaderAndFrame(trace))?.groups?.name;
  return missing === undefined ? fault : { kind: 'added-member', missing };
}

/** A class of the game with its official name. Fabric used numbered names up to 1.21.11. */
const OFFICIAL_CLASS_NAME = /^net\.minecraft\.(?!class_)[a-z]\w*\.(?:\w+\.)*[A-Z]/;
/** A missing member with a numbered name: its caller was built for a Fabric with such names. */
const NUMBERED_MEMBER = /\.(?:method|field|comp)_\d+$/;
/** Shows that the game’s names are numbered in this log. */
const NUMBERED_NAMES = /\bintermediary\b|\bnet\.minecraft\.class_\d/;

const PROXY_FRAME = /^\s*at (?:[^\s(]*\/)?com\.velocitypowered\.proxy\./;

/** Says why a part of the game is missing. */
export function reclassifyOtherGame(fault: Fault, trace: TraceParts): Fault {
  const missing = fault.missing ?? '';
  const isOfficialName = OFFICIAL_CLASS_NAME.test(missing) && !NUMBERED_MEMBER.test(missing);
  if (isOfficialName && hasLine(trace, NUMBERED_NAMES)) return { ...fault, kind: 'dev-names' };
  if (isInMixin(trace)) return { ...fault, kind: 'other-build' };
  if (hasLine(trace, PROXY_FRAME)) return { ...fault, onProxy: true };
  return reclassifyNumberedClass(fault, trace);
}

/**
 * True if code that a mod’s mixin put into the game misses a member. Another mod may have been
 * supposed to add it; the server software was not.
 */
function isInMixin(trace: TraceParts): boolean {
  const frame = trace.lines[trace.rootAt + 1] ?? '';
  const mod = findThirdParty(frame);
  return (
    /\bNoSuch(?:Field|Method)Error\b/.test(getHeader(trace)) &&
    mod !== undefined &&
    mod.package === undefined
  );
}

const NUMBERED_CLASS = /^net\.minecraft\.class_\d+$/;
/** Frames of the server’s entry point. */
const SERVER_FRAME = joinPatterns([
  /knot\.KnotServer\.|\.Hooks\.startServer\(/,
  /server\.dedicated\.|net\.minecraft\.server\.Main\./,
]);

/** Says whether a missing numbered class may belong to the client, because this is a server. */
export function reclassifyNumberedClass(fault: Fault, trace: TraceParts): Fault {
  if (!NUMBERED_CLASS.test(fault.missing ?? '')) return fault;
  // Without frames, nothing shows whether it is a server.
  const mayBeServer =
    !hasLine(trace, FRAME) || SERVER_FRAME.test([trace.above, ...trace.lines].join('\n'));
  return mayBeServer ? { ...fault, kind: 'half-game' } : fault;
}
