import { useEffect, useRef, useState, type ReactNode } from 'react';
import clsx from 'clsx';
import useIsBrowser from '@docusaurus/useIsBrowser';
import { CopyButton } from '../../ui/CopyButton';

/**
 * A code block of a guide with its title, a copy button and, where lines are too long, a button
 * that wraps them.
 * @param html the code with its colors, made by plugins/remark/highlight-code
 */
export function CodeBlock({
  html,
  language,
  title,
}: {
  html: string;
  language: string;
  title?: string;
}): ReactNode {
  const live = useIsBrowser();
  const box = useRef<HTMLPreElement>(null);
  const [wraps, setWraps] = useState(false);
  const [overflows, setOverflows] = useState(false);
  useEffect(() => {
    const element = box.current;
    if (element === null || wraps) return undefined;
    const observer = new ResizeObserver(() =>
      setOverflows(element.scrollWidth > element.clientWidth),
    );
    observer.observe(element);
    return () => observer.disconnect();
  }, [wraps]);
  return (
    <div className="theme-code-block">
      {title !== undefined && <div className="theme-code-block__title">{title}</div>}
      <div className="theme-code-block__content">
        <pre
          ref={box}
          tabIndex={0}
          className={clsx(`language-${language}`, wraps && 'theme-code-block__wraps')}
        >
          <code dangerouslySetInnerHTML={{ __html: html }} />
        </pre>
        {live && (
          <div className="theme-code-block__buttons">
            {overflows && (
              <button
                type="button"
                className="button button--secondary"
                aria-pressed={wraps}
                aria-label="Wrap long lines"
                onClick={() => setWraps(!wraps)}
              >
                Wrap
              </button>
            )}
            <CopyButton text={() => Promise.resolve(box.current?.textContent ?? '')} />
          </div>
        )}
      </div>
    </div>
  );
}
