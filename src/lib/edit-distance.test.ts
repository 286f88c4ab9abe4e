import { expect, it } from 'vitest';
import { findNearest } from './edit-distance';

it('puts the most similar word first, whatever its case', () => {
  expect(findNearest('prot', ['host', 'userExample', 'port'], 2)).toEqual(['port', 'host']);
  expect(findNearest('SFTP', ['files', 'sftp'], 1)).toEqual(['sftp']);
  expect(findNearest('x', [])).toEqual([]);
});
