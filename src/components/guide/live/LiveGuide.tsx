import type { ReactNode } from 'react';
import { CodeButtons } from './CodeButtons';
import { EnlargedPicture } from './EnlargedPicture';
import { Islands } from './Islands';
import type { Text } from './useElements';
import { useLinks } from './useLinks';
import { useLocalTimes } from './useLocalTimes';
import { useTables } from './useTables';
import { useTabs } from './useTabs';
import { useTargets } from './useTargets';

/**
 * Makes the HTML of a guide's text live. The text itself is never rendered again: what the server
 * wrote is all that the page needs of it.
 */
export function LiveGuide({ text }: { text: Text }): ReactNode {
  useTabs(text);
  useTables(text);
  useLocalTimes(text);
  useLinks(text);
  useTargets(text);
  return (
    <>
      <CodeButtons text={text} />
      <Islands text={text} />
      <EnlargedPicture text={text} />
    </>
  );
}
