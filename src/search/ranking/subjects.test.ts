import { describe, expect, it } from 'vitest';
import { getRoutes, listGuides } from '../../../pipeline/guides';
import { FOLDERS } from './subjects';

/** Folders of routes whose pages are about no product, so that no query leaves them out. */
const GENERAL_FOLDERS = ['billing', 'extras', 'running_a_server'];

describe('FOLDERS', () => {
  // A page without a folder, such as /sftp, is general.
  const folders = [...getRoutes(listGuides('docs'))].flatMap((route) => {
    const [folder = '', page] = route.split('/').filter(Boolean);
    return page === undefined ? [] : [folder];
  });

  it('lists each folder of routes, unless its pages are about no product', () => {
    expect([...new Set(folders)].sort()).toEqual(
      [...Object.keys(FOLDERS), ...GENERAL_FOLDERS].sort(),
    );
  });
});
