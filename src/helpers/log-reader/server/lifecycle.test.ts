import { expect, it } from 'vitest';
import { Lifecycle, LIFECYCLE_LITERALS } from './lifecycle';

/** The line with which each program reports that it is ready, without its timestamp. */
const LINES = [
  'Done (5.231s)! For help, type "help"',
  '[2026-11-22 12:00:00:000 INFO] Server started.',
  'Listening on /0.0.0.0:25577',
  'Setting breakpad minidump AppID = 2394010',
  'Running Palworld dedicated server on :8211',
  'Server startup complete',
  'Server started',
  'Waiting commands for 127.0.0.1:',
  'Full Startup: 31.20 seconds',
  '*** SERVER STARTED ****',
  'StartGame done',
  'Game server connected',
  'changing state from(CreatingGame) to(InGame)',
  "'HostOnline' (up)!",
  'Hytale Server Booted!',
  '[12:00:00] [Render thread/INFO]: Sound engine started',
];

it.each(LINES)('a program is ready at: %s', (line) => {
  const lifecycle = new Lifecycle();
  lifecycle.readLine(line, 2);
  expect(lifecycle.readyAfter(1)).toBe(true);
  expect(lifecycle.readyAfter(2)).toBe(false);
});

/** The lines with which they begin to stop, and to start. */
const STOPS = [
  '[12:00:00] [Server thread/INFO]: Stopping server',
  '[12:00:00 INFO]: Stopping the server',
  '[12:00:00 INFO]: Shutting down the proxy...',
  '[2026-11-22 12:00:00:000 INFO] Server stop requested.',
  '[12:00:00 INFO] Closing listener [id: 0x1]',
  '[12:00:00] [Render thread/INFO]: Stopping!',
];
const STARTS = [
  '[12:00:00] [Server thread/INFO]: Starting minecraft server version 1.21.4',
  '[12:00:00] [main/INFO] [com.velocitypowered.proxy.VelocityServer]: Booting up Velocity 3.4.0',
  '[12:00:00] [main/INFO] [cpw.mods.modlauncher.Launcher/MODLAUNCHER]: ModLauncher running: args []',
  'Starting org.bukkit.craftbukkit.Main',
  'container@pterodactyl~ Server marked as starting...',
];

it.each(STOPS)('a program begins to stop at: %s', (line) => {
  const lifecycle = new Lifecycle();
  lifecycle.readLine(line, 2);
  expect(lifecycle.stoppedBefore(2)).toBe(false);
  expect(lifecycle.stoppedBefore(3)).toBe(true);
  lifecycle.readLine(STOPS[0] as string, 5);
  expect(lifecycle.stoppedBefore(4)).toBe(true);
  lifecycle.readLine(LINES[0] as string, 9);
  expect(lifecycle.stoppedBefore(10)).toBe(false);
});

it.each(STARTS)('and to start anew at: %s', (line) => {
  const lifecycle = new Lifecycle();
  lifecycle.readLine(STOPS[0] as string, 2);
  lifecycle.readLine(line, 4);
  expect(lifecycle.stoppedBefore(5)).toBe(false);
});

it('knows what lies between two lines', () => {
  const lifecycle = new Lifecycle();
  lifecycle.readLine(LINES[0] as string, 5);
  expect([
    lifecycle.readyBetween(1, 9),
    lifecycle.readyBetween(5, 9),
    lifecycle.readyBetween(1, 5),
  ]).toEqual([true, false, false]);
});

it('every pattern has such a line', () => {
  const all = [...LINES, ...STOPS, ...STARTS];
  const unused = LIFECYCLE_LITERALS.filter((sign) => !all.some((line) => line.includes(sign)));
  expect(unused).toEqual([]);
});

it.each([
  'Done (loading lamps)!',
  '[12:00:00 INFO]: [Lamps] Server started with 3 lamps',
  'Listening on /lamps for changes',
  'Full Startup: soon',
  'Game server connected to the lamp',
  '[12:00:00 INFO]: Stopping server lamps',
  'Closing listener of the lamp',
])('no program is ready at: %s', (line) => {
  const lifecycle = new Lifecycle();
  lifecycle.readLine(line, 2);
  expect(lifecycle.readyAfter(1)).toBe(false);
  expect(lifecycle.stoppedBefore(3)).toBe(false);
});

it('an error of an earlier start does not count as survived by a later one', () => {
  const lifecycle = new Lifecycle();
  lifecycle.readLine('[main/INFO]: ModLauncher running: args []', 1);
  lifecycle.readLine('[main/INFO]: ModLauncher running: args []', 5);
  lifecycle.readLine('[Server thread/INFO]: Done (3.2s)! For help, type "help"', 9);
  expect(lifecycle.readyAfter(3)).toBe(false);
  expect(lifecycle.readyAfter(6)).toBe(true);
});

it('two different signs of one start are no second start', () => {
  const lifecycle = new Lifecycle();
  lifecycle.readLine('[main/INFO]: Starting org.bukkit.craftbukkit.Main', 1);
  lifecycle.readLine('[Server thread/INFO]: Starting minecraft server version 1.21.4', 5);
  lifecycle.readLine('[Server thread/INFO]: Done (3.2s)! For help, type "help"', 9);
  expect(lifecycle.readyAfter(3)).toBe(true);
});
