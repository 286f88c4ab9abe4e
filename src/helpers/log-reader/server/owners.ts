/** Collects the mods and plugins that a log lists, to map a package to its owner's name. */

/** Letters and digits of a name without its version, to compare spellings. */
export function simplifyName(name: string): string {
  return name
    .replace(/\.jar$/i, '')
    .replace(/[-_+ ](?:(?:neo)?forge|fabric|quilt|mc|bukkit|paper|spigot)?-?v?\d.*$/i, '')
    .toLowerCase()
    .replace(/[^a-z0-9]/g, '');
}

const MAX_OWNERS = 5000;
/** Lines of such lists, by loader. */
const LISTS: readonly RegExp[] = [
  // Fabric's startup and crash reports: `- lithium 0.11.2`, `lithium: Lithium 0.11.2`.
  /^\s*(?:[|\\ -]+ )?(?<id>[a-z][\w-]{1,63}) v?\d[\w.+-]*\s*$/,
  /^\s{1,12}(?<id>[a-z][\w-]{1,63}): (?<name>\S[^\n]{0,80}?) v?\d[\w.+-]*(?:\s|$)/,
  // Forge's table: `create-1.20.1.jar |Create |create |0.5.1 |DONE`.
  /^\s*(?:\S[^|\n]{0,120})\.jar\s*\|(?<name>[^|\n]{1,80}?)\s*\|(?<id>[a-z][\w-]{1,63})\s*\|/,
  // NeoForge's list: `Create 6.0.6 (create)`.
  /^\s+(?<name>\S[^\n]{0,80}?) v?\d\S{0,40} \((?<id>[a-z][\w-]{1,63})\)\s*$/,
];
/** Headings of such lists. */
export const LIST_STARTS = [
  'Loading ',
  'Mod List:',
  'Fabric Mods:',
  'Mod File',
  'Quilt Mods:',
] as const;
/** A plugin being enabled: `[Shop] Enabling Shop v1.0`. */
const PLUGIN =
  /\b(?:Enabling|Loading|Loaded plugin|Enabled plugin) (?<name>[A-Za-z][\w+-]{1,60}) v?(?:ersion )?\d/;

/** Names by their normalized form. */
export class Owners {
  readonly known = new Map<string, string>();

  private add(key: string, name: string): void {
    const plain = simplifyName(key);
    if (plain.length > 2 && this.known.size < MAX_OWNERS && !this.known.has(plain)) {
      this.known.set(plain, name);
    }
  }

  /** A line that names one plugin. */
  readPlugin(line: string): void {
    const name = PLUGIN.exec(line)?.groups?.name;
    if (name !== undefined) this.add(name, name);
  }

  /** The lines of a list; lines of any other form are skipped. */
  readList(text: string): void {
    for (const line of text.split('\n')) {
      for (const form of LISTS) {
        const groups = form.exec(line)?.groups;
        if (groups?.id === undefined) continue;
        const name = (groups.name ?? groups.id).trim();
        this.add(groups.id, name);
        this.add(name, name);
        break;
      }
    }
  }
}
