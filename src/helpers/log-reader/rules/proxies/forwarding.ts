import { joinInOrder } from '../../../../lib/join-patterns';
import { ON_JAVA, type Family, type Rule } from '../rule';

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

/** Messages of servers behind a proxy, with and without plugins: about players who come from there. */
export const forwardingRules: readonly Rule[] = [
  {
    id: 'packet-of-plugin',
    software: ON_JAVA,
    literals: ['lost connection: Internal Exception: '],
    patterns: [
      joinInOrder([
        /^[^\n]{0,120}lost connection: Internal Exception: [\w.]{0,60}(?:En|De)coderException: /,
        /[^\n]{0,200}?"(?!(?:com\.mojang|net\.minecraft|io\.netty|org\.bukkit|java)\b)/,
        /(?<plugin>(?:[a-z]\w{0,40}\.){2}\w{1,40})\./,
      ]),
    ],
    title: 'A player was thrown out: code of {plugin} could not read or write what is sent.',
    cause:
      'The code stands in the error, so it is the first to look at; usually it does not know this version of the game.',
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
    fix: 'Update the proxy or server to its newest build, then the plugins that change packets or let other versions join (ViaVersion, PacketEvents, ProtocolLib). If the error stays, go back to the build before.',
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
    fix: 'Update ViaVersion, ViaBackwards and ViaRewind together, and have them either on the proxy or on the servers, not on both. If the error stays, take out plugins that change packets (limbo, tab, protocol libraries) for one test.',
    guide: VELOCITY,
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
    id: 'proxy-protocol-without-sender',
    software: FAMILY,
    literals: ['haproxy.HAProxyProtocolException'],
    patterns: [/codec\.haproxy\.HAProxyProtocolException\b/],
    title: 'The PROXY protocol is switched on here, and what connects does not send it.',
    cause:
      'With it a proxy (HAProxy, TCPShield and others) sends the player’s address first. A player who comes straight, or a proxy that is not set to it, sends something else: that connection is closed.',
    fix: 'Without such a service in front switch it off: BungeeCord “proxy_protocol: false” (config.yml), Velocity “haproxy-protocol = false” (velocity.toml), Paper “proxy-protocol: false” (config/paper-global.yml). With one: switch it on there (HAProxy: send-proxy-v2), and let players in only through it. Restart.',
    guide: VELOCITY,
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
    fix: 'Join at the address of the proxy. With BungeeCord set ip_forward: true; with Velocity use modern forwarding and set bungeecord: false in spigot.yml. If only players of Bedrock Edition are turned away, put Floodgate with the proxy’s key.pem on each server.',
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
    id: 'geyser-extension',
    software: [...ON_JAVA, 'any'],
    scope: 'entry',
    literals: [
      'Failed to load extension description for ',
      "Couldn't load extension ",
      'Cannot load extension ',
    ],
    patterns: [
      /Failed to load extension description for [^\n]{0,200}?(?<file>[^\\/\n]{1,120}\.jar)/,
      /Couldn't load extension (?<file>[^:\n]{1,80}): Wrong API version/,
      /Cannot load extension (?<file>[^\n]{1,80}?) due to missing required dependency/,
    ],
    title: 'Geyser does not load the extension {file}.',
    cause:
      'Geyser itself is not at fault: the file is no extension but a plugin for the server or proxy, it is made for an older or newer Geyser, or an extension that it builds on is missing.',
    fix: 'If its page calls it a plugin, move it from Geyser’s folder extensions to the folder plugins of that server or proxy. Else install the build for your Geyser, and update Geyser. Until there is one take it out.',
    guide: { route: '/plugins/geysermc' },
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
      /(?:Unable|Failed|not able) [^\n]{0,60}[Ff]loodgate key/,
      /(?:AEADBadTagException|Tag mismatch)[^\n]{0,200}[Ff]loodgate/,
      /[Ff]loodgate[^\n]{0,120}(?:key[^\n]{0,40}(?:not (?:match|found|exist)|wrong|mismatch)|AEADBadTag)/,
      /floodgate\.encryption_fail/,
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
      'Usually forwarding is off on that server, its mod for it is missing, or it was not restarted. If it worked before: a plugin of the proxy that changes the login stands in between (one for waiting rooms or old versions).',
    fix: 'Set up forwarding on that server and restart it. If it is set up, update the proxy’s plugins, or take those out for a test that were added last.',
    guide: FORWARDING,
  },
];
