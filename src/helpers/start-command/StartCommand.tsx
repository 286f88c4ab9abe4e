import { useState, type ReactNode } from 'react';
import provider from '@generated/values-for-helpers/default/provider.json';
import { CheckBox, FieldRow, toOptions, Select, TextField } from '../../ui/Field';
import { HelperPanel } from '../../ui/HelperPanel';
import { NumberField } from '../../ui/NumberField';
import { parseNumber } from '../../ui/number';
import { useUrlState } from '../../ui/useUrlState';
import { helper } from '.';
import { Heap } from './Heap';
import {
  buildStartCommand,
  type Collector,
  type StartCommandResult,
  type ServerKind,
} from './model';
import { REASONS, VIEW } from './texts';

const JAVA = ['25', '21', '17', '16', '11', '8'] as const;
/** The jar that the panel starts; on a self-managed machine it can have another name. */
const JAR = 'server.jar';

interface Choices {
  readonly place: 'panel' | 'own';
  readonly software: ServerKind;
  readonly java: (typeof JAVA)[number];
  readonly collector: Collector;
  readonly heavy: boolean;
  readonly jar: string;
}

const START: Choices = {
  place: 'panel',
  software: 'server',
  java: '25',
  collector: 'none',
  heavy: false,
  jar: JAR,
};

interface ChoicesProps {
  readonly choices: Choices;
  readonly onChange: (change: Partial<Choices>) => void;
}

/** Where the server runs, and which program. */
function PlaceFields({ choices: { place, software }, onChange }: ChoicesProps): ReactNode {
  return (
    <FieldRow>
      <Select
        label={VIEW.whereItRuns}
        value={place}
        onValue={(value) => onChange({ place: value })}
        options={toOptions(VIEW.places)}
      />
      <Select
        label={VIEW.software}
        value={software}
        onValue={(value) => onChange({ software: value })}
        options={toOptions(VIEW.programs)}
      />
    </FieldRow>
  );
}

/** Which Java release and flags, and the jar if it is not the panel's. */
function JavaFields({
  choices: { place, software, java, collector, jar },
  onChange,
  error,
}: ChoicesProps & { error: (reason: keyof typeof REASONS) => string | undefined }): ReactNode {
  const { none, tuned, zgc } = VIEW.collectors;
  return (
    <>
      <Select
        label={VIEW.java}
        value={java}
        onValue={(value) => onChange({ java: value })}
        options={JAVA.map((version) => [version, VIEW.release(version)])}
      />
      <Select
        label={VIEW.collectorFlags}
        value={collector}
        onValue={(value) => onChange({ collector: value })}
        options={toOptions({ none, tuned: tuned[software], zgc })}
        error={error('zgc-java')}
      />
      {place === 'own' && (
        <TextField
          label={VIEW.fileToStart}
          value={jar}
          onValue={(value) => onChange({ jar: value })}
          error={error('jar')}
          autoComplete="off"
          spellCheck={false}
        />
      )}
    </>
  );
}

/** Turns plan memory into a recommended heap, and flags with their reasons. */
export default function StartCommand(): ReactNode {
  const { limits, screens } = provider;
  const [memory, setMemory] = useUrlState({
    key: 'memory',
    initial: '8',
    read: (text) => text.slice(0, 9),
    write: String,
  });
  const [choices, setChoices] = useState(START);
  const { place, java, jar, ...rest } = choices;
  const change = (values: Partial<Choices>) => setChoices({ ...choices, ...values });
  const isOwnMachine = place === 'own';
  const result: StartCommandResult = buildStartCommand(
    {
      ...rest,
      limitMb: parseNumber(memory) * 1024,
      java: Number(java),
      isOwnMachine,
      jar: isOwnMachine ? jar : JAR,
    },
    limits.heapReserveMb,
  );
  const findError = (reason: keyof typeof REASONS) =>
    !result.ok && result.reason === reason ? REASONS[reason] : undefined;
  return (
    <HelperPanel title={helper.title} intro={VIEW.intro}>
      <PlaceFields choices={choices} onChange={change} />
      <FieldRow>
        <NumberField
          label={VIEW.memoryInGb}
          decimals
          value={memory}
          onValue={setMemory}
          hint={VIEW.memoryHint[place]}
          error={findError('limit')}
        />
        <JavaFields choices={choices} onChange={change} error={findError} />
      </FieldRow>
      {choices.software === 'server' && (
        <CheckBox
          label={VIEW.heavy}
          hint={VIEW.heavyHint}
          checked={choices.heavy}
          onValue={(heavy) => change({ heavy })}
        />
      )}
      {result.ok && <Heap built={result} screen={isOwnMachine ? undefined : screens.startup} />}
    </HelperPanel>
  );
}
