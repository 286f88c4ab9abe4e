import { useId, useState, type ReactNode } from 'react';
import { Button } from '../../../ui/Button';
import { hasSingleKeys, setSingleKeys } from '../../../ui/single-keys';
import { useModal } from '../../../ui/useModal';
import { CLOSE } from '../texts';
import { GROUPS, VIEW } from './texts';
import styles from '../styles.module.css';

/** Keys that are pressed together. */
function Chord({ keys }: { keys: readonly string[] }): ReactNode {
  return keys.map((key, place) => (
    <span key={key}>
      {place > 0 && ' + '}
      <kbd>{key}</kbd>
    </span>
  ));
}

function Group({ title, rows }: { title: string; rows: (typeof GROUPS)[number][1] }): ReactNode {
  return (
    <section>
      <h3>{title}</h3>
      <dl>
        {rows.map(([alternatives, what]) => (
          <div key={what}>
            <dt>
              {alternatives.map((keys, index) => (
                <span key={keys.join()}>
                  {index > 0 && VIEW.or}
                  <Chord keys={keys} />
                </span>
              ))}
            </dt>
            <dd>{what}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

/** The option to turn off single-key shortcuts. */
function SingleKeys(): ReactNode {
  const [isOn, setIsOn] = useState(hasSingleKeys);
  return (
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
  );
}

/** The list of shortcuts, as a dialog that Esc, its button or a click outside closes. */
export function KeysDialog({ onClose }: { onClose: () => void }): ReactNode {
  const dialog = useModal();
  const heading = useId();
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
          <Button onClick={() => dialog.current?.close()}>{CLOSE}</Button>
        </header>
        {GROUPS.map(([title, rows]) => (
          <Group key={title} title={title} rows={rows} />
        ))}
        <SingleKeys />
      </div>
    </dialog>
  );
}
