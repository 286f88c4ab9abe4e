import type { ReactNode } from 'react';
import { Button } from '../../ui/Button';
import { CheckBox, FieldRow, Select, TextField } from '../../ui/Field';
import type { Backend, NetworkFault, BackendField } from './model';
import styles from './styles.module.css';
import { PLATFORMS, VIEW, describeFault } from './texts';

const LITERAL = { autoComplete: 'off', spellCheck: false } as const;

/** One game server of the network. */
export function BackendFields({
  number,
  backend,
  faults,
  onChange,
  onRemove,
}: {
  /** 1-based position in the list. */
  number: number;
  backend: Backend;
  /** Its own faults. */
  faults: readonly NetworkFault[];
  onChange: (values: Partial<Backend>) => void;
  /** Absent if it is the only one. */
  onRemove: (() => void) | undefined;
}): ReactNode {
  const getFieldProps = (field: BackendField) => {
    const fault = faults.find((one) => one.field === field);
    return {
      ...LITERAL,
      value: backend[field],
      onValue: (value: string) => onChange({ [field]: value }),
      error: fault && describeFault(fault),
    };
  };
  return (
    <fieldset className={styles.backend}>
      <legend>{VIEW.server(number)}</legend>
      <FieldRow>
        <TextField label={VIEW.name} {...getFieldProps('name')} />
        <TextField label={VIEW.addressLabel} {...getFieldProps('address')} />
      </FieldRow>
      <FieldRow>
        <TextField label={VIEW.hostsLabel} hint={VIEW.hostsHint} {...getFieldProps('hosts')} />
        <Select
          label={VIEW.software}
          value={backend.platform}
          onValue={(platform) => onChange({ platform })}
          options={PLATFORMS}
        />
      </FieldRow>
      <CheckBox
        label={VIEW.lobby}
        checked={backend.landing}
        onValue={(landing) => onChange({ landing })}
      />
      {onRemove !== undefined && <Button onClick={onRemove}>{VIEW.remove(number)}</Button>}
    </fieldset>
  );
}
