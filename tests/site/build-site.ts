import { spawnSync } from 'node:child_process';
import { mkdtempSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';

/**
 * Builds the whole site once more, for example for another provider.
 * @param name name of the build's folders
 * @param env added to this process's environment
 * @returns the output folder; throws with the build's output if it fails
 */
export function buildSite(name: string, env: Readonly<Record<string, string>>): string {
  const folder = mkdtempSync(path.join(os.tmpdir(), `${name}-`));
  const run = (program: string, ...args: string[]) => {
    const { status, stdout, stderr } = spawnSync(`node_modules/.bin/${program}`, args, {
      encoding: 'utf8',
      env: {
        ...process.env,
        ...env,
        NODE_ENV: 'production',
        NO_UPDATE_NOTIFIER: '1',
        // Docusaurus's working files may be in use by another build.
        DOCUSAURUS_GENERATED_FILES_DIR_NAME: `.cache/${name}`,
      },
    });
    if (status !== 0) throw new Error(`${program} ${args.join(' ')}\n${stdout}${stderr}`);
  };
  run('docusaurus', 'build', '--out-dir', folder);
  run('tsx', 'scripts/finish-build.ts', folder);
  return folder;
}
