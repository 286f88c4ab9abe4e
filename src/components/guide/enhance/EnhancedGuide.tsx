import type { ReactNode } from 'react';
import { CodeButtons } from './CodeButtons';
import { EnlargedPicture } from './EnlargedPicture';
import { Islands } from './Islands';
import type { TextRef } from './useElements';
import { useTables } from './useTables';
import { useTabs } from './useTabs';
import { useTargets } from './useTargets';

/** A separate component, so that a new address re-renders nothing else of a guide. */
function Targets({ text }: { text: TextRef }): null {
  useTargets(text);
  return null;
}

/**
 * Makes the HTML of a guide's text interactive. React never renders the text itself again: the
 * server's HTML is all the page needs.
 */
export function EnhancedGuide({ text }: { text: TextRef }): ReactNode {
  useTabs(text);
  useTables(text);
  return (
    <>
      <Targets text={text} />
      <CodeButtons text={text} />
      <Islands text={text} />
      <EnlargedPicture text={text} />
    </>
  );
}
