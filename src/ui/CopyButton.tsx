import { useEffect, useState, type ReactNode } from 'react';

const SHOWN_MS = 2000;

/**
 * Copies a text in one tap and says so; where the browser refuses, it says what to do.
 * @param text the text, or how to get one that is too large to keep
 */
export function CopyButton({
  text,
  label = 'Copy',
}: {
  text: string | (() => Promise<string>);
  label?: string;
}): ReactNode {
  const [state, setState] = useState<'idle' | 'copied' | 'failed'>('idle');
  useEffect(() => {
    if (state === 'idle') return undefined;
    const timer = setTimeout(() => setState('idle'), SHOWN_MS);
    return () => clearTimeout(timer);
  }, [state]);
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(typeof text === 'string' ? text : await text());
      setState('copied');
    } catch {
      setState('failed');
    }
  };
  return (
    <button type="button" className="button button--secondary" onClick={() => void copy()}>
      <span aria-live="polite">
        {state === 'idle' ? label : state === 'copied' ? 'Copied' : 'Select the text and copy it'}
      </span>
    </button>
  );
}
