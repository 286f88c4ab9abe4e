/**
 * Ranks the errors of a log: how likely is each to be the one to look at? The highest rank wins, and
 * of equals the first.
 */
import { ALARMING_KINDS, classifyError } from '../faults/kinds';
import { FAILURE, NEGATED_FAILURE } from './failure-words';
import { joinPatterns } from '../../../lib/join-patterns';
import { getLevel, getMessage } from '../lines/line-format';
import { CAUSED_BY, getLastLine, lacksLevel } from './exception-lines';
import { FRAME } from './stack-frames';

/** The ranks, from an error that ended the program down to a line that may mean nothing. */
export const RANK = {
  /** A trace below a message which says that the program ends. */
  fatalTrace: 3,
  /** A program or its shell reports its end, usually without a reason. */
  programEnd: 2.8,
  /** A trace at level ERROR or above. */
  severeTrace: 2,
  /** Any other trace. */
  trace: 1,
  /** Healthy packs print many such errors about single recipes and loot tables. */
  recipe: 0.5,
  /** Forge says that a file is not a mod, which is more than the line that only says where it is. */
  forgeFailureMessage: 0.1,
  /** A line at level ERROR without a trace, or an error while the program stops. */
  errorLine: 0,
  /** A headline between signs: `## An error occurred! ##`. */
  headline: -0.05,
  /**
   * A line that only sounds like an error. Healthy servers do not print the alarming kinds; other
   * kinds are known, too; the rest has only a failure word.
   */
  alarmingWords: -0.5,
  knownWords: -1,
  failureWord: -1.5,
  warning: -2,
  /** An error that a program says it has dealt with. */
  caught: -3,
} as const;

/** Frames say where an error occurred. */
export const BONUS_FOR_FRAMES = 0.5;
/** An error that only wraps another says less than one that names the reason. */
const PENALTY_FOR_WRAPPER = 0.25;

/** The message above a trace that ends the program. */
const FATAL_MESSAGE = joinPatterns(
  [
    /Encountered an unexpected exception|Startup aborted due to an exception/,
    /Failed to start the minecraft server|Exception in server tick loop|^Description: /,
    /This crash report has been saved|Unreported exception thrown|A mod crashed on startup/,
    /Minecraft has crashed|Exception in thread "main"|Failed to launch/,
    /Could not execute entrypoint|Incompatible mods found|LoadingFailedException/,
    /Ticking (?:block |tile )?entity|Exception ticking world|ServerHangWatchdog/,
    /Server thread\/FATAL|has stopped responding/,
    /A problem occurred running the Server launcher|can't proceed with server load/,
    /Failed to initialize server|: Critical error occurred/,
  ],
  'm',
);
/** Exceptions that wrap another one and say nothing themselves. */
const WRAPPER_EXCEPTION =
  /(?:InvocationTarget|Completion|Execution|UndeclaredThrowable)Exception(?:: null)?\s*$/;

/** True for an error that wraps another one, if the log does not show that other error. */
export const isWrapperOnly = (lines: readonly string[]): boolean =>
  WRAPPER_EXCEPTION.test(lines[0] as string) &&
  !lines.some((line) => FRAME.test(line) || CAUSED_BY.test(line));

/** Bukkit’s wrapper of an error in a listener: without that error it says nothing. */
const isListenerOnly = (lines: readonly string[]): boolean =>
  /^(?:Caused by: )?org\.bukkit\.event\.EventException(?:: null)?\s*$/.test(lines[0] as string) &&
  !lines.some((line) => CAUSED_BY.test(line));

/** True for a line with a level at which programs log errors. */
export const isSevere = (line: string): boolean => /^(?:ERROR|SEVERE|FATAL)$/.test(getLevel(line));

/**
 * Ranks a trace.
 * @param line its first line
 * @param above the lines above it
 */
export function rankTrace(line: string, above: string, lines: readonly string[]): number {
  const message = getLastLine(above);
  const isFatal =
    FATAL_MESSAGE.test(above) || FATAL_MESSAGE.test(line) || getLevel(line) === 'FATAL';
  // The game logs this for a single task at level FATAL, and continues.
  if (isFatal && !/Error executing task/.test(message)) return RANK.fatalTrace;
  if (classifyError(getMessage(message))?.kind === 'recipe') return RANK.recipe;
  const hasLevel = !lacksLevel(line) && getLevel(line) !== '';
  const rank = isSevere(hasLevel ? line : message) ? RANK.severeTrace : RANK.trace;
  if (isListenerOnly(lines)) return RANK.trace - PENALTY_FOR_WRAPPER;
  if (isWrapperOnly(lines)) return rank - PENALTY_FOR_WRAPPER;
  return lines.length > 1 ? rank + BONUS_FOR_FRAMES : rank;
}

/** Marks an error without a level: the head of a crash report's trace, a script's last message. */
const ERROR_WITHOUT_LEVEL = /^\s*(?:Stacktrace:|Fatal Error)/;
const FORGE_FAILURE_MESSAGE = /^\s*Failure message: [^\n]{1,300}\.jar\b/;

/** A headline says that something failed, and the lines below it say what. */
const HEADLINE = /\s(?<sign>[#*=|~-]{2,8}) [^\n]{1,120} \k<sign>\s*$/;

/** Ranks a line without a trace; undefined if it is no error. */
export function rankErrorLine(line: string): number | undefined {
  if (FORGE_FAILURE_MESSAGE.test(line)) return RANK.forgeFailureMessage;
  if (HEADLINE.test(line) && isSevere(line)) return RANK.headline;
  return ERROR_WITHOUT_LEVEL.test(line) || isSevere(line) ? RANK.errorLine : undefined;
}

/** Ranks a line that only sounds like an error; undefined if it does not even do that. */
export function rankFailureWords(line: string): number | undefined {
  if (!FAILURE.test(line) || NEGATED_FAILURE.test(line))
    return /^WARN(?:ING)?$/.test(getLevel(line)) ? RANK.warning : undefined;
  const kind = classifyError(getMessage(line))?.kind;
  if (kind === undefined) return RANK.failureWord;
  return ALARMING_KINDS.has(kind) ? RANK.alarmingWords : RANK.knownWords;
}
