/** Draws the icon on a canvas and writes it as a file. The only part that needs a browser. */
import { listHalvedEdges, type Placement } from './model';

export interface Picture {
  readonly source: ImageBitmap | HTMLImageElement;
  readonly width: number;
  readonly height: number;
}

/** Size in pixels for an SVG without one. */
const SVG_EDGE = 512;

/** Decodes a picture file; undefined if the browser cannot. Runs no scripts and fetches nothing. */
export async function decode(file: Blob, isSvg: boolean): Promise<Picture | undefined> {
  try {
    if (!isSvg) {
      const source = await createImageBitmap(file);
      return { source, width: source.width, height: source.height };
    }
    // Browsers decode SVG only in image elements, where it has no scripts and no network access.
    const source = new Image();
    source.src = `data:image/svg+xml,${encodeURIComponent(await file.text())}`;
    await source.decode();
    return {
      source,
      width: source.naturalWidth || SVG_EDGE,
      height: source.naturalHeight || SVG_EDGE,
    };
  } catch {
    return undefined;
  }
}

function createCanvas(edge: number): [HTMLCanvasElement, CanvasRenderingContext2D | null] {
  const canvas = document.createElement('canvas');
  canvas.width = edge;
  canvas.height = edge;
  return [canvas, canvas.getContext('2d')];
}

export interface PlacedPicture {
  readonly picture: Picture;
  readonly placement: Placement;
  /** Keeps the edges of pixel art. */
  readonly keepsEdges: boolean;
}

/** Draws a picture as placed, a large one in several steps. */
export function drawPicture(
  canvas: HTMLCanvasElement,
  { picture, placement: { from, to }, keepsEdges }: PlacedPicture,
): void {
  const context = canvas.getContext('2d');
  if (context === null) return;
  context.clearRect(0, 0, canvas.width, canvas.height);
  context.imageSmoothingEnabled = !keepsEdges;
  context.imageSmoothingQuality = 'high';
  let step: CanvasImageSource = picture.source;
  let part = from;
  const steps = keepsEdges
    ? []
    : listHalvedEdges(Math.max(from.width, from.height), Math.max(to.width, to.height));
  for (const edge of steps) {
    const [smaller, on] = createCanvas(edge);
    const scale = edge / Math.max(from.width, from.height);
    const next = {
      x: 0,
      y: 0,
      width: Math.max(1, from.width * scale),
      height: Math.max(1, from.height * scale),
    };
    if (on === null) return;
    on.imageSmoothingQuality = 'high';
    on.drawImage(step, part.x, part.y, part.width, part.height, 0, 0, next.width, next.height);
    [step, part] = [smaller, next];
  }
  context.drawImage(step, part.x, part.y, part.width, part.height, to.x, to.y, to.width, to.height);
}

/** Centers letters on a background. */
export function drawLetters(
  canvas: HTMLCanvasElement,
  letters: string,
  { letterColor, background }: { readonly letterColor: string; readonly background: string },
): void {
  const context = canvas.getContext('2d');
  if (context === null) return;
  const edge = canvas.width;
  context.fillStyle = background;
  context.fillRect(0, 0, edge, edge);
  context.fillStyle = letterColor;
  context.textAlign = 'center';
  context.textBaseline = 'middle';
  context.font = `800 ${letters.length > 1 ? edge * 0.56 : edge * 0.75}px system-ui, sans-serif`;
  context.fillText(letters, edge / 2, edge * 0.54, edge * 0.9);
}

/** Encodes the canvas as a PNG file. */
export function toPng(canvas: HTMLCanvasElement): Promise<Blob | null> {
  return new Promise((resolve) => canvas.toBlob(resolve, 'image/png'));
}
