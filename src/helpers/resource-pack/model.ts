/**
 * Inspects the zip of a resource pack: where its pack.mcmeta is, whether its JSON parses, and
 * whether the archive is safe to unpack. Pure: the caller provides the bytes.
 */
import { extract, readZipEntries, type ByteSource, type ZipEntry } from '../../lib/zip';
import { parseJson, parseMeta, type MetaResult } from './meta';

/** Where pack.mcmeta is. The game reads it only at the top level. */
export type MetaPlace =
  | { readonly kind: 'top' }
  | { readonly kind: 'deeper'; readonly folder: string }
  | { readonly kind: 'misnamed'; readonly name: string }
  | { readonly kind: 'missing' };

export interface BrokenFile {
  readonly name: string;
  readonly reason: 'byte-order-mark' | 'broken-json' | 'unreadable';
  readonly line?: number;
}

export interface InspectedPack {
  readonly files: number;
  /** Total size after unpacking, as the archive's own directory states it. */
  readonly unpackedBytes: number;
  readonly place: MetaPlace;
  /** Undefined without a pack.mcmeta; `unreadable` if it cannot be unpacked. */
  readonly meta: MetaResult | 'unreadable' | undefined;
  readonly hasAssets: boolean;
  /** A `data` folder without `assets`: a data pack, which is never sent to players. */
  readonly isDataPack: boolean;
  /** Has a `data` folder, which works only in the world's own `datapacks`. */
  readonly hasData: boolean;
  /** Files in `assets` that the game ignores: a name may hold only a–z, 0–9, `_`, `-`, `.` and `/`. */
  readonly badNames: readonly string[];
  readonly jsonChecked: number;
  readonly broken: readonly BrokenFile[];
  /** JSON files that were skipped because the limits were reached. */
  readonly jsonSkipped: number;
}

export type Inspection =
  | { readonly ok: true; readonly pack: InspectedPack }
  | {
      readonly ok: false;
      readonly reason:
        | 'not-a-zip'
        | 'cut-off'
        | 'damaged'
        | 'too-large'
        | 'bomb'
        | 'overlap'
        | 'hostile-name'
        | 'encrypted';
    };

/** A 250 MB pack holds pictures and sounds, which hardly shrink; four times that is generous. */
const MAX_UNPACKED = 1024 * 1024 * 1024;
/** Deflate cannot compress further than this: an entry that says so is forged. */
const MAX_RATIO = 1032;
const MAX_JSON_BYTES = 1024 * 1024;
const MAX_JSON_TOTAL = 32 * 1024 * 1024;
const MAX_JSON_FILES = 5000;
const LOCAL_HEADER_BYTES = 30;
/** Broken files after which no more are looked for. */
const MAX_BROKEN = 100;

/** `PK`, 3, 4: how the first entry of a zip begins. */
const ZIP_SIGNATURE = [0x50, 0x4b, 0x03, 0x04];

const META = 'pack.mcmeta';
const isFolder = ({ name }: ZipEntry) => name.endsWith('/');

/** Files that macOS and Windows put into folders. They do no harm, so nobody has to remove them. */
const SYSTEM_FILE = /(?:^|\/)(?:\.DS_Store|\._[^/]*|Thumbs\.db|desktop\.ini)$/i;

/** A truncated zip begins like any other, but the directory at its end is missing. */
async function beginsLikeZip(file: ByteSource): Promise<boolean> {
  const bytes = await file.read(0, Math.min(ZIP_SIGNATURE.length, file.size));
  return ZIP_SIGNATURE.every((byte, index) => bytes[index] === byte);
}

/** Whether a file of this name would be unpacked outside the target folder. */
function isHostile(name: string): boolean {
  return /^[/\\]|^[A-Za-z]:|\\|\0/.test(name) || name.split('/').includes('..');
}

/** Why an archive is not inspected any further; undefined for a safe one. */
function findRefusal(
  entries: readonly ZipEntry[],
): 'bomb' | 'overlap' | 'hostile-name' | 'encrypted' | undefined {
  if (entries.some(({ name }) => isHostile(name))) return 'hostile-name';
  if (entries.some(({ encrypted }) => encrypted)) return 'encrypted';
  const total = entries.reduce((sum, { size }) => sum + size, 0);
  if (total > MAX_UNPACKED) return 'bomb';
  if (entries.some(({ size, packed }) => size > packed * MAX_RATIO + MAX_RATIO)) return 'bomb';
  // Overlapping entries unpack to many times the size of the archive (a successor of 42.zip).
  const inOrder = [...entries].sort((a, b) => a.offset - b.offset);
  let end = 0;
  for (const { offset, packed } of inOrder) {
    if (offset < end) return 'overlap';
    end = offset + LOCAL_HEADER_BYTES + packed;
  }
  return undefined;
}

function findMeta(entries: readonly ZipEntry[]): {
  place: MetaPlace;
  entry: ZipEntry | undefined;
} {
  const packFiles = entries.filter(
    (entry) => !isFolder(entry) && !entry.name.startsWith('__MACOSX/'),
  );
  const top = packFiles.find(({ name }) => name === META);
  if (top !== undefined) return { place: { kind: 'top' }, entry: top };
  const countFolders = ({ name }: ZipEntry) => name.split('/').length;
  const [deeper] = packFiles
    .filter(({ name }) => name.endsWith(`/${META}`))
    .sort((a, b) => countFolders(a) - countFolders(b));
  if (deeper !== undefined) {
    return { place: { kind: 'deeper', folder: deeper.name.slice(0, -META.length) }, entry: deeper };
  }
  const like = packFiles.find(({ name }) => /^pack\.(?:mcmeta|meta|mcmeta\.\w+|json)$/i.test(name));
  if (like !== undefined) return { place: { kind: 'misnamed', name: like.name }, entry: like };
  return { place: { kind: 'missing' }, entry: undefined };
}

interface JsonCheck {
  readonly checked: number;
  readonly skipped: number;
  readonly broken: readonly BrokenFile[];
}

/** Parses the JSON files of a pack, up to the limits above. @param root the pack's folder in the zip */
async function checkJson(
  file: ByteSource,
  entries: readonly ZipEntry[],
  root: string,
): Promise<JsonCheck> {
  const broken: BrokenFile[] = [];
  let checked = 0;
  let bytes = 0;
  const jsonFiles = entries.filter(
    ({ name }) => name.startsWith(`${root}assets/`) && /\.(?:json|mcmeta)$/.test(name),
  );
  for (const entry of jsonFiles) {
    if (checked >= MAX_JSON_FILES || bytes >= MAX_JSON_TOTAL || broken.length >= MAX_BROKEN) break;
    checked += 1;
    const content = await extract(file, entry, MAX_JSON_BYTES);
    if (!content.ok) {
      broken.push({ name: entry.name, reason: 'unreadable' });
      continue;
    }
    bytes += content.value.length;
    const parsed = parseJson(content.value);
    if (!parsed.ok) {
      broken.push({
        name: entry.name,
        reason: parsed.reason,
        ...(parsed.line !== undefined && { line: parsed.line }),
      });
    }
  }
  return { checked, broken, skipped: jsonFiles.length - checked };
}

/** The files whose names the game does not accept. */
function findBadNames(entries: readonly ZipEntry[], root: string): string[] {
  return entries
    .map(({ name }) => name)
    .filter(
      (name) =>
        name.startsWith(`${root}assets/`) &&
        !/^[a-z0-9_./-]*$/.test(name.slice(root.length)) &&
        !SYSTEM_FILE.test(name),
    );
}

/** Inspects a zip. It unpacks nothing but JSON files, each up to a limit. */
export async function inspectPack(file: ByteSource): Promise<Inspection> {
  const directory = await readZipEntries(file);
  if (!directory.ok) {
    const isCut = directory.reason === 'not-a-zip' && (await beginsLikeZip(file));
    return isCut ? { ok: false, reason: 'cut-off' } : directory;
  }
  const entries = directory.value;
  const reason = findRefusal(entries);
  if (reason !== undefined) return { ok: false, reason };
  const { place, entry } = findMeta(entries);
  const content = entry && (await extract(file, entry, MAX_JSON_BYTES));
  const root = place.kind === 'deeper' ? place.folder : '';
  const isBelow = (folder: string) =>
    entries.some(({ name }) => name.startsWith(`${root}${folder}/`));
  const json = await checkJson(file, entries, root);
  return {
    ok: true,
    pack: {
      files: entries.filter((each) => !isFolder(each)).length,
      unpackedBytes: entries.reduce((sum, { size }) => sum + size, 0),
      place,
      meta: content && (content.ok ? parseMeta(content.value) : 'unreadable'),
      hasAssets: isBelow('assets'),
      isDataPack: isBelow('data') && !isBelow('assets'),
      hasData: isBelow('data'),
      badNames: findBadNames(entries, root),
      jsonChecked: json.checked,
      broken: json.broken,
      jsonSkipped: json.skipped,
    },
  };
}
