/** Removes the guides that `features` turns off from the sidebar of `sidebars.ts`. */
import { createHash } from 'node:crypto';
import { mkdirSync, writeFileSync } from 'node:fs';
import type { SidebarsConfig } from '@docusaurus/plugin-content-docs';
import allSidebars from '../sidebars';

interface Category {
  readonly label?: string;
  readonly items: readonly unknown[];
}

const isCategory = (item: unknown): item is Category =>
  typeof item === 'object' && item !== null && 'items' in item;

/** An item of the sidebar without the absent guides: a list of one, or empty if nothing is left of it. */
function withoutAbsent(item: unknown, absentGuides: ReadonlySet<string>): unknown[] {
  if (typeof item === 'string') return absentGuides.has(item) ? [] : [item];
  if (!isCategory(item)) return [item];
  const items = item.items.flatMap((inner) => withoutAbsent(inner, absentGuides));
  return items.length === 0 ? [] : [{ ...item, items }];
}

/** The sidebars without the guides that this provider leaves out. */
export function removeGuides(
  sidebars: SidebarsConfig,
  absentGuides: readonly string[],
): SidebarsConfig {
  const ids = new Set(absentGuides);
  return Object.fromEntries(
    Object.entries(sidebars).map(([name, sidebar]) => [
      name,
      (sidebar as readonly unknown[]).flatMap((item) => withoutAbsent(item, ids)) as never,
    ]),
  );
}

/**
 * The sidebars of this provider, and the file that Docusaurus reads them from. If guides are left out,
 * that is a generated file below `.cache`, because Docusaurus accepts only a path.
 * @param absentGuides ids of the guides that are left out
 */
export function createSidebars(absentGuides: readonly string[]): {
  sidebars: SidebarsConfig;
  sidebarPath: string;
} {
  if (absentGuides.length === 0) return { sidebars: allSidebars, sidebarPath: './sidebars.ts' };
  const sidebars = removeGuides(allSidebars, absentGuides);
  const json = JSON.stringify(sidebars);
  const name = createHash('sha256').update(json).digest('hex').slice(0, 8);
  const sidebarPath = `.cache/sidebars-${name}.json`;
  mkdirSync('.cache', { recursive: true });
  writeFileSync(sidebarPath, json);
  return { sidebars, sidebarPath };
}

/** The labels of the categories around each guide, by its id, outermost first. */
export function listCategories(sidebars: SidebarsConfig): Map<string, readonly string[]> {
  const categories = new Map<string, readonly string[]>();
  const addItem = (item: unknown, labels: readonly string[]) => {
    if (typeof item === 'string') categories.set(item, labels);
    else if (isCategory(item)) {
      for (const inner of item.items) addItem(inner, [...labels, item.label ?? '']);
    }
  };
  for (const item of Object.values(sidebars).flat()) addItem(item, []);
  return categories;
}
