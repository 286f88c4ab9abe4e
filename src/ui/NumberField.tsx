import type { ReactNode } from 'react';
import { TextField } from './Field';

/**
 * A labeled field for a number, with a phone's numeric keypad. It keeps the text as typed, so that
 * incomplete numbers survive; `parseNumber` reads it.
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
  /** Fractions are allowed, so the keypad needs a decimal point. */
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
