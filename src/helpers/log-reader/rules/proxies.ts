// cspell:ignore playerinfo bungeeguard loodgate quietruntimeexception Dvelocity
import { ON_JAVA, type Family, type Rule } from './rule';

const VELOCITY = { route: '/velocity' };
const FORWARDING = {
  ...VELOCITY,
  row: 'trouble-your-server-did-not-send-a-forwarding-request-to-the-proxy-m',
};
/** A proxy and its backend servers: their logs are often pasted together. */
const FAMILY: readonly Family[] = ['any'];
/** What a player was shown, as logged: not chat. */
const KICK = String.raw`(?:(?:Disconnecting|Kicked) [^\n]{1,200}?|\S{1,40}(?: \([^)\n]{1,80}\))? (?:lost connection|disconnected)[^\n]{0,80}?: |\[[^\]\n]{1,40}\] [^\n]{1,160}?: )?`;
const matchKick = (text: string): RegExp => new RegExp(KICK + text);
const CONNECT = String.raw`unable to connect to server (?<server>[^\s:]{1,80})`;

/** Messages of Velocity and BungeeCord about backend servers, and the reverse. */
export const proxyRules: readonly Rule[] = [
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
      'Mostly the two do not agree on forwarding: modern, legacy or none, or different secrets. A mod loader without a forwarding mod closes it as well.',
    fix: 'Set the same kind of forwarding on both sides and read the log of {server} at the same minute: it says why it closed.',
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
    id: 'packet-of-plugin',
    software: ON_JAVA,
    literals: ['lost connection: Internal Exception: '],
    patterns: [
      /^[^\n]{0,120}lost connection: Internal Exception: [\w.]{0,60}(?:En|De)coderException: [^\n]{0,200}?"(?<plugin>(?!(?:com\.mojang|net\.minecraft|io\.netty|org\.bukkit|java)\b)(?:[a-z]\w{0,40}\.){2}\w{1,40})\./,
    ],
    title: 'A player was thrown out: code of {plugin} could not read or write what is sent.',
    cause:
      'The code stands in the error, so it is the first to look at; mostly it does not know this version of the game.',
    fix: 'Update what {plugin} belongs to, and all that changes packets or lets other versions join (ViaVersion, PacketEvents, ProtocolLib, Geyser).',
    guide: { route: '/installing-plugins' },
  },
  {
    id: 'network-buffer',
    software: ON_JAVA,
    literals: ['IllegalReferenceCountException'],
    patterns: [/io\.netty\.util\.IllegalReferenceCountException/],
    title: 'The network part of the server or proxy failed: it used a piece of data twice.',
    cause:
      'A fault of this build, or of a plugin or mod that reads or changes what is sent. The settings are not the cause.',
    fix: 'Update the proxy or server to its newest build, then the plugins that change packets or let other versions join (ViaVersion, PacketEvents, ProtocolLib). If it stays, go back to the build before.',
    guide: VELOCITY,
  },
  {
    id: 'via-packet',
    software: [...ON_JAVA, 'any'],
    literals: [' IN REMAP OF '],
    patterns: [/ERROR IN (?<protocol>\w{1,60}) IN REMAP OF (?<packet>\w{1,60})/],
    title: 'ViaVersion could not translate a packet ({packet}) for a player’s game.',
    cause:
      'ViaVersion, ViaBackwards and ViaRewind are of different days, or another plugin or proxy changed the packet before them. Its step was {protocol}.',
    fix: 'Update ViaVersion, ViaBackwards and ViaRewind together, and have them either on the proxy or on the servers, not on both. If it stays, take out plugins that change packets (limbo, tab, protocol libraries) for one test.',
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
      /\] [^\n]{1,80}? -> (?<server>[^\s:]{1,80}): exception encountered in com\.velocitypowered[^\n]{0,200}\n(?![^\n]{0,200}AvailableCommandsPacket)(?![^\n]{0,120}Error decoding class (?!com\.velocitypowered))[^\n]{0,120}(?:did not decode|CorruptedFrameException|(?:De|En)coderException|BadPacket)/,
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
      /\[connected player\] [^\n]{1,120}?: exception encountered in com\.velocitypowered\.proxy\.connection\.client[^]{0,400}?(?:did not (?:de|en)code|Error (?:de|en)coding|CorruptedFrame|(?:De|En)coderException)/,
    ],
    title: 'The proxy and a player’s game do not understand each other.',
    cause:
      'Mostly a plugin on the proxy that reads or changes packets (protocol libraries, ViaVersion, limbo or tab plugins) does not know the player’s game version yet, or the proxy itself does not.',
    fix: 'Update the proxy and those plugins. If it stays, take them off the proxy one by one; ViaVersion belongs on the game servers or on the proxy, not on both.',
    guide: { route: '/installing-proxy-plugins' },
  },
  {
    id: 'player-connection-error',
    software: FAMILY,
    scope: 'entry',
    literals: ['exception encountered in com.velocitypowered.proxy.connection'],
    patterns: [
      /^[^\n]{0,80}\[connected player\] [^\n]{1,120}?: exception encountered in com\.velocitypowered\.proxy\.connection\.client\.[\w$]{1,60}@\w{1,12}\s*$/,
    ],
    title: 'The proxy closed a player’s connection after an error that is not in these lines.',
    cause:
      'Velocity writes the error below this line. It came up while the proxy worked on what the player’s game sent: a packet that is too large or that it cannot read, or code of a plugin.',
    fix: 'Look in logs/latest.log of the proxy for what stands below it. If there is nothing, update the proxy and its plugins, and start it once with -Dvelocity.packet-decode-logging=true, so that it prints what it could not read.',
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
    id: 'forwarding-not-by-proxy',
    software: FAMILY,
    literals: ['This server requires you to connect with Velocity'],
    patterns: [matchKick('This server requires you to connect with Velocity')],
    title: 'A player came to the server without the Velocity proxy, or the proxy does not forward.',
    cause:
      'Either the server was joined at its own address, or player-info-forwarding-mode in velocity.toml is not “modern”.',
    fix: 'Join at the address of the proxy. If that is what you did, set forwarding to modern in velocity.toml, save and restart the proxy.',
    guide: {
      ...VELOCITY,
      row: 'trouble-this-server-requires-you-to-connect-with-velocity-through-th',
    },
  },
  {
    id: 'backend-online-mode',
    software: FAMILY,
    literals: ['Server is online mode!'],
    patterns: [
      /ServerConnector \[(?<server>[^\]\n]{1,60})\][^\n]{0,200}Server is online mode!/,
      /Server is online mode!/,
    ],
    title: 'The server {server} checks logins itself (online-mode), so it refuses the proxy.',
    cause: 'Behind a proxy only the proxy checks logins; the servers behind it trust it.',
    fix: 'Set online-mode=false in server.properties of that server and bungeecord: true in its spigot.yml, restart it, and let nobody reach it past the proxy.',
    guide: VELOCITY,
  },
  {
    id: 'forwarding-bungee',
    software: FAMILY,
    literals: ['If you wish to use IP forwarding'],
    patterns: [
      matchKick('If you wish to use IP forwarding, please enable it in your BungeeCord config'),
    ],
    title: 'The server expects BungeeCord’s forwarding and did not get it.',
    cause:
      'The server was joined at its own address, ip_forward is false on the proxy, or the proxy forwards in Velocity’s way.',
    fix: 'Join at the address of the proxy. With BungeeCord set ip_forward: true; with Velocity use modern forwarding and set bungeecord: false in spigot.yml.',
    guide: {
      ...VELOCITY,
      row: 'trouble-if-you-wish-to-use-ip-forwarding-please-enable-it-in-your-bu',
    },
  },
  {
    id: 'bungeeguard-no-data',
    software: FAMILY,
    literals: [
      'Unable to authenticate - no data was forwarded by the proxy',
      'Unable to authenticate.',
    ],
    patterns: [
      matchKick('Unable to authenticate - no data was forwarded by the proxy'),
      /BungeeGuard[^\n]{0,80}Unable to authenticate\./,
    ],
    title: 'BungeeGuard turned a player away: no token came along.',
    cause:
      'The player did not come through the proxy, BungeeGuard is missing on the proxy, or the tokens differ.',
    fix: 'Install BungeeGuard on the proxy and on every server and copy the token. With Velocity, modern forwarding does the same without a plugin.',
    guide: FORWARDING,
  },
  {
    id: 'forwarding-secret',
    software: FAMILY,
    literals: [
      'Unable to verify player details',
      ': unable to verify player details',
      'Invalid playerinfo forwarding',
      'no secret key was specified',
      "You don't have a forwarding secret set",
    ],
    patterns: [
      matchKick('Unable to verify player details'),
      /(?:Unable|unable) to connect (?:to )?(?:server )?[\w.-]{1,60} ?: (?:unable to verify player details|Invalid playerinfo forwarding)/,
      /no secret key was specified/,
      /You don't have a forwarding secret set/,
    ],
    title: 'The forwarding secret is missing or differs between proxy and server.',
    cause: 'Both sides must hold the same secret, without a space or line break behind it.',
    fix: 'Copy the text of forwarding.secret on the proxy into paper-global.yml of the server and restart both.',
    guide: { ...VELOCITY, row: 'trouble-unable-to-verify-player-details' },
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
  {
    id: 'floodgate-login',
    software: [...ON_JAVA, 'any'],
    literals: ['in as a Java Edition player!', 'connect as a Java Edition player!'],
    patterns: [
      /\S{1,60} has disconnected from the Java server because of Tried to (?:log in|connect) as a Java Edition player!/,
      /(?:Disconnecting|lost connection|Kicked)[^\n]{0,120}Tried to (?:log in|connect) as a Java Edition player!/,
    ],
    title: 'A Bedrock player was refused because Floodgate did not take over the login.',
    cause:
      'Floodgate is missing or older than Geyser on this server or on the proxy, did not start, or another login plugin comes before it.',
    fix: 'Update Geyser and Floodgate together, on the proxy and on every server, with auth-type: floodgate in Geyser’s config.yml. Look at the start of the log for errors of Floodgate, and take other login plugins out for a test.',
    guide: { route: '/plugins/floodgate' },
  },
  {
    id: 'floodgate-data',
    software: [...ON_JAVA, 'any'],
    literals: ['right with this data. Try logging in again'],
    patterns: [
      /(?:because of |Geyser|^[^\n]{0,60}\[floodgate\] )[^\n]{0,120}?Something isn't right with this data\. Try logging in again/,
    ],
    title: 'Floodgate could not use what Geyser sent it about a Bedrock player.',
    cause:
      'Geyser and Floodgate are of different releases, the clocks of the two machines differ, or something between them changes what is sent.',
    fix: 'Update Geyser and Floodgate together, on the proxy and on every server. Let both machines set their clocks by the network (Geyser warns at its start if it cannot), then copy the proxy’s key.pem to every server again and restart all.',
    guide: { route: '/plugins/floodgate' },
  },
  {
    id: 'floodgate-key',
    software: [...ON_JAVA, 'any'],
    literals: [
      'Floodgate key',
      'floodgate key',
      'key.pem',
      'Invalid AES key length',
      'AEADBadTagException',
      'floodgate.encryption_fail',
    ],
    scope: 'entry',
    patterns: [
      /(?:Unable|Failed|not able) [^\n]{0,60}[Ff]loodgate key|(?:AEADBadTagException|Tag mismatch)[^\n]{0,200}[Ff]loodgate|[Ff]loodgate[^\n]{0,120}(?:key[^\n]{0,40}(?:not (?:match|found|exist)|wrong|mismatch)|AEADBadTag)|floodgate\.encryption_fail/,
      /(?:Invalid AES key length|AEADBadTagException)[^\n]{0,80}\n(?:[^\n]{0,300}\n){0,30}?[^\n]{0,200}geysermc\.floodgate/,
    ],
    title:
      'The keys of Floodgate (key.pem) differ between proxy and server, or one is missing or damaged.',
    cause:
      'Floodgate on the proxy, on every server and in Geyser must use one and the same key.pem.',
    fix: 'Copy key.pem from the proxy’s folder plugins/floodgate to every server (as a file, not as text) and restart all. If the error stays or there is only one server, delete key.pem everywhere, restart the proxy so that it makes a new one, and copy that. Never send this file to anybody.',
    guide: { route: '/plugins/floodgate' },
  },
  {
    id: 'forwarding-key',
    software: FAMILY,
    literals: ['velocity.error.modern-forwarding-failed'],
    patterns: [
      /(?:connecting to (?<server>[^\s:]{1,60}): )?velocity\.error\.modern-forwarding-failed/,
    ],
    title: 'The server {server} did not take part in the forwarding of the Velocity proxy.',
    cause:
      'Mostly forwarding is off on that server, its mod for it is missing, or it was not restarted. If it worked before: a plugin of the proxy that changes the login stands in between (one for waiting rooms or old versions).',
    fix: 'Set up forwarding on that server and restart it. If it is set up, update the proxy’s plugins, or take those out for a test that were added last.',
    guide: FORWARDING,
  },
];
