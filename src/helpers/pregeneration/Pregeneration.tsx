import { useState, type ReactNode } from 'react';
import { CheckBox, FieldRow, Select } from '../../ui/Field';
import { HelperPanel } from '../../ui/HelperPanel';
import { NumberField } from '../../ui/NumberField';
import { numberOf } from '../../ui/number';
import { Output } from '../../ui/Output';
import { useUrlState } from '../../ui/useUrlState';
import { Verdict } from '../../ui/Verdict';
import { helper } from '.';
import { commands, estimate, type Plan, type Shape } from './model';
import { LOCALE } from '../../ui/words';
import { REASONS, VIEW, duration, size } from './words';

const WARN_MB = 20_000;

/** Radius and shape to chunks, disk, time and the commands to type. */
export default function Pregeneration(): ReactNode {
  const [radius, setRadius] = useUrlState('radius', '5000', (text) => text, String);
  const [shape, setShape] = useState<Shape>('square');
  const [nether, setNether] = useState(true);
  const [end, setEnd] = useState(false);
  const [speed, setSpeed] = useState('40');
  const plan: Plan = {
    radius: numberOf(radius),
    shape,
    nether,
    end,
    chunksPerSecond: numberOf(speed),
  };
  const result = estimate(plan);
  return (
    <HelperPanel title={helper.title} intro={VIEW.intro}>
      <FieldRow>
        <NumberField
          label={VIEW.radiusInBlocks}
          value={radius}
          onValue={setRadius}
          hint={VIEW.radiusHint}
          error={!result.ok && result.reason === 'radius' ? REASONS.radius : undefined}
        />
        <Select
          label={VIEW.shape}
          value={shape}
          onValue={setShape}
          options={[
            ['square', VIEW.shapes.square],
            ['circle', VIEW.shapes.circle],
          ]}
        />
        <NumberField
          label={VIEW.chunksPerSecond}
          value={speed}
          onValue={setSpeed}
          hint={VIEW.speedHint}
          error={!result.ok && result.reason === 'speed' ? REASONS.speed : undefined}
        />
      </FieldRow>
      <CheckBox label={VIEW.nether} checked={nether} onValue={setNether} />
      <CheckBox label={VIEW.end} checked={end} onValue={setEnd} />
      {result.ok && (
        <>
          <Verdict
            tone={result.estimate.diskMb > WARN_MB ? 'caution' : 'note'}
            title={VIEW.estimate(
              result.estimate.chunks.toLocaleString(LOCALE),
              size(result.estimate.diskMb),
              duration(result.estimate.seconds),
            )}
          >
            <p>
              {result.estimate.parts
                .map(({ dimension, radius: blocks, diskMb }) =>
                  VIEW.part(VIEW.dimensions[dimension], blocks, size(diskMb)),
                )
                .join('. ')}
              . {VIEW.caution}
            </p>
          </Verdict>
          <Output
            title={VIEW.commands}
            text={commands(plan).join('\n')}
            label={VIEW.copyTheCommands}
          />
        </>
      )}
    </HelperPanel>
  );
}
