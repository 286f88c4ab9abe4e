import { useState, type ReactNode } from 'react';
import { Button } from '../../ui/Button';
import { FieldRow, TextField } from '../../ui/Field';
import { EDITOR } from './texts';
import type { GradientColors } from './useMotd';

/** Two colors, and the line that gets the gradient. */
export function GradientFields({
  onPaint,
}: {
  onPaint: (line: number, colors: GradientColors) => void;
}): ReactNode {
  const [[from, to], setColors] = useState<GradientColors>(['#f5af19', '#f12711']);
  const [fromLabel, toLabel] = EDITOR.gradientEnds;
  return (
    <>
      <FieldRow>
        <TextField
          label={fromLabel}
          type="color"
          value={from}
          onValue={(value) => setColors([value, to])}
        />
        <TextField
          label={toLabel}
          type="color"
          value={to}
          onValue={(value) => setColors([from, value])}
        />
      </FieldRow>
      {EDITOR.gradientOver.map((name, line) => (
        <Button
          key={name}
          className="margin-right--sm margin-bottom--sm"
          onClick={() => onPaint(line, [from, to])}
        >
          {name}
        </Button>
      ))}
    </>
  );
}
