import { useId, useState, type ReactNode } from 'react';
import styles from './styles.module.css';

/** Accepts files by selection or drop; they are read only in the browser. */
export function FileDrop({
  label,
  accept,
  multiple = false,
  onFiles,
}: {
  label: string;
  /** As in the HTML attribute, e.g. `.log,.gz`. */
  accept?: string;
  multiple?: boolean;
  onFiles: (files: readonly File[]) => void;
}): ReactNode {
  const id = useId();
  const [over, setOver] = useState(false);
  return (
    <div
      className={`${styles.drop} ${over ? styles.dropOver : ''}`}
      onDragOver={(event) => {
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={() => setOver(false)}
      onDrop={(event) => {
        event.preventDefault();
        setOver(false);
        onFiles([...event.dataTransfer.files].slice(0, multiple ? undefined : 1));
      }}
    >
      <label htmlFor={id}>{label}</label>
      <input
        id={id}
        type="file"
        {...(accept !== undefined && { accept })}
        multiple={multiple}
        onChange={(event) => {
          onFiles([...(event.target.files ?? [])]);
          event.target.value = '';
        }}
      />
    </div>
  );
}
