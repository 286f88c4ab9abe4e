/** Turns an inspected pack into findings for the reader. Pure. */
import type { PackFormat } from '../../facts/minecraft.data';
import type { Tone } from '../../ui/tone';
import {
  acceptsFormat,
  formatOf,
  mixedRule,
  needsRange,
  RANGE_ONLY,
  versionsOf,
  type Meta,
} from './meta';
import type { Inspection, Pack } from './model';
import { atLine, FINDINGS, META, REFUSED, versionSpan, type FindingText } from './texts';

export interface Finding {
  readonly tone: Tone;
  readonly title: string;
  readonly help?: string;
  /** Names of files, the first few. */
  readonly files?: readonly string[];
}

const MAX_NAMES = 5;
const ORDER: readonly Tone[] = ['danger', 'caution', 'note', 'good'];

function finding(tone: Tone, [title, help]: FindingText, files?: readonly string[]): Finding {
  return {
    tone,
    title,
    ...(help !== undefined && { help }),
    ...(files !== undefined && { files: files.slice(0, MAX_NAMES) }),
  };
}

function placeFindings({ place, isDataPack }: Pack): Finding[] {
  switch (place.kind) {
    case 'deeper':
      return [finding('danger', FINDINGS.deeper(place.folder.slice(0, -1)))];
    case 'misnamed':
      return [finding('danger', FINDINGS.misnamed(place.name))];
    case 'top':
      return isDataPack ? [finding('danger', FINDINGS.dataPack)] : [];
    case 'missing':
      return [finding('danger', isDataPack ? FINDINGS.dataPack : FINDINGS.missing)];
  }
}

function rangeFinding({ single, supported }: Meta & { range: undefined }): Finding {
  const low = supported?.from[0] ?? single;
  const high = supported?.to[0] ?? single;
  return finding(
    'danger',
    low < RANGE_ONLY ? FINDINGS.rangeForAll(low, high) : FINDINGS.rangeInstead(single, low, high),
  );
}

/**
 * Whether the pack is made for the players' game version.
 * @param version undefined if its format is unknown
 */
function versionFinding(
  meta: Meta,
  version: PackFormat | undefined,
  formats: readonly PackFormat[],
): Finding {
  const madeFor = FINDINGS.madeFor(meta, versionsOf(meta, formats).map(versionSpan));
  if (version === undefined) return finding('note', [madeFor]);
  return acceptsFormat(meta, formatOf(version.resource))
    ? finding('good', [madeFor])
    : finding('caution', FINDINGS.incompatible(madeFor, version.to, version.resource));
}

function metaFindings(
  { meta, isDataPack }: Pack,
  version: PackFormat | undefined,
  formats: readonly PackFormat[],
): Finding[] {
  if (meta === undefined) return [];
  if (meta === 'unreadable') return [finding('danger', FINDINGS.unreadable)];
  if (!meta.ok) {
    const [title, help] = META[meta.reason];
    return [finding('danger', [atLine(title, meta.line), help])];
  }
  // Data packs have their own format numbers, which stand for other versions.
  if (isDataPack) return [];
  if (needsRange(meta.meta)) return [rangeFinding(meta.meta)];
  const rule = mixedRule(meta.meta);
  return [
    versionFinding(meta.meta, version, formats),
    ...(rule === 'needs-old-fields' ? [finding('caution', FINDINGS.needsOldFields)] : []),
    ...(rule === 'has-old-field' ? [finding('caution', FINDINGS.hasOldField)] : []),
  ];
}

function contentFindings({ broken, badNames, hasAssets, hasData, isDataPack }: Pack): Finding[] {
  const files = broken.map(({ name, line }) => atLine(name, line));
  return [
    ...(broken.length > 0 ? [finding('danger', FINDINGS.broken(broken.length), files)] : []),
    ...(badNames.length > 0
      ? [finding('caution', FINDINGS.badNames(badNames.length), badNames)]
      : []),
    ...(hasAssets && hasData ? [finding('note', FINDINGS.alsoData)] : []),
    ...(!hasAssets && !isDataPack ? [finding('caution', FINDINGS.noAssets)] : []),
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
export function findingsOf({
  inspection,
  fileBytes,
  limitMb,
  version,
  formats,
}: CheckedPack): Finding[] {
  const megabytes = fileBytes / (1024 * 1024);
  const sizeFindings =
    megabytes > limitMb
      ? [finding('danger', FINDINGS.tooLarge(megabytes.toFixed(1), limitMb))]
      : [];
  if (!inspection.ok) return [finding('danger', REFUSED[inspection.reason]), ...sizeFindings];
  const { pack } = inspection;
  return [
    ...sizeFindings,
    ...placeFindings(pack),
    ...metaFindings(pack, version, formats),
    ...contentFindings(pack),
  ].sort((a, b) => ORDER.indexOf(a.tone) - ORDER.indexOf(b.tone));
}
