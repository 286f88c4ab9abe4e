import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { createLogRules, renderLogRules } from './files';

/** Parsing every guide takes a while on a busy machine. */
const SLOW_MS = 180_000;

it(
  'the committed files are up to date: else run `npm run sync:log-rules`',
  { timeout: SLOW_MS },
  async () => {
    const files = await renderLogRules(await createLogRules());
    for (const [file, text] of Object.entries(files)) {
      expect(readFileSync(file, 'utf8'), file).toBe(text);
    }
  },
);
