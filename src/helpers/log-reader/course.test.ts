import { expect, it } from 'vitest';
import { Course, READY_SIGNS } from './course';

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
];

it.each(LINES)('a program is ready at: %s', (line) => {
  const course = new Course();
  course.see(line, 2);
  expect(course.readyAfter(1)).toBe(true);
  expect(course.readyAfter(2)).toBe(false);
});

it('every pattern has such a line', () => {
  const unused = READY_SIGNS.filter((sign) => !LINES.some((line) => line.includes(sign)));
  expect(unused).toEqual([]);
});

it.each([
  'Done (loading lamps)!',
  '[12:00:00 INFO]: [Lamps] Server started with 3 lamps',
  'Listening on /lamps for changes',
  'Full Startup: soon',
  'Game server connected to the lamp',
])('no program is ready at: %s', (line) => {
  const course = new Course();
  course.see(line, 2);
  expect(course.readyAfter(1)).toBe(false);
});
