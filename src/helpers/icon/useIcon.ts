import { useEffect, useRef, useState, type RefObject } from 'react';
import { minecraft } from '../../facts/minecraft.data';
import { decode, drawLetters, drawPicture, toPng, type Picture } from './draw';
import { HEADER_BYTES, readPng, type PngResult } from './header';
import { checkFile, place, type Checked, type Crop } from './model';

const SIZE = minecraft.iconSize;

/** A file that was chosen, as far as it could be read. */
export interface Loaded {
  readonly name: string;
  readonly checked: Checked;
  /** Absent where the browser cannot draw it. */
  readonly picture: Picture | undefined;
}

/** Reads a file; only what looks like a picture of a bearable size is decoded. */
export async function load(file: File): Promise<Loaded> {
  const bytes = new Uint8Array(await file.slice(0, HEADER_BYTES).arrayBuffer());
  const checked = checkFile(file.name, file.size, bytes, SIZE);
  const picture = checked.ok ? await decode(file, checked.header.kind === 'SVG') : undefined;
  return { name: file.name, checked, picture };
}

/** How the icon is to look. */
export interface Design {
  readonly crop: Crop;
  /** Keeps the edges of pixel art. */
  readonly hard: boolean;
  readonly letters: string;
  readonly ink: string;
  readonly ground: string;
}

/** The finished file. */
export interface FinishedIcon {
  readonly url: string;
  readonly bytes: number;
  readonly header: PngResult;
}

function draw(canvas: HTMLCanvasElement, picture: Picture | undefined, design: Design): void {
  const { crop, hard, letters, ink, ground } = design;
  if (picture === undefined) {
    drawLetters(canvas, letters, ink, ground);
    return;
  }
  const placed = place(picture.width, picture.height, SIZE, crop);
  if (placed !== undefined) drawPicture(canvas, picture, placed, hard);
}

/**
 * Draws the icon whenever its design changes, and writes it as a file.
 * @returns the ref of the canvas, and the file once it is written
 */
export function useIcon(
  loaded: Loaded | undefined,
  design: Design,
): { canvas: RefObject<HTMLCanvasElement | null>; made: FinishedIcon | undefined } {
  const canvas = useRef<HTMLCanvasElement>(null);
  const [made, setMade] = useState<FinishedIcon>();
  useEffect(() => {
    const target = canvas.current;
    if (target === null || (loaded !== undefined && loaded.picture === undefined)) return undefined;
    draw(target, loaded?.picture, design);
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
  }, [loaded, design]);
  // A file stays downloadable until the next one has taken its place.
  useEffect(() => (made === undefined ? undefined : () => URL.revokeObjectURL(made.url)), [made]);
  return { canvas, made };
}
