/** What an inspected pack means, in words. Pure. */
import type { PackFormat } from '../../facts/minecraft.data';
import {
  describeMeta,
  fits,
  formatOf,
  mixedRule,
  needsRange,
  RANGE_ONLY,
  versionsOf,
  type Meta,
  type MetaProblem,
} from './meta';
import type { Inspection, Pack } from './model';

export interface Finding {
  readonly tone: 'good' | 'note' | 'caution' | 'danger';
  readonly title: string;
  readonly help?: string;
  /** Names of files, the first few. */
  readonly files?: readonly string[];
}

const MAX_NAMES = 5;

const REFUSED: Readonly<
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

const META: Readonly<Record<MetaProblem, readonly [string, string]>> = {
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

const DATA_PACK: Finding = {
  tone: 'danger',
  title: 'This is a data pack, not a resource pack',
  help: 'It has a data folder and no assets. Players get nothing from it: put it into the folder datapacks of the world.',
};

function placeFinding({ place, isDataPack }: Pack): Finding | undefined {
  if (isDataPack && place.kind !== 'deeper' && place.kind !== 'misnamed') return DATA_PACK;
  if (place.kind === 'top') return undefined;
  if (place.kind === 'deeper') {
    return {
      tone: 'danger',
      title: `pack.mcmeta is in the folder ${place.folder.slice(0, -1)}, not at the top`,
      help: 'Open the folder, select everything in it, and zip that, not the folder.',
    };
  }
  if (place.kind === 'misnamed') {
    return {
      tone: 'danger',
      title: `${place.name} must be called pack.mcmeta`,
      help: 'All lower case. Windows hides endings: switch them on.',
    };
  }
  return {
    tone: 'danger',
    title: 'There is no pack.mcmeta',
    help: 'Without it the game does not take the zip for a pack.',
  };
}

function rangeFinding({ single, supported }: Meta & { range: undefined }): Finding {
  const low = supported?.from[0] ?? single;
  const high = supported?.to[0] ?? single;
  return {
    tone: 'danger',
    title: `From format ${RANGE_ONLY} on, min_format and max_format are needed`,
    help:
      low < RANGE_ONLY
        ? `pack_format and supported_formats reach games up to format ${RANGE_ONLY - 1} only. Add "min_format": ${low}, "max_format": ${high} beside them.`
        : `The game does not read pack_format ${single} any more. Write "min_format": ${low}, "max_format": ${high} in its place.`,
  };
}

function metaFindings(
  pack: Pack,
  version: PackFormat | undefined,
  formats: readonly PackFormat[],
): Finding[] {
  const { meta } = pack;
  if (meta === undefined) return [];
  if (meta === 'unreadable')
    return [
      {
        tone: 'danger',
        title: 'pack.mcmeta cannot be unpacked',
        help: 'The zip is damaged there, or the file is far too large.',
      },
    ];
  if (!meta.ok) {
    const [title, help] = META[meta.reason];
    return [
      {
        tone: 'danger',
        title: meta.line === undefined ? title : `${title}, near line ${meta.line}`,
        help,
      },
    ];
  }
  // Its number is the data pack's, which is counted apart.
  if (pack.isDataPack) return [];
  const found: Finding[] = [];
  if (needsRange(meta.meta)) return [rangeFinding(meta.meta)];
  const rule = mixedRule(meta.meta);
  const made = versionsOf(meta.meta, formats);
  const named = `Format ${describeMeta(meta.meta)}`;
  const madeFor =
    made.length === 0
      ? `${named} belongs to no version listed in this guide.`
      : `${named}: made for ${made.join(', ')}.`;
  if (version === undefined) {
    found.push({ tone: 'note', title: madeFor });
  } else if (fits(meta.meta, formatOf(version.resource))) {
    found.push({ tone: 'good', title: madeFor });
  } else {
    found.push({
      tone: 'caution',
      title: `${madeFor} Players on ${version.to} need ${version.resource}`,
      help: 'Their game calls the pack incompatible; changed textures may be missing.',
    });
  }
  if (rule === 'needs-old-fields') {
    found.push({
      tone: 'caution',
      title: 'pack_format or supported_formats is missing',
      help: 'A range that begins below 65 needs both beside min_format and max_format.',
    });
  } else if (rule === 'has-old-field') {
    found.push({
      tone: 'caution',
      title: 'supported_formats must go',
      help: 'A pack for formats from 65 on may not have it.',
    });
  }
  return found;
}

/**
 * Findings, the worst first.
 * @param version the players' game, or undefined where its format is not known
 */
export function findings(
  inspection: Inspection,
  fileBytes: number,
  limitMb: number,
  version: PackFormat | undefined,
  formats: readonly PackFormat[],
): Finding[] {
  const found: Finding[] = [];
  const megabytes = fileBytes / (1024 * 1024);
  if (megabytes > limitMb) {
    found.push({
      tone: 'danger',
      title: `${megabytes.toFixed(1)} MB, over the game’s limit of ${limitMb} MB`,
      help: 'Shrink sounds and pictures.',
    });
  }
  if (!inspection.ok) {
    const [title, help] = REFUSED[inspection.reason];
    return [{ tone: 'danger', title, help }, ...found];
  }
  const { pack } = inspection;
  const place = placeFinding(pack);
  if (place !== undefined) found.push(place);
  found.push(...metaFindings(pack, version, formats));
  if (pack.broken.length > 0) {
    found.push({
      tone: 'danger',
      title: `${pack.broken.length} JSON file${pack.broken.length === 1 ? '' : 's'} cannot be read`,
      help: 'The game leaves each of them out, or the whole pack.',
      files: pack.broken
        .slice(0, MAX_NAMES)
        .map(({ name, line }) => (line === undefined ? name : `${name}, near line ${line}`)),
    });
  }
  if (pack.badNames.length > 0) {
    found.push({
      tone: 'caution',
      title: `${pack.badNames.length} file name${pack.badNames.length === 1 ? '' : 's'} the game ignores`,
      help: 'Below assets only a–z, 0–9, _, - and . are allowed: no capitals, no blanks.',
      files: pack.badNames.slice(0, MAX_NAMES),
    });
  }
  if (pack.hasAssets && pack.hasData) {
    found.push({
      tone: 'note',
      title: 'It has a data folder, too',
      help: 'Players get the assets only. What is in data works in the folder datapacks of the world.',
    });
  }
  if (!pack.hasAssets && !pack.isDataPack) {
    found.push({
      tone: 'caution',
      title: 'There is no assets folder',
      help: 'The pack changes nothing in the game.',
    });
  }
  const order = ['danger', 'caution', 'note', 'good'];
  return found.sort((one, other) => order.indexOf(one.tone) - order.indexOf(other.tone));
}
