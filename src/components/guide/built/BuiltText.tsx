import { useRef, type ReactNode } from 'react';
import { LiveGuide } from '../live/LiveGuide';
import './styles';

/** The text of a guide, as HTML that is never rendered again, made live. */
export function BuiltText({ html }: { html: string | TrustedHTML }): ReactNode {
  const text = useRef<HTMLDivElement>(null);
  return (
    <>
      <div
        ref={text}
        className="theme-doc-markdown markdown"
        dangerouslySetInnerHTML={{ __html: html }}
      />
      <LiveGuide text={text} />
    </>
  );
}
