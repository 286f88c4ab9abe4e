import { type ReactNode } from 'react';
import type { PalworldSetting } from '../../../products/palworld/facts.data';
import { CheckBox, Select, TextField } from '../../ui/Field';
import { InlineCode } from '../../ui/InlineCode';
import styles from './styles.module.css';
import { textFault } from './values';
import { FAULTS, hint } from './words';

/** The field of one key, by the kind of its value. */
export function SettingField({
  setting,
  value,
  onValue,
}: {
  setting: PalworldSetting;
  value: string;
  onValue: (value: string) => void;
}): ReactNode {
  const { key, type, options } = setting;
  const fault = textFault(setting, value);
  const common = {
    label: key,
    hint: <InlineCode text={hint(setting)} />,
    error: fault === undefined ? undefined : FAULTS[fault],
    value,
    onValue,
  };
  if (type === 'list' && options !== undefined) {
    const chosen = value
      .split(',')
      .map((item) => item.trim())
      .filter(Boolean);
    const all = [...new Set([...options, ...chosen])];
    return (
      <fieldset className={styles.list}>
        <legend>{key}</legend>
        {all.map((option) => (
          <CheckBox
            key={option}
            label={option}
            checked={chosen.includes(option)}
            onValue={(checked) =>
              onValue(
                all.filter((item) => (item === option ? checked : chosen.includes(item))).join(','),
              )
            }
          />
        ))}
        <p>
          <InlineCode text={hint(setting)} />
        </p>
      </fieldset>
    );
  }
  const choices = type === 'boolean' ? ['True', 'False'] : options;
  if (choices !== undefined) {
    return (
      <Select
        {...common}
        options={[...new Set([...choices, value])].map((choice) => [choice, choice])}
      />
    );
  }
  return (
    <TextField
      {...common}
      {...(type === 'number' && { inputMode: 'decimal' as const })}
      autoComplete="off"
      spellCheck={false}
    />
  );
}
