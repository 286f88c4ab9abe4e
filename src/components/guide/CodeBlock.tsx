import { Fragment, type ReactNode } from 'react';
import { splitAtLineBreaks } from '@site/src/lib/line-breaks';

/**
 * A titled code block in a guide; the hydrated page adds buttons (`enhance/CodeButtons`).
 * @param html the code with its colors, made by pipeline/remark/highlight-code
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
  return (
    <div className="theme-code-block">
      {title !== undefined && (
        <div className="theme-code-block__title">
          {splitAtLineBreaks(title).map((part, index) => (
            <Fragment key={index}>
              {index > 0 && <wbr />}
              {part}
            </Fragment>
          ))}
        </div>
      )}
      <div className="theme-code-block__content">
        <pre tabIndex={0} className={`language-${language}`}>
          <code dangerouslySetInnerHTML={{ __html: html }} />
        </pre>
      </div>
    </div>
  );
}
