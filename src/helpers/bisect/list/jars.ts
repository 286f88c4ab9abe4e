/** Turns jar files into addons: reads their descriptors, and the ids of nested jars. */
import { DESCRIPTORS, parseDescriptor, type Descriptor, type AddonPlatform } from './descriptor';
import { isLibrary, withKnownNeeds } from './libraries';
import {
  cleanName,
  normalizeName,
  MAX_NAMES,
  MAX_ADDONS,
  parseFileName,
  type AddonKind,
  type Addon,
} from './addon';
import {
  extract,
  readZipEntries,
  type ByteSource,
  type ZipEntry,
  type ZipError,
} from '../../../lib/zip';

export interface Jar {
  readonly file: string;
  /** One per platform that the jar supports. */
  readonly descriptors: readonly Descriptor[];
  /** Why nothing was read; the jar is then known only by its file name. */
  readonly refused?: ZipError | 'no-descriptor';
}

/** Real descriptors have a few kilobytes; those with hundreds of commands, a few dozen. */
export const MAX_DESCRIPTOR_BYTES = 256 * 1024;
/** Nested jars are libraries, most of them small; larger ones are not opened. */
const MAX_INNER_JAR_BYTES = 4 * 1024 * 1024;
const MAX_INNER_JARS = 120;
/** Limit for all nested jars together. */
const MAX_INNER_BYTES = 24 * 1024 * 1024;

/** Wraps bytes in memory as a file. */
export function toByteSource(bytes: Uint8Array): ByteSource {
  return {
    size: bytes.length,
    read: (start, end) => Promise.resolve(bytes.subarray(Math.max(0, start), end)),
  };
}

async function readDescriptors(
  file: ByteSource,
  entries: readonly ZipEntry[],
): Promise<Descriptor[]> {
  const byPlatform = new Map<AddonPlatform, Descriptor>();
  for (const [path, platform] of DESCRIPTORS) {
    const entry = entries.find(({ name }) => name === path);
    if (entry === undefined || byPlatform.has(platform)) continue;
    const content = await extract(file, entry, MAX_DESCRIPTOR_BYTES);
    if (!content.ok) continue;
    const found = parseDescriptor(path, new TextDecoder().decode(content.value));
    if (found !== undefined) byPlatform.set(platform, found);
  }
  return [...byPlatform.values()];
}

/** Ids that the nested jars provide, by platform. */
async function listInnerIds(
  file: ByteSource,
  entries: readonly ZipEntry[],
): Promise<Map<AddonPlatform, string[]>> {
  const ids = new Map<AddonPlatform, string[]>();
  const inner = entries.filter(
    ({ name, size }) => /^META-INF\/(?:jars|jarjar)\/[^/]+\.jar$/.test(name) && size > 0,
  );
  let budget = MAX_INNER_BYTES;
  for (const entry of inner.slice(0, MAX_INNER_JARS)) {
    const content = await extract(file, entry, Math.min(MAX_INNER_JAR_BYTES, budget));
    if (!content.ok) continue;
    budget -= content.value.length;
    const inside = toByteSource(content.value);
    const directory = await readZipEntries(inside);
    if (!directory.ok) continue;
    for (const found of await readDescriptors(inside, directory.value)) {
      ids.set(found.platform, [...(ids.get(found.platform) ?? []), ...found.ids]);
    }
  }
  return ids;
}

/** Reads one jar. Never throws: a failure is in `refused`. */
export async function readJar(name: string, file: ByteSource): Promise<Jar> {
  const nothing = { file: cleanName(name), descriptors: [] };
  try {
    const directory = await readZipEntries(file);
    if (!directory.ok) return { ...nothing, refused: directory.reason };
    const descriptors = await readDescriptors(file, directory.value);
    if (descriptors.length === 0) return { ...nothing, refused: 'no-descriptor' };
    const inner = await listInnerIds(file, directory.value);
    return {
      ...nothing,
      descriptors: descriptors.map((descriptor) => ({
        ...descriptor,
        ids: [...new Set([...descriptor.ids, ...(inner.get(descriptor.platform) ?? [])])].slice(
          0,
          MAX_NAMES,
        ),
      })),
    };
  } catch {
    return { ...nothing, refused: 'damaged' };
  }
}

/** The platform that most of the jars run on. */
export function detectPlatform(jars: readonly Jar[]): AddonPlatform {
  const counts = new Map<AddonPlatform, number>();
  for (const { descriptors } of jars) {
    for (const { platform } of descriptors) counts.set(platform, (counts.get(platform) ?? 0) + 1);
  }
  const platforms = ['bukkit', 'velocity', 'fabric', 'forge'] as const;
  return platforms.reduce((best, platform) =>
    (counts.get(platform) ?? 0) > (counts.get(best) ?? 0) ? platform : best,
  );
}

/**
 * Turns jars into addons, reading each for the platform that most of them support. A jar that does
 * not support it (a Velocity plugin among mods) keeps its own descriptor.
 */
export function toAddons(jars: readonly Jar[]): {
  readonly kind: AddonKind;
  readonly addons: readonly Addon[];
} {
  const platform = detectPlatform(jars);
  const read: Addon[] = [];
  const guessed: Addon[] = [];
  for (const { file, descriptors } of jars) {
    const found =
      descriptors.find((descriptor) => descriptor.platform === platform) ?? descriptors[0];
    if (found === undefined) {
      guessed.push({ name: parseFileName(file), file, ids: [], needs: [], library: false });
    } else {
      const { name, ids, needs } = found;
      const library = found.library || [name, ...ids.slice(0, 1)].some(isLibrary);
      read.push({ name, file, ids, needs, library });
    }
  }
  return {
    kind: platform === 'fabric' || platform === 'forge' ? 'mods' : 'plugins',
    addons: mergeAddons(read, withKnownNeeds(guessed)),
  };
}

/**
 * Merges addons into a list. An entry of the same file is replaced by the newer one, and so is a pasted
 * entry, which has no file, of the same name: the newer one has more detail. The reader's order is kept.
 * Only the first id counts as a name: the others are parts that the addon provides.
 */
export function mergeAddons(before: readonly Addon[], added: readonly Addon[]): readonly Addon[] {
  const addons = [...before];
  for (const addon of added) {
    const keys = new Set([addon.name, ...addon.ids.slice(0, 1)].map(normalizeName));
    const at = addons.findIndex(
      ({ name, file }) =>
        (addon.file !== undefined && file === addon.file) ||
        (file === undefined && keys.has(normalizeName(name))),
    );
    if (at === -1) addons.push(addon);
    else addons[at] = addon;
  }
  return addons.slice(0, MAX_ADDONS);
}
