import {
  HOOK_FAILED,
  MOD_ABOVE_OTHER_MOD,
  OXIDE_EXTENSION_MISSING,
  TSHOCK_FAILED,
  TYPE_OF_GAME_MISSING,
} from '../phrases/steam-games';
import { ANYWHERE, type Rule } from '../rule';

/** Messages of games other than Minecraft; records of products name their guides. */
export const steamGameRules: readonly Rule[] = [
  {
    id: 'rust-extension-missing',
    software: ANYWHERE,
    scope: 'entry',
    literals: ['Error while compiling', 'Failed compiling'],
    patterns: [OXIDE_EXTENSION_MISSING],
    title: 'The plugin {plugin} needs the extension Oxide.Ext.{needed}, which is not there.',
    cause: 'Extensions are files of their own (DLL); Carbon takes only some of those for Oxide.',
    fix: 'Stop the server, download Oxide.Ext.{needed}.dll from its page into RustDedicated_Data/Managed (Oxide) or carbon/extensions (Carbon), and start. If there is none for Carbon, leave {plugin} out.',
  },
  {
    id: 'oxide-file-name',
    software: ANYWHERE,
    literals: ['Plugin filename is incorrect: '],
    patterns: [
      /Plugin filename is incorrect: (?<file>[^\n(]{1,80}?) \(should be (?<needed>[^\n)]{1,80})\)/,
    ],
    title: 'The plugin file {file} must be named {needed}.',
    cause:
      'Oxide loads a plugin only if its file is named like the class in it, capitals included.',
    fix: 'Rename {file} to {needed} in oxide/plugins; if both are there, delete the older one. Oxide loads it at once.',
  },
  {
    id: 'rust-plugin-compile',
    software: ANYWHERE,
    scope: 'entry',
    covers: false,
    literals: ['Error while compiling', 'Failed compiling', 'plugin failed to compile'],
    patterns: [
      /Error while compiling:? (?!compiler )(?![^]{0,600}?namespace 'Oxide\.Ext')(?<plugin>[\w.() -]{1,80}?)(?:\.cs)?(?:\(\d[^)\n]{0,20}\))?: /,
      /Failed compiling '(?:[^'\n]{0,200}[\\/])?(?<plugin>[^'\\/\n]{1,80}?)(?:\.cs)?'(?![^]{0,600}?namespace 'Oxide\.Ext')/,
      // The next line has another reason if it is not the plugin’s.
      /(?:^|[\]\s])(?<plugin>\w{1,60}) plugin failed to compile!?\s*$(?!\n[^\n]{0,60}Compiler )/m,
    ],
    title:
      'The plugin {plugin} does not fit this version of the game or framework and was not loaded.',
    cause:
      'Rust changes with every update; the plugin uses something that is gone, or another plugin is missing.',
    fix: 'Update {plugin}, Oxide or Carbon, and what it needs. Until then leave it out.',
  },
  {
    id: 'carbon-hook-failed',
    software: ANYWHERE,
    literals: ["Couldn't patch ", "Error while parsing '", '- The current status is FAILURE: '],
    patterns: [
      /^(?:[^\n]{0,60}\] )?Couldn't patch (?<hook>\w{1,80})\. \(/,
      /- The current status is FAILURE: (?:[^\n]{0,160}DynamicMethodDefinition:(?<hook>[\w.+]{1,80}?)_Patch)?/,
      /Error while parsing '(?<hook>\w{1,60}?)(?:_[\da-f]{32})?' \((?:Signature for|Object reference)/,
    ],
    title: 'Carbon itself could not hook into the game ({hook}).',
    cause:
      'Usually Carbon and Rust are of different days: one of them was updated and the other was not.',
    fix: 'Stop the server, update Rust and Carbon both to their newest release, and start. If it stays while all plugins work, report the line to Carbon.',
  },
  {
    id: 'terraria-world-missing',
    effect: 'ends',
    software: ANYWHERE,
    literals: ['Load failed!'],
    scope: 'entry',
    patterns: [
      /Load failed!(?:[^\n]{0,200}\n){1,8}?[^\n]{0,200}Could not find (?:file|a part of the path) ["'](?<file>[^"'\n]{1,200}\.wld)/,
    ],
    title: 'The world that the settings name is not there: {file}.',
    cause: 'It was never made or uploaded, has another name, or lies in another folder.',
    fix: 'Upload the .wld file to that folder, or correct the name in the start settings (capital letters count); for a new world switch its creation on (autocreate).',
  },
  {
    id: 'oxide-hook-failed',
    software: ANYWHERE,
    literals: [
      "Failed to call hook '",
      "Failed to initialize plugin '",
      "Failed to call internal hook '",
      's has failed: (',
    ],
    patterns: [
      HOOK_FAILED,
      /Failed to initialize plugin '(?<plugin>[^'\n]{1,80}?)(?: v[\d.]{1,20})?'/,
      /\[(?<plugin>[A-Za-z][\w ]{1,60})\] Timer [\d.]{1,8}s has failed: \(/,
    ],
    title: 'The plugin {plugin} fails while the server runs.',
    cause:
      'A fault of the plugin, settings or data of it that are broken, or a plugin made for an older version of the game.',
    fix: 'Update {plugin}. If the error stays, rename its file in the folder config or data so that it makes a new one; else leave it out until its author has mended it.',
  },
  {
    id: 'bepinex-missing-dependency',
    software: ANYWHERE,
    literals: [
      'because it has missing dependencies:',
      'the following dependencies are installed with an incompatible version',
      'because it is incompatible with:',
    ],
    patterns: [
      /Could not load \[(?<mod>[^\]\n]{1,100})\] because it has missing dependencies: (?<needed>[^\n]{1,200}?)\s*$/m,
      /Could not load \[(?<mod>[^\]\n]{1,100})\] because the following dependencies are installed with an incompatible version: (?<needed>[^\n]{1,200}?)\s*$/m,
      /Could not load \[(?<mod>[^\]\n]{1,100})\] because it is incompatible with: (?<needed>[^\n]{1,200}?)\s*$/m,
    ],
    title: 'The mod {mod} was not loaded because of {needed}.',
    cause:
      'The mod is built on another one that is missing or has another version, or the two do not go together.',
    fix: 'If it is missing or too old, install {needed} in the version that the line names; if the two are incompatible, take one of them out.',
  },
  {
    id: 'runs-as-root',
    effect: 'ends',
    software: ANYWHERE,
    literals: ['Refusing to run with the root privileges'],
    patterns: [/Refusing to run with the root privileges/],
    title: 'The game refuses to run as root.',
    cause: 'Games on Unreal (Palworld, ARK and others) stop where the highest user starts them.',
    fix: 'Start it as an ordinary user who owns its files. In a container set the user of the image (usually PUID and PGID); at a host that starts it for you, send the line to support.',
  },
  {
    id: 'windows-needs-admin',
    software: ANYWHERE,
    literals: [
      'error code: 740',
      'error=740',
      'WinError 740',
      'requested operation requires elevation',
    ],
    patterns: [
      /\bstart Process with error code: 740\b|CreateProcess error=740\b|WinError 740\b|requested operation requires elevation/,
    ],
    title: 'Windows does not start the program: it asks for the rights of an administrator.',
    cause:
      'Number 740 says so. In the properties of the .exe “Run as administrator” is set, or its name or folder brings Windows to ask for them.',
    fix: 'Take that mark out of the properties of the .exe (Compatibility), or start what calls it as administrator.',
  },
  {
    id: 'unity-files-mixed',
    software: ANYWHERE,
    scope: 'entry',
    literals: ['TypeLoadException: '],
    patterns: [TYPE_OF_GAME_MISSING],
    title: 'The game’s own files do not fit each other.',
    cause:
      'The error comes up in the game’s own code ({class}), and no mod stands in its trace: files of two versions lie side by side, usually after an update that ended halfway or over an old folder.',
    fix: 'Back up worlds and settings. Have Steam check all files (validate); if the error stays, install the game into an empty folder and copy only worlds and settings over. Then add Oxide, Carbon or BepInEx again in their newest release.',
  },
  {
    id: 'zomboid-mod-missing',
    // The server writes it as a warning and starts without the mod.
    effect: 'survived',
    software: ANYWHERE,
    literals: ['loadModAndRequired> required mod "'],
    patterns: [/loadModAndRequired> required mod "(?<mod>[^"\n]{1,80})" not found/],
    title: 'The mod {mod} is in the list of mods, and the server does not find it.',
    cause:
      'Its workshop item was not downloaded or is not in WorkshopItems, its id is spelled otherwise (capitals count), or another mod needs it.',
    fix: 'Compare the mod’s id with its workshop page, put the number of the item into WorkshopItems and the id into Mods, and restart.',
    product: 'Project Zomboid',
  },
  {
    id: 'zomboid-workshop-item',
    software: ANYWHERE,
    literals: ['onItemNotDownloaded itemID='],
    patterns: [/onItemNotDownloaded itemID=(?<item>\d{1,20})(?: result=(?<result>\d{1,5}))?/],
    title: 'Steam did not hand over the workshop item {item}.',
    cause:
      'It was removed, hidden or renamed there, or Steam refuses or fails at the moment. The server cannot start without an item of its list.',
    fix: 'Open the item’s page in the workshop. If it is gone, take its number out of WorkshopItems and its mod out of Mods. If it is there, start again later, or delete its folder in steamapps/workshop so that it is fetched again.',
    product: 'Project Zomboid',
  },
  {
    id: 'seven-days-xml',
    software: ANYWHERE,
    literals: ['XML loader: Loading and parsing '],
    patterns: [/XML loader: Loading and parsing '(?<file>[^'\n]{1,80})' failed/],
    title: '7 Days to Die cannot read its file {file} once the mods have changed it.',
    cause:
      'A mod changes that file and is made for another version of the game, or builds on a mod that is missing. What comes after that place in the file is not loaded.',
    fix: 'Look for the name in the next line (EXC, such as an item or block) in the folders of Mods: the mod whose Config holds it is the one. Update it, add the mod that it builds on, or take it out. If nothing holds it, let Steam check the files of the game.',
    product: '7 Days to Die',
  },
  {
    id: 'zomboid-map-missing',
    effect: 'ends',
    software: ANYWHERE,
    literals: ['Failed to find any .lotheader'],
    patterns: [/Failed to find any \.lotheader files/],
    title: 'The map that the settings name is not there, so the world cannot be made.',
    cause:
      'Map= in the server’s .ini names a map whose mod is not installed (WorkshopItems=, Mods=), or its name is misspelt.',
    fix: 'Set Map=Muldraugh, KY again, or install the mod of that map and write its name as its page does; several maps are separated by semicolons.',
  },
  {
    id: 'zomboid-mod-script',
    unlessExplained: true,
    software: ANYWHERE,
    scope: 'entry',
    literals: ['| MOD: ', 'Lua((MOD:', '.lua line # '],
    patterns: [
      /^[^\n]{0,200}?file: (?<what>[\w .-]{1,80}\.lua line # \d{1,6} \| MOD: [^\n|]{1,80}?)\s*(?:\n|$)/,
      /^[^\n]{0,200}?Lua\(\((?<what>MOD:[^)\n]{1,80})\)\)/,
      /^[^\n]{0,200}?file: (?<what>[\w .-]{1,80}?\.lua line # \d{1,6})/,
    ],
    title: 'A Lua script stopped with an error: {what}.',
    cause:
      'The first line below “STACK TRACE” names the file, and newer games the mod: it was made for another build of the game, or needs another mod before it.',
    fix: 'Update the mod, and compare the order of the mods with what its page says. If the error stays, take it out of Mods= and WorkshopItems= for a test, after a backup.',
    guide: { route: '/binarysearch' },
  },
  {
    id: 'sdtd-xml-patch',
    product: '7 Days to Die',
    software: ANYWHERE,
    literals: ["XML loader: Patching '", 'XML patch for "'],
    patterns: [
      /XML loader: Patching '(?<file>[^'\n]{1,80})' from mod '(?<mod>[^'\n]{1,80})' failed/,
      /XML patch for "(?<file>[^"\n]{1,80})" from mod "(?<mod>[^"\n]{1,80})" did not apply/,
    ],
    title: 'The mod {mod} could not change {file} of the game.',
    cause:
      'It is made for another version of 7 Days to Die, a mod that it builds on is missing, or its own program (DLL) did not load; then the rest of it does not work as meant.',
    fix: 'Install the build of {mod} for your game version and upload the whole folder again, the DLL included. Mods with a DLL need EAC switched off (EACEnabled in serverconfig.xml).',
  },
  {
    id: 'csharp-mod-compile',
    software: ANYWHERE,
    unlessExplained: true,
    literals: ['(CS', 'error CS'],
    patterns: [
      /Error in (?<mod>[A-Za-z]\w{1,60}) at \d{1,6}: (?<what>[^\n]{1,120}?)[^\n]{0,300}\(CS\d{4}\)/,
      /(?<mod>[A-Za-z][\w -]{1,60})\.cs\(\d{1,6},\d{1,4}\): error CS\d{4}: (?<what>[^\n]{1,120})/,
    ],
    title: 'The mod {mod} does not fit this version of the game: its code cannot be translated.',
    cause:
      'The game or its mod kit changed with an update, and the mod still names what was there before: “{what}”',
    fix: 'Update {mod}. If there is no newer one, take it out until its author has changed it; mods that came with the game’s own kit are replaced by those of the new kit.',
  },
  {
    id: 'rust-compiler',
    software: ANYWHERE,
    literals: [
      'Error while compiling: compiler',
      'Compiler disconnected',
      "Compiler couldn't be started",
      'Failed to compile: compiler',
    ],
    patterns: [
      /(?:Error while compiling|Failed to compile): compiler|Compiler (?:disconnected|couldn't be started)/,
    ],
    title: 'Oxide’s compiler could not run, so no plugin was loaded.',
    cause: 'Its file is missing or may not be executed, or memory ran out while it worked.',
    fix: 'Update Oxide by reinstalling it, check free memory and disk, and start again. On a machine of your own the compiler (Oxide.Compiler, older: Compiler.x86_x64) must be allowed to run: “chmod +x” it.',
  },
  {
    id: 'tmodloader-not-installed',
    effect: 'ends',
    software: ANYWHERE,
    literals: ['A tModLoader server is not installed yet'],
    patterns: [/A tModLoader server is not installed yet/],
    title: 'tModLoader itself is not installed, only its mods.',
    cause: 'The download of the server was left out, or it failed further up.',
    fix: 'Reinstall the server in the panel (a backup first), or run the install command that the line names. Then start it.',
  },
  {
    id: 'tmodloader-no-mods',
    software: ANYWHERE,
    literals: ['No mods were found in: '],
    patterns: [/No mods were found in: "?(?<folder>[^"\n]{1,200})/],
    title: 'tModLoader found no mods in {folder}.',
    cause:
      'The files of the mods (.tmod) and enabled.json lie in another folder, or modpath names a wrong one.',
    fix: 'Put the .tmod files and enabled.json into that folder, or set modpath in serverconfig.txt to the folder that has them.',
  },
  {
    id: 'tmodloader-folder',
    effect: 'ends',
    software: ANYWHERE,
    scope: 'entry',
    literals: ["Could not load file or assembly '"],
    patterns: [/Could not load file or assembly '\s?tMod(?:Porter|Loader),/],
    title: 'tModLoader does not find its own files: it was started in another folder.',
    cause: 'It looks for them in the folder that the start command runs in.',
    fix: 'Start it with start-tModLoaderServer.sh, or change into its folder first. If the error stays, install it again.',
  },
  {
    id: 'paldefender-version',
    software: ANYWHERE,
    literals: ['contact the PalDefender-Team'],
    patterns: [/contact the PalDefender-Team/],
    title: 'PalDefender does not fit this version of the Palworld server.',
    cause: 'It looks for places in the server’s program that move with each update of the game.',
    fix: 'Update PalDefender. As long as there is no version for this update, take its files out.',
  },
  {
    id: 'tmodloader-mod-needs',
    software: ANYWHERE,
    literals: ['An error occurred while loading '],
    scope: 'entry',
    patterns: [MOD_ABOVE_OTHER_MOD],
    title:
      'The mod {mod} does not fit the mod {needed} that is installed: a part of it is not there.',
    cause: '{mod} builds on {needed}, and one of the two was updated without the other.',
    fix: 'Update {needed} and {mod} together, on the server and for the players: delete their old .tmod files, which stand before those of the Workshop. If one has no newer build yet, go back with the other.',
  },
  {
    id: 'tmodloader-mod-version',
    software: ANYWHERE,
    unlessExplained: true,
    literals: ['An error occurred while loading ', 'this mod was built for tModLoader'],
    scope: 'entry',
    patterns: [
      /An error occurred while loading (?!the )(?<mod>[\w .'-]{1,80}?)\s*\n(?:[^]{0,600}?built for tModLoader v(?<built>[\d.]{1,20}))?/,
      /this mod was built for tModLoader v(?<built>[\d.]{1,20})/,
    ],
    title: 'tModLoader could not load the mod {mod} and switched it off.',
    cause:
      'It was built for another version of tModLoader, a part that it needs is missing, or its own code fails, usually because it asks for something that only a player’s game has. The lines below say which.',
    fix: 'Update {mod} and tModLoader on the server and for the players. If the newest build fails too, leave {mod} out and send the lines to its author.',
  },
  {
    id: 'tmodloader-missing-mod',
    software: ANYWHERE,
    literals: ['Missing mod: '],
    patterns: [
      /Missing mod: (?<needed>[\w .'-]{1,80}?) required by (?<mod>[\w .'-]{1,80}?)\s*(?:$|\n)/,
    ],
    title: 'The mod {mod} needs {needed}, which is not on the server.',
    cause: 'The mod is built on another mod.',
    fix: 'Upload {needed} and add it to enabled.json.',
  },
  {
    id: 'tshock-itself',
    software: ANYWHERE,
    literals: ['Plugin "TShock" has thrown an exception during initialization'],
    patterns: [
      TSHOCK_FAILED,
      /Plugin "TShock" has thrown an exception during initialization(?![^\n]{0,600}UnauthorizedAccess)/,
    ],
    title: 'TShock itself could not start.',
    cause:
      'Usually its settings (tshock/config.json or sscconfig.json) are broken or of another version; “Could not load type … from assembly mscorlib” means that .NET or Mono on the machine is too old. The last error behind “--->” says which.',
    fix: 'Rename tshock/config.json and start: TShock writes a new one. If the error stays, reinstall TShock in the version for your Terraria; on your own machine, update .NET.',
  },
  {
    id: 'dotnet-version',
    software: ANYWHERE,
    scope: 'entry',
    literals: ["Could not load file or assembly 'System.Runtime, Version="],
    patterns: [/Could not load file or assembly 'System\.Runtime, Version=(?<needed>\d{1,2})\./],
    title: 'A plugin or mod here is built for .NET {needed}, and the server runs on an older one.',
    cause: 'It was made for a newer release of the server software than yours.',
    fix: 'Take the older build of it that names your version, or update the server software together with all plugins.',
  },
  {
    id: 'tshock-parts',
    software: ANYWHERE,
    covers: true,
    literals: ['Failed to load assembly "TShockAPI'],
    patterns: [/Failed to load assembly "TShockAPI\b/],
    title: 'TShock and the server beneath it are from different releases.',
    cause:
      'TShockAPI calls what this server program does not have: only one of the two was updated.',
    fix: 'Unpack one complete release of TShock for your Terraria version over the server, or take another version of the image; then bring the plugins to the same version.',
  },
  {
    id: 'tshock-plugin',
    software: ANYWHERE,
    covers: true,
    literals: [
      'is designed for a different Server API version',
      'has thrown an exception during initialization',
      'Failed to load assembly "',
    ],
    patterns: [
      /Plugin "(?<plugin>[^"\n]{1,100})" is designed for a different Server API version/,
      /Plugin "(?!TShock")(?<plugin>[^"\n]{1,100})" has thrown an exception during initialization/,
      /Failed to load assembly "(?!TShockAPI\b)(?<plugin>[^"\n]{1,100})"/,
    ],
    title: 'The TShock plugin {plugin} does not fit this TShock.',
    cause: 'It was made for another TShock or Terraria version, or a file it needs is missing.',
    fix: 'Take {plugin} out of ServerPlugins, and look for its build for this TShock, or update TShock if it is the older of the two.',
  },
];
