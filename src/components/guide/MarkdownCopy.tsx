import { useState, type ReactNode } from 'react';

/** The address of a guide's Markdown copy; see plugins/site/markdown-copies. */
export function markdownAddress(route: string): string {
  const path = route.replace(/\/$/, '');
  return `${path === '' ? '/index' : path}.md`;
}

/** "Copy as Markdown" and a link to the copy, for notes, tickets and programs that read text. */
export function MarkdownCopy({ route }: { route: string }): ReactNode {
  const [state, setState] = useState<'idle' | 'copied' | 'failed'>('idle');
  const address = markdownAddress(route);
  const copy = async () => {
    try {
      const response = await fetch(address);
      if (!response.ok) throw new Error(`${address}: ${response.status}`);
      await navigator.clipboard.writeText(await response.text());
      setState('copied');
    } catch (error) {
      console.warn(error);
      setState('failed');
    }
  };
  return (
    <p className="markdown-copy">
      <button type="button" className="button button--secondary" onClick={() => void copy()}>
        <span aria-live="polite">
          {state === 'copied'
            ? 'Copied'
            : state === 'failed'
              ? 'Open the Markdown and copy it there'
              : 'Copy as Markdown'}
        </span>
      </button>
      {/* A file of the build, not a page of the generator: its link check does not know it. */}
      <a href={address}>View as Markdown</a>
    </p>
  );
}
