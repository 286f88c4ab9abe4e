import { useState, type ReactNode } from 'react';
import { CheckBox, FieldRow, toOptions, Select } from '../../ui/Field';
import { HelperPanel } from '../../ui/HelperPanel';
import { NumberField } from '../../ui/NumberField';
import { parseNumber } from '../../ui/number';
import { Output } from '../../ui/Output';
import { useUrlState } from '../../ui/useUrlState';
import { Verdict } from '../../ui/Verdict';
import { LOCALE } from '../../ui/texts';
import { helper } from '.';
import {
  listCommands,
  estimatePregeneration,
  type PregenerationEstimate,
  type PregenerationPlan,
  type AreaShape,
} from './model';
import { REASONS, VIEW, formatDuration, formatSize } from './texts';

const WARN_MB = 20_000;

/** Chunks, disk and time, in total and per dimension. */
function Cost({
  estimate: { chunks, diskMb, seconds, parts },
}: {
  estimate: PregenerationEstimate;
}): ReactNode {
  const sizes = parts.map(({ dimension, radius, diskMb: own }) =>
    VIEW.part(VIEW.dimensions[dimension], radius, formatSize(own)),
  );
  return (
    <Verdict
      tone={diskMb > WARN_MB ? 'caution' : 'note'}
      title={VIEW.estimate(
        chunks.toLocaleString(LOCALE),
        formatSize(diskMb),
        formatDuration(seconds),
      )}
    >
      <p>
        {sizes.join('. ')}. {VIEW.caution}
      </p>
    </Verdict>
  );
}

/** Turns radius and shape into chunks, disk, time and the commands to type. */
export default function Pregeneration(): ReactNode {
  const [radius, setRadius] = useUrlState({
    key: 'radius',
    initial: '5000',
    read: (text) => text,
    write: String,
  });
  const [shape, setShape] = useState<AreaShape>('square');
  const [nether, setNether] = useState(true);
  const [end, setEnd] = useState(false);
  const [speed, setSpeed] = useState('40');
  const plan: PregenerationPlan = {
    radius: parseNumber(radius),
    shape,
    nether,
    end,
    chunksPerSecond: parseNumber(speed),
  };
  const result = estimatePregeneration(plan);
  const findError = (reason: keyof typeof REASONS) =>
    !result.ok && result.reason === reason ? REASONS[reason] : undefined;
  return (
    <HelperPanel title={helper.title} intro={VIEW.intro}>
      <FieldRow>
        <NumberField
          label={VIEW.radiusInBlocks}
          value={radius}
          onValue={setRadius}
          hint={VIEW.radiusHint}
          error={findError('radius')}
        />
        <Select
          label={VIEW.shape}
          value={shape}
          onValue={setShape}
          options={toOptions(VIEW.shapes)}
        />
        <NumberField
          label={VIEW.chunksPerSecond}
          value={speed}
          onValue={setSpeed}
          hint={VIEW.speedHint}
          error={findError('speed')}
        />
      </FieldRow>
      <CheckBox label={VIEW.nether} checked={nether} onValue={setNether} />
      <CheckBox label={VIEW.end} checked={end} onValue={setEnd} />
      {result.ok && (
        <>
          <Cost estimate={result.estimate} />
          <Output
            title={VIEW.commands}
            text={listCommands(plan).join('\n')}
            label={VIEW.copyCommands}
          />
        </>
      )}
    </HelperPanel>
  );
}
