/** Finds link targets that do not exist because the host lacks something: guides, and sections of guides. */
import { isOffered, type Features } from '../../../src/facts/features';
import type { FactTables } from '../../../src/facts/resolve';
import { listAnchors } from '../../contract/targets';
import { getRoutes, parseSlug, type GuideSource } from '../../guides';
import { parseMdx } from '../../guides/mdx';
import { hashProject, hashParts, getOrMake } from '../../lib/build-cache';
import { resolveConditions } from '.';

const CONDITION = /<If\s+(has|lacks)=(["'])([\w\s,]*)\2/g;

/** Whether a guide certainly keeps all its content, which is known without parsing it. */
function keepsEverything(source: string, features: Features): boolean {
  const conditions = [...source.matchAll(CONDITION)];
  return (
    conditions.length === source.split('<If').length - 1 &&
    conditions.every(([, kind, , names = '']) => {
      const hasAll = names
        .split(/[\s,]+/)
        .filter(Boolean)
        .every((name) => isOffered(features, name));
      return hasAll === (kind === 'has');
    })
  );
}

/** Absent anchors of a guide; none if the guide is invalid, which its own compilation reports. */
function listAbsentAnchors(source: string, features: Features, tables: FactTables): string[] {
  try {
    const tree = parseMdx(source);
    const anchorsBefore = listAnchors(tree, '', tables);
    if (!resolveConditions(tree, features)) return [];
    const anchorsAfter = listAnchors(tree, '', tables);
    return [...anchorsBefore].filter((anchor) => !anchorsAfter.has(anchor));
  } catch {
    return [];
  }
}

/** Routes of absent guides, and `/route#anchor` of absent sections and rows. */
export async function listAbsentTargets(
  { present, absent }: { present: readonly GuideSource[]; absent: readonly GuideSource[] },
  features: Features,
  tables: FactTables,
): Promise<Set<string>> {
  const targets = getRoutes(absent);
  const shared = hashParts([hashProject(), JSON.stringify([features, tables])]);
  for (const { source } of present) {
    if (keepsEverything(source, features)) continue;
    const anchors = await getOrMake({ kind: 'absent', input: [shared, source] }, () =>
      Buffer.from(JSON.stringify(listAbsentAnchors(source, features, tables))),
    );
    for (const anchor of JSON.parse(String(anchors)) as string[]) {
      targets.add(`${parseSlug(source) ?? ''}#${anchor}`);
    }
  }
  return targets;
}
