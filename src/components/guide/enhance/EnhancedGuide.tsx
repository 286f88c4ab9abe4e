import type { ReactNode } from 'react';
import { CodeButtons } from './CodeButtons';
import { EnlargedPicture } from './EnlargedPicture';
import { Islands } from './Islands';
import type { GuideRef } from './useElements';
import { useTables } from './useTables';
import { useTabs } from './useTabs';
import { useTargets } from './useTargets';

/** A separate component, so that a new address re-renders nothing else of a guide. */
function Targets({ guide }: { guide: GuideRef }): null {
  useTargets(guide);
  return null;
}

/**
 * Makes the HTML of a guide's text interactive. React never renders the text itself again: the
 * server's HTML is all the page needs.
 */
export function EnhancedGuide({ guide }: { guide: GuideRef }): ReactNode {
  useTabs(guide);
  useTables(guide);
  return (
    <>
      <Targets guide={guide} />
      <CodeButtons guide={guide} />
      <Islands guide={guide} />
      <EnlargedPicture guide={guide} />
    </>
  );
}
