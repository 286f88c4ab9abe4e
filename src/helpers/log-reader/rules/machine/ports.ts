import { joinInOrder, nameGroup } from '../../../../lib/join-patterns';
import { ON_JAVA, type Family, type Rule } from '../rule';

const FAMILY: readonly Family[] = ['any'];
const PORTS = { route: '/ports-and-proxies' };
const GEYSER = { route: '/plugins/geysermc' };

/** Ports that could not be opened: of the game, RCON, Geyser, a web map. */
export const portRules: readonly Rule[] = [
  {
    id: 'port-in-use',
    software: [...ON_JAVA, 'bedrock', 'any'],
    literals: [
      'FAILED TO BIND TO PORT',
      "Can't bind to /",
      'Could not bind to host',
      'Network port occupied',
    ],
    patterns: [
      /FAILED TO BIND TO PORT|Can't bind to \/|Could not bind to host|Network port occupied/,
    ],
    title: 'The server could not open its port.',
    cause:
      'Another program or a second copy of the server uses it, or server-ip or the port in the settings is not one of your server’s.',
    fix: 'Leave server-ip empty, set the port that the panel shows, stop the server completely and start it again.',
    guide: PORTS,
  },
  {
    id: 'rcon-port',
    software: FAMILY,
    literals: ['Unable to initialise RCON', 'Unable to initialize RCON'],
    patterns: [/Unable to initiali[sz]e RCON/],
    title: 'The remote console (RCON) could not open its port.',
    cause: 'rcon.port is used by something else, or is not a port of your server.',
    fix: 'Set rcon.port in server.properties to a free port of your server, or enable-rcon=false if nobody uses it.',
    guide: PORTS,
  },
  {
    id: 'voice-chat-port',
    software: FAMILY,
    literals: ['Failed to run voice chat at UDP port', 'Failed to bind to address'],
    patterns: [
      /Failed to run voice chat at UDP port (?<port>\d{1,5})/,
      /\[voicechat\/?\][^\n]{0,20}Failed to bind to address/,
    ],
    title: 'Simple Voice Chat could not open its UDP port.',
    cause: 'Another program uses it, or it is not a port or address of your server.',
    fix: 'Give it a free port of your server in voicechat-server.properties, leave bind_address at *, and restart.',
    guide: { route: '/multiplatform/simple-voice-chat' },
  },
  {
    id: 'query-port',
    software: FAMILY,
    literals: ['Unable to initialise query system', 'Unable to initialize query system', 'GameSpy'],
    patterns: [/Unable to initiali[sz]e query system|GameSpy[^\n]{0,60}(?:bind|port)/],
    title: 'The query service could not open its UDP port.',
    cause: 'query.port is used by Geyser, a voice chat or another program.',
    fix: 'Set query.port in server.properties to another free port, or enable-query=false.',
    guide: PORTS,
  },
  {
    id: 'steam-port',
    software: FAMILY,
    literals: ["bind couldn't find an open port between "],
    patterns: [/bind couldn't find an open port between (?<port>\d{1,5})/],
    title: 'The Steam query port {port} is taken.',
    cause: 'Another server on this machine uses it, or an earlier start still runs.',
    fix: 'Set another free port of your server as query port (-queryport in the start command), and stop the server completely before you start it.',
    guide: PORTS,
  },
  {
    id: 'web-map-port',
    software: FAMILY,
    scope: 'entry',
    literals: [
      'BlueMap failed to bind to',
      'Error while starting the WebServer',
      'Internal webserver could not start',
    ],
    patterns: [
      /(?<plugin>BlueMap) failed to bind to the configured address\.(?:[^]{0,300}?port \((?<port>\d{1,5})\))?/,
      /^[^\n]{0,80}\[(?<plugin>BlueMap)\] Error while starting the WebServer/,
      /^[^\n]{0,80}Error while starting the WebServer!(?:[^]{0,2000}?\bde\.(?<plugin>bluecolored)\.)?/,
      /^[^\n]{0,80}Internal webserver could not start(?:[^]{0,4000}?\bjpenilla\.(?<plugin>squaremap))?/,
    ],
    title: 'The web map (BlueMap, squaremap or the like) could not open the port of its web page.',
    cause:
      'Something else uses the port (an earlier start, another map, or the game itself), or the address in its settings is not one of this server: “Cannot assign requested address”.',
    fix: 'Give the map a free port of your server (BlueMap: port in webserver.conf; squaremap: internal-webserver in config.yml), leave its address at 0.0.0.0, and restart.',
    guide: { route: '/ports-and-proxies' },
  },
  {
    id: 'geyser-address',
    software: FAMILY,
    literals: ['Failed to start Geyser on', 'Could not bind to'],
    scope: 'entry',
    patterns: [
      /^[^\n]{0,160}Failed to start Geyser on (?<address>\S{1,80})[^\n]{0,80}\n[^]{0,600}?Cannot assign requested address/,
    ],
    title: 'Geyser could not start: its address is not one of this server.',
    cause: 'In the section bedrock of Geyser’s config.yml stands an address that is not yours.',
    fix: 'Set address: 0.0.0.0 in the section bedrock, and a port that belongs to your server, for UDP and TCP: since Bedrock 26.60 the game uses both.',
    guide: GEYSER,
  },
  {
    id: 'geyser-port',
    software: FAMILY,
    literals: ['Failed to start Geyser on'],
    scope: 'entry',
    patterns: [
      /^[^\n]{0,160}Failed to start Geyser on (?<address>[^\n]{1,80}?)\s*(?:\n(?![^]{0,600}?Cannot assign requested address)|$)/,
    ],
    title: 'Geyser could not open its port.',
    cause:
      '“Address already in use”: a second Geyser (proxy and server), the query service or a voice chat has the same port. An address other than 0.0.0.0 in the line: it is usually not one that this machine itself has.',
    fix: 'In its config.yml (section bedrock), leave address at 0.0.0.0 and give Geyser a port of its own that belongs to your server, for UDP and TCP: since Bedrock 26.60 the game uses both. Behind a proxy Geyser belongs on the proxy only.',
    guide: GEYSER,
  },
  {
    id: 'other-port',
    software: FAMILY,
    unlessExplained: true,
    literals: ['Address already in use', 'Only one usage of each socket address'],
    patterns: [
      joinInOrder([
        /\[/,
        nameGroup('plugin', [
          /(?!Server\b|main\b|STDERR|Geyser|(?:INFO|WARN|ERROR|SEVERE)\b|\d)/,
          /[A-Za-z][\w -]{1,40}/,
        ]),
        /\] [^\n]{0,200}(?:Address already in use|Only one usage of each socket address)/,
      ]),
    ],
    title: '{plugin} could not open a port: something else uses it.',
    cause: 'Two programs or plugins want the same port, or an earlier start is still running.',
    fix: 'Give {plugin} another free port of your server in its settings and restart.',
    guide: PORTS,
  },
];
