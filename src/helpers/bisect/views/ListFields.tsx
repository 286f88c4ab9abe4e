import { useState, type ReactNode } from 'react';
import { FieldRow, Select, TextArea, TextField } from '../../../ui/Field';
import { FileDrop } from '../../../ui/FileDrop';
import { getLabel } from '../list/addon';
import { cleanTest, type BisectPlan } from '../search/plan';
import { LIST, FREQUENCY_CHOICES } from '../texts';

interface PlanFieldProps {
  readonly plan: BisectPlan;
  readonly onChange: (change: Partial<BisectPlan>) => void;
}

/** What the reader does in the game to see whether the problem shows. */
function TestField({ plan, onChange }: PlanFieldProps): ReactNode {
  const [typed, setTyped] = useState<string>();
  // The plan stores it trimmed; while the reader types, spaces must stay.
  const test = typed !== undefined && cleanTest(typed) === plan.test ? typed : plan.test;
  return (
    <TextField
      label={LIST.test}
      value={test}
      placeholder={LIST.testExample}
      onValue={(text) => {
        setTyped(text);
        onChange({ test: cleanTest(text) });
      }}
    />
  );
}

/** The list, the test, and how often the problem appears in it. */
export function ListFields({
  plan,
  typed,
  onText,
  onFiles,
  onChange,
}: PlanFieldProps & {
  /** The list as typed; absent if it came from elsewhere. */
  readonly typed: string | undefined;
  readonly onText: (text: string) => void;
  readonly onFiles: (files: readonly File[]) => void;
}): ReactNode {
  return (
    <>
      <TextArea
        label={LIST.field}
        hint={LIST.fieldHint}
        rows={6}
        value={typed ?? plan.addons.map(getLabel).join('\n')}
        onValue={onText}
      />
      <FileDrop label={LIST.drop} accept=".jar" multiple onFiles={onFiles} />
      <FieldRow>
        <Select
          label={LIST.kind}
          value={plan.kind}
          onValue={(kind) => onChange({ kind })}
          options={LIST.kinds}
        />
        <TestField plan={plan} onChange={onChange} />
      </FieldRow>
      <Select
        label={LIST.shows}
        hint={LIST.showsHint}
        value={plan.frequency}
        onValue={(frequency) => onChange({ frequency })}
        options={FREQUENCY_CHOICES}
      />
    </>
  );
}
