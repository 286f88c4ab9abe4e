import { describe, expect, it } from 'vitest';
import { parseMdx } from './mdx';

describe('parseMdx', () => {
  it('returns a new tree to each caller', () => {
    const source = 'A guide about **backups**.';
    const tree = parseMdx(source);
    tree.children = [];
    expect(parseMdx(source).children).toHaveLength(1);
    expect(parseMdx(source)).toEqual(parseMdx(source));
  });

  it('keeps attribute values that are code', () => {
    const tree = JSON.stringify(parseMdx("<LinkGrid cards={[{ to: '/sftp' }]} />"));
    expect(JSON.stringify(parseMdx("<LinkGrid cards={[{ to: '/sftp' }]} />"))).toBe(tree);
    expect(tree).toContain('ArrayExpression');
  });

  it('throws the same error again for the same text', () => {
    expect(() => parseMdx('<If')).toThrow();
    expect(() => parseMdx('<If')).toThrow();
  });
});
