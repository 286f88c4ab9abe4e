/** What is searched through: a plugin or mod, its other names, and what it cannot run without. */

export type Kind = 'plugins' | 'mods';

export interface Part {
  /** As the server prints it, or read off the file's name. */
  readonly name: string;
  /** The jar, where it is known. */
  readonly file?: string;
  /** Other names that dependents may use: ids, `provides`, jars inside the jar. */
  readonly ids: readonly string[];
  /** Names without which it does not load. */
  readonly needs: readonly string[];
  /** Others build on it: stays in until all others are cleared. */
  readonly library: boolean;
}

/** More than any server runs; what is beyond is not read. */
export const MAX_PARTS = 1000;
/** Names that one part may have or need; the largest API mods bring about 60 inner jars. */
export const MAX_NAMES = 200;
const MAX_NAME_LENGTH = 100;

/** One line of text without control characters, cut where it is too long to be a name. */
export function cleanName(text: string): string {
  return text

    .replace(/[\u0000-\u001f\u007f-\u009f\u2028\u2029\ufeff]/g, ' ')
    .trim()
    .slice(0, MAX_NAME_LENGTH)
    .trim();
}

/** Two names are the same thing if their keys are equal: case, spaces, `_` and `-` do not count. */
export function keyOf(name: string): string {
  return name
    .toLowerCase()
    .replace(/[\s_-]+/g, '-')
    .replace(/^-+|-+$/g, '');
}

/** Names that are the same thing, once: as they are written last. */
export function distinct(names: readonly string[]): readonly string[] {
  return [...new Map(names.map((name) => [keyOf(name), name])).values()];
}

const PLATFORM_TAIL =
  /[-_ .](?:bukkit|spigot|paper|folia|velocity|bungee(?:cord)?|fabric|quilt|forge|neoforge|common|universal|all|mc)$/i;

/** `LuckPerms-Bukkit-5.4.137.jar` → `LuckPerms-Bukkit`: the file's name without ending and version. */
export function nameOfFile(file: string): string {
  const stem = file.replace(/\.jar$/i, '');
  const name = stem.replace(/[-_ +.]*(?:[[(].*|(?:mc)?v?\d+[.\d].*|-\d.*)$/i, '');
  return cleanName(name === '' ? stem : name);
}

/** The name without its platform: `LuckPerms-Bukkit` → `LuckPerms`. */
export function plainName(name: string): string {
  let plain = name;
  for (let next = plain.replace(PLATFORM_TAIL, ''); next !== plain && next !== '';) {
    plain = next;
    next = plain.replace(PLATFORM_TAIL, '');
  }
  return plain;
}

/** What the reader has to look for in the folder. */
export function labelOf(part: Part): string {
  return part.file ?? part.name;
}
