import { useEffect, useLayoutEffect, useState, type ReactNode } from 'react';
import { createPortal } from 'react-dom';
import { CopyButton } from '../../../ui/CopyButton';
import { useElements, type GuideRef } from './useElements';
import { WRAP, WRAP_LINES } from '../texts';

/** A copy button for every code block, and a wrap button where lines are too long. */
export function CodeButtons({ guide }: { guide: GuideRef }): ReactNode {
  const blocks = useElements(guide, '.theme-code-block__content');
  return blocks.map((block, index) => <Buttons key={index} block={block} />);
}

function Buttons({ block }: { block: HTMLElement }): ReactNode {
  const [host] = useState(() => {
    const element = document.createElement('div');
    element.className = 'theme-code-block__buttons';
    return element;
  });
  const { wraps, setWraps, overflows } = useWrapping(block);
  useLayoutEffect(() => {
    block.append(host);
    return () => host.remove();
  }, [block, host]);
  return createPortal(
    <>
      {overflows && (
        <button
          type="button"
          className="button button--secondary"
          aria-pressed={wraps}
          aria-label={WRAP_LINES}
          onClick={() => setWraps(!wraps)}
        >
          {WRAP}
        </button>
      )}
      <CopyButton text={() => Promise.resolve(block.querySelector('pre')?.textContent ?? '')} />
    </>,
    host,
  );
}

/** Whether a block wraps its lines, and whether they are too long without. */
function useWrapping(block: HTMLElement) {
  const [wraps, setWraps] = useState(false);
  const [overflows, setOverflows] = useState(false);
  useEffect(() => {
    const code = block.querySelector('pre');
    code?.classList.toggle('theme-code-block__wraps', wraps);
    if (code === null || wraps) return undefined;
    const measure = () => setOverflows(code.scrollWidth > code.clientWidth);
    // Without ResizeObserver, only the initial width counts.
    if (!('ResizeObserver' in window)) {
      measure();
      return undefined;
    }
    const observer = new ResizeObserver(measure);
    observer.observe(code);
    return () => observer.disconnect();
  }, [block, wraps]);
  return { wraps, setWraps, overflows };
}
