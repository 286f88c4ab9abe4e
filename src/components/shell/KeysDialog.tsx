import { useId, useState, type ReactNode } from 'react';
import { hasSingleKeys, setSingleKeys } from '../../ui/single-keys';
import { useModal } from '../../ui/useModal';
import styles from './styles.module.css';

/** Keys pressed together, as alternatives; and what they do. */
type Row = readonly [alternatives: readonly (readonly string[])[], what: string];

const GROUPS: readonly (readonly [heading: string, rows: readonly Row[]])[] = [
  [
    'On every page',
    [
      [[['/'], ['Ctrl', 'K'], ['⌘', 'K']], 'Search'],
      [[['?']], 'This list'],
    ],
  ],
  [
    'In the search',
    [
      [[['↑'], ['↓']], 'Choose a result'],
      [[['Enter']], 'Open it'],
      [
        [
          ['Ctrl', 'Enter'],
          ['⌘', 'Enter'],
        ],
        'Open it in a new tab',
      ],
      [[['Shift', 'Enter']], 'Open it in a new window'],
      [[['Esc']], 'Close the search'],
    ],
  ],
  [
    'In a guide',
    [
      [[['Tab'], ['Shift', 'Tab']], 'Next or previous link, button or field'],
      [[['←'], ['→']], 'Next or previous tab; scroll a wide table or code'],
      [[['Enter']], 'Show the tab; copy the code, or the link of a heading (#)'],
    ],
  ],
];

/** The keys that work, as a dialog that Esc, its button or a click beside it closes. */
export function KeysDialog({ onClose }: { onClose: () => void }): ReactNode {
  const dialog = useModal();
  const heading = useId();
  const [isOn, setIsOn] = useState(hasSingleKeys);
  return (
    <dialog
      ref={dialog}
      className={styles.dialog}
      aria-labelledby={heading}
      onClose={onClose}
      onClick={(event) => {
        if (event.target === event.currentTarget) event.currentTarget.close();
      }}
    >
      <div className={styles.content}>
        <header>
          <h2 id={heading}>Keyboard</h2>
          <button
            type="button"
            className="button button--secondary"
            onClick={() => dialog.current?.close()}
          >
            Close
          </button>
        </header>
        {GROUPS.map(([title, rows]) => (
          <section key={title}>
            <h3>{title}</h3>
            <dl>
              {rows.map(([alternatives, what]) => (
                <div key={what}>
                  <dt>
                    {alternatives.map((keys, index) => (
                      <span key={keys.join()}>
                        {index > 0 && 'or '}
                        {keys.map((key, place) => (
                          <span key={key}>
                            {place > 0 && ' + '}
                            <kbd>{key}</kbd>
                          </span>
                        ))}
                      </span>
                    ))}
                  </dt>
                  <dd>{what}</dd>
                </div>
              ))}
            </dl>
          </section>
        ))}
        <label className={styles.choice}>
          <input
            type="checkbox"
            checked={isOn}
            onChange={({ target: { checked } }) => {
              setSingleKeys(checked);
              setIsOn(checked);
            }}
          />
          Use the single keys / and ?
        </label>
      </div>
    </dialog>
  );
}
