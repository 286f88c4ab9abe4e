import { expect, it } from 'vitest';
import { nearest } from './edit-distance';

it('puts the most similar word first, whatever its case', () => {
  expect(nearest('prot', ['host', 'userExample', 'port'], 2)).toEqual(['port', 'host']);
  expect(nearest('SFTP', ['files', 'sftp'], 1)).toEqual(['sftp']);
  expect(nearest('x', [])).toEqual([]);
});
