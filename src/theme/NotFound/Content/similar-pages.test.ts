import { expect, it } from 'vitest';
import { findSimilarPages } from './similar-pages';

const PATHS = [
  '/backups',
  '/games/rust/worlds',
  '/worlds',
  '/multiplatform/luckperms',
  '/',
  '/sftp',
];

it.each([
  ['/plugins/LuckPerms', ['/multiplatform/luckperms']],
  ['/panel/back_ups.html', ['/backups']],
  ['/world/', ['/games/rust/worlds', '/worlds']],
  ['/stfp', []],
  ['/sftpp', ['/sftp']],
  ['/no-such-page', []],
  ['/', []],
])('%s', (address, pages) => {
  const known = address === '/' ? PATHS.filter((path) => path !== '/') : PATHS;
  expect(findSimilarPages(address, known)).toEqual(pages);
});
