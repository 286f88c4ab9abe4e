/** Classifies the error of a whole stack trace. */
import { FRAME } from '../traces/stack-frames';
import { findKindOfSoftware } from './kind-of-software';
import { classifyError, type Fault, type FaultKind } from './kinds';
import { reclassifyCode } from './reclassify-code';
import {
  reclassifyNumberedClass,
  reclassifyOtherBuild,
  reclassifyOtherGame,
} from './reclassify-missing';
import { getHeader, hasLine, type TraceParts } from './trace-parts';

/**
 * Classifies the error of a trace. If its lines show that the server software is the reason, that
 * decides. Otherwise the messages of its causes do, and the lines around them make it more exact.
 */
export function classifyTrace(trace: TraceParts): Fault | undefined {
  const kindOfSoftware = findKindOfSoftware(trace);
  if (kindOfSoftware !== undefined) return { kind: kindOfSoftware };
  const fault = findFaultOfChain(trace);
  return fault && reclassifyFault(fault, trace);
}

/** Kinds that say more than the errors they lead to. */
const DECISIVE_KINDS: ReadonlySet<FaultKind> = new Set(['database', 'world-data', 'recipe']);

/** Finds the fault of the root cause, or a more specific one among the errors above it. */
function findFaultOfChain({ lines, causedBy, logMessage }: TraceParts): Fault | undefined {
  const messages = [...[...causedBy].reverse(), lines[0] as string, logMessage];
  const faults = messages.flatMap((text) => classifyError(text) ?? []);
  return (
    faults.find(({ kind }) => DECISIVE_KINDS.has(kind)) ??
    faults.find(({ kind }) => kind !== 'code') ??
    faults[0]
  );
}

const TLS_EXCEPTION = /\bSSL\w{0,20}Exception\b/;

/** Makes a fault more exact by the lines of its trace. */
function reclassifyFault(fault: Fault, trace: TraceParts): Fault {
  switch (fault.kind) {
    case 'code':
      return { kind: reclassifyCode(trace) };
    case 'key':
      // A connection that breaks off leaves incomplete data, which no key can decrypt.
      return hasLine(trace, TLS_EXCEPTION) ? { kind: 'network' } : fault;
    case 'cut-file':
      return reclassifyCutFile(fault, trace);
    case 'other-build':
      return reclassifyOtherBuild(fault, trace);
    case 'other-game':
      return reclassifyOtherGame(fault, trace);
    default:
      return reclassifyNumberedClass(fault, trace);
  }
}

/** The game’s own format of world data. */
const NBT_CLASS = /\bnet\.minecraft\.nbt\./;
/** Java prints this about an archive that it cannot read. */
const ZIP_ERROR =
  /ZipException|zip END header|invalid (?:LOC|CEN) header|error in opening zip file/;
const INVALID_PLUGIN = /\.InvalidPluginException/;

/** Says what kind of file is cut off: world data, a jar, or any other file. */
function reclassifyCutFile(fault: Fault, trace: TraceParts): Fault {
  if (hasLine(trace, NBT_CLASS)) return { kind: 'world-data' };
  if (!ZIP_ERROR.test(getHeader(trace))) return fault;
  const file = findDamagedJar(trace);
  if (file !== undefined) return { ...fault, file };
  return hasLine(trace, INVALID_PLUGIN) ? { kind: 'plugin-jar' } : fault;
}

const JAR_NAME = /(?:^|[\s'"`([\\/])(?<file>[\w.+()[\]-]{1,100}?\.jar)\b(?!:\d)/;
/** The line that names the file is at most this many lines above the error. */
const MAX_LINES_TO_FILE = 2;

/** Finds the damaged jar, which an outer cause, the error or a line above it names. */
function findDamagedJar({ lines, above, causedBy }: TraceParts): string | undefined {
  const linesAbove = above.trimEnd().split('\n').slice(-MAX_LINES_TO_FILE).reverse();
  return [...[...causedBy].reverse(), lines[0] as string, ...linesAbove]
    .filter((text) => !FRAME.test(text))
    .map((text) => JAR_NAME.exec(text)?.groups?.file)
    .find((file) => file !== undefined);
}
