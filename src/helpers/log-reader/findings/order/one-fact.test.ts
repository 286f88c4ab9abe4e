/** One fact in a log is one finding. */
import { describe, expect, it } from 'vitest';
import { writeLog } from '../../fixtures/log';
import { readLog } from '../../read-log';
import type { LogFinding } from '../findings';

const listProblems = (log: string): readonly LogFinding[] =>
  readLog(log, { coordinates: false }).report.problems;
const listIds = (log: string): string[] => listProblems(log).map(({ id }) => id);

describe('one fact is one finding', () => {
  it('if a rule says why a plugin fails, and another only that it does', () => {
    expect(
      listIds(writeLog`
        [12:00:00 ERROR]: Could not pass event PlayerJoinEvent to Lamps v4.3
        java.lang.UnsupportedOperationException
        \tat org.bukkit.craftbukkit.scheduler.CraftScheduler.handle(CraftScheduler.java:517) ~[folia-26.1.2.jar:26.1.2]
        \tat Lamps.jar//org.lampkit.lamps.Listener.onJoin(Listener.java:31) ~[?:?]
      `),
    ).toEqual(['plugin-folia-scheduler']);
  });

  it('but not if two are about two plugins', () => {
    expect(
      listIds(writeLog`
        [12:00:00 ERROR]: Error occurred while enabling Lamps v4.3 (Is it up to date?)
        java.lang.NullPointerException: null
        \tat org.lampkit.lamps.Lamps.onEnable(Lamps.java:31) ~[Lamps.jar:?]
        [12:00:01 ERROR]: Error occurred while enabling Bulbs v1 (Is it up to date?)
        java.lang.NullPointerException: null
        \tat org.lampkit.bulbs.Bulbs.onEnable(Bulbs.java:31) ~[Bulbs.jar:?]
      `),
    ).toHaveLength(2);
  });
});

describe('OptiFine, which rewrites the game', () => {
  const REWRITTEN = writeLog`
    [main/ERROR] [mixin/]: Mixin apply failed glow.mixins.json:LevelMixin -> net.minecraft.client.Level: org.spongepowered.asm.mixin.injection.throwables.InvalidInjectionException Critical injection failure: Callback method glow in glow.mixins.json:LevelMixin from mod glow failed injection check, (0/1) succeeded.
    \tat net.minecraft.client.Level.m_1(Level.java:84) ~[client-1.20.1.jar:?] {re:mixin,xf:OptiFine:default}
  `;

  it('is to be taken out first where the error came up in code that it rewrote', () => {
    const [finding] = listProblems(REWRITTEN);
    expect(finding?.title).toContain('glow');
    expect(finding?.fix).toMatch(/^Take OptiFine out/);
  });

  it('is not mentioned where it has nothing to do with it', () => {
    const [finding] = listProblems(REWRITTEN.replace('xf:OptiFine:default', 're:classloading'));
    expect(finding?.fix).not.toContain('OptiFine');
  });
});

it('a setting of the system that was set well is no problem', () => {
  expect(
    listIds(writeLog`
      * Applying /etc/sysctl.d/20-max_map_count.conf ...
      vm.max_map_count = 262144`),
  ).toEqual([]);
});

it('says why a container was not started, if the line does', () => {
  const [finding] = listProblems(
    'Error Event [0]: environment/docker: failed to create container: invalid lamp driver',
  );
  expect(finding?.title).toContain('invalid lamp driver');
});
