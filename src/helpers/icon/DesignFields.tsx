import type { ReactNode } from 'react';
import { Button } from '../../ui/Button';
import { CheckBox, FieldRow, toOptions, Select, TextField } from '../../ui/Field';
import { MAX_ZOOM } from './model';
import type { IconDesign } from './useIcon';
import { VIEW } from './texts';

export const MAX_LETTERS = 3;

interface DesignFieldsProps {
  readonly design: IconDesign;
  readonly onChange: (change: Partial<IconDesign>) => void;
}

/** An icon of letters on a colored background. */
export function LetterFields({
  design: { letters, letterColor, background },
  onChange,
}: DesignFieldsProps): ReactNode {
  return (
    <FieldRow>
      <TextField
        label={VIEW.lettersWithoutAPicture}
        value={letters}
        onValue={(text) => onChange({ letters: Array.from(text).slice(0, MAX_LETTERS).join('') })}
      />
      <TextField
        label={VIEW.letterColor}
        type="color"
        value={letterColor}
        onValue={(value) => onChange({ letterColor: value })}
      />
      <TextField
        label={VIEW.background}
        type="color"
        value={background}
        onValue={(value) => onChange({ background: value })}
      />
    </FieldRow>
  );
}

/** Which part of a picture becomes the icon. */
export function PictureFields({
  design: { crop, keepsEdges },
  onChange,
  onLetters,
}: DesignFieldsProps & { onLetters: () => void }): ReactNode {
  const renderSlider = (key: 'zoom' | 'across' | 'down', min: number, max: number) => (
    <TextField
      label={VIEW[key]}
      type="range"
      min={min}
      max={max}
      step={0.01}
      value={crop[key]}
      onValue={(value) => onChange({ crop: { ...crop, [key]: Number(value) } })}
    />
  );
  return (
    <>
      <Select
        label={VIEW.shape}
        value={crop.mode}
        onValue={(mode) => onChange({ crop: { ...crop, mode } })}
        options={toOptions(VIEW.modes)}
      />
      {crop.mode === 'fill' && (
        <FieldRow>
          {renderSlider('zoom', 1, MAX_ZOOM)}
          {renderSlider('across', 0, 1)}
          {renderSlider('down', 0, 1)}
        </FieldRow>
      )}
      <CheckBox
        label={VIEW.hardPixels}
        checked={keepsEdges}
        onValue={(value) => onChange({ keepsEdges: value })}
      />
      <Button className="margin-bottom--sm" onClick={onLetters}>
        {VIEW.lettersInstead}
      </Button>
    </>
  );
}
