import { useState, type ReactNode } from 'react';
import { CheckBox, FieldRow, Select, TextField } from '../../ui/Field';
import { HelperPanel } from '../../ui/HelperPanel';
import { Output } from '../../ui/Output';
import { useUrlState } from '../../ui/useUrlState';
import { Verdict } from '../../ui/Verdict';
import { commands, estimate, type Plan, type Shape } from './model';

const WARN_MB = 20_000;

const REASONS = {
  radius: 'Give a radius from 1 to 29,999,984 blocks.',
  speed: 'Give more than 0 chunks per second.',
} as const;

function size(mb: number): string {
  return mb < 1000 ? `${Math.ceil(mb)} MB` : `${(mb / 1024).toFixed(1)} GB`;
}

function duration(seconds: number): string {
  if (seconds < 90) return `${Math.ceil(seconds)} seconds`;
  if (seconds < 5400) return `${Math.ceil(seconds / 60)} minutes`;
  return `${(seconds / 3600).toFixed(1)} hours`;
}

/** Radius and shape to chunks, disk, time and the commands to type. */
export default function Pregeneration(): ReactNode {
  const [radius, setRadius] = useUrlState('radius', '5000', (text) => text, String);
  const [shape, setShape] = useState<Shape>('square');
  const [nether, setNether] = useState(true);
  const [end, setEnd] = useState(false);
  const [speed, setSpeed] = useState('40');
  const plan: Plan = { radius: Number(radius), shape, nether, end, chunksPerSecond: Number(speed) };
  const result = estimate(plan);
  return (
    <HelperPanel
      title="Pre-generation calculator"
      intro="What a radius costs in chunks, disk and time."
    >
      <FieldRow>
        <TextField
          label="Radius in blocks"
          inputMode="numeric"
          value={radius}
          onValue={setRadius}
          hint="From the center to the edge. The world border takes twice this."
          error={!result.ok && result.reason === 'radius' ? REASONS.radius : undefined}
        />
        <Select
          label="Shape"
          value={shape}
          onValue={setShape}
          options={[
            ['square', 'Square'],
            ['circle', 'Circle'],
          ]}
        />
        <TextField
          label="Chunks per second"
          inputMode="numeric"
          value={speed}
          onValue={setSpeed}
          hint="Read it off Chunky’s progress line."
          error={!result.ok && result.reason === 'speed' ? REASONS.speed : undefined}
        />
      </FieldRow>
      <CheckBox
        label="Nether too, at an eighth of the radius"
        checked={nether}
        onValue={setNether}
      />
      <CheckBox label="End too" checked={end} onValue={setEnd} />
      {result.ok && (
        <>
          <Verdict
            tone={result.estimate.diskMb > WARN_MB ? 'caution' : 'note'}
            title={`${result.estimate.chunks.toLocaleString('en-US')} chunks, about ${size(result.estimate.diskMb)} of disk, about ${duration(result.estimate.seconds)}`}
          >
            <p>
              {result.estimate.parts
                .map(
                  ({ dimension, radius: blocks, diskMb }) =>
                    `${dimension}: radius ${blocks}, ${size(diskMb)}`,
                )
                .join('. ')}
              . Modded terrain needs more, Nether and End less: look at the real size after the
              first tenth.
            </p>
          </Verdict>
          <Output
            title="Type in the console, one line after the other"
            text={commands(plan).join('\n')}
            label="Copy the commands"
          />
        </>
      )}
    </HelperPanel>
  );
}
