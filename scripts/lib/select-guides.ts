/** Finds the guides that a command names as arguments. */
import path from 'node:path';
import type { GuideSource } from '../../pipeline/guides';

/**
 * The guides with these paths, in the order of the names.
 * @throws if a path is not a guide
 */
export function selectGuides<T extends GuideSource>(
  guides: readonly T[],
  names: readonly string[],
): T[] {
  const guidesByPath = new Map(guides.map((guide) => [path.resolve(guide.file), guide]));
  const unknown = names.filter((name) => !guidesByPath.has(path.resolve(name)));
  if (unknown.length > 0)
    throw new Error(`There is no such guide: ${unknown.join(', ')}. Name files below docs/.`);
  return names.flatMap((name) => guidesByPath.get(path.resolve(name)) ?? []);
}
