import { joinInOrder, refuseNext } from '../../../../lib/join-patterns';
import type { Rule } from '../rule';

const FAMILY = ['bukkit'] as const;

/** A line of a trace: `at net.minecraft.world.Lamp.light(Lamp.java:12)`; not `at com.example.Lamp`. */
const FRAME_OF_SERVER = joinInOrder([
  /[\s~]{0,12}at (?:java\.base\/)?/,
  [/java|net\.minecraft|com\.mojang/, /ca\.spottedleaf|io\.papermc|org\.bukkit\.craftbukkit/],
  /\.[^\n]{1,400}(?:\n|$)/,
]);

/** `Thread Lamp-1 failed main thread check: block remove`. */
const CHECK_FAILED = /Thread (?:[^\n]{1,80} )?failed main thread check: (?<what>[^\n,]{1,80})/;
/** The rest of a line, then a trace with only the server’s own code. */
const ONLY_SERVER_CODE = joinInOrder([
  /[^\n]{0,2000}\n[^\n]{0,30}java\.lang\.\w{1,40}[^\n]{0,2000}\n/,
  new RegExp(`(?:${FRAME_OF_SERVER.source}){3,60}`),
  /(?!\s{0,12}at |\s{0,4}\.\.\. )/,
]);

/** What servers print when code works outside the thread that may do it. */
export const serverThreadRules: readonly Rule[] = [
  {
    id: 'main-thread-check',
    software: FAMILY,
    literals: ['failed main thread check'],
    scope: 'entry',
    patterns: [
      joinInOrder([
        CHECK_FAILED,
        /(?:[^\n]{0,400}\n){1,40}?[\s~]{0,12}at /,
        /(?<plugin>[^\/\n]{1,80}?)(?:[-_ ]v?\d[\w.-]{0,30})?\.jar\//,
      ]),
      joinInOrder([CHECK_FAILED, refuseNext([ONLY_SERVER_CODE])]),
    ],
    title: 'The plugin {plugin} worked on the world outside the thread that owns it ({what}).',
    cause:
      'On Folia every part of the world has its own thread, on Paper there is one; a plugin that was not written for that is stopped here.',
    fix: 'The first package below that is not the server’s names the plugin. Update it, or take a build that supports your server.',
    guide: { route: '/installing-plugins' },
  },
  {
    id: 'server-thread-check',
    software: FAMILY,
    literals: ['failed main thread check'],
    scope: 'entry',
    patterns: [joinInOrder([CHECK_FAILED, ONLY_SERVER_CODE])],
    title: 'The server’s own code worked on the world outside the thread that owns it ({what}).',
    cause:
      'Only code of the server itself stands in the trace. Folia and what is built on it (Luminol, Canvas and others) have such faults; more rarely a plugin set something up earlier that a creature or a block carries on.',
    fix: 'Update the server software to its newest build. If the error stays, report the lines to its makers (of the very software that runs here, not of Folia or Paper if it is built on them), and try it once without the plugins for creatures and worlds.',
    guide: { route: '/jars' },
  },
];
