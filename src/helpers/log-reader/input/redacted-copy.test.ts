import { describe, expect, it } from 'vitest';
import { RedactedCopy } from './redacted-copy';

const PART = 1 << 20;
const copyOf = async (texts: readonly string[], copyHead: number, copyTail: number) => {
  const copy = new RedactedCopy({ copyHead, copyTail });
  for (const text of texts) copy.add(text);
  const { blob, skipped } = copy.finish();
  return { text: await blob.text(), skipped };
};

describe('RedactedCopy', () => {
  it('keeps a short text whole, and an empty one empty', async () => {
    expect(await copyOf(['a', 'b'], PART, PART)).toEqual({ text: 'ab', skipped: 0 });
    expect(await copyOf([], PART, PART)).toEqual({ text: '', skipped: 0 });
  });

  it('keeps the beginning and end of a long text, and says what is missing', async () => {
    const parts = ['a', 'b', 'c', 'd', 'e'].map((letter) => letter.repeat(PART));
    const { text, skipped } = await copyOf(parts, PART, PART);
    expect(skipped).toBe(3 * PART);
    expect(text).toBe(
      `${'a'.repeat(PART)}\n[${skipped} characters left out here]\n${'e'.repeat(PART)}`,
    );
  });
});
