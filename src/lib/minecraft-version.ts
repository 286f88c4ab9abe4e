/**
 * Versions of Minecraft: Java Edition, and of what numbers itself the same way. Releases only;
 * snapshots have no order that their names tell. Pure; never throws.
 */

/** Numbers in order of weight; `1.21.11` → [1, 21, 11], `26.1` → [26, 1, 0]. */
export type MinecraftVersion = readonly [number, number, number];

const LEADING = /^\s*v?(\d{1,2})\.(\d{1,2})(?:\.(\d{1,2}))?(?![\d.])/i;

/**
 * The release that a text begins with: `1.20.4`, `v26.1`, `1.21.4-R0.1-SNAPSHOT`, `1.21.4-pre1`.
 * Undefined for anything else, four numbers (a build or an address) included.
 */
export function readVersion(text: string): MinecraftVersion | undefined {
  const found = LEADING.exec(text);
  return found === null ? undefined : [Number(found[1]), Number(found[2]), Number(found[3] ?? 0)];
}

/** The same where the text is the release and nothing else; white space around it is fine. */
export function readExactVersion(text: string): MinecraftVersion | undefined {
  return /^\s*\d[\d.]*\s*$/.test(text) ? readVersion(text) : undefined;
}

/** Below 0 if `a` is older than `b`, 0 if they are the same, above 0 if it is newer. */
export function compareVersions(a: MinecraftVersion, b: MinecraftVersion): number {
  return a[0] - b[0] || a[1] - b[1] || a[2] - b[2];
}

/** Whether `one` is older than `other`; undefined where one of them does not begin with a release. */
export function isOlder(one: string, other: string): boolean | undefined {
  const [a, b] = [readVersion(one), readVersion(other)];
  return a === undefined || b === undefined ? undefined : compareVersions(a, b) < 0;
}
