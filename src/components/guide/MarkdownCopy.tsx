import type { ReactNode } from 'react';
import { CopyButton } from '../../ui/CopyButton';
import { getMarkdownUrl } from '../../lib/markdown-url';
import { COPY_MARKDOWN, COPY_MARKDOWN_THERE, VIEW_MARKDOWN } from './texts';

/**
 * "Copy as Markdown", and a link to that copy, for notes, tickets and programs that read plain
 * text.
 */
export function MarkdownCopy({ route }: { route: string }): ReactNode {
  const address = getMarkdownUrl(route);
  const read = async () => {
    const response = await fetch(address);
    if (!response.ok) throw new Error(`${address}: ${response.status}`);
    return response.text();
  };
  return (
    <>
      <CopyButton text={read} label={COPY_MARKDOWN} failedLabel={COPY_MARKDOWN_THERE} />
      {/* A file written by the build, not a Docusaurus page: its broken-link check does not know it. */}
      <a href={address}>{VIEW_MARKDOWN}</a>
    </>
  );
}
