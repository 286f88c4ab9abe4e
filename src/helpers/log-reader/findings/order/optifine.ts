import { TRACE_TEXTS } from '../../faults/texts';
import type { LocatedError } from '../../traces/logged-error';
import { isInLinesOfError } from '../draft-checks';
import type { LogFindingDraft } from '../findings';

/** What OptiFine rewrote while it was loaded, and its own code. */
const OPTIFINE_FRAME = /[{,]xf:OptiFine:|\bnet\.optifine\./;

/** A finding whose error came up in code that OptiFine rewrote: few mods are made for that. */
export const withOptiFine = (
  draft: LogFindingDraft,
  error: Pick<LocatedError, 'excerpt' | 'start' | 'end' | 'line'> | undefined,
): LogFindingDraft =>
  error !== undefined &&
  isInLinesOfError(error, draft) &&
  !/optifine/i.test(draft.title) &&
  OPTIFINE_FRAME.test(error.excerpt)
    ? { ...draft, fix: `${TRACE_TEXTS.optiFine} ${draft.fix}` }
    : draft;
