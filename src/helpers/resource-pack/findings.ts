/** Turns an inspected pack into findings for the reader. Pure. */
import type { PackFormat } from '../../fact-tables/minecraft.data';
import type { Tone } from '../../ui/tone';
import {
  acceptsFormat,
  parseFormat,
  findMixedRule,
  needsRange,
  RANGE_ONLY,
  listGameVersions,
  type PackMeta,
} from './meta';
import type { Inspection, InspectedPack } from './model';
import { atLine, FINDINGS, META, REFUSED, versionSpan, type FindingText } from './texts';

export interface PackFinding {
  readonly tone: Tone;
  readonly title: string;
  readonly help?: string;
  /** Names of files, the first few. */
  readonly files?: readonly string[];
}

const MAX_NAMES = 5;
const ORDER: readonly Tone[] = ['danger', 'caution', 'note', 'good'];

function createFinding(
  tone: Tone,
  [title, help]: FindingText,
  files?: readonly string[],
): PackFinding {
  return {
    tone,
    title,
    ...(help !== undefined && { help }),
    ...(files !== undefined && { files: files.slice(0, MAX_NAMES) }),
  };
}

function listPlaceFindings({ place, isDataPack }: InspectedPack): PackFinding[] {
  switch (place.kind) {
    case 'deeper':
      return [createFinding('danger', FINDINGS.deeper(place.folder.slice(0, -1)))];
    case 'misnamed':
      return [createFinding('danger', FINDINGS.misnamed(place.name))];
    case 'top':
      return isDataPack ? [createFinding('danger', FINDINGS.dataPack)] : [];
    case 'missing':
      return [createFinding('danger', isDataPack ? FINDINGS.dataPack : FINDINGS.missing)];
  }
}

function checkRange({ single, supported }: PackMeta & { range: undefined }): PackFinding {
  const low = supported?.from[0] ?? single;
  const high = supported?.to[0] ?? single;
  return createFinding(
    'danger',
    low < RANGE_ONLY ? FINDINGS.rangeForAll(low, high) : FINDINGS.rangeInstead(single, low, high),
  );
}

/**
 * Whether the pack is made for the players' game version.
 * @param version undefined if its format is unknown
 */
function checkVersion(
  meta: PackMeta,
  version: PackFormat | undefined,
  formats: readonly PackFormat[],
): PackFinding {
  const madeFor = FINDINGS.madeFor(meta, listGameVersions(meta, formats).map(versionSpan));
  if (version === undefined) return createFinding('note', [madeFor]);
  return acceptsFormat(meta, parseFormat(version.resource))
    ? createFinding('good', [madeFor])
    : createFinding('caution', FINDINGS.incompatible(madeFor, version.to, version.resource));
}

function checkMeta(
  { meta, isDataPack }: InspectedPack,
  version: PackFormat | undefined,
  formats: readonly PackFormat[],
): PackFinding[] {
  if (meta === undefined) return [];
  if (meta === 'unreadable') return [createFinding('danger', FINDINGS.unreadable)];
  if (!meta.ok) {
    const [title, help] = META[meta.reason];
    return [createFinding('danger', [atLine(title, meta.line), help])];
  }
  // Data packs have their own format numbers, which stand for other versions.
  if (isDataPack) return [];
  if (needsRange(meta.meta)) return [checkRange(meta.meta)];
  const rule = findMixedRule(meta.meta);
  return [
    checkVersion(meta.meta, version, formats),
    ...(rule === 'needs-old-fields' ? [createFinding('caution', FINDINGS.needsOldFields)] : []),
    ...(rule === 'has-old-field' ? [createFinding('caution', FINDINGS.hasOldField)] : []),
  ];
}

function checkContent({
  broken,
  badNames,
  hasAssets,
  hasData,
  isDataPack,
}: InspectedPack): PackFinding[] {
  const files = broken.map(({ name, line }) => atLine(name, line));
  return [
    ...(broken.length > 0 ? [createFinding('danger', FINDINGS.broken(broken.length), files)] : []),
    ...(badNames.length > 0
      ? [createFinding('caution', FINDINGS.badNames(badNames.length), badNames)]
      : []),
    ...(hasAssets && hasData ? [createFinding('note', FINDINGS.alsoData)] : []),
    ...(!hasAssets && !isDataPack ? [createFinding('caution', FINDINGS.noAssets)] : []),
  ];
}

export interface CheckedPack {
  readonly inspection: Inspection;
  readonly fileBytes: number;
  /** Size of the largest pack that the game downloads. */
  readonly limitMb: number;
  /** The format of the players' version, or undefined if it is unknown. */
  readonly version: PackFormat | undefined;
  readonly formats: readonly PackFormat[];
}

/** Lists the findings about a pack, worst first. */
export function listFindings({
  inspection,
  fileBytes,
  limitMb,
  version,
  formats,
}: CheckedPack): PackFinding[] {
  const megabytes = fileBytes / (1024 * 1024);
  const sizeFindings =
    megabytes > limitMb
      ? [createFinding('danger', FINDINGS.tooLarge(megabytes.toFixed(1), limitMb))]
      : [];
  if (!inspection.ok) return [createFinding('danger', REFUSED[inspection.reason]), ...sizeFindings];
  const { pack } = inspection;
  return [
    ...sizeFindings,
    ...listPlaceFindings(pack),
    ...checkMeta(pack, version, formats),
    ...checkContent(pack),
  ].sort((a, b) => ORDER.indexOf(a.tone) - ORDER.indexOf(b.tone));
}
