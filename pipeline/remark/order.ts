/** The order of the transforms of a guide: what each needs to have run before it. */
import type { Root } from 'mdast';
import type { VFile } from 'vfile';

/** Changes the tree of a guide in place, or stops the build with `file.fail`. */
export type Transform = (tree: Root, file: VFile) => void;

/** A transform with its place among the others. */
export interface GuideTransform {
  /** Its folder in `pipeline/remark/`. */
  readonly name: string;
  /** Transforms that must have run before, each with the reason. */
  readonly after: Readonly<Record<string, string>>;
  /** The remark plugin. A function, because Docusaurus sends plain plugin options to the browser. */
  readonly plugin: () => Transform;
}

/**
 * What is wrong with the order of a list, one sentence each, such as `fold must come after
 * quoted-facts: …`.
 */
export function findOrderMistakes(
  transforms: readonly Pick<GuideTransform, 'name' | 'after'>[],
): string[] {
  const places = new Map(transforms.map(({ name }, place) => [name, place]));
  return transforms.flatMap(({ name, after }, place) =>
    Object.entries(after).flatMap(([other, reason]) => {
      const otherPlace = places.get(other);
      if (otherPlace === undefined)
        return [`${name} comes after "${other}", which is no transform`];
      return otherPlace < place ? [] : [`${name} must come after ${other}: ${reason}`];
    }),
  );
}

/**
 * The remark plugins of a list.
 * @throws if a transform stands before one that it needs
 */
export function toOrderedPlugins(
  transforms: readonly GuideTransform[],
): readonly GuideTransform['plugin'][] {
  const mistakes = findOrderMistakes(transforms);
  if (mistakes.length > 0) throw new Error(`pipeline/remark/index.ts: ${mistakes.join('; ')}`);
  return transforms.map(({ plugin }) => plugin);
}
