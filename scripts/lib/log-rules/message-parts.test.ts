import { describe, expect, it } from 'vitest';
import { explainRejection, splitLoggedMessage, splitMessage } from './message-parts';

describe('a message of a guide is split into what stands in every such line', () => {
  it.each([
    ['where the guide omits something', 'Could not find the … of …, stopping'],
    ['at three dots as well', 'Could not find the ... of ..., stopping'],
  ])('%s', (_, message) => {
    expect(splitMessage(message)).toEqual(['Could not find the', 'of', ', stopping']);
  });

  it('where it shows an example value', () => {
    expect(splitMessage("Unknown data pack 'my-pack.zip' in this world")).toEqual([
      "Unknown data pack '",
      "' in this world",
    ]);
  });
});

describe('a message gives no rule', () => {
  it('if too little is left to search for', () => {
    for (const short of ['spark', 'Exit code: 1', 'Unsupported… …']) {
      expect(splitLoggedMessage(short), short).toBeUndefined();
      expect(explainRejection(short)).toContain(`of \`${short}\` too little is left: a part of 14`);
    }
  });

  it('if it never stands in a log', () => {
    const message = 'Unknown or incomplete command';
    expect(splitMessage(message)).toEqual([message]);
    expect(splitLoggedMessage(message)).toBeUndefined();
    expect(explainRejection(message)).toBe(
      `\`${message}\` is in NOT_IN_LOGS of scripts/lib/log-rules/choices.ts`,
    );
  });
});
