/** Explains errors of code that was compiled against something that is not installed. */
import { FAULT_CAUSES, type FaultKind } from './causes';
import { getPackage } from '../traces/stack-frames';
import { joinInOrder } from '../../../lib/join-patterns';
import type { Fault } from './kinds';
import {
  ADDED_MEMBER,
  BUNGEECORD_PART,
  CRAFTBUKKIT_PART,
  describeAddOn,
  describeUnknownAsker,
  HALF_GAME_PART,
  LOADER_PART,
  OWN_CLIENT_CLASS_CAUSE,
  REPLACED_CLASS,
  VELOCITY_PART,
  type Asking,
} from './mismatch-texts';
import type { Sentences } from './texts';

/** Parts of the server software that only plugins of a certain kind ask for. */
const INNER_PARTS: readonly (readonly [part: RegExp, asking: Asking])[] = [
  [/^(?:net\.minecraftforge|net\.neoforged|cpw\.mods)\./, LOADER_PART],
  [/^org\.bukkit\.craftbukkit\./, CRAFTBUKKIT_PART],
  [/^net\.md_5\.bungee\.api\.plugin\./, BUNGEECORD_PART],
  [/^com\.velocitypowered\.proxy\./, VELOCITY_PART],
];

/** Kinds whose advice does not depend on what is missing. */
const ASKING_OF_KIND: Readonly<Partial<Record<FaultKind, Asking>>> = {
  'half-game': HALF_GAME_PART,
  'added-member': ADDED_MEMBER,
};

const describeAsking = (missing: string, { kind, library }: Fault): Asking =>
  library === undefined
    ? (ASKING_OF_KIND[kind] ??
      INNER_PARTS.find(([part]) => part.test(missing))?.[1] ??
      describeUnknownAsker(FAULT_CAUSES[kind]))
    : describeAddOn(library);

/** Explains that something is missing if nothing names what needs it. */
export function describeMissing(missing: string, fault: Fault): Sentences {
  const title = `Something here asks for ${missing}, which is not there.`;
  return {
    title: fault.library === undefined ? title : `${title} It is a part of ${fault.library}.`,
    ...describeAsking(missing, fault),
  };
}

/** A class of a library misses a member that it expects to have itself: no add-on asks for it. */
export const describeOwnMember = (library: string, missing: string): Sentences => ({
  title: `${library} lacks a part of its own: ${missing}.`,
  cause: FAULT_CAUSES['own-class'],
  fix: `Take the build of ${library} for exactly your server software and game version, or a newer one, downloaded anew, and leave no second jar of it there. On software that runs mods and plugins together (Arclight, Mohist and the like) it may not run at all: such software changes plugins while it loads them. Ask its makers, or try it on Paper.`,
});

/** A part of the game or its loader that their own code misses. */
export const describeReplacedClass = (missing: string): Sentences => ({
  title: `The game’s own code does not find a part of itself: ${missing}. Something replaced that class.`,
  ...REPLACED_CLASS,
});

/** Code that is only for the client. */
export function describeOwnClientClass(name: string, missing: string): Sentences {
  return {
    title: `${name} loads a part of its own that is only for the player’s game (client): ${missing}.`,
    cause: OWN_CLIENT_CLASS_CAUSE,
    fix: `Update ${name}. If its page says that it is for the client, take it off the server.`,
  };
}

/** Explains a missing class of which only the package is known. */
export function describeMissingOwnClass(name: string, missing: string): Sentences {
  if (PART_FOR_VERSION.test(missing)) return describeNoPartForVersion(name, missing);
  return {
    title: `A part of ${name} is not there: ${missing}.`,
    cause:
      'Its jar is damaged or missing, it has another version than what asks for it, or something that it is built on is missing.',
    fix: `Install ${name} again in the build for your game version, together with all that it needs.`,
  };
}

/** What plugins are built against: a build for a newer server uses what older ones lack. */
const PLUGIN_API =
  /^(?:org\.(?:bukkit|spigotmc|spongepowered)|io\.papermc|com\.destroystokyo|net\.(?:md_5|kyori)|com\.velocitypowered)\./;
/** Parts of the API that Paper has and Spigot does not. */
const PAPER_PART = joinInOrder([
  /^/,
  [
    /(?:net\.kyori\.adventure|io\.papermc|com\.destroystokyo)\./,
    /org\.bukkit\.(?:Server|Bukkit)\.(?:isStopping|getTPS|getAverageTickTime|getCurrentTick|getMinecraftVersion)$/,
    /org\.bukkit\.(?:Server|Bukkit)\.(?:get(?:Async|GlobalRegion|Region)Scheduler|isOwnedByCurrentRegion)$/,
    /org\.bukkit\.(?:World\.getChunkAtAsync|entity\.\w{1,40}\.(?:teleportAsync|getScheduler))$/,
  ],
]);

/** Which build of a plugin or mod to take if updating it and the server does not help. */
const describeFittingBuild = (name: string, missing = ''): string =>
  PLUGIN_API.test(missing)
    ? `install the build of ${name} that names exactly your versions (often an older one), or a newer server for the build that you have`
    : `install the build of ${name} that names exactly your versions`;

/** What to do besides if Spigot never had what is missing. */
const describePaperPart = ({ missing = '', onProxy }: Fault): string =>
  onProxy !== true && PAPER_PART.test(missing)
    ? ' Spigot does not have that part in any version: if it is Spigot that runs here, change the server to Paper (after a backup).'
    : '';

/** `compat.v1_19_R3.Handler`: the part of a plugin that is for one version of the game. */
const PART_FOR_VERSION = /\.v?_?\d{1,2}_\d{1,2}(?:_\d{1,2})?(?:_?R\d{1,2})?(?=\.|$)/i;

/** A plugin without a part for the version that runs here. */
const describeNoPartForVersion = (name: string, missing: string): Sentences => ({
  title: `${name} has no part for the version of the game that runs here: ${missing} is not there.`,
  cause:
    'Plugins that use internal parts of the server bring a part for each version that they support. This build brings none for yours: it is older than your server, or your version was dropped.',
  fix: `Install the build of ${name} that names your game version, usually the newest. If there is none yet, leave ${name} out until there is, or run the game version that its page names.`,
});

const getMissingPart = ({ missing }: Fault): string => missing ?? 'a part of it';

/** What a missing class belongs to, by its package: `com.example.shop` is usually of “shop”. */
function describePart(missing: string): string {
  const part = getPackage(missing)
    .replace(/(?<=\..+)\.(?:config\w{0,8}|common|utils?|core|api)$/, '')
    .split('.')
    .at(-1) as string;
  return part.length < 4 ? '' : ` (by its name, the missing part is of “${part}”)`;
}

type DescribeMismatch = (name: string, fault: Fault) => Sentences;

/** A class of the API that became an interface. */
const CHANGED_DESCRIPTIONS: Readonly<
  Record<NonNullable<Fault['changed']>, (name: string, part: string) => Sentences>
> = {
  'for-newer': (name, part) => ({
    title: `${name} is made for a newer version of the game or of the server software: ${part} is still of another kind here.`,
    cause: `${name} expects an interface and finds a class: newer versions of the server have it so, this one does not.`,
    fix: `Take the older build of ${name} that names your game version, or update the server to the version that this build is made for.`,
  }),
  'for-older': (name, part) => ({
    title: `${name} is made for an older version of the game or of the server software: ${part} is of another kind by now.`,
    cause: `${name} expects a class and finds an interface: the server changed that after this build of ${name}.`,
    fix: `Update ${name}. If there is no build for your game version yet, take ${name} out until there is.`,
  }),
};

/** What such an error says about the plugin or mod in whose code it occurred. */
export const MISMATCH_DESCRIPTIONS: Readonly<Partial<Record<FaultKind, DescribeMismatch>>> = {
  'client-code': (name, fault) => ({
    title:
      fault.missing === undefined
        ? `${name} asks for a part of the player’s game (client) that is not there.`
        : `${name} asks for a part of the player’s game (client) that is not there: ${fault.missing}.`,
    cause: FAULT_CAUSES['client-code'],
    fix: `On a server: take ${name} out if it is a mod for the client, otherwise update it. In a player’s game: take the build for that game version and loader.`,
  }),
  'other-game': (name, fault) =>
    fault.changed !== undefined
      ? CHANGED_DESCRIPTIONS[fault.changed](name, getMissingPart(fault))
      : {
          title: `${name} is made for another version of the game or of the server software: ${getMissingPart(fault)} is not there.`,
          cause: FAULT_CAUSES['other-game'],
          fix: `Update the server software (or the proxy) within your game version, and ${name}. If the error stays, ${describeFittingBuild(name, fault.missing)}.${describePaperPart(fault)}`,
        },
  'other-build': (name, { missing = 'a part of that' }) => ({
    title: `${name} is made for another version of the game, of the server software or of what it builds on: ${missing} is not there.`,
    cause: FAULT_CAUSES['other-build'],
    fix: `Install the build of ${name} for your game version and software, and update the plugins or mods that it builds on together with it. If only its newest build fails on servers, take the one before.`,
  }),
  'closed-part': (name, fault) => ({
    title: `${name} may not use a part that it asks for: ${getMissingPart(fault)}.`,
    cause: FAULT_CAUSES['closed-part'],
    fix: `Install the build of ${name} that names exactly your game version and loader, together with what it builds on. If the error stays, take mods out that change the same part (with graphics OptiFine first) for one test.`,
  }),
  'developer-part': (name, fault) => ({
    title: `${name} asks for a part that only developers have: ${getMissingPart(fault)}.`,
    cause: FAULT_CAUSES['developer-part'],
    fix: `Take a newer build of ${name}, or the one before, and report the line to its author. Changing the version of the server does not help.`,
  }),
  'added-member': (name, fault) => ({
    title: `${name} misses a part that a mod adds to the game: ${getMissingPart(fault)}.`,
    cause: FAULT_CAUSES['added-member'],
    fix: `Update ${name}, and the mods that it builds on. If the error stays, take ${name} out for one test and report the error to its author.`,
  }),
  'half-game': (name, fault) => ({
    title: `${name} asks for a class of the game that is not there: ${getMissingPart(fault)}.`,
    cause: FAULT_CAUSES['half-game'],
    fix: `Take ${name} out if it is a mod for the client; otherwise take its build for your game version, or a newer one.`,
  }),
  'dev-names': (name, fault) => ({
    title: `${name} asks for the game by names that Fabric does not use: ${getMissingPart(fault)}.`,
    cause: FAULT_CAUSES['dev-names'],
    fix: `Take the jar of ${name} from its download page that is for Fabric and has neither “-dev” nor “-sources” in its name. If it is that one, it was built wrongly: take another version and tell its author.`,
  }),
  'own-class': (name, fault) =>
    PART_FOR_VERSION.test(getMissingPart(fault))
      ? describeNoPartForVersion(name, getMissingPart(fault))
      : {
          title: `${name} lacks a part of its own: ${getMissingPart(fault)}.`,
          cause: FAULT_CAUSES['own-class'],
          fix: `Install the build of ${name} for exactly your server software and game version, or a newer one, downloaded again, and leave no second jar of it there. If it keeps libraries in its folder, delete those: it loads them again.`,
        },
  'dependency-class': (name, fault) =>
    fault.library === undefined
      ? {
          title: `${name} needs another version of what ${getMissingPart(fault)} belongs to, or that is missing.`,
          cause: FAULT_CAUSES['dependency-class'],
          fix: `Look up what ${name} needs${describePart(getMissingPart(fault))}; install that or update it, together with ${name}. If it is there, look further up: it did not start. If its page offers several files, take the one that brings its libraries along (all, shaded, standalone).`,
        }
      : {
          title: `${name} needs ${fault.library}: that is missing, or has another version (${getMissingPart(fault)} is not there).`,
          cause: FAULT_CAUSES['dependency-class'],
          fix: `Install ${fault.library}, or update it, in the build for your game version. If it is the newest already, ${name} was made for an older one: update ${name}, or take the ${fault.library} that its page names.`,
        },
};
