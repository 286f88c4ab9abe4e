import { joinInOrder } from '../../../../lib/join-patterns';
import type { Family, Rule } from '../rule';

const VELOCITY = { route: '/velocity' };
const FORWARDING = {
  ...VELOCITY,
  row: 'trouble-your-server-did-not-send-a-forwarding-request-to-the-proxy-m',
};
/** A proxy and its backend servers: their logs are often pasted together. */
const FAMILY: readonly Family[] = ['any'];
const CONNECT = String.raw`unable to connect to server (?<server>[^\s:]{1,80})`;

/** Messages of Velocity and BungeeCord themselves, usually about the servers behind them. */
export const proxyBackendRules: readonly Rule[] = [
  {
    id: 'backend-refused',
    software: FAMILY,
    literals: [
      'unable to connect to server ',
      'could not connect to a default or fallback server',
      'disconnected with: Could not connect to ',
    ],
    scope: 'entry',
    patterns: [
      /disconnected with: Could not connect to (?:a )?default or fallback server[^\n]{0,40}(?:address\/port\/firewall|configuration)/,
      new RegExp(
        String.raw`^[^\n]{0,200}${CONNECT}[^\n]{0,200}\n[^]{0,2000}?(?:Connection refused|finishConnect\(\.\.\) failed|NoRouteToHostException)`,
      ),
      /could not connect to a default or fallback server[^\n]{0,120}(?:Connection refused|Connection reset)/,
    ],
    title: 'The proxy does not reach the server {server}: nothing answers at its address.',
    cause:
      'That server is stopped, still starting, or velocity.toml (config.yml in BungeeCord) names a wrong address or port.',
    fix: 'Start the server {server} and wait for “Done”. Then compare its address and port under [servers] with those in the panel.',
    guide: {
      ...VELOCITY,
      row: 'trouble-unable-to-connect-you-to-lobby-please-try-again-later-or-the',
    },
  },
  {
    id: 'backend-timeout',
    software: FAMILY,
    literals: ['unable to connect to server ', 'could not connect to a default or fallback server'],
    scope: 'entry',
    patterns: [
      new RegExp(
        String.raw`^[^\n]{0,200}${CONNECT}[^\n]{0,200}\n[^]{0,600}?(?:ConnectTimeoutException|connection timed out|ReadTimeoutException|Connection timed out)`,
      ),
      /could not connect to a default or fallback server[^\n]{0,120}(?:timed out|ReadTimeoutException)/,
    ],
    title: 'The proxy waits in vain for the server {server}.',
    cause:
      'Nothing answers within the time: the address is wrong, a firewall drops the connection, or the server hangs.',
    fix: 'Check the address of {server} under [servers], and that the server runs and is not stuck. Servers of one account reach each other by their internal address.',
    guide: { route: '/internal-servers' },
  },
  {
    id: 'strangers-connecting',
    effect: 'survived',
    software: FAMILY,
    literals: ['[initial connection] '],
    patterns: [
      /\[initial connection\] [^\n]{1,80}?: (?:read timed out|[^\n]{0,80}(?:Connection reset|provided invalid protocol|Bad packet|CorruptedFrame))/,
    ],
    title: 'Somebody opened a connection to the proxy and then said nothing that it understands.',
    cause:
      'Programs that search the whole internet for servers do so all day, and so do some monitors. No player and no server is concerned.',
    fix: 'Nothing has to be done. If there are so many that the proxy becomes slow, limit new connections in the firewall, or let a protection against attacks stand in front.',
  },
  {
    id: 'backend-silent',
    software: FAMILY,
    literals: [': read timed out'],
    patterns: [/\[server connection\] [^\n]{1,60} -> (?<server>\S{1,60}): read timed out/],
    title: 'The server {server} took the connection of the proxy and then said nothing more.',
    cause: 'It hangs, or a mod or plugin on it does not finish the login behind a proxy.',
    fix: 'Read the log of {server} at the same minute. Update its mod for forwarding, and the mods or plugins that its log names there.',
    guide: FORWARDING,
  },
  {
    id: 'backend-closed',
    explainedBy: { rules: ['backend-silent'] },
    software: FAMILY,
    literals: [
      'unable to connect to server ',
      'The connection to the remote server was unexpectedly closed',
      'Unexpectedly disconnected from remote server',
    ],
    scope: 'entry',
    patterns: [
      new RegExp(
        String.raw`^[^\n]{0,200}${CONNECT}[^\n]{0,200}\n[^]{0,600}?(?:Unexpectedly disconnected from remote server|unexpectedly closed|Connection reset by peer)`,
      ),
      /The connection to the remote server was unexpectedly closed/,
      /^(?:\S{1,60}Exception: )?Unexpectedly disconnected from remote server\s*\n\s*at com\.velocitypowered\.proxy\.connection\.backend\./,
    ],
    title: 'The server {server} closes the connection that the proxy opens.',
    cause:
      'Usually the two do not agree on forwarding: modern, legacy or none, or different secrets. A mod loader without a forwarding mod closes it as well.',
    fix: 'Set the same kind of forwarding on both sides and read the log of {server} at the same minute: it says why it closed.',
    guide: FORWARDING,
  },
  {
    id: 'backend-ping-failed',
    roles: ['proof'],
    software: FAMILY,
    literals: ['Unexpectedly disconnected from remote server'],
    scope: 'entry',
    patterns: [
      /Unexpectedly disconnected from remote server\s*\n\s*at com\.velocitypowered\.proxy\.server\.PingSessionHandler/,
    ],
    title: 'A plugin of the proxy asked a server behind it for its status, and that hung up.',
    cause:
      'The server is still starting, stopping or full of errors, its address leads to something else, or a protection (a firewall, PROXY protocol on one side only) closes the connection.',
    fix: 'Read the log of the servers behind the proxy at the same minute, and compare their addresses under [servers]. If all run, update the plugin that the trace names.',
    guide: FORWARDING,
  },
  {
    id: 'backend-unknown-host',
    software: FAMILY,
    literals: ['unable to connect to server '],
    scope: 'entry',
    patterns: [
      new RegExp(
        String.raw`^[^\n]{0,200}${CONNECT}[^\n]{0,200}\n[^]{0,600}?(?:UnknownHostException|UnresolvedAddressException)`,
      ),
    ],
    title: 'The address of the server {server} does not exist.',
    cause: 'The name in [servers] is misspelt, or the proxy cannot look it up.',
    fix: 'Correct the address of {server} in velocity.toml; an IP address or the internal name from the panel is safest.',
    guide: { route: '/internal-servers' },
  },
  {
    id: 'backend-commands',
    software: FAMILY,
    literals: ['AvailableCommandsPacket Direction'],
    patterns: [/Error decoding class \S{1,120}AvailableCommandsPacket Direction/],
    title: 'The proxy cannot read the list of commands of a server behind it: mods add to it.',
    cause:
      'Mods give commands arguments of their own kinds, which a proxy does not know. It happens when a player enters that server or gets more rights.',
    fix: 'Install CrossStitch on that server (Fabric), or Proxy Compatible Forge (Forge, NeoForge), which brings the same.',
    guide: VELOCITY,
  },
  {
    id: 'backend-packet',
    software: FAMILY,
    literals: [
      'exception encountered in com.velocitypowered.proxy.connection',
      'unable to connect to server ',
    ],
    scope: 'entry',
    patterns: [
      joinInOrder([
        /\] [^\n]{1,80}? -> (?<server>[^\s:]{1,80}): /,
        /exception encountered in com\.velocitypowered[^\n]{0,200}\n/,
        /(?![^\n]{0,200}AvailableCommandsPacket)/,
        // A class of a plugin says whose fault it is.
        /(?![^\n]{0,120}Error decoding class (?!com\.velocitypowered))/,
        /[^\n]{0,120}(?:did not decode|CorruptedFrameException|(?:De|En)coderException|BadPacket)/,
      ]),
      new RegExp(
        String.raw`${CONNECT}[^\n]{0,40}\n[^\n]{0,80}CorruptedFrameException: Error decoding(?![^\\n]{0,120}AvailableCommandsPacket)`,
      ),
    ],
    title: 'The proxy does not understand what the server {server} sends.',
    cause:
      'Often mods or plugins that change packets, different game versions on the two sides, or an old build of the proxy.',
    fix: 'Update the proxy and the plugins on {server}. For modded servers, use the proxy only with packs that support it.',
    guide: VELOCITY,
  },
  {
    id: 'player-packet',
    software: FAMILY,
    scope: 'entry',
    literals: ['exception encountered in com.velocitypowered.proxy.connection'],
    patterns: [
      joinInOrder([
        /\[connected player\] [^\n]{1,120}?: /,
        /exception encountered in com\.velocitypowered\.proxy\.connection\.client[^]{0,400}?/,
        [/did not (?:de|en)code|Error (?:de|en)coding/, /CorruptedFrame|(?:De|En)coderException/],
      ]),
    ],
    title: 'The proxy and a player’s game do not understand each other.',
    cause:
      'Usually a plugin on the proxy that reads or changes packets (protocol libraries, ViaVersion, limbo or tab plugins) does not know the player’s game version yet, or the proxy itself does not.',
    fix: 'Update the proxy and those plugins. If the error stays, take them off the proxy one by one; ViaVersion belongs on the game servers or on the proxy, not on both.',
    guide: { route: '/installing-proxy-plugins' },
  },
  {
    id: 'player-connection-error',
    software: FAMILY,
    scope: 'entry',
    literals: ['exception encountered in com.velocitypowered.proxy.connection'],
    patterns: [
      joinInOrder([
        /^[^\n]{0,80}\[(?:connected player|initial connection)\] [^\n]{1,120}?: /,
        /exception encountered in com\.velocitypowered\.proxy\.connection\.client\./,
        /[\w$]{1,60}@\w{1,12}\s*$/,
      ]),
    ],
    title: 'The proxy closed a player’s connection after an error that is not in these lines.',
    cause:
      'Velocity writes the error below this line. It came up while the proxy worked on what the player’s game sent: a packet that is too large or that it cannot read, or code of a plugin.',
    fix: 'Look in logs/latest.log of the proxy for what stands below it. If there is nothing, update the proxy and its plugins (those for packets, waiting rooms and logins first), and start it once with -Dvelocity.packet-decode-logging=true, so that it prints what it could not read.',
    guide: { route: '/installing-proxy-plugins' },
  },
  {
    id: 'forwarding-off',
    effect: 'survived',
    software: FAMILY,
    literals: ['Player info forwarding is disabled!'],
    patterns: [/Player info forwarding is disabled!/],
    title: 'Forwarding of player data is off: everybody gets another identity behind the proxy.',
    cause:
      'player-info-forwarding-mode in velocity.toml is none. Inventories, ranks and bans then belong to other players.',
    fix: 'Set player-info-forwarding-mode = "modern" and the secret in paper-global.yml of every server, save both files, restart all.',
    guide: FORWARDING,
  },
  {
    id: 'velocity-config-invalid',
    effect: 'ends',
    covers: true,
    software: FAMILY,
    literals: ['Unable to read/load/save your velocity.toml', 'does not have a valid IP address.'],
    patterns: [
      /Unable to read\/load\/save your velocity\.toml/,
      /Server (?<server>\S{1,80}) does not have a valid IP address\./,
    ],
    title: 'Velocity cannot use its velocity.toml.',
    cause: 'A line in it is not valid TOML, or an address is not in the form HOST:PORT.',
    fix: 'Repair the line that the error below names: text in straight quotes, one setting per line.',
    guide: VELOCITY,
  },
];
