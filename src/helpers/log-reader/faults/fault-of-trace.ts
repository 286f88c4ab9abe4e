/** Classifies the error of a whole stack trace. */
// cspell:ignore catserver craftbukkit mohistmc threadedregions teleportAsync handl pluginremap clinit commandframework xseries anvilgui
import { FRAME, findThirdParty } from '../traces/stack-frames';
import { classifyError, type Fault, type FaultKind } from './kinds';

/** Folia has neither Bukkit's scheduler nor a main thread. */
const FOLIA_FRAME = /CraftScheduler\.handle\(|threadedregions\.|[~[]folia-/;
const UNSUPPORTED_ON_FOLIA =
  /UnsupportedOperationException|teleportAsync|Dispatching command async|main thread check/;

/** What hybrid server software prints about things unknown to Bukkit. */
const CAST_TO_BUKKIT =
  /ClassCastException: [^\n]{1,200} cannot be cast to (?:class )?org\.bukkit\./;
const HYBRID_FRAME = /\b(?:arclight|mohist|ketting|magma|catserver|youer)[-@$]|mohistmc\./i;

const SERVER_CLASS = String.raw`(?:org\.bukkit\.craftbukkit|com\.destroystokyo\.paper|io\.papermc\.paper|net\.minecraft\.server)\.`;
/** The server took one of its own things for another of its own, in its own code. */
const CAST_WITHIN_SERVER = new RegExp(
  String.raw`ClassCastException: (?:class )?${SERVER_CLASS}\S{1,200} cannot be cast to (?:class )?${SERVER_CLASS}[^\n]*\n\s*at (?:\S{1,100}\/)?${SERVER_CLASS}`,
);

/** The server's entry point: a numbered class of the game may belong to the client. */
const SERVER_FRAME =
  /knot\.KnotServer\.|\.Hooks\.startServer\(|server\.dedicated\.|net\.minecraft\.server\.Main\./;

/**
 * A field that numbered code of the game asks for by a name of its own: its own fields have numbers,
 * and one to three letters before it was numbered.
 */
const ADDED_MEMBER =
  /NoSuchFieldError: (?!(?:field|comp)_\d)(?<name>[A-Za-z][\w$]{3,80})\s*\n\s*at (?:[^\s(/]{1,80}\/)?net\.minecraft\.class_\d/;
const findAddedMember = (headerAndFrame: string): string | undefined =>
  ADDED_MEMBER.exec(headerAndFrame)?.groups?.name;

/** A class of the game by its official name; Fabric used numbered names up to 1.21.11. */
const NUMBERED_MEMBER = /\.(?:method|field|comp)_\d+$/;
const OFFICIAL_CLASS_NAME = /^net\.minecraft\.(?!class_)[a-z]\w*\.(?:\w+\.)*[A-Z]/;
const isNumbered = (lines: readonly string[]): boolean =>
  lines.some((text) => /\bintermediary\b|\bnet\.minecraft\.class_\d/.test(text));

/** The game’s own format of world data. */
const NBT_CLASS = /\bnet\.minecraft\.nbt\./;

/** Java’s words about an archive that it cannot read. */
const ZIP_ERROR =
  /ZipException|zip END header|invalid (?:LOC|CEN) header|error in opening zip file/;
const JAR_NAME = /(?:^|[\s'"`([\\/])(?<file>[\w.+()[\]-]{1,100}?\.jar)\b(?!:\d)/;
/** How far above an error the line may be that names the file. */
const MAX_LINES_TO_FILE = 2;

/** The jar that an archive’s error is about: an outer cause, the error or a line above names it. */
function findDamagedJar({ lines, above, causes }: TraceText): string | undefined {
  const before = above.trimEnd().split('\n').slice(-MAX_LINES_TO_FILE).reverse();
  return [...[...causes].reverse(), lines[0] as string, ...before]
    .filter((text) => !FRAME.test(text))
    .map((text) => JAR_NAME.exec(text)?.groups?.file)
    .find((file) => file !== undefined);
}

const TLS_EXCEPTION = /\bSSL\w{0,20}Exception\b/;

/**
 * True if a member of the game's code is missing in what the mixin of a mod put there: a part that
 * mods build on may have brought it, the server software did not.
 */
function isInMixin([header, frame]: readonly string[]): boolean {
  const mod = findThirdParty(frame ?? '');
  return (
    /\bNoSuch(?:Field|Method)Error\b/.test(header as string) &&
    mod !== undefined &&
    mod.package === undefined
  );
}

interface TraceText {
  readonly lines: readonly string[];
  /** The preceding lines of the log. */
  readonly above: string;
  /** What stands after each `Caused by`, from the outermost to the deepest. */
  readonly causes: readonly string[];
  /** Index of the line with the deepest cause. */
  readonly deepest: number;
  /** The program's own message. */
  readonly logMessage: string;
}

/** Where plugins look for parts of the game by name: Paper’s help for that, or when a class for it is set up. */
const REFLECTION_FRAME =
  /\.pluginremap\.reflect\.PaperReflection\.|\.\w{0,40}Reflection\w{0,20}\.(?:<clinit>|get\w{0,40}|find\w{0,40})\(|\.nms\.[\w.$]{1,120}\.<clinit>\(/;
/** Libraries that plugins carry to reach parts of the server that differ from version to version. */
const BRIDGE_FRAME =
  /^\s*at (?:[^\s(]{1,120}\/)?(?:[\w.]{1,100}\.)?(?:org\.incendo\.cloud|cloud\.commandframework|dev\.jorel\.commandapi|nbtapi|xseries|anvilgui)\./;
/** What such code fails with if the part has another name or place. */
const LOOKUP_FAILED =
  /\b(?:ExceptionInInitializerError|NullPointerException|\w{0,12}IndexOutOfBoundsException|(?:unable to|could not|cannot) find (?:method|field|constructor|class)\b)/i;
const MAX_FRAMES_OF_LOOKUP = 12;

/** True if code failed while it looked for parts of the game by name. */
const failsAtLookup = ([header = '', ...frames]: readonly string[]): boolean =>
  (LOOKUP_FAILED.test(header) &&
    frames.slice(0, MAX_FRAMES_OF_LOOKUP).some((text) => REFLECTION_FRAME.test(text))) ||
  (header.includes('ExceptionInInitializerError') && BRIDGE_FRAME.test(frames[0] ?? ''));

/** A class whose own setup failed, in lines that end before the reason. */
const SETUP_FAILED = /^[^\n]{0,200}\bExceptionInInitializerError(?:: null)?\s*\n(?![^]*Caused by)/;

/** Bukkit’s words about a jar that is no plugin. */
const NO_DESCRIPTION = /Jar does not contain plugin\.yml/;

/** Classifies the error of a trace by its lines and the lines above it. */
export function classifyTrace(trace: TraceText): Fault | undefined {
  const { lines, above, causes, deepest, logMessage } = trace;
  const header = lines[deepest] as string;
  // Forge’s guard against client classes is in the head of the report.
  if (/RuntimeDistCleaner\.processClassWithFlags/.test(above)) return { kind: 'client-code' };
  if (
    /Must use teleportAsync/.test(header) ||
    (UNSUPPORTED_ON_FOLIA.test(header) && lines.some((text) => FOLIA_FRAME.test(text)))
  ) {
    return { kind: 'folia' };
  }
  if (
    (CAST_TO_BUKKIT.test(header) && lines.some((text) => HYBRID_FRAME.test(text))) ||
    CAST_WITHIN_SERVER.test(lines.slice(deepest, deepest + 2).join('\n'))
  ) {
    return { kind: 'hybrid' };
  }
  const fault = findFaultOfChain([...causes].reverse(), lines[0] as string, logMessage);
  if (fault?.kind === 'code' && failsAtLookup(lines.slice(deepest))) return { kind: 'inner-part' };
  if (fault?.kind === 'code' && SETUP_FAILED.test(lines.join('\n'))) return { kind: 'setup' };
  const missing = fault?.missing ?? '';
  // The jar’s own description, which nobody edits on a server.
  if ((lines[0] as string).includes('InvalidDescriptionException')) {
    return { kind: lines.some((text) => NO_DESCRIPTION.test(text)) ? 'no-plugin' : 'bad-jar' };
  }
  // A connection that ends in the middle leaves data that no key opens.
  if (fault?.kind === 'key' && lines.some((text) => TLS_EXCEPTION.test(text)))
    return { kind: 'network' };
  if (fault?.kind === 'cut-file' && lines.some((text) => NBT_CLASS.test(text)))
    return { kind: 'world-data' };
  if (fault?.kind === 'cut-file' && ZIP_ERROR.test(header)) {
    const file = findDamagedJar(trace);
    if (file !== undefined) return { ...fault, file };
    return lines.some((text) => text.includes('.InvalidPluginException'))
      ? { kind: 'plugin-jar' }
      : fault;
  }
  // Numbers in a missing name: the caller was built for a Fabric that had them.
  const named = OFFICIAL_CLASS_NAME.test(missing) && !NUMBERED_MEMBER.test(missing);
  if (fault?.kind === 'other-game' && named && isNumbered(lines)) {
    return { ...fault, kind: 'dev-names' };
  }
  if (fault?.kind === 'other-game' && isInMixin(lines.slice(deepest, deepest + 2))) {
    return { ...fault, kind: 'other-build' };
  }
  if (fault?.kind === 'other-build') {
    const added = findAddedMember(lines.slice(deepest, deepest + 2).join('\n'));
    return added === undefined ? fault : { kind: 'added-member', missing: added };
  }
  const numbered = /^net\.minecraft\.class_\d+$/.test(missing);
  // Without frames nothing says whether it is a server.
  const mayBeServer =
    !lines.some((text) => FRAME.test(text)) || SERVER_FRAME.test([above, ...lines].join('\n'));
  return numbered && mayBeServer ? { ...fault, kind: 'half-game' } : fault;
}

/** Kinds that say more than their consequences. */
const DECISIVE_KINDS: ReadonlySet<FaultKind> = new Set(['database', 'world-data', 'recipe']);

/** The kind of a trace: of its deepest cause, or of what led to it if that is more specific. */
function findFaultOfChain(
  causes: readonly string[],
  first: string,
  said: string,
): Fault | undefined {
  const faults = [...causes, first, said].flatMap((text) => classifyError(text) ?? []);
  return (
    faults.find(({ kind }) => DECISIVE_KINDS.has(kind)) ??
    faults.find(({ kind }) => kind !== 'code') ??
    faults[0]
  );
}
