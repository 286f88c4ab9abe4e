import { type ReactNode } from 'react';
import type { PalworldSetting } from '../../../products/palworld/facts.data';
import { CheckBox, Select, TextField } from '../../ui/Field';
import { InlineCode } from '../../ui/InlineCode';
import styles from './styles.module.css';
import { checkText } from './values';
import { FAULTS, hint } from './texts';

interface SettingFieldProps {
  readonly setting: PalworldSetting;
  /** As text, without quotation marks or brackets. */
  readonly value: string;
  readonly onValue: (value: string) => void;
}

/** What the game writes for true and false. */
const SWITCH: readonly string[] = ['True', 'False'];

/** A checkbox for each value of a list, including values that only the file has. */
function ListField({
  setting,
  value,
  onValue,
  options,
}: SettingFieldProps & { options: readonly string[] }): ReactNode {
  const chosen = value
    .split(',')
    .map((item) => item.trim())
    .filter(Boolean);
  const choices = [...new Set([...options, ...chosen])];
  const tick = (option: string, isTicked: boolean) =>
    onValue(
      choices.filter((item) => (item === option ? isTicked : chosen.includes(item))).join(','),
    );
  return (
    <fieldset className={styles.list}>
      <legend>{setting.key}</legend>
      {choices.map((option) => (
        <CheckBox
          key={option}
          label={option}
          checked={chosen.includes(option)}
          onValue={(isTicked) => tick(option, isTicked)}
        />
      ))}
      <p>
        <InlineCode text={hint(setting)} />
      </p>
    </fieldset>
  );
}

/** The field for a key, by the type of its value. */
export function SettingField({ setting, value, onValue }: SettingFieldProps): ReactNode {
  const { key, type, options } = setting;
  if (type === 'list' && options !== undefined) {
    return <ListField setting={setting} value={value} onValue={onValue} options={options} />;
  }
  const fault = checkText(setting, value);
  const common = {
    label: key,
    hint: <InlineCode text={hint(setting)} />,
    error: fault && FAULTS[fault],
    value,
    onValue,
  };
  const choices = type === 'boolean' ? SWITCH : options;
  return choices === undefined ? (
    <TextField
      {...common}
      {...(type === 'number' && { inputMode: 'decimal' as const })}
      autoComplete="off"
      spellCheck={false}
    />
  ) : (
    <Select
      {...common}
      options={[...new Set([...choices, value])].map((choice) => [choice, choice])}
    />
  );
}
