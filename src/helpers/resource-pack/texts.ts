/** Holds all texts of the resource-pack checker. Pure. */
import { formatCount } from '../../lib/format-count';
import { LOCALE } from '../../ui/texts';
import {
  RANGE_ONLY,
  type FormatNumber,
  type PackMeta,
  type MetaProblem,
  type FormatRange,
} from './meta';
import type { Inspection, InspectedPack } from './model';
import type { LinkProblem } from './properties';

/** What a finding says, and what to do about it. */
export type FindingText = readonly [title: string, help?: string];

export const LINKS: Readonly<Record<LinkProblem, string>> = {
  empty: 'Without a link no pack is sent.',
  'no-link': 'Write the whole link, from https:// on, without blanks.',
  'no-https': 'Many browsers and networks refuse http. Use https.',
  private: 'Players cannot reach this address; it is inside of your own network.',
  'share-page':
    'This link leads to a page, not to the file, or expires. Use web space of your own.',
};

const size = (bytes: number) => `${(bytes / (1024 * 1024)).toFixed(1)} MB`;

export function summary({
  files,
  unpackedBytes,
  jsonChecked,
  jsonSkipped,
  meta,
  place,
}: InspectedPack): string {
  const read = jsonChecked === 0 ? '' : `, ${jsonChecked.toLocaleString(LOCALE)} JSON files read`;
  const skipped = jsonSkipped === 0 ? '' : ` (${jsonSkipped.toLocaleString(LOCALE)} left out)`;
  const top = meta !== undefined && place.kind === 'top' ? 'pack.mcmeta is at the top; ' : '';
  return `${top}${files.toLocaleString(LOCALE)} files, ${size(unpackedBytes)} unpacked${read}${skipped}.`;
}

/** `75` or `75.1`; empty for the open end of a major version. */
const formatText = ([major, minor]: FormatNumber) =>
  minor === 0 || minor === Infinity ? String(major) : `${major}.${minor}`;

/** The format as written in the file: `64`, `64, also 55 to 64`, `75 to 88`. */
export function describeMeta({ single, supported, range }: PackMeta): string {
  const span = ({ from, to }: FormatRange) =>
    formatText(from) === formatText(to)
      ? formatText(from)
      : `${formatText(from)} to ${formatText(to)}`;
  if (range !== undefined) return span(range);
  return supported === undefined ? String(single) : `${String(single)}, also ${span(supported)}`;
}

/** `1.21.9 to 26.2`, or one version. */
export const versionSpan = ({ from, to }: { from: string; to: string }): string =>
  from === to ? from : `${from} to ${to}`;

/** `pack.mcmeta, near line 3`. */
export const atLine = (text: string, line: number | undefined): string =>
  line === undefined ? text : `${text}, near line ${line}`;

/** Why a zip was not inspected. */
export const REFUSED: Readonly<
  Record<Extract<Inspection, { ok: false }>['reason'], readonly [string, string]>
> = {
  'not-a-zip': ['This is no zip', 'A .rar or .7z renamed to .zip does not load. Pack it as zip.'],
  'cut-off': [
    'The zip is cut off: its end is missing',
    'An upload or download broke off. Copy it again, and compare the sizes.',
  ],
  damaged: [
    'The zip is damaged',
    'It is cut off, or its directory does not match. Pack it again, and compare with a new download.',
  ],
  'too-large': [
    'The zip’s directory is larger than a resource pack needs',
    'It names 65,535 files or more, or is of the 64-bit form. It was not looked into.',
  ],
  bomb: [
    'Refused: this unpacks to far more than a resource pack',
    'Its files take over 1 GB, or claim more than a zip can hold. It was not unpacked. Packs that are protected against copying can look like this too.',
  ],
  overlap: [
    'Refused: files of this zip share their bytes',
    'Zip bombs are made so; packs that are protected against copying can look like this too. Ask its makers for one without.',
  ],
  'hostile-name': [
    'Refused: a file name leads out of the zip',
    'A name begins with /, a drive or .., or has a backslash. Pack it again with another program.',
  ],
  encrypted: ['The zip has a password', 'The game cannot open it. Pack it without.'],
};

/** What is wrong with pack.mcmeta. */
export const META: Readonly<Record<MetaProblem, readonly [string, string]>> = {
  'byte-order-mark': [
    'pack.mcmeta begins with a byte order mark',
    'Save it as UTF-8 without BOM; the game refuses the mark.',
  ],
  'broken-json': [
    'pack.mcmeta is broken JSON',
    'Often a comma too many, a missing quotation mark, or a comment.',
  ],
  'no-pack': ['pack.mcmeta has no "pack" section', 'Everything belongs into {"pack":{…}}.'],
  'no-description': ['pack.mcmeta has no description', 'The game wants one: "description":"…".'],
  'no-format': ['pack.mcmeta names no format', 'See the table of formats below.'],
  'wrong-format': [
    'A format in pack.mcmeta is no number or range',
    'Write whole numbers without quotation marks; both min_format and max_format, the smaller one first.',
  ],
};

export const FINDINGS = {
  dataPack: [
    'This is a data pack, not a resource pack',
    'It has a data folder and no assets. Players get nothing from it: put it into the folder datapacks of the world.',
  ],
  deeper: (folder: string): FindingText => [
    `pack.mcmeta is in the folder ${folder}, not at the top`,
    'Open the folder, select everything in it, and zip that, not the folder.',
  ],
  misnamed: (name: string): FindingText => [
    `${name} must be called pack.mcmeta`,
    'All lower case. Windows hides endings: switch them on.',
  ],
  missing: ['There is no pack.mcmeta', 'Without it the game does not take the zip for a pack.'],
  unreadable: [
    'pack.mcmeta cannot be unpacked',
    'The zip is damaged there, or the file is far too large.',
  ],
  /** @param low smallest and @param high largest format in the fields that old versions read */
  rangeForAll: (low: number, high: number): FindingText => [
    `From format ${RANGE_ONLY} on, min_format and max_format are needed`,
    `pack_format and supported_formats reach games up to format ${RANGE_ONLY - 1} only. Add "min_format": ${low}, "max_format": ${high} beside them.`,
  ],
  rangeInstead: (single: number, low: number, high: number): FindingText => [
    `From format ${RANGE_ONLY} on, min_format and max_format are needed`,
    `The game does not read pack_format ${single} any more. Write "min_format": ${low}, "max_format": ${high} in its place.`,
  ],
  /** @param versions that the pack supports; empty if this guide lists none */
  madeFor: (meta: PackMeta, versions: readonly string[]): string =>
    versions.length === 0
      ? `Format ${describeMeta(meta)} belongs to no version listed in this guide.`
      : `Format ${describeMeta(meta)}: made for ${versions.join(', ')}.`,
  incompatible: (madeFor: string, version: string, format: string): FindingText => [
    `${madeFor} Players on ${version} need ${format}`,
    'Their game calls the pack incompatible; changed textures may be missing.',
  ],
  needsOldFields: [
    'pack_format or supported_formats is missing',
    'A range that begins below 65 needs both beside min_format and max_format.',
  ],
  hasOldField: ['supported_formats must go', 'A pack for formats from 65 on may not have it.'],
  tooLarge: (megabytes: string, limitMb: number): FindingText => [
    `${megabytes} MB, over the game’s limit of ${limitMb} MB`,
    'Shrink sounds and pictures.',
  ],
  broken: (files: number): FindingText => [
    `${formatCount(files, 'JSON file')} cannot be read`,
    'The game leaves each of them out, or the whole pack.',
  ],
  badNames: (files: number): FindingText => [
    `${formatCount(files, 'file name')} the game ignores`,
    'Below assets only a–z, 0–9, _, - and . are allowed: no capitals, no blanks.',
  ],
  alsoData: [
    'It has a data folder, too',
    'Players get the assets only. What is in data works in the folder datapacks of the world.',
  ],
  noAssets: ['There is no assets folder', 'The pack changes nothing in the game.'],
} as const;

/** Labels and sentences of the view. */
export const VIEW = {
  looking: (file: string): string => `Looking into ${file} …`,
  report: (file: string, bytes: number, toChange: number): string =>
    `${file}, ${size(bytes)}: ${toChange === 0 ? 'nothing wrong found' : `${formatCount(toChange, 'thing')} to change`}`,
  readFailed: 'Your browser could not read the file. Choose it again.',
  intro:
    'Looks into the zip, computes its SHA-1 and writes the five lines. The zip stays on your computer.',
  fileLabel: 'Choose the zip of the pack, or drop it here',
  versionLabel: 'Game version of your players',
  otherVersion: 'Another, or several',
  scope: (limitMb: number): string =>
    `Looked for are pack.mcmeta at the top, broken JSON, the format for the game version, and at most ${limitMb} MB.`,
  noFile: 'No zip chosen yet: the line for the hash below is empty',
  linkLabel: 'Direct link to the zip',
  promptLabel: 'Sentence above the question',
  promptExample: 'Our blocks and sounds, 12 MB',
  promptHint: 'Written as a text component; leave it empty for none.',
  requiredLabel: 'Disconnect players who decline',
  requiredHint: 'It also shuts out those whose download fails.',
  notHashed: (limitMb: number): string =>
    `Larger than ${limitMb} MB: not hashed here. The game refuses a file of this size.`,
  linesTitleWithoutHash: 'Lines of server.properties, still without the hash',
  linesTitle: 'Lines of server.properties, with the SHA-1 of your zip',
  copyLines: 'Copy the five lines',
  /** Around the link to the guide's way to host a file. */
  limits: [
    'The link is not opened: whether it serves this very file, only a ',
    'download of your own',
    ' shows. Pictures, sounds and shaders inside are not checked.',
  ],
} as const;
