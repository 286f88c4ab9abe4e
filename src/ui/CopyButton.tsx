import { useEffect, useState, type ReactNode } from 'react';
import { COPIED, COPY, COPY_YOURSELF } from './texts';

const SHOWN_MS = 2000;

/**
 * Copies a text that is not available yet. Safari allows that only with a promise passed at once,
 * which Firefox supports since version 127.
 */
async function writeLater(text: Promise<string>): Promise<void> {
  if (typeof ClipboardItem === 'undefined') {
    await navigator.clipboard.writeText(await text);
    return;
  }
  const item = new ClipboardItem({
    'text/plain': text.then((value) => new Blob([value], { type: 'text/plain' })),
  });
  await navigator.clipboard.write([item]);
}

/**
 * Copies a text on tap and confirms it; if the browser refuses, shows what to do.
 * @param text the text, or a function for one that is too large to keep
 * @param failedLabel what a reader can do if the browser refuses
 */
export function CopyButton({
  text,
  label = COPY,
  failedLabel = COPY_YOURSELF,
}: {
  text: string | (() => Promise<string>);
  label?: string;
  failedLabel?: string;
}): ReactNode {
  const [state, setState] = useState<'idle' | 'copied' | 'failed'>('idle');
  useEffect(() => {
    if (state === 'idle') return undefined;
    const timer = setTimeout(() => setState('idle'), SHOWN_MS);
    return () => clearTimeout(timer);
  }, [state]);
  const copy = async () => {
    try {
      await (typeof text === 'string' ? navigator.clipboard.writeText(text) : writeLater(text()));
      setState('copied');
    } catch {
      setState('failed');
    }
  };
  const labels = { idle: label, copied: COPIED, failed: failedLabel };
  return (
    <button type="button" className="button button--secondary" onClick={() => void copy()}>
      <span aria-live="polite">{labels[state]}</span>
    </button>
  );
}
