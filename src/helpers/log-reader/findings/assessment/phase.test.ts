/** What is said by when in the start an error came up. */
import { expect, it } from 'vitest';
import { writeLog } from '../../fixtures/log';
import { readLog } from '../../read-log';

const START = '[12:00:00 INFO]: Starting minecraft server version 1.21.4\n';
const READY = '[12:00:01 INFO]: Done (9.1s)! For help, type "help"\n';
const ERROR = writeLog`
    [12:00:02 ERROR]: Encountered an unexpected exception
    java.lang.NullPointerException: dark
    \tat net.minecraft.server.Lamp.on(Lamp.java:1)
  `;

const findCause = (log: string): string | undefined =>
  readLog(log, { coordinates: false }).report.problems[0]?.cause;

it('speaks of what was being loaded, or of the world, by when an unnamed error came up', () => {
  expect(findCause(START + ERROR)).toContain('while the server was starting');
  expect(findCause(START + READY + ERROR)).toContain('data of the world');
  expect(findCause(START + READY + ERROR)).not.toContain('start');
  expect(findCause(ERROR)).toMatch(/While a server starts.*later/);
});
