/**
 * The order of a search. Every prefix of it can run: what a part needs stands before it. So a round
 * that has the first k units in never leaves a dependent without its library.
 */
import { keyOf, nameOfFile, plainName, type Part } from './part';

/** Parts that need each other and therefore move together; indexes into the list of parts. */
export type Unit = readonly number[];

export interface Order {
  readonly parts: readonly Part[];
  /** Libraries first, then the suspects. */
  readonly units: readonly Unit[];
  /** How many units at the front are libraries (or needed by one). */
  readonly base: number;
  /** Units that a unit needs, directly or not, itself included. */
  readonly below: readonly ReadonlySet<number>[];
  /** Units that need a unit, directly or not, itself included. */
  readonly above: readonly ReadonlySet<number>[];
  /** Needs that nothing in the list fulfills. */
  readonly missing: readonly { readonly part: string; readonly needs: string }[];
}

/** For each part the parts that it needs, and what was not found. */
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

/** Everything that can be reached from a start, itself included. */
function reach(start: number, edges: readonly (readonly number[])[]): Set<number> {
  const seen = new Uint8Array(edges.length);
  seen[start] = 1;
  const found = [start];
  for (const at of found) {
    for (const to of edges[at] as readonly number[]) {
      if (seen[to] === 1) continue;
      seen[to] = 1;
      found.push(to);
    }
  }
  return new Set(found);
}

/** Puts the parts in the order of the search; what needs each other becomes one unit. */
export function arrange(parts: readonly Part[]): Order {
  const { edges, missing } = resolve(parts);
  const reached = parts.map((_, index) => reach(index, edges));
  const library = new Set<number>();
  parts.forEach((part, index) => {
    if (part.library) (reached[index] as Set<number>).forEach((each) => library.add(each));
  });
  const has = (from: number, to: number) => (reached[from] as Set<number>).has(to);

  const unitOf = new Map<number, number>();
  const groups: number[][] = [];
  parts.forEach((_, index) => {
    if (unitOf.has(index)) return;
    const group = [...(reached[index] as Set<number>)].filter((other) => has(other, index));
    group.sort((a, b) => a - b).forEach((member) => unitOf.set(member, groups.length));
    groups.push(group);
  });

  // A unit may follow when all it needs stands already; among those the list's order decides.
  const order: number[] = [];
  const placed = new Set<number>();
  const place = (group: number): void => {
    if (placed.has(group)) return;
    placed.add(group);
    const members = groups[group] as number[];
    const needed = new Set(
      members.flatMap((member) =>
        [...(reached[member] as Set<number>)].map((each) => unitOf.get(each) as number),
      ),
    );
    needed.delete(group);
    // The one with fewer needs below it first: then every call finds its own needs placed.
    [...needed]
      .sort((a, b) => depth(a) - depth(b) || a - b)
      .forEach((each) => {
        if (!placed.has(each)) {
          placed.add(each);
          order.push(each);
        }
      });
    order.push(group);
  };
  const depth = (group: number): number =>
    (reached[(groups[group] as number[])[0] as number] as Set<number>).size;
  const isLibrary = (group: number) => library.has((groups[group] as number[])[0] as number);
  const all = groups.map((_, group) => group);
  all.filter(isLibrary).forEach(place);
  all.filter((group) => !isLibrary(group)).forEach(place);

  const position = new Map(order.map((group, index) => [group, index]));
  const below = order.map((group) => {
    const first = (groups[group] as number[])[0] as number;
    return new Set(
      [...(reached[first] as Set<number>)].map(
        (member) => position.get(unitOf.get(member) as number) as number,
      ),
    );
  });
  const above = order.map((_, unit) => {
    const users = new Set<number>();
    below.forEach((needs, user) => {
      if (needs.has(unit)) users.add(user);
    });
    return users;
  });
  return {
    parts,
    units: order.map((group) => groups[group] as number[]),
    base: all.filter(isLibrary).length,
    below,
    above,
    missing,
  };
}

/** Names of a unit's parts, as the reader finds them in the folder. */
export function partsOf(order: Order, unit: number): readonly Part[] {
  return (order.units[unit] as Unit).map((index) => order.parts[index] as Part);
}
