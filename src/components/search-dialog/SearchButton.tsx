import { useEffect, useState, type ReactNode, type RefObject } from 'react';
import { translate } from '@docusaurus/Translate';

/** The key of the reader's shortcuts; undefined until the page runs in a browser. */
function useModifierKey(): 'Ctrl' | '⌘' | undefined {
  const [modifier, setModifier] = useState<'Ctrl' | '⌘'>();
  useEffect(() => {
    setModifier(/Mac|iP(?:hone|[ao]d)/.test(navigator.userAgent) ? '⌘' : 'Ctrl');
  }, []);
  return modifier;
}

function Magnifier(): ReactNode {
  return (
    <svg width="20" height="20" className="DocSearch-Search-Icon" viewBox="0 0 20 20" aria-hidden>
      <circle cx="8.5" cy="8.5" r="6" fill="none" stroke="currentColor" strokeWidth="1.5" />
      <path d="m13 13 5 5" stroke="currentColor" strokeWidth="1.5" strokeLinecap="round" />
    </svg>
  );
}

/** The button in the navigation bar: the words and class names of DocSearch's own. */
export function SearchButton({
  button,
  onIntent,
  onClick,
}: {
  button: RefObject<HTMLButtonElement | null>;
  onIntent: () => void;
  onClick: () => void;
}): ReactNode {
  const modifier = useModifierKey();
  const label = translate({ id: 'theme.SearchBar.label', message: 'Search' });
  return (
    <button
      type="button"
      ref={button}
      className="DocSearch DocSearch-Button"
      // Speech control finds a button by its visible label: the accessible name must contain it
      // (WCAG 2.5.3), spaces included.
      aria-label={modifier === undefined ? label : `${label} ${modifier} K`}
      aria-keyshortcuts="Control+K Meta+K"
      onTouchStart={onIntent}
      onFocus={onIntent}
      onMouseOver={onIntent}
      onClick={onClick}
    >
      <span className="DocSearch-Button-Container">
        <Magnifier />
        <span className="DocSearch-Button-Placeholder">{label}</span>
      </span>{' '}
      <span className="DocSearch-Button-Keys">
        {modifier !== undefined && (
          <>
            <kbd className="DocSearch-Button-Key">{modifier}</kbd>{' '}
            <kbd className="DocSearch-Button-Key">K</kbd>
          </>
        )}
      </span>
    </button>
  );
}
