import { joinInOrder, nameGroup } from '../../../../lib/join-patterns';
import { ANYWHERE, type Rule } from '../rule';

/** Where the downloader keeps its files if HOME is that of root, or “/”. */
const STEAM_OF_ROOT = /(?<=['"\s])\/(?:root)?(?:\/Steam|\/\.steam|\/\.local\/share\/Steam)(?!\w)/;

/** Messages of Steam’s downloader and of Wine, which many games need on Linux. */
export const steamRules: readonly Rule[] = [
  {
    id: 'steam-disk',
    software: ANYWHERE,
    literals: ['state is 0x202'],
    patterns: [/App '(?<app>\d{1,10})' state is 0x202(?: after update job|\s*$)/m],
    title: 'Steam could not write the game (app {app}): there is not enough disk space.',
    cause:
      'State 0x202 stands for too little space; an update needs room for the old and new files.',
    fix: 'Free some gigabytes (old backups, logs), then start again.',
  },
  {
    id: 'steam-home-denied',
    effect: 'ends',
    software: ANYWHERE,
    above: true,
    literals: [
      '(Missing file permissions)',
      '/root/Steam',
      '/root/.steam',
      '/root/.local/share/Steam',
    ],
    patterns: [
      joinInOrder([
        nameGroup('folder', [STEAM_OF_ROOT]),
        /\/logs'[^]{0,650}Failed to install app '(?<app>\d{1,10})' \(Missing file permissions\)/,
      ]),
      joinInOrder([
        /\n?[^\n]{0,200}?(?:mkdir|ln|touch|cp|steamcmd)[^\n]{0,160}?/,
        nameGroup('folder', [STEAM_OF_ROOT]),
        /[^\n]{0,80}(?:Permission denied|not writable|Read-only file system)[^\n]{0,20}$/,
      ]),
    ],
    title: 'Steam’s downloader wants to write into {folder}, which its user may not use.',
    cause:
      'It keeps its own files in the home folder, and HOME still names that of root (or none). Then no game is installed, although the folder of the game itself is right.',
    fix: 'Set HOME to a folder of the user that runs it, such as HOME=/home/steam (in the environment of the container or the start script; with “su” use “su - USER”), or take the newest image. Then start again. Do not give away the folder /root.',
  },
  {
    id: 'steam-disk-write',
    effect: 'ends',
    software: ANYWHERE,
    unlessExplained: true,
    literals: ['(Disk write failure)', '(Missing file permissions)'],
    patterns: [
      /Failed to install app '(?<app>\d{1,10})' \((?:Disk write failure|Missing file permissions)\)/,
    ],
    title: 'Steam may not write the game (app {app}) into its folder, or the disk is full.',
    cause:
      'Usually the folder belongs to another user: in a container it was made by root, before the first start. More rarely the disk is full, or the folder “steamapps” inside is missing and cannot be made.',
    fix: 'Give the folder (and all in it) to the user that the server runs as, look at the free disk, and make the folder steamapps in it. Then start again. On a hosted server send the line to support.',
  },
  {
    id: 'steam-no-subscription',
    software: ANYWHERE,
    literals: ['Failed to install app'],
    patterns: [/ERROR! Failed to install app '(?<app>\d{1,10})' \(No subscription\)/],
    title: 'Steam does not give the game to this login (app {app}, No subscription).',
    cause:
      'The game is not free for anonymous logins, the account does not own it, or Steam had such an hour.',
    fix: 'Compare the number of the app with the page of the game: the server often has another one than the game. Try again after an hour. If the error stays, log in to SteamCMD with an account that owns the game, one without anything else in it.',
  },
  {
    id: 'steam-invalid-platform',
    software: ANYWHERE,
    literals: ['(Invalid platform)'],
    patterns: [/Failed to install app '(?<app>\d{1,10})' \(Invalid platform\)/],
    title: 'Steam has no files of the game for Linux to give out (app {app}, Invalid platform).',
    cause:
      'Many servers (ARK: Survival Ascended, Empyrion) exist for Windows only and run on Linux through Wine or Proton. A few games (Left 4 Dead 2) have Linux files, and Steam hides them from anonymous logins.',
    fix: 'Let SteamCMD fetch the files for Windows: “+@sSteamCmdForcePlatformType windows” before the login (in a panel: the switch “Windows Install” and an image with Wine or Proton). Then reinstall the server. An account is needed only for a game that the server runs without Wine and Proton.',
  },
  {
    id: 'steam-update-stuck',
    software: ANYWHERE,
    literals: ['state is 0x6 after'],
    patterns: [/App '(?<app>\d{1,10})' state is 0x6 after update job/],
    title:
      'Steam did not update the game (app {app}): it stays noted as installed, with an update due.',
    cause:
      'An update broke off before. What Steam noted about it in steamapps/appmanifest_{app}.acf can let each further attempt stop at once.',
    fix: 'Look at the free disk, stop the server, delete the file steamapps/appmanifest_{app}.acf (no world is in it) and start again: Steam then checks all files again. If the error stays, the folder may not be written, or Steam does not answer: tell support.',
  },
  {
    id: 'steam-update-failed',
    software: ANYWHERE,
    literals: ['after update job', 'Failed to install app'],
    patterns: [
      /App '(?<app>\d{1,10})' state is (?<state>0x(?!(?:202|6)\b)[\dA-Fa-f]{1,8}) after update job/,
      /ERROR! Failed to install app '(?<app>\d{1,10})' \((?!Disk write|Missing |No |Invalid platform)(?<state>[^)\n]{1,60})\)/,
    ],
    title: 'Steam could not finish the download of the game (app {app}, {state}).',
    cause:
      'It stopped halfway: too little disk, a file that it may not write, or a lost connection.',
    fix: 'Check the free disk, then start again after some minutes. If the error stays, remove the folder steamapps/downloading and the file steamapps/appmanifest_{app}.acf: Steam then checks all files again.',
  },
  {
    id: 'steam-offline',
    software: ANYWHERE,
    literals: [
      'Steamcmd needs to be online',
      'SteamCMD needs to be online',
      'waiting for AppInfo update',
      'disconnected from steam with result',
      "(current key: '<!DOCTYPE')",
      '(No connection)',
      'Waiting for user info...FAILED',
    ],
    patterns: [
      /Steam(?:cmd|CMD) needs to be online to update/,
      /Timed out waiting for AppInfo update|disconnected from steam with result \d/,
      /KeyValues Error: [^\n]{0,60}\(current key: '<!DOCTYPE'\)/,
      /(?:Failed to install app '\d{1,10}'|app_update \d{1,10} failed) \(No connection\)/i,
      /Waiting for user info\.\.\.FAILED \((?:Timed out|Timeout|No Connection)\)/i,
    ],
    title: 'Steam’s downloader had no connection, so the game was not installed or updated.',
    cause:
      'Steam did not answer, the machine had no network at that moment, or a page of something else (a firewall, a filter, the provider) came instead.',
    fix: 'Start again after some minutes. If it stays for an hour, tell support.',
  },
  {
    id: 'steam-login-refused',
    effect: 'ends',
    software: ANYWHERE,
    literals: ['FAILED (', 'Login Failure', 'FAILED login with result code'],
    patterns: [
      joinInOrder(
        [
          /(?:FAILED \(|Login Failure: |FAILED login with result code )/,
          nameGroup('what', [
            [
              /Rate Limit Exceeded|Account Logon Denied\w{0,20}/,
              /Invalid Password|Invalid Login Auth Code|Two-factor code mismatch/,
              /Account Login Denied[\w -]{0,40}|Account Disabled|Login Denied[\w -]{0,40}/,
            ],
          ]),
        ],
        'i',
      ),
    ],
    title: 'Steam refuses the login of the account in the start settings: {what}.',
    cause:
      '“Rate Limit Exceeded”: too many attempts in a short time. “Logon Denied” and “Auth Code”: Steam wants the code of Steam Guard (mail or app). “Invalid Password”: name or password is wrong, or signs such as $ " ! in it did not survive the start script.',
    fix: 'Stop the server so that it does not try on and on, and wait an hour after “Rate Limit Exceeded”. Most servers may be downloaded as “anonymous”: take name and password out then. Where the game must be owned, use an own account for the server, with a password of letters and digits, and enter the code of Steam Guard once.',
  },
  {
    id: 'steam-app-unknown',
    software: ANYWHERE,
    literals: ['(Missing configuration)'],
    patterns: [/Failed to install app '(?<app>\d{1,10})' \(Missing configuration\)/],
    title: 'Steam did not know the data of the game yet (app {app}), so it was not installed.',
    cause:
      'Steam’s downloader asks for an app’s data after the login. If the answer is late or what it kept is stale, it knows nothing of the app. It can also come from a script that starts it with an order of login and folder (force_install_dir) that this build does not take.',
    fix: 'Start again: usually the second attempt works. If the error stays, take the newest image of the container. If the start command is your own, try the other order of +force_install_dir and +login (for some the one ended it, for others the other), and delete the folder appcache of Steam (in its home folder, not that of the game).',
  },
  {
    id: 'container-log-missing',
    effect: 'ends',
    reportsOnlyTheEnd: true,
    software: ANYWHERE,
    literals: ['tail: no files remaining'],
    above: true,
    patterns: [
      /tail: cannot open ['‘](?<file>[^'’\n]{1,200})['’] for reading: [^\n]{1,60}\n[^\n]{0,40}tail: no files remaining/,
    ],
    title: 'The container ends because the log that it follows is not there: {file}.',
    cause:
      'The image shows the game’s own log. On the first start the game makes it late, or the game did not start at all; then the reason is further up.',
    fix: 'Start it once more: the file is often there by then. If the error stays, look further up for what ended the game (a download, its disk, a file that may not be written), or make the empty file at that place.',
  },
  {
    id: 'steam-command-killed',
    effect: 'ends',
    software: ANYWHERE,
    literals: ['steamcmd.sh: line'],
    patterns: [/steamcmd\.sh: line \d{1,5}:\s{1,10}\d{1,8} Killed/],
    title:
      'Steam’s downloader was killed, so the game was not installed: usually the memory ran out.',
    cause:
      'The system ends a program when the machine, or the limit of the container, has no memory left. Large games need some gigabytes while they are installed.',
    fix: 'Give the server more memory (compare with the page of the game), stop other servers while it installs, or add swap; then start again. If somebody stopped it by hand, just start it once more.',
    guide: { route: '/extras/swap' },
  },
  {
    id: 'steam-command-crashed',
    effect: 'ends',
    software: ANYWHERE,
    literals: ['steamcmd.sh: line', 'futex robust_list not initialized'],
    patterns: [
      /steamcmd\.sh: line \d{1,5}:\s{1,10}\d{1,8} (?<what>Segmentation fault|Aborted)/,
      /Fatal error: (?<what>futex robust_list not initialized by pthreads)/,
    ],
    title: 'Steam’s downloader itself ended ({what}), so the game was not installed.',
    cause:
      'A fault of SteamCMD, too little memory while it ran, or a machine that cannot run its 32-bit program (an emulated or ARM processor).',
    fix: 'Start again; if the error stays, reinstall the server after a backup, and tell support.',
  },
  {
    id: 'steam-emulated',
    effect: 'ends',
    software: ANYWHERE,
    literals: ['cannot apply R_386_'],
    patterns: [/Symbol (?<what>\w{1,60}) not found, cannot apply R_386_/],
    title: 'Steam’s downloader does not run on this machine’s processor ({what} is missing).',
    cause:
      'It is a 32-bit program for Intel and AMD. On an ARM machine an emulator (Box86) runs it, and this one is too old for the newest downloader.',
    fix: 'Update the image (container) or Box86, or take the image for ARM of another maker. If the error stays, the game needs a machine with an Intel or AMD processor.',
  },
  {
    id: 'box64-crash',
    effect: 'ends',
    software: ANYWHERE,
    literals: [' (x64pc=', ' (x86pc='],
    patterns: [/\bSIG(?:SEGV|BUS|ABRT)\b[^\n]{1,120} \(x(?:64|86)pc=/],
    title: 'The program crashed under Box64, which runs it on this machine’s ARM processor.',
    cause:
      'Box64 imitates an Intel or AMD processor, and not each version can do so for each game.',
    fix: 'Update Box64 (or the image), or go back to the version that ran. Slower and safer: BOX64_DYNAREC_STRONGMEM=1 and BOX64_DYNAREC_BIGBLOCK=0 in the environment. If it stays, the game needs a machine with an Intel or AMD processor.',
  },
  {
    id: 'steam-dumps',
    effect: 'ends',
    software: ANYWHERE,
    literals: ['/tmp/dumps* directories'],
    patterns: [/Steam cannot run\. Please delete some \/tmp\/dumps\* directories/],
    title: 'Steam’s downloader cannot write its crash dumps and does not run.',
    cause: 'The folder /tmp/dumps belongs to another user, left there by an earlier start.',
    fix: 'Reinstall the server (keep a backup), which gives it a fresh /tmp. If the line comes back, tell support.',
  },
  {
    id: 'workshop-download-failed',
    software: ANYWHERE,
    literals: ['download finished. Result: ', 'ERROR! Download item '],
    patterns: [
      /Workshop item with id (?<item>\d{3,12}) download finished\. Result: k_EResult(?<state>(?!OK\b)\w{2,40})/,
      /ERROR! Download item (?<item>\d{3,12}) failed \((?<state>[^)\n]{1,60})\)/,
    ],
    title: 'Steam did not give out the Workshop item {item} ({state}).',
    cause:
      'Steam did not answer, the item was taken down or set to private, the disk is full, or items of this game are only for an account that owns it.',
    fix: 'Start again after some minutes. If the error stays, open the page of item {item} in the Workshop: if it is gone, take it out of the list of mods.',
  },
  {
    id: 'steam-server-init',
    effect: 'ends',
    software: ANYWHERE,
    literals: ["Couldn't initialize Steam", 'SteamGameServer_Init', 'Failed to initialize Steam'],
    patterns: [
      /Couldn't initialize Steam [Ss]erver/,
      /SteamGameServer_Init\w{0,12}(?:\(\))? (?:call )?failed/,
      /Failed to initialize Steam (?:game )?server/,
    ],
    title: 'The server could not register with Steam, and stops there.',
    cause:
      'Its port or query port is taken (usually by an earlier start that still runs), Steam’s library steamclient.so is missing or may not be read, or that library is older than the last update of the game.',
    fix: 'Stop the server, press Kill if it does not end, and start it once. If the error stays, compare port and query port with those of other servers, then update the server by Steam (reinstall after a backup), which renews the library.',
  },
  {
    id: 'library-missing',
    software: ANYWHERE,
    literals: ['.dll', '.DLL', 'DllNotFoundException: '],
    patterns: [
      /import_dll Library (?<file>[\w.+-]{1,80}\.dll) \(which is needed by L"[^"\n]{1,300}\.exe"\) not found/i,
      /\b(?:because|since) (?<file>[\w.+-]{1,80}\.dll) (?:was not found|is missing)/i,
      /(?<file>[\w.+-]{1,80}\.dll) (?:is missing from|was not found\b)/i,
      /(?:[Cc]an't|[Cc]annot|[Cc]ould not|[Ff]ail(?:ed)? to|[Uu]nable to) load (?:the )?(?:library |DLL |module )?['"]?(?<file>[\w.+-]{1,80}\.dll)['"]?\s*$/,
      /\bload(?:ing|library\w{0,3}|ed)?\b[^\n]{0,60}?(?<file>[\w.+-]{1,80}\.dll)\b[^\n]{0,60}?(?:error(?: code)?:?|code) (?<code>126|127|193|1114)\b/i,
      /DllNotFoundException: (?:Unable to load (?:DLL|shared library) ')?(?:[^'\n]{0,200}\/)?(?<file>[\w.+-]{1,80})/,
    ],
    title: 'The program lacks {file}, or cannot load it (error {code}).',
    cause:
      'That file, or one that it needs itself, is not there, or there is none for this processor (ARM). Error 126 says the same; 193: it is for another kind of machine (32 or 64 bits); 1114: it is there, but its own start failed.',
    fix: 'VCRUNTIME140.dll, MSVCP140.dll and ucrtbase.dll belong to Microsoft’s Visual C++ 2015–2022 (install vc_redist.x64.exe; under Wine “winetricks vcrun2022”), python39.dll to Python 3.9 and so on. Any other belongs to the game or a mod: let Steam check the files (reinstall after a backup), and install that mod again.',
  },
  {
    id: 'wine-broken',
    effect: 'ends',
    software: ANYWHERE,
    literals: ['wine: could not load kernel32.dll', 'run_wineboot boot event wait timed out'],
    patterns: [/wine: could not load kernel32\.dll|run_wineboot boot event wait timed out/],
    title: 'Wine, which runs this Windows server on Linux, did not start.',
    cause:
      'Its folder (.wine or the Proton prefix) is damaged, incomplete or made by another version.',
    fix: 'Stop the server, delete the folder .wine (or the prefix) after a backup of the saved games, and start again; if the error stays, reinstall or tell support.',
  },
  {
    id: 'proton-version-missing',
    effect: 'ends',
    software: ANYWHERE,
    literals: ['/proton: No such file', "/proton'", '/proton: not found'],
    patterns: [
      /\/(?<version>[\w.-]{1,60})\/proton: (?:No such file or directory|not found)/,
      /failed to run command ['‘][^'’\n]{0,160}\/(?<version>[\w.-]{1,60})\/proton['’]: No such file/,
      /can't open file '[^'\n]{0,160}\/(?<version>[\w.-]{1,60})\/proton'/,
    ],
    title: 'The version of Proton that the start asks for is not there: {version}.',
    cause:
      'A setting (often GE_PROTON_VERSION) or the start command names a version that this image does not hold, usually after an update of the image brought another one; or its download failed.',
    fix: 'Take the setting with the version out, so that the image uses its own, or write the one that lies in the folder above (such as compatibilitytools.d). Update the image. If you install Proton yourself, unpack that version there.',
  },
  {
    id: 'wine-program-missing',
    software: ANYWHERE,
    literals: ['wine: failed to open ', 'wine: cannot find '],
    patterns: [
      /wine: failed to open L?"(?<file>[^"\n]{1,200}\.(?:exe|msi|bat))"/i,
      /wine: cannot find L?['"](?<file>[^'"\n]{1,200}\.(?:exe|msi|bat))['"]/i,
    ],
    title: 'The program of the game is not there, or Wine cannot open it: {file}.',
    cause:
      'The download of the game did not finish or came for another system (Linux instead of Windows), or the start command names another file. If the script downloads it only afterwards, the next start finds it.',
    fix: 'Look at the lines of Steam above and below for a download that failed, and start again. If the error stays, reinstall the server after a backup, and compare the name in the start command with the files.',
  },
  {
    id: 'display-locked',
    effect: 'ends',
    software: ANYWHERE,
    literals: ['Server is already active for display'],
    patterns: [/Server is already active for display (?<display>\d{1,4})/],
    title: 'The virtual screen that this server needs (display {display}) is marked as taken.',
    cause:
      'Windows servers on Linux often get a screen that nobody sees (Xvfb). Its lock file was left behind when the server was ended hard, so the new start stops.',
    fix: 'Delete the file /tmp/.X{display}-lock and start again; in a container, remove the container and make it again (the saved games stay in their own folder). If that file cannot be reached, send the line to support.',
  },
  {
    id: 'wine-no-display',
    effect: 'ends',
    software: ANYWHERE,
    literals: ['Failed to create batch mode window'],
    patterns: [/Failed to create batch mode window/],
    title: 'The game finds no screen to draw on, not even one that nobody sees.',
    cause:
      'A Windows server on Linux needs a virtual screen (Xvfb), although it shows nothing: that did not start, or the variable DISPLAY names another one.',
    fix: 'Restart the container once. If the error stays, look further up for a line about Xvfb or a lock file, use the newest image for this game, or start the server with “xvfb-run” in front; on a hosted server send the line to support.',
  },
  {
    id: 'dotnet-ended-in-wine',
    effect: 'ends',
    reportsOnlyTheEnd: true,
    software: ANYWHERE,
    literals: ['wine: Unhandled exception 0xe0434352'],
    patterns: [/wine: Unhandled exception 0xe0434352/],
    title: 'The game’s own program (made with .NET) ended at an error; Wine only reports it.',
    cause:
      'The number e0434352 stands for an error of .NET that nobody caught. Which one it was stands above: “Unhandled Exception:” and the lines that begin with “at”.',
    fix: 'Read those lines: they name a missing file, a setting, a plugin or a part of .NET. If there are none, look into the game’s own log, then undo what was changed last.',
  },
  {
    id: 'wine-crashed',
    effect: 'ends',
    reportsOnlyTheEnd: true,
    software: ANYWHERE,
    literals: ['wine: Unhandled', 'wineserver: '],
    patterns: [
      /(?<what>wine: Unhandled (?:exception|page fault)(?! 0xe0434352)[^\n]{0,30})/,
      /(?<what>wineserver: [^\n]{0,80}Assertion)/,
    ],
    title: 'Wine, which runs this Windows server on Linux, crashed ({what}).',
    cause:
      'A fault of this version of Wine or Proton, a damaged folder of Wine (.wine, the prefix), or the game’s program itself. “Already running” below it is only what was left behind.',
    fix: 'Stop the server completely and start it again: some of these come once. If the error stays, choose another version of Wine, Proton or the image, and delete the prefix after a backup of the saved games.',
  },
];
