/** Recognizes errors whose reason is the server software, whatever their message says. */
import { joinInOrder } from '../../../lib/join-patterns';
import type { FaultKind } from './kinds';
import { getHeader, getHeaderAndFrame, hasLine, type TraceParts } from './trace-parts';

/** Forge’s guard against client classes, which stands above the trace of a crash report. */
const CLIENT_GUARD = /RuntimeDistCleaner\.processClassWithFlags/;

/** Folia has neither Bukkit’s scheduler nor a main thread. */
const FOLIA_FRAME = /CraftScheduler\.handle\(|threadedregions\.|[~[]folia-/;
const UNSUPPORTED_ON_FOLIA =
  /UnsupportedOperationException|teleportAsync|Dispatching command async|main thread check/;

/** Hybrid server software prints this about objects that Bukkit does not know. */
const CAST_TO_BUKKIT =
  /ClassCastException: [^\n]{1,200} cannot be cast to (?:class )?org\.bukkit\./;
const HYBRID_FRAME = /\b(?:arclight|mohist|ketting|magma|catserver|youer)[-@$]|mohistmc\./i;

const SERVER_CLASS =
  /(?:org\.bukkit\.craftbukkit|com\.destroystokyo\.paper|io\.papermc\.paper|net\.minecraft\.server)\./;
/** Code of the server itself confused two of the server’s own classes. */
const CAST_WITHIN_SERVER = joinInOrder([
  /ClassCastException: (?:class )?/,
  SERVER_CLASS,
  /\S{1,200} cannot be cast to (?:class )?/,
  SERVER_CLASS,
  /[^\n]*\n\s*at (?:\S{1,100}\/)?/,
  SERVER_CLASS,
]);

/** Bukkit could not read the description in the jar, which nobody edits on a server. */
const BROKEN_DESCRIPTION = /InvalidDescriptionException/;
/** Bukkit prints this about a jar that is not a plugin. */
const NO_DESCRIPTION = /Jar does not contain plugin\.yml/;

/** Finds the kind of an error whose lines show that the server software is the reason; usually undefined. */
export function findKindOfSoftware(trace: TraceParts): FaultKind | undefined {
  const header = getHeader(trace);
  if (CLIENT_GUARD.test(trace.above)) return 'client-code';
  if (/Must use teleportAsync/.test(header)) return 'folia';
  if (UNSUPPORTED_ON_FOLIA.test(header) && hasLine(trace, FOLIA_FRAME)) return 'folia';
  if (CAST_TO_BUKKIT.test(header) && hasLine(trace, HYBRID_FRAME)) return 'hybrid';
  if (CAST_WITHIN_SERVER.test(getHeaderAndFrame(trace))) return 'hybrid';
  if (BROKEN_DESCRIPTION.test(trace.lines[0] as string)) {
    return hasLine(trace, NO_DESCRIPTION) ? 'no-plugin' : 'bad-jar';
  }
  return undefined;
}
