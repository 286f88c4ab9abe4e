/**
 * `npm run test:container`: builds the image of `hosting/Containerfile` with Podman or Docker, runs
 * it unprivileged (read-only, no capabilities), and sends it the requests that `npm test` sends the
 * other servers. Skips with a message if neither is installed. Not part of `npm test`, because it
 * downloads base images.
 */
import { spawnSync } from 'node:child_process';
import { mkdirSync, rmSync } from 'node:fs';
import process from 'node:process';
import { findProgram } from '../../scripts/lib/local-servers';
import { runAsCommand } from '../../scripts/lib/run-as-command';

const NAME = 'docs-under-test';
/** Copy of the image's build, because the tests compare responses with its files. */
const BUILD_DIR = '.cache/container-build';
const START_SECONDS = 20;

/** Runs a program; throws with its output if it fails. */
function run(program: string, args: readonly string[], env: Record<string, string> = {}): string {
  const { status, stdout, stderr, error } = spawnSync(program, args, {
    encoding: 'utf8',
    maxBuffer: 2 ** 28,
    env: { ...process.env, ...env },
  });
  if (status === 0) return stdout.trim();
  const lines = [stdout, stderr, error?.message ?? ''].join('\n').trim().split('\n').slice(-40);
  throw new Error(`${program} ${args.join(' ')}\n${lines.join('\n')}`);
}

/** Podman, or a Docker whose daemon runs. */
function findBuilder(): string | undefined {
  return ['podman', 'docker'].find(
    (name) => findProgram(name) !== undefined && spawnSync(name, ['info']).status === 0,
  );
}

async function waitForAnswer(address: string): Promise<void> {
  const deadline = Date.now() + START_SECONDS * 1000;
  for (;;) {
    try {
      await fetch(address);
      return;
    } catch (error) {
      if (Date.now() > deadline) throw error;
      await new Promise((resolve) => setTimeout(resolve, 200));
    }
  }
}

async function testContainer(builder: string): Promise<void> {
  // Only Podman has a choice of formats, and only Docker's keeps the health check.
  const format = builder === 'podman' ? ['--format', 'docker'] : [];
  console.log(`Building the image with ${builder}`);
  run(builder, ['build', ...format, '--tag', NAME, '--file', 'hosting/Containerfile', '.']);
  const limits = ['--read-only', '--tmpfs', '/tmp', '--cap-drop', 'all'];
  const options = ['--detach', '--name', NAME, '--publish', '127.0.0.1::8080', ...limits];
  run(builder, ['run', ...options, '--security-opt', 'no-new-privileges', NAME]);
  try {
    const address = `http://${run(builder, ['port', NAME, '8080/tcp']).split('\n')[0] ?? ''}`;
    await waitForAnswer(address);
    const check = ['wget', '-q', '--spider', 'http://127.0.0.1:8080/'];
    run(builder, ['exec', NAME, ...check]);
    rmSync(BUILD_DIR, { recursive: true, force: true });
    mkdirSync('.cache', { recursive: true });
    run(builder, ['cp', `${NAME}:/srv`, BUILD_DIR]);
    const questions = ['playwright', 'test', 'tests/site/serving.spec.ts', '--grep', 'container'];
    console.log(
      run('npx', [...questions, '--reporter', 'list'], { BUILD_DIR, CONTAINER_ADDRESS: address }),
    );
  } catch (error) {
    console.error(spawnSync(builder, ['logs', NAME], { encoding: 'utf8' }).stderr);
    throw error;
  } finally {
    run(builder, ['rm', '--force', NAME]);
  }
}

async function main(): Promise<void> {
  const builder = findBuilder();
  if (builder !== undefined) await testContainer(builder);
  else console.log('Neither Podman nor a running Docker is here: nothing was tested.');
}

runAsCommand('tests/operators/container.ts', main);
