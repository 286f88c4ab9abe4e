// cspell:ignore fxserver txAdmin legacy_va_layout ulimit infocard ulimits winhttp
import { ANYWHERE, type Rule } from '../rule';

/** Settings and surroundings without which games of several makers do not start. */
export const settingOfGameRules: readonly Rule[] = [
  {
    id: 'factorio-paths',
    effect: 'ends',
    software: ANYWHERE,
    literals: ['There is no package core in '],
    patterns: [/There is no package core in (?<folder>[^\s]{1,160}?)\.? Deduced/],
    title: 'Factorio does not find its own data: the folder {folder} does not hold them.',
    cause:
      'The file config.ini names the folders of the game (read-data and write-data). It comes from another installation of Factorio, such as one of the system or of Windows.',
    fix: 'Take config/config.ini away (keep a copy): Factorio, or the image, writes a new one. To keep it, write read-data=__PATH__executable__/../../data into it.',
    guide: { route: '/other-servers/factorio' },
  },
  {
    id: 'fivem-endpoint',
    effect: 'ends',
    software: ANYWHERE,
    literals: ['specify a valid endpoint', 'MUST have one endpoint_add_tcp'],
    patterns: [/does not specify a valid endpoint for fxserver/i, /MUST have one endpoint_add_tcp/],
    title: 'server.cfg does not say at which port FiveM listens.',
    cause:
      'Its lines endpoint_add_tcp and endpoint_add_udp are missing, or name another address than txAdmin wants.',
    fix: 'Delete all lines with endpoint_ in server.cfg and write two: endpoint_add_tcp "0.0.0.0:30120" and endpoint_add_udp "0.0.0.0:30120", with the port that the panel shows for this server. Then start it in txAdmin.',
    guide: { route: '/other-servers/fivem' },
  },
  {
    id: 'wine-stack-limit',
    effect: 'ends',
    software: ANYWHERE,
    literals: ['legacy_va_layout', 'map the shared user data'],
    patterns: [/failed to map the shared user data|legacy_va_layout set to 1/],
    title: 'Wine does not start: the machine gives programs their memory in an old order.',
    cause:
      'The limit for the stack is “unlimited” (ulimit -s), or vm.legacy_va_layout is 1 on the machine.',
    fix: 'In Docker give the container a limit: “--ulimit stack=8388608”, in a compose file below ulimits “stack: 8388608”. In a start script run “ulimit -s 8192” first. If vm.legacy_va_layout is 1: “sysctl -w vm.legacy_va_layout=0” on the machine. On a hosted server tell support the line.',
  },
  {
    id: 'wine-stack-overflow',
    effect: 'ends',
    software: ANYWHERE,
    literals: ['virtual_setup_exception stack overflow'],
    patterns: [/virtual_setup_exception stack overflow/],
    title: 'A program under Wine called itself without end and was stopped (stack overflow).',
    cause:
      'With mods it is mostly their loader (BepInEx) or a mod that does not get on with this version of Wine; without mods, this Wine and the game.',
    fix: 'Start once without the loader (its switch in the start settings, or rename winhttp.dll in the game’s folder). If it runs then, take the build of the loader that names your game’s version, or another version of Wine or Proton. If it does not, change Wine or the image.',
    guide: { route: '/binarysearch' },
  },
];
