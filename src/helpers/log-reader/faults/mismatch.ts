/** Explains errors of code that was compiled against something that is not installed. */
import { FAULT_CAUSES, type FaultKind } from './causes';
import { getPackage } from '../traces/stack-frames';
import type { Fault } from './kinds';
import type { Sentences } from './texts';

/** What an error that names nobody says about who asks, and what to do. */
type Asking = Pick<Sentences, 'cause' | 'fix'>;

/** Parts of the server software that only plugins of a certain kind ask for. */
const INNER_PARTS: readonly (readonly [part: RegExp, asking: Asking])[] = [
  [
    /^(?:net\.minecraftforge|net\.neoforged|cpw\.mods)\./,
    {
      cause:
        'It is a part of the loader (Forge or NeoForge). A mod asks, which the error does not name: it was made for a newer build of the loader, or for another version of the game.',
      fix: 'Update the loader to its newest build for your game version first; players need no other one for that. If it stays, the mod in the lines before the error, or the one added last, is for another game version.',
    },
  ],
  [
    /^org\.bukkit\.craftbukkit\./,
    {
      cause:
        'It is a part of the inside of the server software. Either a plugin reaches for it and is made for another version, or an early build of the server does not translate the name for plugins that fit. The line does not say which.',
      fix: 'Update the server software to its newest build within your game version first; then the plugin, which the lines around mostly name. If it stays, take the build of the plugin that names exactly your game version, or leave it out until there is one.',
    },
  ],
  [
    /^net\.md_5\.bungee\.api\.plugin\./,
    {
      cause:
        'Only plugins of the proxy BungeeCord ask for it: the build of a plugin for the proxy lies in the folder of a server that is no such proxy.',
      fix: 'Many plugins have two builds. Take the one for BungeeCord out of “plugins” here (the lines around mostly name it), and put in the one for Paper or Spigot; the other belongs to the proxy.',
    },
  ],
  [
    /^com\.velocitypowered\.proxy\./,
    {
      cause:
        'It is a part of the inside of Velocity, which only a plugin of the proxy asks for: that is too old or too new for this version of Velocity.',
      fix: 'Update the plugin that the lines around name, in its newest build (at times only one for testing fits), and Velocity to its newest. Without a name: take out first what has to do with logins, packets or versions. If no build fits, go back to the Velocity that the page of the plugin names.',
    },
  ],
];

/** What builds on a library of many. */
const describeAddOn = (library: string): Asking => ({
  cause: `Something that builds on ${library} (an add-on) is made for another version of it, mostly an older one; or ${library} is missing. The error does not name the add-on.`,
  fix: `If ${library} is installed: update all that builds on it, each to a build that names your version of ${library}, and take out what has none; or go back to the ${library} from before. The lines before the error mostly name the one that was being started. If it is not installed, install its build for your game version.`,
});

/** Kinds whose way out does not depend on what is missing. */
const ASKING_OF_KIND: Readonly<Partial<Record<FaultKind, Asking>>> = {
  'half-game': {
    cause: `A mod asks, which the error does not name. ${FAULT_CAUSES['half-game']}`,
    fix: 'Look at the lines before the error for the mod that was being started, or take the one added last. If its page says “client” (or its fabric.mod.json as “environment”), or its build is for your game version already: take it off the server, players keep it. Otherwise take its build for exactly your game version.',
  },
  'added-member': {
    cause: `The game’s own code asks for it. ${FAULT_CAUSES['added-member']} The mods whose names stand in the lines below may only have been called.`,
    fix: 'Such a name mostly begins with a short form of the mod’s own: update the mod that it fits. If it began with an update of the loader or of a mod, go back to the one before until there is a newer build. If no mod fits, take out what was added last.',
  },
};

const describeAsking = (missing: string, { kind, library }: Fault): Asking =>
  library === undefined
    ? (ASKING_OF_KIND[kind] ??
      INNER_PARTS.find(([part]) => part.test(missing))?.[1] ?? {
        cause: `A plugin, a mod or the server itself: the error does not name it. ${FAULT_CAUSES[kind]}`,
        fix: 'Look at the lines before the error for the plugin or mod that was being started. Take its build for your game version and install what it is built on; or take out what was added last.',
      })
    : describeAddOn(library);

/** Something is missing, and nothing names what needs it. */
export function describeMissing(missing: string, fault: Fault): Sentences {
  const title = `Something here asks for ${missing}, which is not there.`;
  return {
    title: fault.library === undefined ? title : `${title} It is a part of ${fault.library}.`,
    ...describeAsking(missing, fault),
  };
}

/** A part of the game or its loader that their own code misses. */
export const describeReplacedClass = (missing: string): Sentences => ({
  title: `The game’s own code does not find a part of itself: ${missing}. Something replaced that class.`,
  cause:
    'Whoever replaces whole classes of the game does this: OptiFine, each build of which fits a few builds of Forge, or an old core mod. More seldom files of two versions of the loader are mixed.',
  fix: 'If OptiFine is installed, take it out, or take its build that names exactly your build of Forge (on a server it has no use). Without it, install the loader anew (its folder “libraries” may go), then take out what was added last.',
});

/** Code that is only for the client. */
export function describeOwnClientClass(name: string, missing: string): Sentences {
  return {
    title: `${name} loads a part of its own that is only for the player’s game (client): ${missing}.`,
    cause:
      'Servers refuse such parts. It is a mod for the client, or its maker left a part for the client in the code that servers run.',
    fix: `Update ${name}. If its page says that it is for the client, take it off the server.`,
  };
}

/** A missing class, with only its own package to go by. */
export function describeMissingOwnClass(name: string, missing: string): Sentences {
  if (PART_FOR_VERSION.test(missing)) return describeNoPartForVersion(name, missing);
  return {
    title: `A part of ${name} is not there: ${missing}.`,
    cause:
      'Its jar is damaged or missing, it has another version than what asks for it, or something that it is built on is missing.',
    fix: `Install ${name} anew in the build for your game version, together with all that it needs.`,
  };
}

/** What plugins are built against: a build for a newer server uses what older ones lack. */
const PLUGIN_API =
  /^(?:org\.(?:bukkit|spigotmc|spongepowered)|io\.papermc|com\.destroystokyo|net\.(?:md_5|kyori)|com\.velocitypowered)\./;
/** Parts of the API that Paper has and Spigot does not. */
const PAPER_PART = /^(?:net\.kyori\.adventure|io\.papermc|com\.destroystokyo)\./;

/** Which build of a plugin or mod to take if updating it and the server does not help. */
const describeFittingBuild = (name: string, missing = ''): string =>
  PLUGIN_API.test(missing)
    ? `take the build of ${name} that names exactly your versions (often an older one), or a newer server for the build that you have`
    : `take the build of ${name} that names exactly your versions`;

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
    'Plugins that reach into the inside of the server bring a part for each version that they support. This build brings none for yours: it is older than your server, or your version was dropped.',
  fix: `Take the build of ${name} that names your game version, mostly the newest. If there is none yet, leave ${name} out until there is, or run the game version that its page names.`,
});

const getMissingPart = ({ missing }: Fault): string => missing ?? 'a part of it';

/** What a missing class belongs to, by its package: `com.example.shop` is mostly of “shop”. */
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
          fix: `Update the server software (or the proxy) within your game version, and ${name}. If it stays, ${describeFittingBuild(name, fault.missing)}.${describePaperPart(fault)}`,
        },
  'other-build': (name, { missing = 'a part of that' }) => ({
    title: `${name} is made for another version of the game, of the server software or of what it builds on: ${missing} is not there.`,
    cause: FAULT_CAUSES['other-build'],
    fix: `Take the build of ${name} for your game version and software, and update the plugins or mods that it builds on together with it. If only its newest build fails on servers, take the one before.`,
  }),
  'closed-part': (name, fault) => ({
    title: `${name} may not use a part that it asks for: ${getMissingPart(fault)}.`,
    cause: FAULT_CAUSES['closed-part'],
    fix: `Take the build of ${name} that names exactly your game version and loader, together with what it builds on. If it stays, take mods out that change the same part (with graphics OptiFine first) for one test.`,
  }),
  'developer-part': (name, fault) => ({
    title: `${name} asks for a part that only developers have: ${getMissingPart(fault)}.`,
    cause: FAULT_CAUSES['developer-part'],
    fix: `Take a newer build of ${name}, or the one before, and report the line to its author. Changing the version of the server does not help.`,
  }),
  'added-member': (name, fault) => ({
    title: `${name} misses a part that a mod adds to the game: ${getMissingPart(fault)}.`,
    cause: FAULT_CAUSES['added-member'],
    fix: `Update ${name}, and the mods that it builds on. If it stays, take ${name} out for one test and report the error to its author.`,
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
          fix: `Take the build of ${name} for exactly your server software and game version, or a newer one, downloaded anew, and leave no second jar of it there. If it keeps libraries in its folder, delete those: it loads them anew.`,
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
