/** Says for each kind of error what it means for the plugin or mod it names, and what to do. */
import type { FaultKind } from './causes';
import type { Fault } from './kinds';
import { MISMATCH_DESCRIPTIONS } from './mismatch';
import type { Sentences } from './texts';

/** Puts the name of a plugin or mod into a text. */
export const fillName = (text: string, name: string): string => text.replaceAll('{name}', name);

/** What to do about a fault in one plugin's or mod's code. */
export const DEFAULT_FIX =
  'This is usually a bug in {name}, or its settings or data contain a value that it does not expect. ' +
  'Update {name}. If you changed its settings last, undo that. ' +
  'If the error stays, rename its settings for one test so that it writes new ones, and report the lines on its issue tracker.';

/** What an error means for the plugin or mod it names, and the way out. */
export const KIND_TEXTS: Readonly<Partial<Record<FaultKind, Pick<Sentences, 'title' | 'fix'>>>> = {
  mixin: {
    title: '{name} could not change the game’s code.',
    fix: 'Install the build of {name} for your game version and loader. If you have that build, take out the mod that was added last.',
  },
  'inner-part': {
    title: '{name} is made for another version of the game or of the server software.',
    fix: 'Install the build of {name} that names exactly your server’s version, usually the newest. If there is none yet, leave {name} out until there is.',
  },
  setup: {
    title: '{name} could not set up a part of itself.',
    fix: 'Install the build of {name} that names exactly your version, usually the newest. If you have that build, look for the last “Caused by:” below the error in the whole log; without one, look for a file of 0 bytes among its settings.',
  },
  'two-copies': {
    title:
      '{name} and another jar contain the same library, and the two copies do not work together.',
    fix: 'Update {name} and the other plugin or mod with that library (the line names it). If the error stays, take one of the two out, and tell the makers of {name}: they can move the library to a name of its own.',
  },
  modules: {
    title: '{name} is installed twice, or another jar contains the same part.',
    fix: 'The line names two jars: keep only the one for your game version.',
  },
  'closed-java': {
    title: '{name} is made for an older Java.',
    fix: 'Update {name}, or switch the server to the Java that its version was made for.',
  },
  native: {
    title: '{name} has no native library that works on this system.',
    fix:
      'The line names a file. ' +
      'If it belongs to the system (such as libstdc++, libssl or libcurl), the machine lacks it: send the line to support. ' +
      'If it belongs to {name}, to the game or to a mod, one of them is usually too old for the other: update them together, each in the build for this system (Linux or Windows, 64-bit).',
  },
  graphics: {
    title:
      '{name} could not open its window: the graphics of this computer do not support what it needs.',
    fix:
      'Install the newest driver from the page of the chip’s maker and restart the computer. ' +
      'On Linux with Wayland, let the launcher use X11 or a newer GLFW. ' +
      'Take out graphics mods (VulkanMod, shaders, loading screens) for one test. ' +
      'This is the log of a player’s game, because a server has no window.',
  },
  hang: {
    title: 'The main thread froze in the code of {name}.',
    fix: 'Update {name}. If it happens again, take {name} out for one test. If a different plugin or mod is named each time, the machine is too slow or out of memory.',
  },
  'port-taken': {
    title: '{name} could not open its port: something else uses it.',
    fix: 'Give {name} another free port of your server in its settings, or stop the program that has the port (often an earlier start of this server), and restart.',
  },
  address: {
    title: '{name} cannot use the address in its settings: this server does not have that address.',
    fix: 'Set the address in the settings of {name} to 0.0.0.0, or leave it empty, and restart.',
  },
  listen: {
    title: '{name} could not open its port.',
    fix: 'Stop the server (press Kill if it does not end), and start it once. If the error stays, give {name} a free port that the panel lists for this server, and leave its address empty or at 0.0.0.0.',
  },
  refused: {
    title: 'A service refuses {name}.',
    fix: 'Make a new token or key at that service, and give it the rights that the line names. Copy it into the settings of {name}, complete and without spaces. If the service is a website of your own, its firewall may block programs: allow the address of this server there.',
  },
  key: {
    title: '{name} cannot use a key.',
    fix: 'Replace the key file that {name} reads (or the key in its settings) with a complete copy of the key that the other side uses. If you have no copy, let {name} make a new key, and use it on both sides. Then restart.',
  },
  'not-online': {
    title: '{name} did not find the file that it wants to download.',
    fix: 'Compare the name, version and link in the settings of {name} with the download page, or upload the file yourself.',
  },
  dns: {
    title: '{name} cannot find the address behind a name (DNS).',
    fix: 'Compare the name in the line with the settings of {name}: write only the name, without http:// and port. If several names fail, this machine or container has no working name server: restart it, look at its firewall and DNS settings, and send the line to support. If only one name of a service for updates, statistics or licenses fails, that service is usually gone: update the plugin or mod that asks it, or switch that function off. The server itself needs no change.',
  },
  certificate: {
    title: '{name} does not trust the certificate of the service it calls.',
    fix: 'Update Java (or the system), but not beyond what your game version supports, and check the clock of the machine. If only one address fails, its certificate has expired: tell the people who run that service. {name} itself needs no change.',
  },
  network: {
    title: '{name} did not reach a service over the network, or the service failed.',
    fix: 'The service may be down: try again later. Then check its address in the settings of {name}. If other programs fail in the same way, tell support.',
  },
  packet: {
    title: '{name} cannot read what was sent between server and player.',
    fix: 'Update {name}, and everything that lets other versions join or changes packets (ViaVersion, ProtocolLib, Geyser). Server and players need the same mods in the same versions.',
  },
  unsent: {
    title: '{name} could not send something to a player.',
    fix: 'The last “Caused by” of the error says what is wrong. Update {name}, the plugins that make such items, names or lists, and those that change packets (ProtocolLib, packetevents, ViaVersion). If the error stays, take half of them out at a time. If it happens only at one container or with one player, an item there is the cause.',
  },
  locked: {
    title: '{name} cannot use a file that something else holds.',
    fix: 'Stop the server (press Kill if it does not end), and start it once. Two servers or plugins must not share that file.',
  },
  database: {
    title: '{name} gets an error from its database.',
    fix: 'Copy host, port, user, password and name from the panel into the settings of {name}. If it is about a table or column, update {name}.',
  },
  permission: {
    title: 'The system refuses {name} a file or folder.',
    fix: 'Upload the file that the line names again through the panel, or give it back to the server’s user. If you cannot, send the line to support.',
  },
  'not-permitted': {
    title: 'The system does not let {name} do this (Operation not permitted).',
    fix: 'On a machine of your own, update Docker and libseccomp2, or go back to the image from before. If the folder is on a network share or a Windows disk, use a folder on a Linux disk. On a hosted server, send the line to support.',
  },
  disk: {
    title: '{name} cannot write: the disk is full.',
    fix: 'Delete old backups, logs and worlds that nobody needs, or choose a plan with more disk space.',
  },
  script: {
    title: 'A script has an error: {name}.',
    fix: 'Open the script at the place that the line names and undo the last change there, or take the script out for one test.',
  },
  registry: {
    title: 'Entries of {name} do not match the rest of the game.',
    fix: 'Install {name} and what it needs in the builds for your game version, and put back what was removed from this world.',
  },
  late: {
    title: '{name} adds something to the game too late.',
    fix: 'Start the server once more: sometimes it depends on what loads first. If the error stays, update {name} together with the mods it builds on, or take it out.',
  },
  'newer-data': {
    title: '{name} reads a file that a newer version has written.',
    fix: 'Update the server to that version or a newer one. To stay on the old one, restore a backup from before the newer version was used.',
  },
  'world-data': {
    title: '{name} cannot read data of the world or of a player.',
    fix: 'Make a backup first. Restore the file that the lines name from an older backup. If the error began with an update, go back to the version before.',
  },
  recipe: {
    title: '{name} contains a recipe or other data that the server cannot read.',
    fix: 'Only that entry does not work. Update the mod that the line names together with the mods it builds on. A data pack must be made for your game version. If you have taken a mod out, such lines are harmless.',
  },
  names: {
    title: '{name} has a file or entry with a name that the game does not allow.',
    fix: 'Write the name that the line quotes in lower case, without spaces. If it is in a mod or pack that you did not make, update that or take it out.',
  },
  settings: {
    title: '{name} cannot read one of its files.',
    fix: 'Repair the file (quotes, commas, brackets, indentation), or rename it so that {name} writes a new one.',
  },
  value: {
    title: '{name} does not know a value in its settings or data.',
    fix: 'Look for the quoted value in the settings of {name}, and write one that its own guide lists. After an update, let it write new settings, and copy your values into them.',
  },
  api: {
    title:
      '{name} uses a particle, sound, material or similar that this server version does not have.',
    fix: 'Install the build of {name} for your server’s version. If you have that build, look in its settings for the particle, sound or material that the error names, or that you changed last, and write one that this version has.',
  },
  'setting-missing': {
    title: '{name} does not find an entry in its settings.',
    fix: 'Rename the settings file of {name} (config.yml, or the one that the code in the error names) and start: {name} writes a new file. Then copy your values into it one by one. If it fails with new settings too, the bug is in {name}: update it.',
  },
  'changed-meanwhile': {
    title: 'A list was changed while {name} went through it.',
    fix: 'Update {name}. If the error stays, send the lines below to its author. If the lines name nobody, take out the plugin or mod that was added or updated last for one test. One such line now and then does no harm.',
  },
  'cut-file': {
    title: '{name} reads a file that is damaged or incomplete.',
    fix: 'Restore that file from a backup, or rename it so that {name} makes a new one. If it is the jar itself, upload it again.',
  },
  library: {
    title: '{name} could not download a library that it needs.',
    fix: 'Start the server again a little later. If the error stays, update {name}: newer builds may download the library from another place, or contain it. If other plugins cannot download anything either, tell support.',
  },
  'plugin-jar': {
    title: 'A file in the folder plugins is damaged, or is not a jar.',
    fix: 'Stop the server and look in the folder plugins for a jar that is far smaller than its download, or that was updated last. Download it again from its page and compare the size. If no jar stands out, take half of the jars out at a time until the line is gone.',
  },
  'bad-jar': {
    title: 'The jar of {name} is damaged, or is not a plugin for this server.',
    fix: 'Download {name} again from its page, in the build for your server software and game version. Replace the old jar with it, and compare the size. If the error stays, that build is faulty: use the one before.',
  },
  'no-plugin': {
    title: '{name} is not a plugin for this server.',
    fix: 'Take the jar out of plugins. If you need {name}, download the plugin itself from its page, in the version that names your server software and game version.',
  },
  'file-in-the-way': {
    title: '{name} wants to make a file that is already there.',
    fix: 'Move the file that the line names to another folder and start again.',
  },
  'no-file': {
    title: 'A file that {name} needs is not there.',
    fix: 'Put the file back, or correct its name in the settings. If it belongs to {name}, install {name} again.',
  },
  crashed: {
    title: '{name} crashed in native code.',
    fix: 'Update the game server and have its files checked (Steam: validate). Then start without mods and plugins in native code. If it crashes at another place each time, tell support.',
  },
  'needs-other': {
    title: 'Something that {name} needs is missing.',
    fix: 'Install what the line names, in the version for your server, and let it load before {name}. If you do not need {name}, take it out.',
  },
  memory: {
    title: '{name} ran out of memory, or called itself without end.',
    fix: 'Give the server more memory if your plan allows it. If {name} is named each time, update it or take it out for one test.',
  },
  'not-supported': {
    title: '{name} does not support this version of the game or of the server software.',
    fix: 'Install the build of {name} that names your version, or change the server to a version that {name} names.',
  },
  hybrid: {
    title:
      'The server software itself failed, usually in the part that lets mods and plugins run together.',
    fix: 'Update that software to its newest build for your game version, or use another build. If the error stays, avoid what causes it, and report the lines to the makers of the software. A mod or plugin is rarely at fault.',
  },
  folia: {
    title: '{name} is not made for Folia.',
    fix: 'Look for a build of {name} that supports Folia, or change the server to Paper.',
  },
  threads: {
    title: '{name} ran code on the wrong thread.',
    fix: 'Update {name}, or use a build that names your server software (Folia and other parallel servers need one).',
  },
};

/** What to do about an error of this kind in the code of a plugin or mod. */
export const describeFix = (name: string, fault: Fault): string =>
  MISMATCH_DESCRIPTIONS[fault.kind]?.(name, fault).fix ??
  fillName(KIND_TEXTS[fault.kind]?.fix ?? DEFAULT_FIX, name);
