/** What links cannot lead to where the host lacks something: guides, and sections of other guides. */
import type { Root } from 'mdast';
import { CONDITION_NAMES, offers, type Features } from '../../../src/facts/features';
import type { FactTables } from '../../../src/facts/resolve';
import { anchorsOf } from '../../contract/targets';
import { routesOfGuides, slugOf, type GuideSource } from '../../guides';
import { parseMdx } from '../../guides/mdx';
import { removeAbsent } from '.';

/** Routes of guides that are gone, and `/route#anchor` of sections and rows that are gone. */
export function absentTargets(
  { present, absent }: { present: readonly GuideSource[]; absent: readonly GuideSource[] },
  features: Features,
  tables: FactTables,
): Set<string> {
  const targets = routesOfGuides(absent);
  const off = CONDITION_NAMES.filter((name) => !offers(features, name));
  for (const { source } of present) {
    const isWhole = !source.includes('lacks=') && !off.some((name) => source.includes(name));
    if (!source.includes('<If') || isWhole) continue;
    const read = (change?: (tree: Root) => void) => {
      const tree = parseMdx(source);
      change?.(tree);
      return anchorsOf(tree, '', tables);
    };
    // What is wrong with the guide itself, its own compilation says, with a line.
    try {
      const left = read((tree) =>
        removeAbsent(tree, { features, absent: new Set() }, (reason) => {
          throw new Error(reason);
        }),
      );
      for (const anchor of read()) {
        if (!left.has(anchor)) targets.add(`${slugOf(source) ?? ''}#${anchor}`);
      }
    } catch {
      continue;
    }
  }
  return targets;
}
