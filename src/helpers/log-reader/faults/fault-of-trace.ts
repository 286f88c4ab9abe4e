/** Classifies the error of a whole stack trace. */
// cspell:ignore threadedregions catserver mohistmc pluginremap clinit commandframework xseries anvilgui
import { joinInOrder, joinPatterns } from '../lines/join-patterns';
import { FRAME, findThirdParty } from '../traces/stack-frames';
import type { StackTrace } from '../traces/stack-trace';
import { classifyError, type Fault, type FaultKind } from './kinds';

type TraceParts = Pick<StackTrace, 'lines' | 'above' | 'causedBy' | 'rootAt' | 'logMessage'>;

/**
 * Classifies the error of a trace: by what shows that the server software itself is the reason, or else
 * by the messages of its causes, of which the lines around can say more.
 */
export function classifyTrace(trace: TraceParts): Fault | undefined {
  const kindOfSoftware = findKindOfSoftware(trace);
  if (kindOfSoftware !== undefined) return { kind: kindOfSoftware };
  const fault = findFaultOfChain(trace);
  return fault && reclassifyFault(fault, trace);
}

const hasLine = ({ lines }: TraceParts, pattern: RegExp): boolean =>
  lines.some((text) => pattern.test(text));

/** The line with the deepest cause. */
const getHeader = ({ lines, rootAt }: TraceParts): string => lines[rootAt] as string;

/** That line and the first frame below it. */
const getHeaderAndFrame = ({ lines, rootAt }: TraceParts): string =>
  lines.slice(rootAt, rootAt + 2).join('\n');

/** Forge’s guard against client classes, in the head of a report. */
const CLIENT_GUARD = /RuntimeDistCleaner\.processClassWithFlags/;

/** Folia has neither Bukkit's scheduler nor a main thread. */
const FOLIA_FRAME = /CraftScheduler\.handle\(|threadedregions\.|[~[]folia-/;
const UNSUPPORTED_ON_FOLIA =
  /UnsupportedOperationException|teleportAsync|Dispatching command async|main thread check/;

/** What hybrid server software prints about things unknown to Bukkit. */
const CAST_TO_BUKKIT =
  /ClassCastException: [^\n]{1,200} cannot be cast to (?:class )?org\.bukkit\./;
const HYBRID_FRAME = /\b(?:arclight|mohist|ketting|magma|catserver|youer)[-@$]|mohistmc\./i;

const SERVER_CLASS =
  /(?:org\.bukkit\.craftbukkit|com\.destroystokyo\.paper|io\.papermc\.paper|net\.minecraft\.server)\./;
/** The server took one of its own things for another of its own, in its own code. */
const CAST_WITHIN_SERVER = joinInOrder([
  /ClassCastException: (?:class )?/,
  SERVER_CLASS,
  /\S{1,200} cannot be cast to (?:class )?/,
  SERVER_CLASS,
  /[^\n]*\n\s*at (?:\S{1,100}\/)?/,
  SERVER_CLASS,
]);

/** The jar’s own description, which nobody edits on a server. */
const BROKEN_DESCRIPTION = /InvalidDescriptionException/;
/** Bukkit’s words about a jar that is no plugin. */
const NO_DESCRIPTION = /Jar does not contain plugin\.yml/;

/** The kind of an error that the lines show, whatever its message says; undefined for most. */
function findKindOfSoftware(trace: TraceParts): FaultKind | undefined {
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

/** Kinds that say more than their consequences. */
const DECISIVE_KINDS: ReadonlySet<FaultKind> = new Set(['database', 'world-data', 'recipe']);

/** The fault of the deepest cause, or of what led to it if that is more specific. */
function findFaultOfChain({ lines, causedBy, logMessage }: TraceParts): Fault | undefined {
  const messages = [...[...causedBy].reverse(), lines[0] as string, logMessage];
  const faults = messages.flatMap((text) => classifyError(text) ?? []);
  return (
    faults.find(({ kind }) => DECISIVE_KINDS.has(kind)) ??
    faults.find(({ kind }) => kind !== 'code') ??
    faults[0]
  );
}

/** A fault with what the lines of its trace say more exactly. */
function reclassifyFault(fault: Fault, trace: TraceParts): Fault {
  switch (fault.kind) {
    case 'code':
      return { kind: reclassifyCode(trace) };
    case 'key':
      // A connection that ends in the middle leaves data that no key opens.
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

/** An error in code that did not find its way in the game, or in the setup of a class. */
function reclassifyCode(trace: TraceParts): FaultKind {
  if (failsAtLookup(trace)) return 'inner-part';
  return SETUP_FAILED.test(trace.lines.join('\n')) ? 'setup' : 'code';
}

/** Where plugins look for parts of the game by name, mostly while a class for it is set up. */
const LOOKUP_FRAME = joinPatterns([
  // Paper’s own help for it
  /\.pluginremap\.reflect\.PaperReflection\./,
  // `at com.example.lamps.LampReflection.getField(LampReflection.java:7)`
  /\.\w{0,40}Reflection\w{0,20}\.(?:<clinit>|get\w{0,40}|find\w{0,40})\(/,
  // `at com.example.nms.Lamp.<clinit>(Lamp.java:7)`
  /\.nms\.[\w.$]{1,120}\.<clinit>\(/,
]);
/** What such code fails with if the part has another name or place. */
const LOOKUP_FAILED = joinPatterns(
  [
    /\b(?:ExceptionInInitializerError|NullPointerException|\w{0,12}IndexOutOfBoundsException)\b/,
    /\b(?:unable to|could not|cannot) find (?:method|field|constructor|class)\b/,
  ],
  'i',
);
const INITIALIZER_ERROR = /ExceptionInInitializerError/;
/** Libraries that plugins carry to reach parts of the server that differ from version to version. */
const BRIDGE_FRAME = joinInOrder([
  // The jar, and the package of the plugin that the library lies in.
  /^\s*at (?:[^\s(]{1,120}\/)?(?:[\w.]{1,100}\.)?/,
  [/org\.incendo\.cloud|cloud\.commandframework|dev\.jorel\.commandapi/, /nbtapi|xseries|anvilgui/],
  /\./,
]);
/** How far below an error the frame may be in which the lookup was asked for. */
const MAX_FRAMES_OF_LOOKUP = 12;

/** True if code failed while it looked for parts of the game by name. */
function failsAtLookup(trace: TraceParts): boolean {
  const header = getHeader(trace);
  const below = trace.rootAt + 1;
  const frames = trace.lines.slice(below, below + MAX_FRAMES_OF_LOOKUP);
  return (
    (LOOKUP_FAILED.test(header) && frames.some((text) => LOOKUP_FRAME.test(text))) ||
    (INITIALIZER_ERROR.test(header) && BRIDGE_FRAME.test(frames[0] ?? ''))
  );
}

/** A class whose own setup failed, in lines that end before the reason. */
const SETUP_FAILED = /^[^\n]{0,200}\bExceptionInInitializerError(?:: null)?\s*\n(?![^]*Caused by)/;

const TLS_EXCEPTION = /\bSSL\w{0,20}Exception\b/;
/** The game’s own format of world data. */
const NBT_CLASS = /\bnet\.minecraft\.nbt\./;
/** Java’s words about an archive that it cannot read. */
const ZIP_ERROR =
  /ZipException|zip END header|invalid (?:LOC|CEN) header|error in opening zip file/;
const INVALID_PLUGIN = /\.InvalidPluginException/;

/** A file that is cut off: of the world, a jar, or any other. */
function reclassifyCutFile(fault: Fault, trace: TraceParts): Fault {
  if (hasLine(trace, NBT_CLASS)) return { kind: 'world-data' };
  if (!ZIP_ERROR.test(getHeader(trace))) return fault;
  const file = findDamagedJar(trace);
  if (file !== undefined) return { ...fault, file };
  return hasLine(trace, INVALID_PLUGIN) ? { kind: 'plugin-jar' } : fault;
}

const JAR_NAME = /(?:^|[\s'"`([\\/])(?<file>[\w.+()[\]-]{1,100}?\.jar)\b(?!:\d)/;
/** How far above an error the line may be that names the file. */
const MAX_LINES_TO_FILE = 2;

/** The jar that an archive’s error is about: an outer cause, the error or a line above names it. */
function findDamagedJar({ lines, above, causedBy }: TraceParts): string | undefined {
  const linesAbove = above.trimEnd().split('\n').slice(-MAX_LINES_TO_FILE).reverse();
  return [...[...causedBy].reverse(), lines[0] as string, ...linesAbove]
    .filter((text) => !FRAME.test(text))
    .map((text) => JAR_NAME.exec(text)?.groups?.file)
    .find((file) => file !== undefined);
}

/**
 * A field that numbered code of the game asks for by a name of its own: its own fields have numbers,
 * and one to three letters before it was numbered.
 */
const ADDED_MEMBER =
  /NoSuchFieldError: (?!(?:field|comp)_\d)(?<name>[A-Za-z][\w$]{3,80})\s*\n\s*at (?:[^\s(/]{1,80}\/)?net\.minecraft\.class_\d/;

/** A part that is missing, of which the error does not say what it belongs to. */
function reclassifyOtherBuild(fault: Fault, trace: TraceParts): Fault {
  const missing = ADDED_MEMBER.exec(getHeaderAndFrame(trace))?.groups?.name;
  return missing === undefined ? fault : { kind: 'added-member', missing };
}

/** A class of the game by its official name; Fabric used numbered names up to 1.21.11. */
const OFFICIAL_CLASS_NAME = /^net\.minecraft\.(?!class_)[a-z]\w*\.(?:\w+\.)*[A-Z]/;
/** Numbers in a missing name: the caller was built for a Fabric that had them. */
const NUMBERED_MEMBER = /\.(?:method|field|comp)_\d+$/;
/** Shows that the names of the game are numbered here. */
const NUMBERED_NAMES = /\bintermediary\b|\bnet\.minecraft\.class_\d/;

const PROXY_FRAME = /^\s*at (?:[^\s(]*\/)?com\.velocitypowered\.proxy\./;

/** A part of the game that is missing. */
function reclassifyOtherGame(fault: Fault, trace: TraceParts): Fault {
  const missing = fault.missing ?? '';
  const isOfficialName = OFFICIAL_CLASS_NAME.test(missing) && !NUMBERED_MEMBER.test(missing);
  if (isOfficialName && hasLine(trace, NUMBERED_NAMES)) return { ...fault, kind: 'dev-names' };
  if (isInMixin(trace)) return { ...fault, kind: 'other-build' };
  if (hasLine(trace, PROXY_FRAME)) return { ...fault, onProxy: true };
  return reclassifyNumberedClass(fault, trace);
}

/**
 * True if a member of the game's code is missing in what the mixin of a mod put there: a part that
 * mods build on may have brought it, the server software did not.
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
/** The server's entry point. */
const SERVER_FRAME = joinPatterns([
  /knot\.KnotServer\.|\.Hooks\.startServer\(/,
  /server\.dedicated\.|net\.minecraft\.server\.Main\./,
]);

/** A numbered class of the game that is missing: on a server it may be one of the client’s half. */
function reclassifyNumberedClass(fault: Fault, trace: TraceParts): Fault {
  if (!NUMBERED_CLASS.test(fault.missing ?? '')) return fault;
  // Without frames nothing says whether it is a server.
  const mayBeServer =
    !hasLine(trace, FRAME) || SERVER_FRAME.test([trace.above, ...trace.lines].join('\n'));
  return mayBeServer ? { ...fault, kind: 'half-game' } : fault;
}
