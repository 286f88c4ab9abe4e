/**
 * Plans a world's way from one server program and version to another: what to move, in which
 * order, what is lost, and what is impossible. Paths and supported ways are read from
 * src/facts/world-layouts.ts, which quotes Paper's manual.
 */
import {
  returnFiles,
  returnToVanilla,
  worldMoves,
  worldThings,
  type LayoutId,
  type WorldLayout,
  type WorldMove,
  type WorldThing,
} from '../../facts/world-layouts';
import { compareVersions, type MinecraftVersion } from '../../lib/minecraftVersion';
import {
  layoutIdOf,
  layoutOf,
  LAST_OF_1,
  softwareNames,
  THINGS,
  withLevelName,
  type Software,
} from './layout';

export interface Server {
  readonly software: Software;
  readonly version: MinecraftVersion;
}

export interface Move {
  readonly from: string;
  readonly to: string;
}

/** One thing to do. Text in backticks is a path or a literal message. */
export interface Step {
  readonly text: string;
  /** Files or folders to move, in this order. */
  readonly moves?: readonly Move[];
}

/**
 * `automatic`: the server converts. `byHand`: things to move. `nothing`: the folders fit already.
 * `viaVanilla`: only over a detour. `no`: not supported. `unknown`: nothing is known.
 */
export type How = WorldMove['how'] | 'nothing' | 'unknown';

export interface Plan {
  readonly how: How;
  readonly steps: readonly Step[];
  /** What does not come along, a sentence each. */
  readonly lost: readonly string[];
  /** What to know about the way: why it is not possible, or where its limits are. */
  readonly notes: readonly string[];
  /** How to get back; in every plan that has steps. */
  readonly undo?: string;
  /** Where this is said. */
  readonly sources: readonly string[];
}

const mojang = (software: Software) => software === 'vanilla' || software === 'loader';

/** The facts' row for a way; throws where the facts were reworded, in every test and build. */
export function moveRow(from: string, to: string, since?: LayoutId): WorldMove {
  const row = worldMoves.find(
    (each) => each.from === from && each.to === to && (since === undefined || each.since === since),
  );
  if (row === undefined) throw new Error(`src/facts/world-layouts.ts has no way ${from} → ${to}`);
  return row;
}

/** The rows that this planner reads. */
const ROWS = {
  vanillaToPaper: moveRow('Vanilla', 'Paper'),
  loaderToPaper: moveRow('Fabric or Forge', 'Paper'),
  paperUp: moveRow('Paper up to 1.21.11', 'Paper 26.1 or newer'),
  spigotToPaper: moveRow('Spigot or CraftBukkit', 'Paper', 'since26'),
  paperToVanillaNew: moveRow('Paper', 'Vanilla, Fabric or Forge', 'since26'),
  paperToVanillaOld: moveRow('Paper', 'Vanilla, Fabric or Forge', 'before26'),
  paperToSpigot: moveRow('Paper', 'Spigot or CraftBukkit'),
  older: moveRow('any server', 'an older game version'),
} as const;

const versionText = ([first, second, third]: MinecraftVersion) =>
  third === 0 ? `${first}.${second}` : `${first}.${second}.${third}`;

const BACKUP: Step = {
  text: 'Stop the server, wait until it is offline, make a backup and download it.',
};
const UNDO =
  'To undo it: stop, install the old program in its old version, and restore the backup with the existing files removed first. What was played since then is gone.';
const CHECK: Step = {
  text: 'Check the seed, a Nether portal that you know, the End’s main island and your inventory before anybody plays.',
};

const install = (software: Software, version: MinecraftVersion): Step => ({
  text: `Install ${softwareNames[software]} in version ${versionText(version)}, without removing the existing files.`,
});

/** `a/b/region` → `a/b`: the folder around. */
const parent = (path: string) => path.slice(0, path.lastIndexOf('/'));

/** Folders of a dimension in the layout before 26.1: `world_nether/DIM-1` to `world/DIM-1`. */
function oldDimensionMoves(): readonly Move[] {
  const folder = (software: Software, thing: WorldThing) =>
    parent((layoutOf(software, LAST_OF_1) as WorldLayout).paths[thing] as string);
  return (['netherChunks', 'endChunks'] as const).map((thing) => ({
    from: folder('paper', thing),
    to: folder('vanilla', thing),
  }));
}

/** Files that Paper keeps per dimension and Vanilla once, with the one that the manual lacks. */
function newFileMoves(): readonly Move[] {
  return [...returnFiles.map(({ file }) => file), returnToVanilla.sixth.value].map((file) => ({
    from: `${returnToVanilla.from.value}${file}`,
    to: `${returnToVanilla.to.value}${file}`,
  }));
}

/** A path after moves. */
export function movedPath(path: string, moves: readonly Move[]): string {
  const move = moves.find(({ from }) => path === from || path.startsWith(`${from}/`));
  return move === undefined ? path : move.to + path.slice(move.from.length);
}

/** A path as a literal; a phrase about paths as it is. */
const quoted = (path: string) => (path.includes(' ') ? path : `\`${path}\``);

/** Things of which a layout has one per dimension, or per world folder. */
const isPerDimension = (path: string) => /<dimension>|each world folder/.test(path);

/** From Paper or Spigot: what has no place in the new layout, or stays where nothing looks. */
export function lossesOf(from: Server, to: Server, moves: readonly Move[]): readonly string[] {
  const source = layoutOf(from.software, from.version)?.paths;
  const target = layoutOf(to.software, to.version)?.paths;
  if (source === undefined || target === undefined) return [];
  return THINGS.flatMap((thing) => {
    const before = source[thing];
    const after = target[thing];
    if (before === null || before === after) return [];
    if (after === null) return [`${worldThings[thing]}: has no place there and is ignored.`];
    if (isPerDimension(before)) {
      return [
        `${worldThings[thing]}: one for the whole world; the Nether’s and the End’s own are ignored.`,
      ];
    }
    if (movedPath(before, moves) === after) return [];
    if (thing === 'customDimension') {
      return [
        `${worldThings[thing]}: lies in ${quoted(before)}, is loaded from \`${after}\`, and only if a data pack or mod defines it.`,
      ];
    }
    return [
      `${worldThings[thing]}: was in ${quoted(before)}; what ${quoted(after)} says counts now.`,
    ];
  });
}

const noWay = (
  how: 'no' | 'unknown' | 'viaVanilla',
  notes: readonly string[],
  source?: string,
): Plan => ({
  how,
  steps: [],
  lost: [],
  notes,
  sources: source === undefined ? [] : [source],
});

/** Leftover world folders beside a Vanilla world: Paper would take them for the real ones. */
const LEFTOVERS: Step = {
  text: 'If folders `world_nether` or `world_the_end` from an earlier time lie beside `world`, find out which Nether and End were played in (the larger and younger `region`), and move the other pair out of the server’s folder, for example into `set-aside`.',
};
const CONVERTS: Step = {
  text: 'Start the server and leave it alone until `Done`. It converts the world by itself.',
};

function modsNote(from: Software, to: Software): readonly string[] {
  return [
    ...(from === 'loader' && to !== 'loader'
      ? ['Blocks, items, mobs and dimensions of mods: deleted at the first start without the mods.']
      : []),
    ...(from === 'loader' && to === 'loader'
      ? ['Blocks, items and mobs of mods that the other loader does not have.']
      : []),
    ...((from === 'paper' || from === 'spigot') && mojang(to)
      ? ['What plugins kept: plugins do not run there, their data folders stay unused.']
      : []),
  ];
}

/** Changing the program, game version unchanged. */
function change(from: Server, to: Server): Plan {
  const layout = layoutIdOf(from.version);
  const lostTo = (moves: readonly Move[]) => [
    ...modsNote(from.software, to.software),
    ...lossesOf(from, to, moves),
  ];
  if (to.software === 'spigot' && from.software === 'paper') {
    return noWay(
      ROWS.paperToSpigot.how as 'no',
      ['Paper’s makers do not support the way to Spigot or CraftBukkit; data can be lost.'],
      ROWS.paperToSpigot.source,
    );
  }
  if (layout === 'since26' && from.software === 'spigot' && to.software === 'paper') {
    return noWay(
      ROWS.spigotToPaper.how as 'viaVanilla',
      [
        'A direct way is impossible, says Paper’s manual. First from Spigot to Vanilla, by Spigot’s own instructions; start Vanilla once; then choose Vanilla to Paper here. Work on a copy.',
      ],
      ROWS.spigotToPaper.source,
    );
  }
  const source = layoutOf(from.software, from.version);
  const target = layoutOf(to.software, to.version);
  if (
    source === undefined ||
    target === undefined ||
    (mojang(from.software) && to.software === 'spigot')
  ) {
    return noWay('unknown', [
      'Nothing reliable is known here about this way. Follow the instructions of the program’s makers, on a copy.',
    ]);
  }
  if (source.family === target.family) {
    return {
      how: 'nothing',
      steps: [BACKUP, install(to.software, to.version), { text: 'Start the server.' }, CHECK],
      lost: modsNote(from.software, to.software),
      notes: ['Both use the same folders: nothing has to be moved.'],
      undo: UNDO,
      sources: source.sources,
    };
  }
  if (to.software === 'paper') {
    const row = from.software === 'loader' ? ROWS.loaderToPaper : ROWS.vanillaToPaper;
    return {
      how: row.how,
      steps: [
        BACKUP,
        LEFTOVERS,
        ...(from.software === 'loader'
          ? [
              {
                text: 'Move the folder `mods` out of the server’s folder. Mods do not run on Paper.',
              },
            ]
          : []),
        install(to.software, to.version),
        CONVERTS,
        CHECK,
      ],
      lost: modsNote(from.software, to.software),
      notes: ['Going back needs moves by hand: the server does not convert the other way.'],
      undo: UNDO,
      sources: [row.source],
    };
  }
  const row = layout === 'since26' ? ROWS.paperToVanillaNew : ROWS.paperToVanillaOld;
  const moves = layout === 'since26' ? newFileMoves() : oldDimensionMoves();
  const steps: readonly Step[] =
    layout === 'since26'
      ? [
          BACKUP,
          {
            text: `Move these files. The last one (${returnToVanilla.sixth.value}) only if it lies there: Paper’s manual names the others.`,
            moves,
          },
        ]
      : [
          BACKUP,
          {
            text: 'Only if Vanilla was started on this world already: it made a fresh Nether and End. Move these out of the way.',
            moves: moves.map(({ to: fresh }) => ({
              from: fresh,
              to: fresh.replace(/^.*\//, 'set-aside/'),
            })),
          },
          { text: 'Move these folders.', moves },
          {
            text: 'Keep what is left of `world_nether` and `world_the_end` until the check below is done.',
          },
        ];
  return {
    how: row.how,
    steps: [...steps, install(to.software, to.version), { text: 'Start the server.' }, CHECK],
    lost: lostTo(moves),
    notes: [
      layout === 'since26'
        ? 'Without the moves Vanilla does not start, or starts with default game rules.'
        : 'Without the moves Nether and End look new. Nothing is lost then: the data waits in the old folders.',
      ...(layout === 'since26'
        ? [
            'Worlds that a plugin made stay in `world/dimensions`. They are loaded only if a data pack or mod defines a dimension of that name.',
          ]
        : []),
      ...(from.software === 'spigot'
        ? [
            'Paper’s manual describes these moves for Paper. Spigot has the same folders, but its makers have the last word.',
          ]
        : []),
    ],
    undo: UNDO,
    sources: [row.source],
  };
}

/** Updating the game, program unchanged. */
function update(from: Server, to: Server): Plan {
  const crosses = layoutIdOf(from.version) !== layoutIdOf(to.version);
  if (layoutOf(to.software, to.version) === undefined) {
    return noWay('unknown', [
      `Where ${softwareNames[to.software]} keeps a world in ${versionText(to.version)} is not known here. Follow its makers’ instructions, on a copy.`,
    ]);
  }
  const row = crosses && to.software === 'paper' ? [ROWS.paperUp] : [];
  return {
    how: crosses ? 'automatic' : 'nothing',
    steps: [
      BACKUP,
      ...(crosses && to.software === 'paper' ? [OLD_DOUBLES] : []),
      install(to.software, to.version),
      crosses ? CONVERTS : { text: 'Start the server. The game brings the chunks up to date.' },
      CHECK,
    ],
    lost: [],
    notes: [
      crosses
        ? 'The server moves all worlds into the new folders at the first start.'
        : 'The folders stay where they are.',
    ],
    undo: UNDO,
    sources: row.map(({ source }) => source),
  };
}

/** Before Paper converts its old folders: no dimension may be there twice. */
const OLD_DOUBLES: Step = {
  text: 'If `world/DIM-1` or `world/DIM1` from an earlier Vanilla start lie inside `world`, move them out of the server’s folder, for example into `set-aside`. A dimension that is there twice stops the conversion.',
};

const shift = (plan: Plan, levelName: string): Plan => {
  const text = (value: string) =>
    value.replace(/`([^`]*)`/g, (_, path: string) => `\`${withLevelName(path, levelName)}\``);
  return {
    ...plan,
    steps: plan.steps.map((step) => ({
      text: text(step.text),
      ...(step.moves !== undefined && {
        moves: step.moves.map(({ from, to }) => ({
          from: withLevelName(from, levelName),
          to: withLevelName(to, levelName),
        })),
      }),
    })),
    lost: plan.lost.map(text),
    notes: plan.notes.map(text),
  };
};

/**
 * The plan. Program and version never change in one start: first the program, in the old version,
 * where that way is supported; then the update.
 * @param levelName the reader's `level-name`, checked by `readLevelName`
 */
export function planMove(from: Server, to: Server, levelName: string): Plan {
  if (from.software === 'other' || to.software === 'other') {
    return noWay('unknown', [
      'Hybrids, Sponge and others keep worlds in their own way: follow their makers’ instructions, on a copy. A Bedrock world is converted with Chunker on your computer.',
    ]);
  }
  const newer = compareVersions(to.version, from.version);
  if (newer < 0) {
    return noWay(
      ROWS.older.how as 'no',
      [
        `A world that ${versionText(from.version)} has opened cannot be opened by ${versionText(to.version)}. Only a backup from before the update leads back.`,
      ],
      ROWS.older.source,
    );
  }
  const between: Server = { software: to.software, version: from.version };
  const changes = from.software !== to.software;
  if (newer === 0) return shift(change(from, to), levelName);
  if (!changes) return shift(update(from, to), levelName);

  const first = change(from, between);
  const second = update(between, to);
  const blocked = [first, second].find(({ undo }) => undo === undefined);
  if (blocked !== undefined) return shift(blocked, levelName);
  const rank: readonly How[] = ['byHand', 'automatic', 'nothing'];
  return shift(
    {
      how: rank.find((how) => how === first.how || how === second.how) as How,
      steps: [
        ...first.steps,
        {
          text: 'All well? Then update, as a second step. Never change program and version in one start.',
        },
        ...second.steps,
      ],
      lost: [...new Set([...first.lost, ...second.lost])],
      notes: [...new Set([...first.notes, ...second.notes])],
      undo: UNDO,
      sources: [...new Set([...first.sources, ...second.sources])],
    },
    levelName,
  );
}

/** The steps as text to copy. */
export function planText({ steps, lost, undo }: Plan): string {
  const plain = (text: string) => text.replaceAll('`', '');
  return [
    ...steps.flatMap(({ text, moves = [] }, index) => [
      `${index + 1}. ${plain(text)}`,
      ...moves.map(({ from, to }) => `   ${from}  ->  ${to}`),
    ]),
    ...lost.map((text) => `Lost: ${plain(text)}`),
    ...(undo === undefined ? [] : [undo]),
  ].join('\n');
}
