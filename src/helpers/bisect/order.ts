/**
 * Orders the parts of a search so that every prefix can run: a part comes after everything it
 * needs. So a round with the first k units never leaves a dependent without its library.
 */
// cspell:ignore Warshall
import { keyOf, nameOfFile, plainName, type Part } from './part';

/** Parts that need each other and therefore move together; indexes into the list of parts. */
export type Unit = readonly number[];

export interface Order {
  readonly parts: readonly Part[];
  /** Libraries first, then the suspects. */
  readonly units: readonly Unit[];
  /** How many units at the front are libraries, or needed by one. */
  readonly base: number;
  /** Units that a unit needs, directly or indirectly, including itself. */
  readonly below: (unit: number) => ReadonlySet<number>;
  /** Units that need a unit, directly or indirectly, including itself. */
  readonly above: (unit: number) => ReadonlySet<number>;
  /** Dependencies that nothing in the list provides. */
  readonly missing: readonly { readonly part: string; readonly needs: string }[];
}

/** For each part, the parts that it needs and the names that were not found. */
function resolve(parts: readonly Part[]): {
  readonly edges: readonly (readonly number[])[];
  readonly missing: Order['missing'];
} {
  const byName = new Map<string, number>();
  const offer = (name: string, index: number) => {
    const key = keyOf(name);
    if (!byName.has(key)) byName.set(key, index);
  };
  parts.forEach(({ name }, index) => offer(name, index));
  parts.forEach(({ ids }, index) => ids.forEach((id) => offer(id, index)));
  parts.forEach(({ file, name }, index) => {
    offer(plainName(name), index);
    if (file !== undefined) offer(plainName(nameOfFile(file)), index);
  });
  const missing: { part: string; needs: string }[] = [];
  const edges = parts.map(({ name, needs }, index) => {
    const found = new Set<number>();
    for (const need of needs) {
      const target = byName.get(keyOf(need));
      if (target === undefined) missing.push({ part: name, needs: need });
      else if (target !== index) found.add(target);
    }
    return [...found];
  });
  return { edges, missing };
}

/**
 * What each part needs, directly or indirectly, including itself: one bit per part, in rows of
 * 32-bit words.
 */
interface Closure {
  /** Whether the first part needs the second. */
  readonly has: (from: number, to: number) => boolean;
  /** How many parts a part needs. */
  readonly size: (from: number) => number;
}

/**
 * The transitive closure of a relation (Warshall, 1962, "A theorem on Boolean matrices"), 32 parts
 * per step: about ten milliseconds for a thousand parts that all need each other.
 */
function closureOf(edges: readonly (readonly number[])[]): Closure {
  const count = edges.length;
  const words = Math.ceil(count / 32);
  const bits = new Uint32Array(count * words);
  const set = (from: number, to: number) => {
    const at = from * words + (to >>> 5);
    bits[at] = (bits[at] as number) | (1 << (to & 31));
  };
  const has = (from: number, to: number) =>
    ((bits[from * words + (to >>> 5)] as number) & (1 << (to & 31))) !== 0;
  edges.forEach((targets, from) => {
    set(from, from);
    targets.forEach((to) => set(from, to));
  });
  for (let through = 0; through < count; through++) {
    for (let from = 0; from < count; from++) {
      if (from === through || !has(from, through)) continue;
      for (let word = 0; word < words; word++) {
        const at = from * words + word;
        bits[at] = (bits[at] as number) | (bits[through * words + word] as number);
      }
    }
  }
  const size = (from: number) => {
    let found = 0;
    for (let to = 0; to < count; to++) if (has(from, to)) found++;
    return found;
  };
  return { has, size };
}

/** Sorts the parts into search order; parts that need each other become one unit. */
export function arrange(parts: readonly Part[]): Order {
  const { edges, missing } = resolve(parts);
  const { has, size } = closureOf(edges);

  const unitOf = new Map<number, number>();
  const groups: number[][] = [];
  parts.forEach((_, index) => {
    if (unitOf.has(index)) return;
    const group = parts
      .map((__, other) => other)
      .filter((other) => has(index, other) && has(other, index));
    group.forEach((member) => unitOf.set(member, groups.length));
    groups.push(group);
  });
  // One part represents its unit: they all need the same.
  const first = groups.map(([member]) => member as number);
  const needs = (group: number, other: number) =>
    has(first[group] as number, first[other] as number);
  const all = groups.map((_, group) => group);
  const depths = first.map(size);
  const depth = (group: number) => depths[group] as number;

  // A unit can be placed once everything it needs is; among those, the list's order decides.
  const order: number[] = [];
  const placed = new Set<number>();
  const place = (group: number): void => {
    // The one with fewer needs first: this places every requirement before its dependent.
    all
      .filter((other) => !placed.has(other) && needs(group, other))
      .sort((a, b) => depth(a) - depth(b) || a - b)
      .forEach((other) => {
        placed.add(other);
        order.push(other);
      });
  };
  const libraries = all.filter((group) =>
    (groups[group] as number[]).some((member) => (parts[member] as Part).library),
  );
  const isBase = (group: number) => libraries.some((library) => needs(library, group));
  all.filter(isBase).forEach(place);
  const base = order.length;
  all.forEach(place);

  const units = order.map((_, unit) => unit);
  const needsUnit = (user: number, unit: number) =>
    needs(order[user] as number, order[unit] as number);
  return {
    parts,
    units: order.map((group) => groups[group] as number[]),
    base,
    below: (user) => new Set(units.filter((unit) => needsUnit(user, unit))),
    above: (unit) => new Set(units.filter((user) => needsUnit(user, unit))),
    missing,
  };
}

/** Names of a unit's parts, as they appear in the folder. */
export function partsOf(order: Order, unit: number): readonly Part[] {
  return (order.units[unit] as Unit).map((index) => order.parts[index] as Part);
}
