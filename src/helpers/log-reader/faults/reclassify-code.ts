/** Tells apart errors in code by what the code was doing. */
import { joinInOrder, joinPatterns } from '../../../lib/join-patterns';
import type { FaultKind } from './kinds';
import { getHeader, type TraceParts } from './trace-parts';

/** Frames in which plugins look for parts of the game by name, usually while they set up a class. */
const LOOKUP_FRAME = joinPatterns([
  // Paper’s own help for it
  /\.pluginremap\.reflect\.PaperReflection\./,
  // `at com.example.lamps.LampReflection.getField(LampReflection.java:7)`
  /\.\w{0,40}Reflection\w{0,20}\.(?:<clinit>|get\w{0,40}|find\w{0,40})\(/,
  // `at com.example.nms.Lamp.<clinit>(Lamp.java:7)`
  /\.nms\.[\w.$]{1,120}\.<clinit>\(/,
]);
/** Errors of such code when the part has another name or is in another place. */
const LOOKUP_FAILED = joinPatterns(
  [
    /\b(?:ExceptionInInitializerError|NullPointerException|\w{0,12}IndexOutOfBoundsException)\b/,
    /\b(?:unable to|could not|cannot) find (?:method|field|constructor|class)\b/,
  ],
  'i',
);
const INITIALIZER_ERROR = /ExceptionInInitializerError/;
/** Libraries in plugins that reach parts of the server which differ from version to version. */
const BRIDGE_FRAME = joinInOrder([
  // The jar, and the package of the plugin that the library lies in.
  /^\s*at (?:[^\s(]{1,120}\/)?(?:[\w.]{1,100}\.)?/,
  [/org\.incendo\.cloud|cloud\.commandframework|dev\.jorel\.commandapi/, /nbtapi|xseries|anvilgui/],
  /\./,
]);
/** The frame that asked for the lookup is at most this many lines below the error. */
const MAX_FRAMES_OF_LOOKUP = 12;

/** The setup of a class failed, and the lines end before they say why. */
const SETUP_FAILED = /^[^\n]{0,200}\bExceptionInInitializerError(?:: null)?\s*\n(?![^]*Caused by)/;

/** Says whether code failed while it looked for a part of the game, or while a class was set up. */
export function reclassifyCode(trace: TraceParts): FaultKind {
  if (failsAtLookup(trace)) return 'inner-part';
  return SETUP_FAILED.test(trace.lines.join('\n')) ? 'setup' : 'code';
}

/** True if code failed while it was looking for parts of the game by name. */
function failsAtLookup(trace: TraceParts): boolean {
  const header = getHeader(trace);
  const below = trace.rootAt + 1;
  const frames = trace.lines.slice(below, below + MAX_FRAMES_OF_LOOKUP);
  return (
    (LOOKUP_FAILED.test(header) && frames.some((text) => LOOKUP_FRAME.test(text))) ||
    (INITIALIZER_ERROR.test(header) && BRIDGE_FRAME.test(frames[0] ?? ''))
  );
}
