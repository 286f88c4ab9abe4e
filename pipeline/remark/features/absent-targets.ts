/** Finds link targets that do not exist because the provider lacks something: guides, and sections of guides. */
import { isOffered, type Features } from '../../../src/provider/features';
import type { FactTables } from '../../../src/quotes/resolve';
import { getRoutes, parseSlug, type GuideSource } from '../../guides';
import { listTreeAnchors } from '../../guides/anchors';
import { parseMdx } from '../../guides/mdx';
import { hashProject, hashParts, getOrMake } from '../../lib/build-cache';
import { resolveConditions } from '.';

/** Start and end of a condition; an `<If` that cannot be read without parsing has no kind. */
const CONDITION_TAG = /<If\s+(has|lacks)=(["'])([\w\s,]*)\2\s*(\/?)>|<If\b|<\/If>/g;
/** What an anchor can be made from: a heading, a table row, a helper or an explicit one. */
const ANCHOR_SOURCE = /^\s*(?:#|\|)|<h\d|<Helper|\bid=/m;

/**
 * Whether a guide certainly keeps all its anchors, which is known without parsing it: what its
 * conditions remove contains none, and they remove no row, item or section around them.
 */
function keepsAnchors(source: string, features: Features): boolean {
  const opened: { readonly isMet: boolean; readonly start: number }[] = [];
  for (const tag of source.matchAll(CONDITION_TAG)) {
    const [text, kind, , names = '', selfClosing] = tag;
    if (text === '</If>') {
      const condition = opened.pop();
      if (condition === undefined) return false;
      const removed = condition.isMet ? '' : cutFromLine(source, condition.start, tag.index);
      if (ANCHOR_SOURCE.test(removed)) return false;
      continue;
    }
    if (kind === undefined) return false;
    const isMet = hasAll(names, features) === (kind === 'has');
    if (selfClosing === '') opened.push({ isMet, start: tag.index });
    else if (!isMet) return false;
  }
  return opened.length === 0;
}

/** A part of a text from the beginning of the line in which it starts. */
const cutFromLine = (text: string, start: number, end: number): string =>
  text.slice(text.lastIndexOf('\n', start) + 1, end);

/** Whether the provider has all features of a list: `modpacks versions`. */
const hasAll = (names: string, features: Features): boolean =>
  names
    .split(/[\s,]+/)
    .filter(Boolean)
    .every((name) => isOffered(features, name));

/** Absent anchors of a guide; none if the guide is invalid, which its own compilation reports. */
function listAbsentAnchors(source: string, features: Features, tables: FactTables): string[] {
  try {
    const tree = parseMdx(source);
    const anchorsBefore = listTreeAnchors(tree, tables);
    if (!resolveConditions(tree, features)) return [];
    const anchorsAfter = listTreeAnchors(tree, tables);
    return [...anchorsBefore].filter((anchor) => !anchorsAfter.has(anchor));
  } catch {
    return [];
  }
}

/** Routes of absent guides, and `/route#anchor` of absent sections and rows. */
export async function listAbsentTargets(
  {
    present,
    absentGuides,
  }: { present: readonly GuideSource[]; absentGuides: readonly GuideSource[] },
  features: Features,
  tables: FactTables,
): Promise<Set<string>> {
  const targets = getRoutes(absentGuides);
  const shared = hashParts([hashProject(), JSON.stringify([features, tables])]);
  for (const { source } of present) {
    if (keepsAnchors(source, features)) continue;
    const anchors = await getOrMake({ kind: 'absent', input: [shared, source] }, () =>
      Buffer.from(JSON.stringify(listAbsentAnchors(source, features, tables))),
    );
    for (const anchor of JSON.parse(String(anchors)) as string[]) {
      targets.add(`${parseSlug(source) ?? ''}#${anchor}`);
    }
  }
  return targets;
}
