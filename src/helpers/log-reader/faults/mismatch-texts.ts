/**
 * The sentences about missing parts that do not depend on the name of a plugin or mod. Each sentence
 * is on a line of its own; `mismatch.ts` chooses between them.
 */
import { FAULT_CAUSES } from './causes';
import type { Sentences } from './texts';

/** What an error that names nobody says about who asks for the missing part, and what to do. */
export type Asking = Pick<Sentences, 'cause' | 'fix'>;

export const LOADER_PART: Asking = {
  cause:
    'It is a part of the loader (Forge or NeoForge). ' +
    'A mod asks for it, but the error does not name the mod: it was made for a newer build of the loader, or for another version of the game.',
  fix:
    'First update the loader to its newest build for your game version; players can keep theirs. ' +
    'If the error stays, find the mod that is for another game version: see the lines before the error, or take the mod added last.',
};

export const CRAFTBUKKIT_PART: Asking = {
  cause:
    'It is an internal part of the server software. ' +
    'Either a plugin uses it and is made for another version, or the server is an early build that does not translate the name for plugins that fit. ' +
    'The line does not say which.',
  fix:
    'First update the server software to its newest build for your game version. ' +
    'Then update the plugin, which the lines around usually name. ' +
    'If the error stays, install the build of the plugin that names exactly your game version, or leave the plugin out until there is one.',
};

export const BUNGEECORD_PART: Asking = {
  cause:
    'Only plugins for the proxy BungeeCord ask for it: the proxy build of a plugin is in the folder of a server that is not that proxy.',
  fix:
    'Many plugins have two builds. ' +
    'Take the one for BungeeCord out of “plugins” here (the lines around usually name it), and put in the one for Paper or Spigot. ' +
    'The other belongs on the proxy.',
};

export const VELOCITY_PART: Asking = {
  cause:
    'It is an internal part of Velocity, and only a plugin of the proxy asks for it: that plugin is too old or too new for this version of Velocity.',
  fix:
    'Update the plugin that the lines around name to its newest build (sometimes only a test build fits), and update Velocity. ' +
    'If they name no plugin, first take out those for logins, packets or versions. ' +
    'If no build fits, go back to the Velocity version that the plugin’s page names.',
};

/** An add-on that the error does not name asks for a part of a library. */
export const describeAddOn = (library: string): Asking => ({
  cause:
    `Something that builds on ${library} (an add-on) is made for another version of it, usually an older one; or ${library} is missing. ` +
    'The error does not name the add-on.',
  fix:
    `If ${library} is installed, update everything that builds on it to a build that names your version of ${library}. ` +
    `Take out what has no such build, or go back to the previous ${library}. ` +
    'The lines before the error usually name the add-on that was starting. ' +
    `If ${library} is not installed, install its build for your game version.`,
});

export const HALF_GAME_PART: Asking = {
  cause: `A mod asks for it, but the error does not name the mod. ${FAULT_CAUSES['half-game']}`,
  fix:
    'Find the mod that was starting in the lines before the error, or take the one added last. ' +
    'If its page (or “environment” in its fabric.mod.json) says “client”, or if its build is already for your game version, take it off the server; players keep it in their game. ' +
    'Otherwise take its build for exactly your game version.',
};

export const ADDED_MEMBER: Asking = {
  cause:
    `The game’s own code asks for it. ${FAULT_CAUSES['added-member']} ` +
    'The mods named in the lines below may only have been called.',
  fix:
    'Such a name usually begins with a short form of the mod’s own name: update the mod that it fits. ' +
    'If the error began with an update of the loader or of a mod, go back to the previous version until there is a newer build. ' +
    'If no mod fits, take out what was added last.',
};

/** Advice if nothing shows who asks for the missing part. */
export const describeUnknownAsker = (cause: string): Asking => ({
  cause: `A plugin, a mod or the server itself asks for it: the error does not name it. ${cause}`,
  fix:
    'Find the plugin or mod that was starting in the lines before the error. ' +
    'Take its build for your game version and install what it needs, or take out what was added last.',
});

export const REPLACED_CLASS: Asking = {
  cause:
    'Something replaces whole classes of the game: OptiFine, each build of which fits only a few builds of Forge, or an old core mod. ' +
    'Less often, files of two versions of the loader are mixed.',
  fix:
    'If OptiFine is installed, take it out, or take the build that names exactly your build of Forge (a server has no use for it). ' +
    'Without OptiFine, reinstall the loader (you can delete its folder “libraries”), then take out what was added last.',
};

/** A part for the client that a mod brings and a server refuses. */
export const OWN_CLIENT_CLASS_CAUSE =
  'Servers refuse such parts. ' +
  'Either it is a mod for the client, or its maker left a part for the client in the code that servers run.';
