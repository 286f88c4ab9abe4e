/**
 * Orders the addons of a search so that every prefix can run: an addon comes after everything it
 * needs. So a round with the first k units never leaves a dependent without its library.
 */
// cspell:ignore Warshall
import { normalizeName, parseFileName, stripDecoration, type Addon } from '../list/addon';

/** Addons that need each other and therefore move together; indexes into the list of addons. */
export type AddonUnit = readonly number[];

export interface AddonOrder {
  readonly addons: readonly Addon[];
  /** Libraries first, then the suspects. */
  readonly units: readonly AddonUnit[];
  /** How many units at the front are libraries, or needed by one. */
  readonly libraryCount: number;
  /** Units that a unit needs, directly or indirectly, including itself. */
  readonly below: (unit: number) => ReadonlySet<number>;
  /** Units that need a unit, directly or indirectly, including itself. */
  readonly above: (unit: number) => ReadonlySet<number>;
  /** Dependencies that nothing in the list provides. */
  readonly missing: readonly { readonly addon: string; readonly needs: string }[];
}

/** For each addon, the addons that it needs and the names that were not found. */
function resolve(addons: readonly Addon[]): {
  readonly edges: readonly (readonly number[])[];
  readonly missing: AddonOrder['missing'];
} {
  const byName = new Map<string, number>();
  const addIfFirst = (name: string, index: number) => {
    const key = normalizeName(name);
    if (!byName.has(key)) byName.set(key, index);
  };
  addons.forEach(({ name }, index) => addIfFirst(name, index));
  addons.forEach(({ ids }, index) => ids.forEach((id) => addIfFirst(id, index)));
  addons.forEach(({ file, name }, index) => {
    addIfFirst(stripDecoration(name), index);
    if (file !== undefined) addIfFirst(stripDecoration(parseFileName(file)), index);
  });
  const missing: { addon: string; needs: string }[] = [];
  const edges = addons.map(({ name, needs }, index) => {
    const found = new Set<number>();
    for (const need of needs) {
      const target = byName.get(normalizeName(need));
      if (target === undefined) missing.push({ addon: name, needs: need });
      else if (target !== index) found.add(target);
    }
    return [...found];
  });
  return { edges, missing };
}

/**
 * What each addon needs, directly or indirectly, including itself: one bit per addon, in rows of
 * 32-bit words.
 */
interface Closure {
  /** Whether the first addon needs the second. */
  readonly has: (from: number, to: number) => boolean;
  /** How many addons an addon needs. */
  readonly size: (from: number) => number;
}

/**
 * The transitive closure of a relation (Warshall, 1962, "A theorem on Boolean matrices"), 32 addons
 * per step: about ten milliseconds for a thousand addons that all need each other.
 */
function computeClosure(edges: readonly (readonly number[])[]): Closure {
  const count = edges.length;
  const wordCount = Math.ceil(count / 32);
  const bits = new Uint32Array(count * wordCount);
  const set = (from: number, to: number) => {
    const at = from * wordCount + (to >>> 5);
    bits[at] = (bits[at] as number) | (1 << (to & 31));
  };
  const has = (from: number, to: number) =>
    ((bits[from * wordCount + (to >>> 5)] as number) & (1 << (to & 31))) !== 0;
  edges.forEach((targets, from) => {
    set(from, from);
    targets.forEach((to) => set(from, to));
  });
  for (let through = 0; through < count; through++) {
    for (let from = 0; from < count; from++) {
      if (from === through || !has(from, through)) continue;
      for (let word = 0; word < wordCount; word++) {
        const at = from * wordCount + word;
        bits[at] = (bits[at] as number) | (bits[through * wordCount + word] as number);
      }
    }
  }
  const countReachable = (from: number) => {
    let found = 0;
    for (let to = 0; to < count; to++) if (has(from, to)) found++;
    return found;
  };
  return { has, size: countReachable };
}

/** Groups addons that need each other, directly or indirectly. */
function groupByMutualNeed(count: number, { has }: Closure): number[][] {
  const grouped = new Set<number>();
  const groups: number[][] = [];
  const indices = Array.from({ length: count }, (_, index) => index);
  for (const index of indices) {
    if (grouped.has(index)) continue;
    const group = indices.filter((other) => has(index, other) && has(other, index));
    group.forEach((member) => grouped.add(member));
    groups.push(group);
  }
  return groups;
}

/**
 * Orders groups so that each comes after those it needs: the libraries first, in the list's order,
 * then the others.
 * @param needs whether the first group needs the second
 * @param needCount how many addons a group needs
 * @returns the groups' numbers in order, and how many at the front are libraries or needed by one
 */
function orderGroups(
  isLibrary: readonly boolean[],
  needs: (group: number, other: number) => boolean,
  needCount: (group: number) => number,
): { order: number[]; libraryCount: number } {
  const groups = isLibrary.map((_, group) => group);
  const libraries = groups.filter((group) => isLibrary[group]);
  const isPartOfLibraries = (group: number) =>
    libraries.some((library) => library === group || needs(library, group));
  // A set keeps the order of the first insertion.
  const placed = new Set<number>();
  const placeAfterNeeds = (group: number): void => {
    const required = groups.filter(
      (other) => other !== group && !placed.has(other) && needs(group, other),
    );
    // A group has more needs than any group that it needs: by count, each comes after its own.
    required.sort((a, b) => needCount(a) - needCount(b) || a - b);
    for (const next of [...required, group]) placed.add(next);
  };
  groups.filter(isPartOfLibraries).forEach(placeAfterNeeds);
  const libraryCount = placed.size;
  groups.forEach(placeAfterNeeds);
  return { order: [...placed], libraryCount };
}

/** Sorts the addons into search order; addons that need each other become one unit. */
export function createOrder(addons: readonly Addon[]): AddonOrder {
  const { edges, missing } = resolve(addons);
  const closure = computeClosure(edges);
  const groups = groupByMutualNeed(addons.length, closure);
  // One addon represents its group: they all need the same.
  const first = groups.map(([member]) => member as number);
  const needs = (group: number, other: number) =>
    closure.has(first[group] as number, first[other] as number);
  const needCounts = first.map(closure.size);
  const { order, libraryCount } = orderGroups(
    groups.map((group) => group.some((member) => (addons[member] as Addon).library)),
    needs,
    (group) => needCounts[group] as number,
  );
  const units = order.map((_, unit) => unit);
  const needsUnit = (user: number, unit: number) =>
    needs(order[user] as number, order[unit] as number);
  return {
    addons,
    units: order.map((group) => groups[group] as number[]),
    libraryCount,
    below: (user) => new Set(units.filter((unit) => needsUnit(user, unit))),
    above: (unit) => new Set(units.filter((user) => needsUnit(user, unit))),
    missing,
  };
}

/** Names of a unit's addons, as they appear in the folder. */
export function getUnitNames(order: AddonOrder, unit: number): readonly Addon[] {
  return (order.units[unit] as AddonUnit).map((index) => order.addons[index] as Addon);
}
