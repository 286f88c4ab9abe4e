import { gzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { LIMITS, readFile } from './read-file';
import { readLog } from '../read-log';

const options = { coordinates: false };
const LINES = [
  "[12:00:02 ERROR]: [ModernPluginLoadingStrategy] Could not load plugin 'Shop.jar' in folder 'plugins'",
  "org.bukkit.plugin.UnknownDependencyException: Unknown/missing dependency plugins: [Vault]. Please download and install these plugins to run 'Shop'.",
  '[12:00:20 ERROR]: Could not pass event PlayerJoinEvent to Shop v1.0',
  '[12:00:22 INFO]: rcon.password=hunter2',
];

describe('readFile', () => {
  const file = (content: string | Uint8Array): Blob => new Blob([content as BlobPart]);
  const log = LINES.join('\n');

  it('reads plain, gzipped and UTF-16 files alike', async () => {
    const wide = Buffer.from(`\ufeff${log}`, 'utf16le');
    for (const content of [log, gzipSync(log), wide]) {
      const result = await readFile(file(content), options);
      expect(result.ok && result.reading.report.problems).toEqual(
        readLog(log, options).report.problems,
      );
      expect(result.ok && (await result.reading.redacted.text())).toBe(
        readLog(log, options).redacted,
      );
    }
  });

  it('adds the text of a guide row', async () => {
    const result = await readFile(file('[12:00:00 ERROR]: Overworld settings missing'), options);
    const row =
      "[12:00:21 WARN]: Can't keep up! Is the server overloaded? Running 2917ms or 58 ticks";
    const told = await readFile(file(row), options);
    expect(result.ok && result.reading.report.problems[0]?.cause).toBeTruthy();
    expect(told.ok && told.reading.report.hints[0]?.cause).toBeTruthy();
  });

  it('reports why it read nothing', async () => {
    expect(await readFile(file(''), options)).toEqual({ ok: false, reason: 'empty' });
    expect(await readFile(file(gzipSync('')), options)).toEqual({ ok: false, reason: 'empty' });
    expect(await readFile(file('PK\u0003\u0004\0\0'), options)).toEqual({
      ok: false,
      reason: 'not-text',
    });
    expect(await readFile(file(new Uint8Array([0x1f, 0x8b, 8, 0, 1])), options)).toEqual({
      ok: false,
      reason: 'unreadable',
    });
  });

  it('reads a damaged file up to the damage', async () => {
    const random = Array.from(
      { length: 40_000 },
      (_, index) => `[12:00:00 INFO]: line ${(index * 7919) % 40_009}`,
    ).join('\n');
    const result = await readFile(file(gzipSync(random).subarray(0, 60_000)), options);
    expect(result.ok && result.reading.cut).toBe('damaged');
  });

  const SMALL = { read: 300_000, readHead: 100_000, copyHead: 1, copyTail: 1 };
  const healthy = '[12:00:00 INFO]: all is well\n';

  it('reads the beginning and end of a very large file, and says what it skipped', async () => {
    const content = `${LINES[2]}\n${healthy.repeat(20_000)}${LINES[0]}\n${LINES[1]}\n`;
    const seen: number[] = [];
    const result = await readFile(file(content), {
      ...options,
      onProgress: ({ bytes }) => seen.push(bytes),
      limits: SMALL,
    });
    expect(result.ok && result.reading.cut).toBe('too-large');
    expect(result.ok && result.reading.skippedBytes).toBe(content.length - SMALL.read);
    expect(result.ok && result.reading.bytes).toBe(SMALL.read);
    expect(result.ok && result.reading.report.problems.map(({ id }) => id)).toEqual([
      'plugin-runtime-error',
      'plugin-missing-dependency',
    ]);
    expect(result.ok && (await result.reading.redacted.text())).toContain('bytes were not read]');
    expect(seen.length).toBeGreaterThan(0);
  });

  it('stops in a file that decompresses to far more', async () => {
    const bomb = gzipSync(Buffer.alloc(2_000_000, 'all is well, all is well, all is well\n'));
    const result = await readFile(file(bomb), { ...options, limits: SMALL });
    expect(result.ok && result.reading.cut).toBe('too-large');
    expect(result.ok && result.reading.bytes).toBe(SMALL.read);
    expect(result.ok && result.reading.skippedBytes).toBe(0);
  });

  it('finds problems in the middle, and copies the beginning and the end', async () => {
    const middle = healthy.repeat(150_000);
    const content = `start of it\n${middle}${LINES[2]}\n${middle}end of it\n`;
    const limits = { ...LIMITS, copyHead: 1 << 20, copyTail: 1 << 20 };
    const result = await readFile(file(content), { ...options, limits });
    expect(result.ok && result.reading.cut).toBeUndefined();
    expect(result.ok && result.reading.report.problems).toHaveLength(1);
    const copy = result.ok ? await result.reading.redacted.text() : '';
    expect(copy.startsWith('start of it')).toBe(true);
    expect(copy.endsWith('end of it\n')).toBe(true);
    expect(copy).toContain('characters left out here]');
    expect(copy.length).toBeLessThan(5 << 20);
    const skipped = result.ok ? result.reading.copySkippedChars : 0;
    expect(copy.length + skipped - `\n[${skipped} characters left out here]\n`.length).toBe(
      content.length,
    );
  });
});
