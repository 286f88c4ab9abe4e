/**
 * Defines an addon, the thing that the search covers: a plugin or a mod, its aliases, and what it
 * cannot run without.
 */

export type AddonKind = 'plugins' | 'mods';

export interface Addon {
  /** As the server prints it, or taken from the file name. */
  readonly name: string;
  /** The jar, if known. */
  readonly file?: string;
  /** Other names that dependents may use: ids, `provides`, nested jars. */
  readonly ids: readonly string[];
  /** Names without which it does not load. */
  readonly needs: readonly string[];
  /** Others depend on it: it stays in until all others are cleared. */
  readonly library: boolean;
}

/** More than any server runs; the rest is ignored. */
export const MAX_ADDONS = 1000;
/**
 * Maximum names that one addon may have or need; the largest API mods contain about 60 nested jars.
 */
export const MAX_NAMES = 200;
const MAX_NAME_LENGTH = 100;

/** One line of text without control characters, truncated if it is too long for a name. */
export function cleanName(text: string): string {
  return text

    .replace(/[\u0000-\u001f\u007f-\u009f\u2028\u2029\ufeff]/g, ' ')
    .trim()
    .slice(0, MAX_NAME_LENGTH)
    .trim();
}

/** Two names are equal if their keys are: case, spaces, `_` and `-` are ignored. */
export function normalizeName(name: string): string {
  return name
    .toLowerCase()
    .replace(/[\s_-]+/g, '-')
    .replace(/^-+|-+$/g, '');
}

/** Removes duplicate names; keeps the last spelling. */
export function withoutDuplicateNames(names: readonly string[]): readonly string[] {
  return [...new Map(names.map((name) => [normalizeName(name), name])).values()];
}

/** The platform at the end of a name: `-Bukkit` of `LuckPerms-Bukkit`. */
const PLATFORM_TAIL =
  /[-_ .](?:bukkit|spigot|paper|folia|velocity|bungee(?:cord)?|fabric|quilt|forge|neoforge|common|universal|all|mc)$/i;

/** The version at the end, or what begins with a bracket: `-5.4.137`, ` v2.0`, `-mc1.21`, ` [Paper]`. */
const VERSION_TAIL = /[-_ +.]*(?:[[(].*|(?:mc)?v?\d+[.\d].*|-\d.*)$/i;

/**
 * `LuckPerms-Bukkit-5.4.137.jar` → `LuckPerms-Bukkit`: the file name without extension and version.
 */
export function parseFileName(file: string): string {
  const stem = file.replace(/\.jar$/i, '');
  const name = stem.replace(VERSION_TAIL, '');
  return cleanName(name === '' ? stem : name);
}

/** The name without its platform: `LuckPerms-Bukkit` → `LuckPerms`. */
export function stripDecoration(name: string): string {
  let plain = name;
  for (let next = plain.replace(PLATFORM_TAIL, ''); next !== plain && next !== '';) {
    plain = next;
    next = plain.replace(PLATFORM_TAIL, '');
  }
  return plain;
}

/** What to look for in the folder. */
export function getLabel(addon: Addon): string {
  return addon.file ?? addon.name;
}
