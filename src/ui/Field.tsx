import {
  useId,
  type InputHTMLAttributes,
  type ReactNode,
  type SelectHTMLAttributes,
  type TextareaHTMLAttributes,
} from 'react';
import styles from './styles.module.css';

interface FieldProps {
  readonly label: string;
  /** What to enter into the field. */
  readonly hint?: ReactNode;
  /** What is wrong with its value and what to do; absent if it is valid. */
  readonly error?: string | undefined;
}

function useDescription({ hint, error }: Pick<FieldProps, 'hint' | 'error'>) {
  const id = useId();
  const described = [hint === undefined ? '' : `${id}hint`, error === undefined ? '' : `${id}error`]
    .filter(Boolean)
    .join(' ');
  return {
    id,
    aria: {
      ...(described !== '' && { 'aria-describedby': described }),
      ...(error !== undefined && { 'aria-invalid': true }),
    },
  };
}

function Frame({
  id,
  label,
  hint,
  error,
  children,
}: FieldProps & { id: string; children: ReactNode }): ReactNode {
  return (
    <div className={styles.field}>
      <label htmlFor={id}>{label}</label>
      {children}
      {hint !== undefined && (
        <p id={`${id}hint`} className={styles.hint}>
          {hint}
        </p>
      )}
      {error !== undefined && (
        <p id={`${id}error`} className={styles.error} role="alert">
          {error}
        </p>
      )}
    </div>
  );
}

/** A labeled one-line field. */
export function TextField({
  label,
  hint,
  error,
  onValue,
  ...input
}: FieldProps & { onValue: (value: string) => void } & Omit<
    InputHTMLAttributes<HTMLInputElement>,
    'onChange'
  >): ReactNode {
  const { id, aria } = useDescription({ hint, error });
  return (
    <Frame id={id} label={label} hint={hint} error={error}>
      <input
        id={id}
        className={styles.input}
        {...aria}
        {...input}
        onChange={(event) => onValue(event.target.value)}
      />
    </Frame>
  );
}

/** A labeled multi-line field, for pasted text. */
export function TextArea({
  label,
  hint,
  error,
  onValue,
  ...input
}: FieldProps & { onValue: (value: string) => void } & Omit<
    TextareaHTMLAttributes<HTMLTextAreaElement>,
    'onChange'
  >): ReactNode {
  const { id, aria } = useDescription({ hint, error });
  return (
    <Frame id={id} label={label} hint={hint} error={error}>
      <textarea
        id={id}
        className={styles.input}
        spellCheck={false}
        autoComplete="off"
        rows={8}
        {...aria}
        {...input}
        onChange={(event) => onValue(event.target.value)}
      />
    </Frame>
  );
}

/** Options of a `Select` from an object of labels by value, in its order. */
export function toOptions<Value extends string>(
  labels: Readonly<Record<Value, string>>,
): readonly (readonly [value: Value, label: string])[] {
  return Object.entries(labels) as [Value, string][];
}

/** A labeled select. */
export function Select<Value extends string>({
  label,
  hint,
  error,
  options,
  onValue,
  ...select
}: FieldProps & {
  options: readonly (readonly [value: Value, label: string])[];
  onValue: (value: Value) => void;
} & Omit<SelectHTMLAttributes<HTMLSelectElement>, 'onChange'>): ReactNode {
  const { id, aria } = useDescription({ hint, error });
  return (
    <Frame id={id} label={label} hint={hint} error={error}>
      <select
        id={id}
        className={styles.input}
        {...aria}
        {...select}
        onChange={(event) => onValue(event.target.value as Value)}
      >
        {options.map(([value, text]) => (
          <option key={value} value={value}>
            {text}
          </option>
        ))}
      </select>
    </Frame>
  );
}

/** A labeled checkbox. */
export function CheckBox({
  label,
  hint,
  checked,
  onValue,
}: Omit<FieldProps, 'error'> & {
  checked: boolean;
  onValue: (checked: boolean) => void;
}): ReactNode {
  const { id, aria } = useDescription({ hint });
  return (
    <div className={styles.check}>
      <input
        id={id}
        type="checkbox"
        checked={checked}
        {...aria}
        onChange={(event) => onValue(event.target.checked)}
      />
      <label htmlFor={id}>{label}</label>
      {hint !== undefined && (
        <p id={`${id}hint`} className={styles.hint}>
          {hint}
        </p>
      )}
    </div>
  );
}

/** Fields side by side if there is room. */
export function FieldRow({ children }: { children: ReactNode }): ReactNode {
  return <div className={styles.row}>{children}</div>;
}
