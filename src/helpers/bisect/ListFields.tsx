import { useState, type ReactNode } from 'react';
import { FieldRow, Select, TextArea, TextField } from '../../ui/Field';
import { FileDrop } from '../../ui/FileDrop';
import { labelOf } from './part';
import { cleanTest, type Plan } from './plan';
import { LIST, SHOWS } from './words';

/** The list, the test, and how often the problem shows in it. */
export function ListFields({
  plan,
  typed,
  onText,
  onFiles,
  onChange,
}: {
  plan: Plan;
  /** The list as it was typed; absent where it came from elsewhere. */
  typed: string | undefined;
  onText: (text: string) => void;
  onFiles: (files: readonly File[]) => void;
  onChange: (change: Partial<Plan>) => void;
}): ReactNode {
  const [typedTest, setTypedTest] = useState<string>();
  // The plan holds it without spaces around; while it is typed they must stay.
  const test =
    typedTest !== undefined && cleanTest(typedTest) === plan.test ? typedTest : plan.test;
  return (
    <>
      <TextArea
        label={LIST.field}
        hint={LIST.fieldHint}
        rows={6}
        value={typed ?? plan.parts.map(labelOf).join('\n')}
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
