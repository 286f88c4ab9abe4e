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
    const source = "<LinkGrid cards={[{ to: '/sftp' }]} />";
    for (const tree of [parseMdx(source), parseMdx(source)]) {
      expect(tree.children[0]).toHaveProperty(
        'attributes.0.value.data.estree.body.0.expression.type',
        'ArrayExpression',
      );
    }
  });

  it('throws the same error again for the same text', () => {
    const catchError = (): string => {
      try {
        return `no error: ${JSON.stringify(parseMdx('<If'))}`;
      } catch (error) {
        return String(error);
      }
    };
    expect(catchError()).toMatch(/^1:4: Unexpected end of file/);
    expect(catchError()).toBe(catchError());
  });
});
