import type { ReactNode } from 'react';
import { TextField } from './Field';

/**
 * A labeled field for a number, with the keypad of a phone. It holds the text as it is typed, so
 * that half a number stays; `numberOf` reads it.
 */
export function NumberField({
  label,
  value,
  onValue,
  hint,
  error,
  decimals = false,
  maxLength = 12,
}: {
  label: string;
  value: string;
  onValue: (text: string) => void;
  hint?: ReactNode;
  error?: string | undefined;
  /** Parts of a whole make sense, so the keypad gets a point. */
  decimals?: boolean;
  maxLength?: number;
}): ReactNode {
  return (
    <TextField
      label={label}
      value={value}
      onValue={onValue}
      {...(hint !== undefined && { hint })}
      error={error}
      inputMode={decimals ? 'decimal' : 'numeric'}
      autoComplete="off"
      maxLength={maxLength}
    />
  );
}
