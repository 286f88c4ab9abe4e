import { useId, useState, type ReactNode } from 'react';
import { hasSingleKeys, setSingleKeys } from '../../ui/single-keys';
import { useModal } from '../../ui/useModal';
import { GROUPS, VIEW } from './keys/words';
import styles from './styles.module.css';

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
          <h2 id={heading}>{VIEW.title}</h2>
          <button
            type="button"
            className="button button--secondary"
            onClick={() => dialog.current?.close()}
          >
            {VIEW.close}
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
                        {index > 0 && VIEW.or}
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
          {VIEW.singleKeys}
        </label>
      </div>
    </dialog>
  );
}
