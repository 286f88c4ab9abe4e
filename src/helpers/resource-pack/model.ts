/**
 * Looks into the zip of a resource pack: where its pack.mcmeta is, whether its JSON can be read,
 * and whether the archive is one that nobody should unpack. Pure: the bytes come from the caller.
 */
import { extract, readDirectory, type Bytes, type Entry } from '../../lib/zip';
import { parseJson, readMeta, type MetaResult } from './meta';

/** Where pack.mcmeta is. The game looks at the top only. */
export type Place =
  | { readonly kind: 'top' }
  | { readonly kind: 'deeper'; readonly folder: string }
  | { readonly kind: 'misnamed'; readonly name: string }
  | { readonly kind: 'missing' };

export interface BrokenFile {
  readonly name: string;
  readonly reason: 'byte-order-mark' | 'broken-json' | 'unreadable';
  readonly line?: number;
}

export interface Pack {
  readonly files: number;
  /** What the files take unpacked, by their own statement. */
  readonly unpackedBytes: number;
  readonly place: Place;
  /** Absent without a pack.mcmeta; `unreadable` where it cannot be unpacked. */
  readonly meta: MetaResult | 'unreadable' | undefined;
  readonly hasAssets: boolean;
  /** A `data` folder without `assets`: a data pack, which players never get. */
  readonly isDataPack: boolean;
  /** Both folders: the part in `data` works in the world only. */
  readonly hasData: boolean;
  /** Names below assets that the game ignores: it takes a–z, 0–9, `_`, `-`, `.` and `/` only. */
  readonly badNames: readonly string[];
  readonly jsonChecked: number;
  readonly broken: readonly BrokenFile[];
  /** JSON files that were left out because the limits were reached. */
  readonly jsonSkipped: number;
}

export type Inspection =
  | { readonly ok: true; readonly pack: Pack }
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
/** Deflate's own limit: more is a lie. */
const MAX_RATIO = 1032;
const MAX_JSON_BYTES = 1024 * 1024;
const MAX_JSON_TOTAL = 32 * 1024 * 1024;
const MAX_JSON_FILES = 5000;
const LOCAL_HEADER = 30;
const MAX_LISTED = 100;

const META = 'pack.mcmeta';
const isFolder = ({ name }: Entry) => name.endsWith('/');

/** Files that macOS and Windows put into folders; the game leaves them alone, and so do players. */
const OF_THE_SYSTEM = /(?:^|\/)(?:\.DS_Store|\._[^/]*|Thumbs\.db|desktop\.ini)$/i;

/** A zip that was cut off begins like one and has no directory at its end. */
async function beginsLikeZip(file: Bytes): Promise<boolean> {
  const [p, k, three, four] = await file.read(0, Math.min(4, file.size));
  return p === 0x50 && k === 0x4b && three === 0x03 && four === 0x04;
}

/** A name that would leave the folder it is unpacked into. */
function isHostile(name: string): boolean {
  return /^[/\\]|^[A-Za-z]:|\\|\0/.test(name) || name.split('/').includes('..');
}

/** Why an archive is not looked into any further. */
function refusal(
  entries: readonly Entry[],
): 'bomb' | 'overlap' | 'hostile-name' | 'encrypted' | undefined {
  if (entries.some(({ name }) => isHostile(name))) return 'hostile-name';
  if (entries.some(({ encrypted }) => encrypted)) return 'encrypted';
  const total = entries.reduce((sum, { size }) => sum + size, 0);
  if (total > MAX_UNPACKED) return 'bomb';
  if (entries.some(({ size, packed }) => size > packed * MAX_RATIO + MAX_RATIO)) return 'bomb';
  // Entries that share their bytes unpack to many times of what they are (42.zip's successors).
  const inOrder = [...entries].sort((one, other) => one.offset - other.offset);
  let end = 0;
  for (const { offset, packed } of inOrder) {
    if (offset < end) return 'overlap';
    end = offset + LOCAL_HEADER + packed;
  }
  return undefined;
}

function findMeta(entries: readonly Entry[]): { place: Place; entry: Entry | undefined } {
  const own = entries.filter((entry) => !isFolder(entry) && !entry.name.startsWith('__MACOSX/'));
  const top = own.find(({ name }) => name === META);
  if (top !== undefined) return { place: { kind: 'top' }, entry: top };
  const depth = ({ name }: Entry) => name.split('/').length;
  const [deeper] = own
    .filter(({ name }) => name.endsWith(`/${META}`))
    .sort((one, other) => depth(one) - depth(other));
  if (deeper !== undefined) {
    return { place: { kind: 'deeper', folder: deeper.name.slice(0, -META.length) }, entry: deeper };
  }
  const like = own.find(({ name }) => /^pack\.(?:mcmeta|meta|mcmeta\.\w+|json)$/i.test(name));
  if (like !== undefined) return { place: { kind: 'misnamed', name: like.name }, entry: like };
  return { place: { kind: 'missing' }, entry: undefined };
}

interface JsonCheck {
  readonly checked: number;
  readonly skipped: number;
  readonly broken: readonly BrokenFile[];
}

async function checkJson(file: Bytes, entries: readonly Entry[], from: string): Promise<JsonCheck> {
  const broken: BrokenFile[] = [];
  let checked = 0;
  let bytes = 0;
  const wanted = entries.filter(
    ({ name }) => name.startsWith(`${from}assets/`) && /\.(?:json|mcmeta)$/.test(name),
  );
  for (const entry of wanted) {
    if (checked >= MAX_JSON_FILES || bytes >= MAX_JSON_TOTAL || broken.length >= MAX_LISTED) break;
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
  return { checked, broken, skipped: wanted.length - checked };
}

/** Looks into a zip without unpacking more than small JSON files, each within its limit. */
export async function inspect(file: Bytes): Promise<Inspection> {
  const directory = await readDirectory(file);
  if (!directory.ok) {
    const cut = directory.reason === 'not-a-zip' && (await beginsLikeZip(file));
    return cut ? { ok: false, reason: 'cut-off' } : directory;
  }
  const entries = directory.value;
  const reason = refusal(entries);
  if (reason !== undefined) return { ok: false, reason };
  const { place, entry } = findMeta(entries);
  const content = entry && (await extract(file, entry, MAX_JSON_BYTES));
  const from = place.kind === 'deeper' ? place.folder : '';
  const below = (folder: string) =>
    entries.some(({ name }) => name.startsWith(`${from}${folder}/`));
  const json = await checkJson(file, entries, from);
  return {
    ok: true,
    pack: {
      files: entries.filter((each) => !isFolder(each)).length,
      unpackedBytes: entries.reduce((sum, { size }) => sum + size, 0),
      place,
      meta: content && (content.ok ? readMeta(content.value) : 'unreadable'),
      hasAssets: below('assets'),
      isDataPack: below('data') && !below('assets'),
      hasData: below('data'),
      badNames: entries
        .map(({ name }) => name)
        .filter(
          (name) =>
            name.startsWith(`${from}assets/`) &&
            !/^[a-z0-9_./-]*$/.test(name.slice(from.length)) &&
            !OF_THE_SYSTEM.test(name),
        )
        .slice(0, MAX_LISTED),
      jsonChecked: json.checked,
      broken: json.broken,
      jsonSkipped: json.skipped,
    },
  };
}
