/** Takes the last steps that change findings: leaves out repeats, merges them, and adds OptiFine. */
import type { LocatedError } from '../traces/logged-error';
import type { LogFindingDraft } from './findings';
import { withOptiFine } from './order/optifine';
import { mergePlatformNeeds } from './order/platform-needs';
import { withoutRepeats } from './order/repeats';

/** @param firstError the error that stands for a finding without one of its own */
export const finishFindings = (
  drafts: readonly LogFindingDraft[],
  firstError: LocatedError | undefined,
): LogFindingDraft[] =>
  mergePlatformNeeds(withoutRepeats(drafts)).map((draft) =>
    withOptiFine(draft, draft.error ?? firstError),
  );
