import type { ReactNode } from 'react';
import styles from './styles.module.css';
import { COLORS, MARKS } from './styled-text';
import { TOOLBAR } from './texts';

const replaceUnderscore = (name: string) => name.replace('_', ' ');

interface CodeButton {
  code: string;
  name: string;
  text: string;
  className: string | undefined;
}

/** Buttons that insert a code at the cursor. */
export function Toolbar({ onCode }: { onCode: (code: string) => void }): ReactNode {
  const renderButton = ({ code, name, text, className }: CodeButton) => (
    <button
      key={code}
      type="button"
      className={className}
      title={`${name}, &${code}`}
      aria-label={`${name}, &${code}`}
      onClick={() => onCode(`&${code}`)}
    >
      {text}
    </button>
  );
  return (
    <div className={styles.tools} role="group" aria-label={TOOLBAR.label}>
      {COLORS.map(([code, name]) =>
        renderButton({
          code,
          name: replaceUnderscore(name),
          text: code,
          className: `${styles.tool} ${styles[`c${code}`]}`,
        }),
      )}
      {MARKS.map(([code, name]) =>
        renderButton({ code, name, text: name, className: styles.tool }),
      )}
      {renderButton({
        code: 'r',
        name: TOOLBAR.plainName,
        text: TOOLBAR.plain,
        className: styles.tool,
      })}
    </div>
  );
}
