/**
 * `npm run test:adoption`: checks that another host can adopt this repository. Makes a copy in
 * `.cache/adoption` and changes it as an operator would: another name, address, color and labels,
 * stock panels, two features off, the values of everything that is off removed, analytics and
 * feedback, the start of a translation, two games removed, a new one added with the scaffold command.
 * Then checks, builds and tests the copy with this repository's own tests.
 *
 * `-- --keep` keeps the copy, `-- --from=Build` resumes with a kept copy, and `-- --to=Content`
 * stops after a step. `npm test` uses the last one, because later steps take minutes.
 */
import { spawnSync } from 'node:child_process';
import {
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import { findLine } from '../../config/find-line';
import { PRESETS } from '../../config/presets';
import { findBrowserPath } from '../../scripts/lib/find-browser.mjs';
import { runAsCommand } from '../../scripts/lib/run-as-command';
import { listOwnedQuotes, listQuotedFeatures, type Features } from '../../src/provider/features';

const COPY = path.resolve('.cache/adoption');
const getPath = (...parts: string[]) => path.join(COPY, ...parts);
const read = (file: string) => readFileSync(getPath(file), 'utf8');
const write = (file: string, text: string) => writeFileSync(getPath(file), text);

/** Replaces every occurrence of a text in a file of the copy; throws if there is none. */
function change(file: string, from: string | RegExp, to: string): void {
  const before = read(file);
  const after = before.replaceAll(
    from instanceof RegExp ? new RegExp(from, `${from.flags.replace('g', '')}g`) : from,
    to,
  );
  if (after === before) throw new Error(`${file}: nothing like ${String(from)} to change`);
  write(file, after);
}

/** Runs a program in the copy. Throws with the last lines of its output. */
function run(program: string, ...args: readonly string[]): void {
  const { status, stdout, stderr } = spawnSync(program, args, {
    cwd: COPY,
    encoding: 'utf8',
    maxBuffer: 2 ** 28,
    env: {
      ...process.env,
      NO_COLOR: '1',
      NODE_ENV: 'production',
      PATH: `${path.resolve('node_modules/.bin')}${path.delimiter}${process.env.PATH ?? ''}`,
    },
  });
  if (status === 0) return;
  const lines = `${stdout}\n${stderr}`.trim().split('\n').slice(-60).join('\n');
  throw new Error(`${program} ${args.join(' ')}\n${lines}`);
}

/** Files of the repository, committed or not. */
function listOwnFiles(): string[] {
  const args = ['ls-files', '--cached', '--others', '--exclude-standard', '-z'];
  const { stdout } = spawnSync('git', args, { encoding: 'utf8', maxBuffer: 2 ** 26 });
  return stdout.split('\0').filter((file) => file !== '' && existsSync(file));
}

function makeCopy(): void {
  rmSync(COPY, { recursive: true, force: true });
  for (const file of listOwnFiles()) {
    mkdirSync(path.dirname(getPath(file)), { recursive: true });
    cpSync(file, getPath(file));
  }
  symlinkSync(path.resolve('node_modules'), getPath('node_modules'), 'dir');
}

/** A label that the preset would replace if it were the word of this repository. */
const OWN_LABEL = 'Make a Folder';

/**
 * Changes the file that an operator edits: name, address, color, navbar, year, labels, stock panels
 * with something in addition, and what pages request from other sites.
 */
function rebrand(): void {
  const file = 'provider.config.ts';
  change(file, 'Example Hosting', 'Northwind Game Hosting');
  change(file, 'example.com', 'northwind.test');
  change(file, "title: 'Docs'", "title: 'Northwind Help'");
  change(file, "tagline: 'Docs for the provider'", "tagline: 'Help for crews'");
  change(file, 'copyrightYear: 2025', 'copyrightYear: 2027');
  change(file, "website: 'Website'", "website: 'Shop'");
  change(file, "name: 'Game Panel'", "name: 'Deck'");
  change(file, "upload: 'Upload'", "upload: 'Send Files'");
  change(file, "sftp: 'SFTP Details'", "sftp: 'Remote Access'");
  change(file, "areaName: 'Billing Area'", "areaName: 'Pay Desk'");
  change(file, "accent: '#2fb57c'", "accent: '#d9480f'");
  change(file, "// preset: 'pelican'", "preset: 'pelican'");
  change(file, "// panelExtensions: ['subdomains']", "panelExtensions: ['subdomains']");
  change(file, "newFolder: 'Create Directory'", `newFolder: '${OWN_LABEL}'`);
  change(file, "// vpsPreset: 'virtfusion'", "vpsPreset: 'virtfusion'");
}

/** Turns two features off, and removes the values of everything that this host does not offer. */
function removeUnoffered(): void {
  const file = 'provider.config.ts';
  change(file, 'botFilter: true', 'botFilter: false');
  change(file, 'dedicated: true', 'dedicated: false');
  const features: Features = {
    ...PRESETS.pelican.features,
    subdomains: true,
    botFilter: false,
    dedicated: false,
  };
  for (const quote of listOwnedQuotes()) {
    if (listQuotedFeatures(quote).every((name) => features[name] !== false)) continue;
    const value = quote.startsWith('provider.')
      ? quote.replace('provider.', '')
      : `screens.${quote}`;
    write(file, withoutValue(read(file), value.split('.')));
  }
}

/** A provider file, as Prettier writes it, without the value at a path of keys; throws if there is none. */
function withoutValue(source: string, keys: readonly string[]): string {
  const lines = source.split('\n');
  const at = (findLine(keys, source) ?? 0) - 1;
  const line = lines[at] ?? '';
  const key = keys.at(-1) ?? '';
  const indent = /^ */.exec(line)?.[0] ?? '';
  if (line.startsWith(`${indent}${key}: `)) {
    const end = line.endsWith(',') ? at : lines.indexOf(`${indent}},`, at);
    lines.splice(at, end - at + 1);
  } else {
    lines[at] = line.replace(new RegExp(`, ${key}: [^,}]+\\b`), '');
    if (lines[at] === line) throw new Error(`nothing like ${keys.join('.')} to remove`);
  }
  return lines.join('\n');
}

/** Uses what makes pages request something from other sites. */
function addRequests(): void {
  const file = 'provider.config.ts';
  change(
    file,
    "// analytics: { src: 'https://plausible.io/js/",
    "analytics: { src: 'https://stats.northwind.test/",
  );
  change(file, '// feedback: {', 'feedback: {');
  run('prettier', '--write', '--log-level=warn', file);
}

/** Begins a translation as TRANSLATING.md says: with a copy of the German one. */
function startTranslation(): void {
  cpSync('fixtures/languages/i18n', getPath('i18n'), { recursive: true });
}

/** Removes two games, following CONTRIBUTING.md. */
function removeGames(): void {
  const gone = ['products/ark', 'products/palworld', 'docs/games/palworld', 'src/helpers/palworld'];
  for (const folder of gone) rmSync(getPath(folder), { recursive: true });
  const servers = 'docs/other-servers';
  for (const name of readdirSync(getPath(servers)))
    if (name.startsWith('ark.')) rmSync(getPath(servers, name));
  change('sidebars.ts', / *'other-servers\/ark',\n/, '');
  change('sidebars.ts', / *category\('Palworld', \[[^\]]*\]\),\n/, '');
  run('prettier', '--write', '--log-level=warn', 'sidebars.ts');
  // What other guides say about them, which `check:guides` would report next.
  const link = /\[([^\]\n]+)\]\(\/(?:games\/palworld|other-servers\/ark)[^)]*\)/;
  const condition =
    /^(?:- |\|.*)<If has="(?:ark|palworld)" \/>.*\n|<If has="(?:ark|palworld)">[^<]*<\/If>/m;
  for (const name of readdirSync(getPath('docs'), { recursive: true, encoding: 'utf8' })) {
    const file = path.join('docs', name);
    if (!name.endsWith('.mdx')) continue;
    if (link.test(read(file))) change(file, link, '$1');
    if (condition.test(read(file))) change(file, condition, '');
  }
  const claim =
    /^ {2}- says:.*(?:saveworld|Palworld).*\n(?: {4}.*\n)*|^ {2}(?:arkeggs|palworld): \{.*\}\n/m;
  for (const name of ['backups', 'schedules']) change(`docs/panel/${name}.evidence.yml`, claim, '');
}

/** Adds a game with the scaffold command and fills in its guides. */
function addGame(): void {
  const source = 'https://enshrouded.com/';
  run(
    'npm',
    'run',
    '--silent',
    'new:game',
    '--',
    'enshrouded',
    'Enshrouded',
    '15637',
    'UDP',
    source,
  );
  for (const name of ['connecting', 'settings']) {
    const file = `docs/games/enshrouded/${name}.mdx`;
    const filled = read(file)
      .replace(
        /^description: .*$/m,
        `description: What to enter for the ${name} of an Enshrouded server, what the console says, and what to do where it does not work.`,
      )
      .replace(/^keywords: .*$/m, `keywords: [enshrouded ${name}, enshrouded server]`)
      .replace(/^outcome: .*$/m, 'outcome: Your friends build on your own server.')
      .replace(/^who: .*$/m, 'who: The owner, or a sub-user with the console right')
      .replace('The answer in the first sentence.', 'Everything is on one page.')
      .replace('The task as a heading', 'See who is on the server')
      .replace('THE_COMMAND', 'list')
      .replace('WHAT_THE_COMMAND_PRINTS', 'There are 0 of a max of 20 players online:')
      .replace(/Proof from outside: .*/, 'A friend on another network joins and sees your base.')
      .replace(
        /When to open a ticket, .*/,
        'Open one if nobody can join. Attach the console from start to ready line; we do not support mods of this game.',
      )
      .replace(
        /\| `Literal message` \| Cause\. \|/g,
        (row, at: number) => `| \`Failed to connect ${at}\` | The server is still starting. |`,
      )
      .replace('Fix, with a [link](/basic-controls).', 'Wait for the [console](/basic-controls).')
      .replaceAll('| Fix. |', '| Wait until it has started. |');
    write(file, filled);
  }
}

const CHANGED_CODE = ['provider.config.ts', 'sidebars.ts', 'products', 'config', 'i18n'];

/**
 * Slow content tests, which run later: pictures have to be rendered with the new labels first, and
 * compiling every guide without each feature takes a minute.
 */
const LATER = ['figures', 'features-off'].map((name) => `tests/content/${name}.test.ts`);

/** Tests of the changed parts. */
const listContentTests = () => [
  ...readdirSync(getPath('tests/content'))
    .map((name) => path.posix.join('tests/content', name))
    .filter((file) => !LATER.includes(file)),
  'tests/repository.test.ts',
  'config',
  'products',
  'src/fact-files',
  'src/fact-tables',
  'src/provider',
];

/** Tests of what reads them, without a browser. */
const TESTS = [
  ...LATER,
  'scripts',
  'pipeline',
  'src/helpers/dns',
  'src/helpers/log-reader',
  'src/helpers/ports',
  'src/components',
];

const runTests = (...files: readonly string[]) => run('vitest', 'run', '--reporter=dot', ...files);

/** Browser tests that depend on pages, words or numbers; the others do not depend on the host. */
const SMOKE = ['home', 'specification/routes', 'specification/screens-layout'].map(
  (name) => `tests/site/${name}.spec.ts`,
);

/** The steps, in order. */
const STEPS: Readonly<Record<string, () => void>> = {
  Change() {
    makeCopy();
    rebrand();
    removeUnoffered();
    addRequests();
    startTranslation();
    removeGames();
    addGame();
  },
  Types: () => run('tsc', '--noEmit'),
  Lint: () => run('eslint', ...CHANGED_CODE),
  Format: () => run('prettier', '--check', '--log-level=warn', ...CHANGED_CODE),
  Spelling: () => run('cspell', 'lint', '--no-progress', '--no-summary', '.'),
  Guides: () => run('npm', 'run', '--silent', 'check:guides'),
  'Log rules': () => run('npm', 'run', '--silent', 'sync:log-rules'),
  Content: () => runTests(...listContentTests()),
  Figures: () => run('npm', 'run', '--silent', 'figures'),
  Tests: () => runTests(...TESTS),
  Build: () => run('npm', 'run', '--silent', 'build'),
  'Nothing left': checkNothingLeft,
  'Browser tests': () => run('playwright', 'test', ...SMOKE),
  // Of every server; only headers, because the rest does not depend on the host.
  Headers: () =>
    run('playwright', 'test', 'tests/site/serving.spec.ts', '--grep', 'security headers'),
};

/** The index of the step that an option names; throws if there is none. */
function findStep(option: string, otherwise: number): number {
  const argument = process.argv.find((word) => word.startsWith(`${option}=`));
  if (argument === undefined) return otherwise;
  const found = Object.keys(STEPS).indexOf(argument.slice(option.length + 1));
  if (found >= 0) return found;
  throw new Error(`${argument}: no step of that name; there are: ${Object.keys(STEPS).join(', ')}`);
}

async function main(): Promise<void> {
  const started = Date.now();
  const steps = Object.entries(STEPS);
  const from = findStep('--from', 0);
  const to = findStep('--to', steps.length - 1);
  process.env.BROWSER_PATH ??= await findBrowserPath();
  for (const [name, step] of steps.slice(from, to + 1)) {
    const begun = Date.now();
    try {
      step();
    } catch (error) {
      throw new Error(`${name} failed in the copy: ${(error as Error).message}`, { cause: error });
    }
    console.log(`${name}: ${Math.round((Date.now() - begun) / 1000)} s`);
  }
  if (!process.argv.includes('--keep')) rmSync(COPY, { recursive: true, force: true });
  const isWhole = to === steps.length - 1;
  console.log(
    `Another host can take it over${isWhole ? '' : `, as far as ${steps[to]?.[0] ?? ''}`} (${Math.round((Date.now() - started) / 1000)} s).`,
  );
}

/** Checks that nothing of the removed games is in the build, and that the new one is. */
function checkNothingLeft(): void {
  const left: string[] = [];
  const found = new Set<string>();
  let hasOwnLabel = false;
  for (const name of readdirSync(getPath('build'), { recursive: true, encoding: 'utf8' })) {
    if (!/\.(?:html|js|json|css|txt|md|xml)$/.test(name)) continue;
    const text = read(path.join('build', name));
    // Other guides may still mention them: a list of what runs on a VPS names games.
    if (/\/games\/palworld|\/other-servers\/ark\b|PalWorldSettings|OptionSettings/.test(text))
      left.push(name);
    if (/Example Hosting|(?<!factions\.)example\.com(?!\/)/.test(text) && name.endsWith('.html'))
      left.push(name);
    if (text.includes('Enshrouded')) found.add(name.split('/')[0] ?? '');
    hasOwnLabel ||= text.includes(OWN_LABEL);
  }
  if (!hasOwnLabel) throw new Error(`the label "${OWN_LABEL}" is not in the build`);
  if (left.length > 0) throw new Error(`traces in the build: ${left.slice(0, 20).join(', ')}`);
  for (const place of [
    'games',
    'domain',
    'ports-and-proxies',
    'index.html',
    'search-index',
    'llms.txt',
  ]) {
    if (!found.has(place)) throw new Error(`the new game is not in build/${place}`);
  }
}

runAsCommand('tests/operators/adopt.ts', main);
