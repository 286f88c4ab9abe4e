/** Says for each kind of error what it means for the plugin or mod it names, and what to do. */
import type { FaultKind } from './causes';
import type { Fault } from './kinds';
import { MISMATCH_DESCRIPTIONS } from './mismatch';
import type { Sentences } from './texts';

/** Puts the name of a plugin or mod into a text. */
export const fillName = (text: string, name: string): string => text.replaceAll('{name}', name);

/** What to do about a fault in one plugin's or mod's code. */
export const DEFAULT_FIX =
  'This is mostly a fault of {name}, or a value in its settings or data that it does not expect. ' +
  'Update it; if you changed its settings last, undo that. ' +
  'If the error stays, rename its settings for one test so that it writes new ones, and report the lines on its issue tracker.';

/** What an error means for the plugin or mod it names, and the way out. */
export const KIND_TEXTS: Readonly<Partial<Record<FaultKind, Pick<Sentences, 'title' | 'fix'>>>> = {
  mixin: {
    title: '{name} could not change the game’s code.',
    fix: 'Take the build of {name} for your game version and loader. If it is the right one, take out what was added last and changes the same.',
  },
  'inner-part': {
    title: '{name} is made for another version of the game or of the server software.',
    fix: 'Take the build of {name} that names exactly your server’s version, mostly the newest. If there is none yet, leave {name} out until there is.',
  },
  setup: {
    title: '{name} could not set up a part of itself.',
    fix: 'Take the build of {name} that names exactly your version, mostly the newest. If you have that one, look for the last “Caused by:” below the error in the whole log.',
  },
  'two-copies': {
    title: '{name} and another jar bring the same library, and the two copies do not fit together.',
    fix: 'Update {name} and what else uses that library (the line names it). If it stays, take one of the two out, and tell the makers of {name}: they can move the library to a name of its own.',
  },
  modules: {
    title: '{name} is there twice, or another jar brings the same part.',
    fix: 'Keep one of the two jars that the line names, the one for your game version.',
  },
  'closed-java': {
    title: '{name} is made for an older Java.',
    fix: 'Update {name}, or switch the server to the Java that its version was made for.',
  },
  native: {
    title: '{name} misses a part that fits this system.',
    fix:
      'Check whose file the line names. ' +
      'If it belongs to the system (libstdc++, libssl, libcurl and the like), the machine lacks it: send the line to support. ' +
      'If it belongs to {name}, to the game or to a mod, one of them is mostly too old for the other: update them together, each in the build for this system (Linux or Windows, 64-bit).',
  },
  graphics: {
    title: '{name} could not open its window or draw: the graphics of this computer do not fit.',
    fix:
      'Install the newest driver from the page of the chip’s maker and restart the computer. ' +
      'On Linux with Wayland, let the launcher use X11 or a newer GLFW. ' +
      'Take out graphics mods (VulkanMod, shaders, loading screens) for one test. ' +
      'A server draws nothing: this is the log of a player’s game.',
  },
  hang: {
    title: 'The main thread stood still in the code of {name}.',
    fix: 'Update {name}. If it stays, take it out for one test; if it is another one each time, the machine is too slow or out of memory.',
  },
  'port-taken': {
    title: '{name} could not open its port: something else uses it.',
    fix: 'Give {name} another free port of your server in its settings, or stop what has it (often an earlier start), and restart.',
  },
  address: {
    title: '{name} cannot listen at the address in its settings: it is not one of this server.',
    fix: 'Set the address in the settings of {name} to 0.0.0.0, or leave it empty, and restart.',
  },
  listen: {
    title: '{name} could not open its port.',
    fix: 'Stop the server, press Kill if it does not end, and start it once. If it stays, give {name} a free port that the panel lists for this server, and leave its address empty or at 0.0.0.0.',
  },
  refused: {
    title: 'A service refuses {name}.',
    fix: 'Make a new token or key at that service, put it into the settings of {name} whole and without spaces, and give it the rights that the line names. If it is a website of your own, its firewall may turn programs away: allow the address of this server there.',
  },
  key: {
    title: '{name} cannot use a key.',
    fix: 'Put the key file that {name} reads (or the key in its settings) there anew, whole and as a file, the same one wherever the other side needs it; without a copy let it make a new one. Then restart.',
  },
  'not-online': {
    title: '{name} did not find what it wants to download.',
    fix: 'Compare name, version and link in the settings of {name} with the page it comes from, or upload the file yourself.',
  },
  dns: {
    title: '{name} cannot find the address behind a name (DNS).',
    fix: 'Compare the name in the line with the settings of {name}: only the name, without http:// and port. If several names fail, this machine or container has no working name server: restart it, look at its firewall and DNS settings, and tell support the line. A single name of a service for updates, statistics or licenses is mostly that of one that is gone: update what asks it, or switch that off; the server itself needs no change.',
  },
  certificate: {
    title: '{name} does not trust the certificate of the service it calls.',
    fix: 'Update Java (or the system) within what your version runs on, and look at the clock of the machine. If only one address fails, its certificate has expired: tell whoever runs it. {name} itself needs no change.',
  },
  network: {
    title: '{name} did not reach a service over the network, or that failed itself.',
    fix: 'It may be down for a while, or its address in the settings is wrong: try again later, then compare the address in the settings of {name}. If other programs fail in the same way, tell support.',
  },
  packet: {
    title: '{name} cannot read what was sent between server and player.',
    fix: 'Update {name}, and everything that lets other versions join or changes packets (ViaVersion, ProtocolLib, Geyser); give server and players the same mods in the same versions.',
  },
  unsent: {
    title: '{name} could not send something to a player.',
    fix: 'Look at the deepest “Caused by” of the error: it says what is wrong. Update {name}, the plugins that make such items, names or lists, and those that change packets (ProtocolLib, packetevents, ViaVersion). If it stays, take them out by halves; if it comes up at one container or player only, an item there is the cause.',
  },
  locked: {
    title: '{name} cannot use a file that something else holds.',
    fix: 'Stop the server, press Kill if it does not end, and start it once. Two servers or plugins must not share that file.',
  },
  database: {
    title: '{name} gets an error from its database.',
    fix: 'Copy host, port, user, password and name from the panel into the settings of {name}. If it is about a table or column, update {name}.',
  },
  permission: {
    title: 'The system refuses {name} a file or folder.',
    fix: 'Look at the file that the line names: upload it anew through the panel or give it back to the server’s user. If you cannot, tell support the line.',
  },
  'not-permitted': {
    title: 'The system does not let {name} do what it wants to do (Operation not permitted).',
    fix: 'On a machine of your own: update Docker and libseccomp2, or take the image from before; with a folder on a share or a disk of Windows, use one on a disk of Linux. On a hosted server tell support the line.',
  },
  disk: {
    title: '{name} cannot write: the disk is full.',
    fix: 'Delete old backups, logs and worlds that nobody needs, or take a plan with more disk space.',
  },
  script: {
    title: 'A script has a fault: {name}.',
    fix: 'Open it at the place that the line names, undo the last change there, or take the script out for one test.',
  },
  registry: {
    title: 'Entries of {name} do not fit together with the rest.',
    fix: 'Take the builds of {name} and of what it needs for your game version, and put back what was removed from this world.',
  },
  late: {
    title: '{name} adds something to the game too late.',
    fix: 'Start the server once more: at times it depends on what loads first. If it stays, update {name} together with what it builds on, or take it out.',
  },
  'newer-data': {
    title: 'A file that {name} reads is from a newer version than it.',
    fix: 'Update the server to that version or a newer one. To stay on the old one, restore a backup from before the newer version was used.',
  },
  'world-data': {
    title: '{name} cannot read data of the world or of a player.',
    fix: 'Make a backup first. Restore the file that the lines name from an older backup; if it began with an update, go back to the version before.',
  },
  recipe: {
    title: '{name} brings a recipe or other data that the server cannot read.',
    fix: 'Only that entry does not work. Update the mod that the line names together with those it builds on; a data pack must be made for your game version. After a mod was taken out such lines are harmless.',
  },
  names: {
    title: '{name} has a file or entry with a name that the game does not allow.',
    fix: 'Write the name that the line quotes in lower case, without spaces; in a mod or pack of somebody else’s, update it or take it out.',
  },
  settings: {
    title: '{name} cannot read one of its files.',
    fix: 'Repair the file (quotes, commas, brackets, indentation), or rename it so that {name} writes a new one.',
  },
  value: {
    title: '{name} does not know a value in its settings or data.',
    fix: 'Look for the quoted value in the settings of {name} and write one that its own guide lists; after an update, let it write new settings and carry yours over.',
  },
  api: {
    title:
      '{name} uses a particle, a sound, a material or the like in a way that this server version does not take.',
    fix: 'Take the build of {name} for your server’s version. If it is that one, look in its settings for the particle, sound or material that the error names (else for the one changed last) and write one that this version has.',
  },
  'setting-missing': {
    title: '{name} does not find an entry in its settings.',
    fix: 'Rename the settings file of {name} (config.yml or the one that the code in the error names) and start: it writes a new one; then carry your values over one by one. If it fails with new settings too, it is a fault of {name}: update it.',
  },
  'changed-meanwhile': {
    title: 'A list was changed while {name} went through it.',
    fix: 'Update {name}. If it stays, send the lines below to its author; if the lines name nobody, take out the plugin or mod that was added or updated last for one test. One such line now and then does no harm.',
  },
  'cut-file': {
    title: '{name} reads a file that is damaged or incomplete.',
    fix: 'Restore that file from a backup, or rename it so that {name} makes a new one; if it is the jar itself, upload it again.',
  },
  library: {
    title: '{name} did not get a library that it downloads at its start.',
    fix: 'Start once more a little later. If it stays, update {name}: newer builds take the library from elsewhere or carry it. If other plugins cannot download anything either, tell support.',
  },
  'plugin-jar': {
    title: 'A jar in the folder plugins is damaged, or no jar at all.',
    fix: 'Stop the server and look in the folder plugins for a jar that is far smaller than its download, or that was updated last. Download it anew from its page and compare the size. If none stands out, take the jars out by halves until the line is gone.',
  },
  'bad-jar': {
    title: 'The jar of {name} is damaged, or no plugin for this server.',
    fix: 'Download {name} anew from its page, in the build for your server software and game version, upload it in place of the old jar and compare the size. If it stays, that build is faulty: take the one before.',
  },
  'no-plugin': {
    title: '{name} is no plugin for this server.',
    fix: 'Take the jar out of plugins. If you want what {name} is for, download the plugin itself from its page, in the version that names your server software and game version.',
  },
  'file-in-the-way': {
    title: '{name} wants to make a file that is already there.',
    fix: 'Move the file that the line names to another folder and start again.',
  },
  'no-file': {
    title: 'A file that {name} needs is not there.',
    fix: 'Put the file back, or correct its name in the settings. If it belongs to {name}, install that anew.',
  },
  crashed: {
    title: '{name} crashed in native code.',
    fix: 'Update the game server and have its files checked (Steam: validate), then start without mods and plugins in native code. If it comes at another place each time, tell support.',
  },
  'needs-other': {
    title: 'Something that {name} needs is missing.',
    fix: 'Install what the line names, in the version for yours, and let it load before {name}. If you do not need {name}, take it out.',
  },
  memory: {
    title: '{name} ran out of memory, or called itself without end.',
    fix: 'Give the server more memory if the plan has it; if it is this one each time, update {name} or take it out for one test.',
  },
  'not-supported': {
    title: '{name} does not support this version of the game or of the server software.',
    fix: 'Take the build of {name} that names your version, or the server version that it names.',
  },
  hybrid: {
    title: 'The server software itself failed, mostly where it joins mods and plugins.',
    fix: 'Update that software to its newest build for your game version, or take another build. If it stays, do without what brings it up, and report the lines to the makers of the software; a mod or plugin is hardly at fault.',
  },
  folia: {
    title: '{name} is not made for Folia.',
    fix: 'Look for a build of {name} that supports Folia, or change the server to Paper.',
  },
  threads: {
    title: '{name} worked outside the thread that may do it.',
    fix: 'Update {name}, or take a build of it that names your server software (Folia and other parallel servers need one).',
  },
};

/** What to do about an error of this kind in the code of a plugin or mod. */
export const describeFix = (name: string, fault: Fault): string =>
  MISMATCH_DESCRIPTIONS[fault.kind]?.(name, fault).fix ??
  fillName(KIND_TEXTS[fault.kind]?.fix ?? DEFAULT_FIX, name);
