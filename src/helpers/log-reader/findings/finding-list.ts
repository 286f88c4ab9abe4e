/** Collects findings: one per rule and title, with a count. */
import type { Recognized } from '../server/software';
import { isRow, type LogFindingDraft } from './findings';
import { isForServer, withoutOtherGames } from './for-server';

const MAX_FINDINGS = 200;
const MAX_TRACE_LOOKUPS = 5;
/** How many lines below its first one a message may go on and say more. */
const MAX_LINES_OF_MESSAGE = 3;

/** What the lines around a match add to it. */
export type FindingContext = Pick<LogFindingDraft, 'error' | 'isWarning'>;

export class FindingList {
  private readonly drafts = new Map<string, LogFindingDraft>();
  /** True if some findings were dropped. */
  wasTruncated = false;

  /**
   * Adds a match, or counts it if it is known.
   * @param readContext called only if its answer is needed
   */
  add(draft: LogFindingDraft, readContext: () => FindingContext): void {
    const key = getKey(draft);
    const known = this.drafts.get(key);
    if (known !== undefined) countRepeat(known, draft, readContext);
    else if (this.drafts.size >= MAX_FINDINGS) this.wasTruncated = true;
    // The same object: whoever adds it may add links to it later.
    else this.drafts.set(key, Object.assign(draft, readContext()));
  }

  /** Findings that the recognized software can have printed, in the order of the log. */
  fitting(recognized: Recognized): LogFindingDraft[] {
    return [...this.drafts.values()]
      .filter((draft) => isForServer(draft, recognized))
      .map((draft) =>
        draft.hasProductGuide === true ? withoutOtherGames(draft, recognized) : draft,
      );
  }
}

/** Key for repeated matches: a row counts once for all its messages. */
const getKey = (draft: LogFindingDraft): string =>
  isRow(draft) ? draft.id : `${draft.id}\n${draft.title}`;

/** Counts a repeated match, and takes from it what the first one lacks. */
function countRepeat(
  known: LogFindingDraft,
  repeat: LogFindingDraft,
  readContext: () => FindingContext,
): void {
  known.count++;
  known.lastLine = repeat.line;
  if (isMoreComplete(repeat, known)) {
    const { cause, fix, gaps } = repeat;
    Object.assign(known, { cause, fix, gaps });
  }
  // Java omits the trace of an error that it has printed often, and some programs print it only later.
  if (known.error === undefined && known.count <= MAX_TRACE_LOOKUPS) {
    const { error, isWarning } = readContext();
    known.error = error;
    known.isWarning = known.isWarning === true && isWarning === true;
  }
}

/** True if the lines right below say what the first line of a message left out. */
const isMoreComplete = (later: LogFindingDraft, known: LogFindingDraft): boolean =>
  later.line - known.line <= MAX_LINES_OF_MESSAGE && (later.gaps ?? 0) < (known.gaps ?? 0);
