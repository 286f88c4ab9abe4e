import { describe, expect, it } from 'vitest';
import { findNearest } from './edit-distance';

describe('findNearest', () => {
  it('puts the most similar word first', () => {
    expect(findNearest('prot', ['host', 'userExample', 'port'], 2)).toEqual(['port', 'host']);
  });

  it('ignores case', () => {
    expect(findNearest('SFTP', ['files', 'sftp'], 1)).toEqual(['sftp']);
  });

  it('finds nothing among no words', () => {
    expect(findNearest('x', [])).toEqual([]);
  });
});
