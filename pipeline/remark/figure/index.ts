/**
 * Puts a drawn figure into a guide.
 *
 * In:  `![The box SFTP Details with address and user name](figure:sftp-details "Caption")`
 * Out: `<figure name="sftp-details" alt="…" width="480" height="312" caption="Caption">`, which
 *      src/components/guide/Figure.tsx draws from the two files of that name, one per theme.
 *
 * The size is read from the files, so a provider's own pictures may have any. The build stops at a
 * name without files, themes of different size, an alternative text under 20 characters, a figure
 * that shares its paragraph, and an image that is not a figure: Docusaurus publishes images only of
 * pages that it compiles for the browser, which guides are not.
 */
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { imageSize } from 'image-size';
import type { Image, Paragraph, Root } from 'mdast';
import type { Node, Parent } from 'unist';
import { visit } from 'unist-util-visit';
import type { VFile } from 'vfile';

/** Folder of the images; `static/` is the root of the site. */
export const FIGURE_FOLDER = 'static/img/figures';
export const THEMES = ['light', 'dark'] as const;
/** Images have two pixels per CSS pixel, so that they are sharp on dense screens. */
export const PIXEL_RATIO = 2;

const MIN_ALT_LENGTH = 20;
const SCHEME = 'figure:';

/** Name of the figure that an image points to, or undefined for any other image. */
export function findFigureName({ url }: Pick<Image, 'url'>): string | undefined {
  return url.startsWith(SCHEME) ? url.slice(SCHEME.length) : undefined;
}

/** File name of a figure in one theme. */
export function getFigurePath(name: string, theme: (typeof THEMES)[number]): string {
  return `${name}.${theme}.webp`;
}

/** Width and height in CSS pixels, or the reason why there is no such figure. Never throws. */
export function readFigureSize(
  name: string,
  folder = FIGURE_FOLDER,
): { ok: true; width: number; height: number } | { ok: false; reason: string } {
  const sizes: { width: number; height: number }[] = [];
  for (const theme of THEMES) {
    const file = path.join(folder, getFigurePath(name, theme));
    if (!/^[a-z0-9-]+$/.test(name) || !existsSync(file)) {
      return { ok: false, reason: `there is no figure "${name}": ${file} is missing` };
    }
    try {
      sizes.push(imageSize(readFileSync(file)));
    } catch {
      return { ok: false, reason: `${file} is not a picture` };
    }
  }
  const [light, dark] = sizes;
  if (light === undefined || light.width !== dark?.width || light.height !== dark.height) {
    return { ok: false, reason: `the figure "${name}" has another size in each theme` };
  }
  return {
    ok: true,
    width: Math.round(light.width / PIXEL_RATIO),
    height: Math.round(light.height / PIXEL_RATIO),
  };
}

/** What is said of a picture that is no figure. */
export const describeWrongFigure = (url: string) =>
  `"${url}" is not a figure: put a picture in two themes into ${FIGURE_FOLDER} and write ![what it shows](figure:name)`;

/** The remark plugin. */
export function remarkFigure({ folder = FIGURE_FOLDER }: { folder?: string } = {}) {
  return (tree: Root, file: VFile): void => {
    visit(tree, 'paragraph', (node: Paragraph, index, parent) => {
      const [image, ...others] = node.children;
      if (image?.type !== 'image' || others.length > 0) return;
      const name = findFigureName(image);
      if (name === undefined || parent === undefined || index === undefined) return;
      (parent as Parent).children[index] = createFigureNode({ name, image, folder }, file);
    });
    visit(tree, 'image', (node: Image) => {
      file.fail(
        findFigureName(node) === undefined
          ? describeWrongFigure(node.url)
          : 'a figure stands in a paragraph of its own',
        node,
      );
    });
  };
}

interface FigureImage {
  /** Name of the figure. */
  readonly name: string;
  readonly image: Image;
  readonly folder: string;
}

/** The node that is rendered as a figure; stops the build if the figure is incomplete. */
function createFigureNode({ name, image, folder }: FigureImage, file: VFile): Node {
  const size = readFigureSize(name, folder);
  if (!size.ok) file.fail(size.reason, image);
  const alt = image.alt ?? '';
  if (alt.length < MIN_ALT_LENGTH) {
    file.fail(
      `the figure "${name}" needs an alternative text of ${MIN_ALT_LENGTH} characters`,
      image,
    );
  }
  const { width, height } = size;
  const caption = image.title ?? undefined;
  return {
    type: 'figure',
    data: { hName: 'figure', hProperties: { name, alt, width, height, caption } },
    position: image.position,
  };
}
