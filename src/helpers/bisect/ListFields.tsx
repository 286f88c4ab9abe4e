import { useState, type ReactNode } from 'react';
import { FieldRow, Select, TextArea, TextField } from '../../ui/Field';
import { FileDrop } from '../../ui/FileDrop';
import { getLabel } from './addon';
import { cleanTest, type BisectPlan } from './plan';
import { LIST, SHOWS } from './texts';

/** The list, the test, and how often the problem appears in it. */
export function ListFields({
  plan,
  typed,
  onText,
  onFiles,
  onChange,
}: {
  plan: BisectPlan;
  /** The list as typed; absent if it came from elsewhere. */
  typed: string | undefined;
  onText: (text: string) => void;
  onFiles: (files: readonly File[]) => void;
  onChange: (change: Partial<BisectPlan>) => void;
}): ReactNode {
  const [typedTest, setTypedTest] = useState<string>();
  // The plan stores it trimmed; while the reader types, spaces must stay.
  const test =
    typedTest !== undefined && cleanTest(typedTest) === plan.test ? typedTest : plan.test;
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
        <TextField
          label={LIST.test}
          value={test}
          placeholder={LIST.testExample}
          onValue={(text) => {
            setTypedTest(text);
            onChange({ test: cleanTest(text) });
          }}
        />
      </FieldRow>
      <Select
        label={LIST.shows}
        hint={LIST.showsHint}
        value={plan.shows}
        onValue={(shows) => onChange({ shows })}
        options={SHOWS}
      />
    </>
  );
}
