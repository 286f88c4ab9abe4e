/**
 * Parses and compares versions of Minecraft: Java Edition, and of programs with the same numbering.
 * It accepts only releases: the names of snapshots do not reveal their order. Pure; never throws.
 */

/** Numbers by significance; `1.21.11` → [1, 21, 11], `26.1` → [26, 1, 0]. */
export type MinecraftVersion = readonly [number, number, number];

const LEADING_RELEASE = /^\s*v?(\d{1,2})\.(\d{1,2})(?:\.(\d{1,2}))?(?![\d.])/i;

/**
 * The release at the start of a text: `1.20.4`, `v26.1`, `1.21.4-R0.1-SNAPSHOT`, `1.21.4-pre1`.
 * Undefined for anything else, including four numbers (a build or an address).
 */
export function parseVersion(text: string): MinecraftVersion | undefined {
  const match = LEADING_RELEASE.exec(text);
  return match === null ? undefined : [Number(match[1]), Number(match[2]), Number(match[3] ?? 0)];
}

/** The same, if the text is the release and nothing else; surrounding whitespace is allowed. */
export function parseExactVersion(text: string): MinecraftVersion | undefined {
  return /^\s*\d[\d.]*\s*$/.test(text) ? parseVersion(text) : undefined;
}

/** Below 0 if `a` is older than `b`, 0 if they are equal, above 0 if it is newer. */
export function compareVersions(a: MinecraftVersion, b: MinecraftVersion): number {
  return a[0] - b[0] || a[1] - b[1] || a[2] - b[2];
}

/** Whether a version is older than another; undefined if either does not start with a release. */
export function isOlder(version: string, than: string): boolean | undefined {
  const [a, b] = [parseVersion(version), parseVersion(than)];
  return a === undefined || b === undefined ? undefined : compareVersions(a, b) < 0;
}
