/** Draws the icon in the browser, from a file or letters, and encodes it. */
import { useEffect, useRef, useState, type RefObject } from 'react';
import { minecraft } from '../../fact-tables/minecraft.data';
import { decode, drawLetters, drawPicture, toPng, type Picture } from './draw';
import { HEADER_BYTES, parsePngHeader, type PngResult } from './header';
import { checkFile, computePlacement, type FileCheck, type Crop } from './model';

const SIZE = minecraft.iconSize;

/** A chosen file, as far as it could be read. */
export interface LoadedFile {
  readonly name: string;
  readonly checked: FileCheck;
  /** Absent if the browser cannot decode it. */
  readonly picture: Picture | undefined;
}

/** Reads a file; decodes it only if it looks like a picture of acceptable size. */
export async function loadFile(file: File): Promise<LoadedFile> {
  const head = new Uint8Array(await file.slice(0, HEADER_BYTES).arrayBuffer());
  const checked = checkFile({ name: file.name, fileBytes: file.size, head }, SIZE);
  const picture = checked.ok ? await decode(file, checked.header.kind === 'SVG') : undefined;
  return { name: file.name, checked, picture };
}

/** The icon's design settings. */
export interface IconDesign {
  readonly crop: Crop;
  /** Keeps the edges of pixel art. */
  readonly keepsEdges: boolean;
  readonly letters: string;
  readonly letterColor: string;
  readonly background: string;
}

/** The finished file. */
export interface FinishedIcon {
  readonly url: string;
  readonly bytes: number;
  readonly header: PngResult;
}

function drawDesign(
  canvas: HTMLCanvasElement,
  picture: Picture | undefined,
  design: IconDesign,
): void {
  const { crop, keepsEdges, letters, letterColor, background } = design;
  if (picture === undefined) {
    drawLetters(canvas, letters, { letterColor, background });
    return;
  }
  const placement = computePlacement(picture, SIZE, crop);
  if (placement !== undefined) drawPicture(canvas, { picture, placement, keepsEdges });
}

/**
 * Redraws the icon whenever its design changes, and encodes it as a file.
 * @returns the ref of the canvas, and the file once it is encoded
 */
export function useIcon(
  loaded: LoadedFile | undefined,
  design: IconDesign,
): { canvas: RefObject<HTMLCanvasElement | null>; finished: FinishedIcon | undefined } {
  const canvas = useRef<HTMLCanvasElement>(null);
  const [finished, setFinished] = useState<FinishedIcon>();
  useEffect(() => {
    const target = canvas.current;
    if (target === null || (loaded !== undefined && loaded.picture === undefined)) return undefined;
    drawDesign(target, loaded?.picture, design);
    const superseded = new AbortController();
    void toPng(target).then(async (file) => {
      if (file === null) return;
      const header = parsePngHeader(new Uint8Array(await file.arrayBuffer()));
      if (superseded.signal.aborted) return;
      setFinished({ url: URL.createObjectURL(file), bytes: file.size, header });
    });
    return () => superseded.abort();
  }, [loaded, design]);
  // Keep the previous file downloadable until the next one is ready.
  useEffect(
    () => (finished === undefined ? undefined : () => URL.revokeObjectURL(finished.url)),
    [finished],
  );
  return { canvas, finished };
}
