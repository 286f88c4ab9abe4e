import { useEffect, useRef, useState, type ReactNode } from 'react';
import { minecraft } from '../../facts/minecraft.data';
import { CheckBox, FieldRow, Select, TextField } from '../../ui/Field';
import { FileDrop } from '../../ui/FileDrop';
import { HelperPanel } from '../../ui/HelperPanel';
import { Verdict } from '../../ui/Verdict';
import { helper } from '.';
import { decode, drawLetters, drawPicture, toPng, type Picture } from './draw';
import { HEADER_BYTES, readPng, type PngHeader, type PngResult } from './header';
import {
  MAX_ZOOM,
  checkFile,
  describePng,
  place,
  type Checked,
  type Crop,
  type Mode,
} from './model';
import styles from './styles.module.css';
import { REASONS, VIEW } from './words';

const SIZE = minecraft.iconSize;
const FILE_NAME = 'server-icon.png';
const MAX_LETTERS = 3;
/** What browsers write from a canvas. */
const USUAL: PngHeader = {
  width: SIZE,
  height: SIZE,
  color: 'truecolor with alpha',
  bitDepth: 8,
  interlaced: false,
};

interface Loaded {
  readonly name: string;
  readonly checked: Checked;
  readonly picture: Picture | undefined;
}

async function load(file: File): Promise<Loaded> {
  const bytes = new Uint8Array(await file.slice(0, HEADER_BYTES).arrayBuffer());
  const checked = checkFile(file.name, file.size, bytes, SIZE);
  const picture = checked.ok ? await decode(file, checked.header.kind === 'SVG') : undefined;
  return { name: file.name, checked, picture };
}

/** What is worth saying about the file that was chosen. */
function remarks({ name, checked, picture }: Loaded): string[] {
  if (!checked.ok || picture === undefined) return [];
  const { kind } = checked.header;
  const found = [`${name} is a ${kind} of ${picture.width} × ${picture.height} pixels.`];
  if (checked.finished !== undefined) {
    found.push('It has the right size already: upload it as it is, or change it below.');
  }
  if (checked.misnamed) {
    found.push(
      `Its name ends in .png, but it is a ${kind}: the server would refuse it. The file below is a real PNG.`,
    );
  }
  if (Math.min(picture.width, picture.height) < SIZE) {
    found.push('It is smaller than the icon and becomes blurred; hard pixels keep it sharp.');
  }
  return found;
}

interface Made {
  readonly url: string;
  readonly bytes: number;
  readonly header: PngResult;
}

/** A picture, or letters, to a checked server-icon.png. */
export default function IconMaker(): ReactNode {
  const canvas = useRef<HTMLCanvasElement>(null);
  const [loaded, setLoaded] = useState<Loaded>();
  const [crop, setCrop] = useState<Crop>({ mode: 'fill', zoom: 1, across: 0.5, down: 0.5 });
  const [hard, setHard] = useState(false);
  const [letters, setLetters] = useState('S');
  const [ink, setInk] = useState('#ffffff');
  const [ground, setGround] = useState('#1f6f54');
  const [made, setMade] = useState<Made>();
  const picture = loaded?.picture;
  const failed = loaded !== undefined && picture === undefined;

  useEffect(() => {
    const target = canvas.current;
    if (target === null || failed) return undefined;
    if (picture === undefined) {
      drawLetters(target, letters, ink, ground);
    } else {
      const placed = place(picture.width, picture.height, SIZE, crop);
      if (placed !== undefined) drawPicture(target, picture, placed, hard);
    }
    let current = true;
    const isCurrent = () => current;
    void toPng(target).then(async (file) => {
      if (file === null) return;
      const header = readPng(new Uint8Array(await file.arrayBuffer()));
      // The cleanup below may have run while the file was read.
      if (isCurrent()) setMade({ url: URL.createObjectURL(file), bytes: file.size, header });
    });
    return () => {
      current = false;
    };
  }, [picture, failed, crop, hard, letters, ink, ground]);

  // A file stays downloadable until the next one has taken its place.
  useEffect(() => (made === undefined ? undefined : () => URL.revokeObjectURL(made.url)), [made]);

  const slider = (key: 'zoom' | 'across' | 'down', label: string, min: number, max: number) => (
    <TextField
      label={label}
      type="range"
      min={min}
      max={max}
      step={0.01}
      value={crop[key]}
      onValue={(value) => setCrop({ ...crop, [key]: Number(value) })}
    />
  );
  return (
    <HelperPanel
      title={helper.title}
      intro={`Turns a picture, or up to ${MAX_LETTERS} letters, into a ${FILE_NAME} of ${SIZE}×${SIZE} pixels.`}
    >
      <FileDrop
        label={VIEW.drop}
        accept="image/*"
        onFiles={([file]) => {
          if (file !== undefined) void load(file).then(setLoaded);
        }}
      />
      <div className={styles.entry}>
        {made === undefined && (
          <svg className={styles.icon} viewBox="0 0 64 64" role="img" aria-label={VIEW.theIcon}>
            <rect width="64" height="64" fill={ground} />
            <text x="32" y="50" fill={ink} textAnchor="middle" fontSize="48" fontWeight="800">
              {letters}
            </text>
          </svg>
        )}
        <canvas
          ref={canvas}
          className={styles.icon}
          width={SIZE}
          height={SIZE}
          role="img"
          aria-label={VIEW.theIcon}
          hidden={made === undefined || failed}
        />
        <p>
          <strong>{VIEW.yourServer}</strong>
          <br />
          The icon as the server list shows it, at twice its size.
        </p>
      </div>
      {picture === undefined ? (
        <FieldRow>
          <TextField
            label={VIEW.lettersWithoutAPicture}
            value={letters}
            onValue={(value) => setLetters(Array.from(value).slice(0, MAX_LETTERS).join(''))}
          />
          <TextField label={VIEW.letterColor} type="color" value={ink} onValue={setInk} />
          <TextField label={VIEW.ground} type="color" value={ground} onValue={setGround} />
        </FieldRow>
      ) : (
        <>
          <Select<Mode>
            label={VIEW.shape}
            value={crop.mode}
            onValue={(mode) => setCrop({ ...crop, mode })}
            options={[
              ['fill', 'Crop to a square'],
              ['fit', 'Whole picture, transparent edges'],
              ['stretch', 'Stretch to a square'],
            ]}
          />
          {crop.mode === 'fill' && (
            <FieldRow>
              {slider('zoom', 'Zoom', 1, MAX_ZOOM)}
              {slider('across', 'Left to right', 0, 1)}
              {slider('down', 'Top to bottom', 0, 1)}
            </FieldRow>
          )}
          <CheckBox label={VIEW.hardPixelsForPixel} checked={hard} onValue={setHard} />
          <button
            type="button"
            className="button button--secondary margin-bottom--sm"
            onClick={() => setLoaded(undefined)}
          >
            {VIEW.lettersInstead}
          </button>
        </>
      )}
      {failed ? (
        <Verdict
          tone="danger"
          title={REASONS[loaded.checked.ok ? 'undecodable' : loaded.checked.reason]}
        />
      ) : made !== undefined && !made.header.ok ? (
        <Verdict tone="danger" title={VIEW.noPng} />
      ) : (
        <Verdict
          tone="good"
          title={
            made?.header.ok === true
              ? `Ready: a PNG of ${describePng(made.header.png)}, ${(made.bytes / 1024).toFixed(1)} kB`
              : `Ready: a PNG of ${describePng(USUAL)}, about 1 kB`
          }
        >
          {loaded !== undefined && remarks(loaded).map((remark) => <p key={remark}>{remark}</p>)}
        </Verdict>
      )}
      {made !== undefined && !failed && made.header.ok ? (
        <a className="button button--primary" href={made.url} download={FILE_NAME}>
          Download {FILE_NAME}
        </a>
      ) : (
        // Holds the place until the picture is written.
        <button type="button" className="button button--primary" disabled>
          Download {FILE_NAME}
        </button>
      )}
    </HelperPanel>
  );
}
