import type { ReactNode } from 'react';
import { CodeButtons } from './CodeButtons';
import { EnlargedPicture } from './EnlargedPicture';
import { Islands } from './Islands';
import type { Text } from './useElements';
import { useTables } from './useTables';
import { useTabs } from './useTabs';
import { useTargets } from './useTargets';

/** Of its own, so that a new address renders nothing else of a guide again. */
function Targets({ text }: { text: Text }): null {
  useTargets(text);
  return null;
}

/**
 * Makes the HTML of a guide's text live. The text itself is never rendered again: what the server
 * wrote is all that the page needs of it.
 */
export function EnhancedGuide({ text }: { text: Text }): ReactNode {
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
