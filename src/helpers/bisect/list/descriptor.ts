/**
 * Parses the metadata in a jar: `plugin.yml`, `paper-plugin.yml`, `velocity-plugin.json`,
 * `fabric.mod.json`, `quilt.mod.json`, `mods.toml`, `neoforge.mods.toml`. It reads only what a
 * search needs: names and hard dependencies (a plugin loads without its optional ones).
 */
import { parse as parseToml } from 'smol-toml';
import { parse as parseYaml } from 'yaml';
import { cleanName, normalizeName, MAX_NAMES } from './addon';

export type AddonPlatform = 'bukkit' | 'velocity' | 'fabric' | 'forge';

export interface Descriptor {
  readonly platform: AddonPlatform;
  readonly name: string;
  readonly ids: readonly string[];
  readonly needs: readonly string[];
  /** The mod declares itself a library. */
  readonly library: boolean;
}

/** Paths of descriptors by platform; the first one that exists is used. */
export const DESCRIPTORS: readonly (readonly [path: string, platform: AddonPlatform])[] = [
  ['paper-plugin.yml', 'bukkit'],
  ['plugin.yml', 'bukkit'],
  ['velocity-plugin.json', 'velocity'],
  ['quilt.mod.json', 'fabric'],
  ['fabric.mod.json', 'fabric'],
  ['META-INF/neoforge.mods.toml', 'forge'],
  ['META-INF/mods.toml', 'forge'],
];

/** Always present: the game, Java and the loaders. */
const GIVEN = new Set(
  `minecraft java fabricloader fabric-loader quilt-loader quilt-base forge neoforge fml
  javafml lowcodefml velocity mixinextras`.split(/\s+/),
);

type DescriptorTable = Readonly<Record<string, unknown>>;
const toTable = (value: unknown): DescriptorTable =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
    ? (value as DescriptorTable)
    : {};
const toArray = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);
const toText = (value: unknown): string => (typeof value === 'string' ? cleanName(value) : '');
/** A list of names, even if written as a single string. */
const toNames = (value: unknown): readonly string[] =>
  (typeof value === 'string' ? [value] : toArray(value)).map(toText);

interface RawDescriptor {
  readonly platform: AddonPlatform;
  /** The displayed name; without one, the first id is shown. */
  readonly name: unknown;
  readonly ids: readonly string[];
  readonly needs: readonly string[];
  readonly library?: boolean;
}

/** Cleans what a file declares; undefined if it has no usable name. */
function createDescriptor({
  platform,
  name,
  ids,
  needs,
  library = false,
}: RawDescriptor): Descriptor | undefined {
  const displayName = [toText(name), ...ids].find((candidate) => normalizeName(candidate) !== '');
  if (displayName === undefined) return undefined;
  const ownIds = new Set([displayName, ...ids].map(normalizeName));
  const listUniqueNames = (list: readonly string[]) =>
    [...new Set(list)].filter((unique) => unique !== '').slice(0, MAX_NAMES);
  return {
    platform,
    name: displayName,
    ids: listUniqueNames(ids),
    needs: listUniqueNames(needs).filter(
      (need) => !GIVEN.has(normalizeName(need)) && !ownIds.has(normalizeName(need)),
    ),
    library,
  };
}

function parseBukkit(file: DescriptorTable): Descriptor | undefined {
  return createDescriptor({
    platform: 'bukkit',
    name: file.name,
    ids: toNames(file.provides),
    needs: toNames(file.depend),
  });
}

/** Paper: `dependencies.server.NAME.required`, which defaults to true. */
function parsePaper(file: DescriptorTable): Descriptor | undefined {
  const { server, bootstrap } = toTable(file.dependencies);
  const needs = [server, bootstrap].flatMap((group) =>
    Object.entries(toTable(group))
      .filter(([, settings]) => toTable(settings).required !== false)
      .map(([name]) => cleanName(name)),
  );
  return createDescriptor({
    platform: 'bukkit',
    name: file.name,
    ids: toNames(file.provides),
    needs,
  });
}

function parseVelocity(file: DescriptorTable): Descriptor | undefined {
  const needs = toArray(file.dependencies)
    .map(toTable)
    .filter(({ optional }) => optional !== true)
    .map(({ id }) => toText(id));
  return createDescriptor({ platform: 'velocity', name: file.name, ids: [toText(file.id)], needs });
}

function parseFabric(file: DescriptorTable): Descriptor | undefined {
  const badges = toNames(toTable(toTable(file.custom).modmenu).badges);
  return createDescriptor({
    platform: 'fabric',
    name: file.name,
    ids: [toText(file.id), ...toNames(file.provides)],
    needs: Object.keys(toTable(file.depends)).map(cleanName),
    library: badges.includes('library'),
  });
}

/** Quilt: names, or tables with `id`; a nested list means "one of these" and is skipped. */
function parseQuilt(file: DescriptorTable): Descriptor | undefined {
  const loader = toTable(file.quilt_loader);
  const toId = (value: unknown) => toText(typeof value === 'string' ? value : toTable(value).id);
  const removeNamespace = (id: string) => id.replace(/^[^:]*:/, '');
  return createDescriptor({
    platform: 'fabric',
    name: toTable(loader.metadata).name,
    ids: [toText(loader.id), ...toArray(loader.provides).map(toId).map(removeNamespace)],
    needs: toArray(loader.depends)
      .filter((value) => toTable(value).optional !== true)
      .map(toId)
      .map(removeNamespace),
  });
}

/** Forge: `mandatory = true`; NeoForge: `type = "required"`, which is the default. */
function parseForge(file: DescriptorTable): Descriptor | undefined {
  const mods = toArray(file.mods).map(toTable);
  const needs = mods.flatMap(({ modId }) =>
    toArray(toTable(file.dependencies)[toText(modId)])
      .map(toTable)
      .filter(({ mandatory, type }) =>
        typeof type === 'string' ? type.toLowerCase() === 'required' : mandatory !== false,
      )
      .map((dependency) => toText(dependency.modId)),
  );
  const ids = mods.map(({ modId }) => toText(modId));
  return createDescriptor({ platform: 'forge', name: mods[0]?.displayName, ids, needs });
}

const READERS: Readonly<Record<string, (file: DescriptorTable) => Descriptor | undefined>> = {
  'paper-plugin.yml': parsePaper,
  'plugin.yml': parseBukkit,
  'velocity-plugin.json': parseVelocity,
  'quilt.mod.json': parseQuilt,
  'fabric.mod.json': parseFabric,
  'META-INF/neoforge.mods.toml': parseForge,
  'META-INF/mods.toml': parseForge,
};

/** Fabric's loader allows line breaks in strings; JSON does not. */
function parseJson(content: string): unknown {
  try {
    return JSON.parse(content);
  } catch {
    return JSON.parse(content.replace(/[\u0000-\u001f]+/g, ' '));
  }
}

/** Parses a file by its extension; throws if it is broken. */
function parseFile(path: string, content: string): unknown {
  if (path.endsWith('.toml')) return parseToml(content);
  if (path.endsWith('.json')) return parseJson(content);
  return parseYaml(content, { maxAliasCount: 20, logLevel: 'silent', uniqueKeys: false });
}

/**
 * Parses one descriptor.
 * @param path one of `DESCRIPTORS`
 * @returns undefined if it cannot be parsed or has no name
 */
export function parseDescriptor(path: string, content: string): Descriptor | undefined {
  const reader = READERS[path];
  if (reader === undefined) return undefined;
  try {
    return reader(toTable(parseFile(path, content)));
  } catch {
    return undefined;
  }
}
