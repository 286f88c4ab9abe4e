/**
 * Packs paths of guides into text, a line for each folder: `/plugins/ coreprotect tab`. Every visit
 * loads the list, and an array of whole paths would be 10% larger.
 */

/** @throws if a path is empty or contains a space */
export function packPaths(paths: readonly string[]): string {
  const folders = new Map<string, string[]>();
  for (const path of paths) {
    if (!/^\/\S*$/.test(path)) throw new Error(`"${path}" is not a path without spaces`);
    const end = path.lastIndexOf('/') + 1;
    const folder = path.slice(0, end);
    folders.set(folder, [...(folders.get(folder) ?? []), path.slice(end)]);
  }
  return [...folders].map(([folder, names]) => [folder, ...names].join(' ')).join('\n');
}

/** The paths, folder by folder. */
export function unpackPaths(text: string): string[] {
  return text.split('\n').flatMap((line) => {
    const [folder = '', ...names] = line.split(' ');
    return names.map((name) => folder + name);
  });
}
