/**
 * Plans the migration of a world from one server program and version to another: what to move, in
 * which order, what is lost, and what is impossible. Paths and supported migrations come from
 * facts/lists/world-layouts.yml, which quotes Paper's manual.
 */
import { minecraft } from '../../fact-tables/minecraft.data';
import {
  worldMoves,
  type LayoutId,
  type WorldLayout,
  type WorldMove,
} from '../../fact-tables/world-layouts.data';
import { compareVersions, type MinecraftVersion } from '../../lib/minecraft-version';
import {
  getLayoutId,
  findLayout,
  withLevelName,
  type MigrationMethod,
  type ServerSetup,
  type WorldSoftware,
} from './layout';
import { PROSE, SOFTWARE } from './texts';
import { type FolderMove, listLosses, listNewFileMoves, listOldDimensionMoves } from './moves';

/** The move that the reader asks about. */
export interface Migration {
  readonly from: ServerSetup;
  readonly to: ServerSetup;
  /** The reader's `level-name`. */
  readonly name: string;
}

/** One thing to do. Text in backticks is a path or a literal message. */
export interface MigrationStep {
  readonly text: string;
  /** Files or folders to move, in this order. */
  readonly moves?: readonly FolderMove[];
}

export interface MigrationPlan {
  readonly how: MigrationMethod;
  readonly steps: readonly MigrationStep[];
  /** What is lost, one sentence each. */
  readonly lost: readonly string[];
  /** Notes on the migration: why it is not possible, or where its limits are. */
  readonly notes: readonly string[];
  /** How to undo it; in every plan that has steps. */
  readonly undo?: string;
  /** The source. */
  readonly sources: readonly string[];
}

const isMojang = (software: WorldSoftware) => software === 'vanilla' || software === 'loader';

/** The facts' row for a migration; throws if the facts were reworded, in every test and build. */
export function findMoveRow(from: string, to: string, since?: LayoutId): WorldMove {
  const row = worldMoves.find(
    (move) => move.from === from && move.to === to && (since === undefined || move.since === since),
  );
  if (row === undefined) throw new Error(`facts/lists/world-moves.yml has no way ${from} → ${to}`);
  return row;
}

/** The rows used by this planner. */
const ROWS = {
  vanillaToPaper: findMoveRow('Vanilla', 'Paper'),
  loaderToPaper: findMoveRow('Fabric or Forge', 'Paper'),
  paperUp: findMoveRow('Paper up to 1.21.11', 'Paper 26.1 or newer'),
  spigotToPaper: findMoveRow('Spigot or CraftBukkit', 'Paper', 'since26'),
  paperToVanillaNew: findMoveRow('Paper', 'Vanilla, Fabric or Forge', 'since26'),
  paperToVanillaOld: findMoveRow('Paper', 'Vanilla, Fabric or Forge', 'before26'),
  paperToSpigot: findMoveRow('Paper', 'Spigot or CraftBukkit'),
  older: findMoveRow('any server', 'an older game version'),
} as const;

const formatVersion = ([first, second, third]: MinecraftVersion) =>
  third === 0 ? `${first}.${second}` : `${first}.${second}.${third}`;

const BACKUP: MigrationStep = { text: PROSE.backup };
const CHECK: MigrationStep = { text: PROSE.check };

const createInstallStep = (software: WorldSoftware, version: MinecraftVersion): MigrationStep => ({
  text: PROSE.install(SOFTWARE[software], formatVersion(version)),
});

/** Nothing to do, with the reason. */
const createRefusal = (
  how: MigrationMethod,
  notes: readonly string[],
  source?: string,
): MigrationPlan => ({
  how,
  steps: [],
  lost: [],
  notes,
  sources: source === undefined ? [] : [source],
});

/** Leftover world folders next to a Vanilla world: Paper would use them instead. */
const LEFTOVERS: MigrationStep = { text: PROSE.leftovers };
const CONVERTS: MigrationStep = { text: PROSE.converts };
/** Before Paper converts its old folders: each dimension may exist only once. */
const OLD_DOUBLES: MigrationStep = { text: PROSE.oldDoubles };

function listLostAddons(from: WorldSoftware, to: WorldSoftware): readonly string[] {
  return [
    ...(from === 'loader' && to !== 'loader' ? [PROSE.lostMods] : []),
    ...(from === 'loader' && to === 'loader' ? [PROSE.lostOtherLoader] : []),
    ...((from === 'paper' || from === 'spigot') && isMojang(to) ? [PROSE.lostPlugins] : []),
  ];
}

/** Migrations that the developers rule out, or about which nothing is known. */
function findRefusal(from: ServerSetup, to: ServerSetup): MigrationPlan | undefined {
  if (from.software === 'paper' && to.software === 'spigot') {
    return createRefusal(ROWS.paperToSpigot.how, [PROSE.noWayToSpigot], ROWS.paperToSpigot.source);
  }
  const isSpigotToPaper = from.software === 'spigot' && to.software === 'paper';
  if (isSpigotToPaper && getLayoutId(from.version) === 'since26') {
    return createRefusal(ROWS.spigotToPaper.how, [PROSE.overVanilla], ROWS.spigotToPaper.source);
  }
  const isUnknown =
    findLayout(from.software, from.version) === undefined ||
    findLayout(to.software, to.version) === undefined ||
    (isMojang(from.software) && to.software === 'spigot');
  return isUnknown ? createRefusal('unknown', [PROSE.unknownWay]) : undefined;
}

/** Both programs use the same folders. */
function planSameFolders(
  from: ServerSetup,
  to: ServerSetup,
  sources: readonly string[],
): MigrationPlan {
  return {
    how: 'nothing',
    steps: [BACKUP, createInstallStep(to.software, to.version), { text: PROSE.start }, CHECK],
    lost: listLostAddons(from.software, to.software),
    notes: [PROSE.sameFolders],
    undo: PROSE.undo,
    sources,
  };
}

/** Paper converts a world in Mojang's layout itself. */
function planIntoPaper(from: ServerSetup, to: ServerSetup): MigrationPlan {
  const isLoader = from.software === 'loader';
  const row = isLoader ? ROWS.loaderToPaper : ROWS.vanillaToPaper;
  return {
    how: row.how,
    steps: [
      BACKUP,
      LEFTOVERS,
      ...(isLoader ? [{ text: PROSE.moveMods }] : []),
      createInstallStep(to.software, to.version),
      CONVERTS,
      CHECK,
    ],
    lost: listLostAddons(from.software, to.software),
    notes: [PROSE.backByHand],
    undo: PROSE.undo,
    sources: [row.source],
  };
}

/** What to move by hand from Paper's folders to Vanilla's before changing the program. */
function listReturnSteps(layout: LayoutId, moves: readonly FolderMove[]): readonly MigrationStep[] {
  if (layout === 'since26') return [{ text: PROSE.moveFiles(minecraft.returnSixth), moves }];
  const aside = moves.map(({ to: target }) => ({
    from: target,
    to: target.replace(/^.*\//, 'set-aside/'),
  }));
  return [
    { text: PROSE.freshDimensions, moves: aside },
    { text: PROSE.moveFolders, moves },
    { text: PROSE.keepRest },
  ];
}

/** From Paper or Spigot back to Mojang's layout: the server does not convert in this direction. */
function planOutOfPaper(from: ServerSetup, to: ServerSetup): MigrationPlan {
  const layout = getLayoutId(from.version);
  const isNew = layout === 'since26';
  const row = isNew ? ROWS.paperToVanillaNew : ROWS.paperToVanillaOld;
  const moves = isNew ? listNewFileMoves() : listOldDimensionMoves();
  return {
    how: row.how,
    steps: [
      BACKUP,
      ...listReturnSteps(layout, moves),
      createInstallStep(to.software, to.version),
      { text: PROSE.start },
      CHECK,
    ],
    lost: [...listLostAddons(from.software, to.software), ...listLosses(from, to, moves)],
    notes: [
      ...(isNew ? [PROSE.withoutMovesNew, PROSE.pluginWorlds] : [PROSE.withoutMovesOld]),
      ...(from.software === 'spigot' ? [PROSE.spigotMoves] : []),
    ],
    undo: PROSE.undo,
    sources: [row.source],
  };
}

/** Changes the program, not the game version. */
function planProgramChange(from: ServerSetup, to: ServerSetup): MigrationPlan {
  const refused = findRefusal(from, to);
  if (refused !== undefined) return refused;
  // Programs without a layout were rejected before.
  const source = findLayout(from.software, from.version) as WorldLayout;
  const target = findLayout(to.software, to.version) as WorldLayout;
  if (source.family === target.family) return planSameFolders(from, to, source.sources);
  return to.software === 'paper' ? planIntoPaper(from, to) : planOutOfPaper(from, to);
}

/** Updates the game, not the program. */
function planUpdate(from: ServerSetup, to: ServerSetup): MigrationPlan {
  if (findLayout(to.software, to.version) === undefined) {
    return createRefusal('unknown', [
      PROSE.unknownLayout(SOFTWARE[to.software], formatVersion(to.version)),
    ]);
  }
  const crossesLayouts = getLayoutId(from.version) !== getLayoutId(to.version);
  const isConvertedByPaper = crossesLayouts && to.software === 'paper';
  return {
    how: crossesLayouts ? 'automatic' : 'nothing',
    steps: [
      BACKUP,
      ...(isConvertedByPaper ? [OLD_DOUBLES] : []),
      createInstallStep(to.software, to.version),
      crossesLayouts ? CONVERTS : { text: PROSE.startUpdated },
      CHECK,
    ],
    lost: [],
    notes: [crossesLayouts ? PROSE.movesAll : PROSE.foldersStay],
    undo: PROSE.undo,
    sources: isConvertedByPaper ? [ROWS.paperUp.source] : [],
  };
}

const withFolderName = (plan: MigrationPlan, levelName: string): MigrationPlan => {
  const renameInText = (value: string) =>
    value.replace(/`([^`]*)`/g, (_, path: string) => `\`${withLevelName(path, levelName)}\``);
  return {
    ...plan,
    steps: plan.steps.map((step) => ({
      text: renameInText(step.text),
      ...(step.moves !== undefined && {
        moves: step.moves.map(({ from, to }) => ({
          from: withLevelName(from, levelName),
          to: withLevelName(to, levelName),
        })),
      }),
    })),
    lost: plan.lost.map(renameInText),
    notes: plan.notes.map(renameInText),
  };
};

/**
 * Plans the migration. Program and version never change in one start: first the program, in the old
 * version, if that is supported; then the update.
 * @param levelName the reader's `level-name`, validated by `parseLevelName`
 */
export function planMigration(
  from: ServerSetup,
  to: ServerSetup,
  levelName: string,
): MigrationPlan {
  return withFolderName(planForDefaultName(from, to), levelName);
}

/** The plan for a world whose folder is `world`. */
function planForDefaultName(from: ServerSetup, to: ServerSetup): MigrationPlan {
  if (from.software === 'other' || to.software === 'other') {
    return createRefusal('unknown', [PROSE.otherPrograms]);
  }
  const versionChange = compareVersions(to.version, from.version);
  if (versionChange < 0) {
    return createRefusal(
      ROWS.older.how,
      [PROSE.older(formatVersion(from.version), formatVersion(to.version))],
      ROWS.older.source,
    );
  }
  if (versionChange === 0) return planProgramChange(from, to);
  if (from.software === to.software) return planUpdate(from, to);
  const afterProgramChange: ServerSetup = { software: to.software, version: from.version };
  return joinPlans(planProgramChange(from, afterProgramChange), planUpdate(afterProgramChange, to));
}

/** The one that says most about the whole comes first. */
const METHODS_BY_WEIGHT: readonly MigrationMethod[] = ['byHand', 'automatic', 'nothing'];

/** One plan after the other, or the refusal if one of them is. */
function joinPlans(first: MigrationPlan, second: MigrationPlan): MigrationPlan {
  const refusal = [first, second].find(({ undo }) => undo === undefined);
  if (refusal !== undefined) return refusal;
  const isUsed = (how: MigrationMethod) => how === first.how || how === second.how;
  return {
    how: METHODS_BY_WEIGHT.find(isUsed) as MigrationMethod,
    steps: [...first.steps, { text: PROSE.thenUpdate }, ...second.steps],
    lost: [...new Set([...first.lost, ...second.lost])],
    notes: [...new Set([...first.notes, ...second.notes])],
    undo: PROSE.undo,
    sources: [...new Set([...first.sources, ...second.sources])],
  };
}

/** The steps as text to copy. */
export function formatPlan({ steps, lost, undo }: MigrationPlan): string {
  const removeBackticks = (text: string) => text.replaceAll('`', '');
  return [
    ...steps.flatMap(({ text, moves = [] }, index) => [
      `${index + 1}. ${removeBackticks(text)}`,
      ...moves.map(({ from, to }) => `   ${from}  ->  ${to}`),
    ]),
    ...lost.map((text) => PROSE.lostLine(removeBackticks(text))),
    ...(undo === undefined ? [] : [undo]),
  ].join('\n');
}
