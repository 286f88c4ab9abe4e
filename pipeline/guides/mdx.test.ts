import { describe, expect, it } from 'vitest';
import { parseMdx } from './mdx';

describe('parseMdx', () => {
  it('gives each caller a tree of its own', () => {
    const source = 'A guide about **backups**.';
    const tree = parseMdx(source);
    tree.children = [];
    expect(parseMdx(source).children).toHaveLength(1);
    expect(parseMdx(source)).toEqual(parseMdx(source));
  });

  it('keeps the values of attributes that are code', () => {
    const tree = JSON.stringify(parseMdx("<LinkGrid cards={[{ to: '/sftp' }]} />"));
    expect(JSON.stringify(parseMdx("<LinkGrid cards={[{ to: '/sftp' }]} />"))).toBe(tree);
    expect(tree).toContain('ArrayExpression');
  });

  it('says again what is wrong with a text', () => {
    expect(() => parseMdx('<If')).toThrow();
    expect(() => parseMdx('<If')).toThrow();
  });
});
