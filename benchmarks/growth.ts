/**
 * `npm run bench:growth [pages …]`: what the build and the built pages cost when the site grows.
 * Builds a site of 1,000 pages and one of 5,000 next to the real one, and prints a Markdown table.
 *
 * The pages are full copies of the real guides under new routes, titles and labels. Their words
 * come from the guides, so the route table and the sidebar compress as they would on a real site.
 * Copies go into subsections of the same size. Social cards and compressed files are skipped,
 * because they cost the same for every page; this script compresses what it measures.
 */
import { spawn } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { parse as parseYaml } from 'yaml';
import { listHtmlFiles } from '../pipeline/lib/built-files';
import { countBrotliBytes, hashText } from './search/index-growth';
import { getQuantile } from './lib/measure-time';
import { readResidentKb, HAS_PROC } from './lib/process-memory';
import { runAsCommand } from '../scripts/lib/run-as-command';

const SIZES = [1000, 5000];
const MEMORY_INTERVAL_MS = 250;
/** Pages whose compressed size is measured; for the others only the length is. */
const SAMPLE_SIZE = 100;

/** A file below the docs folder. */
export interface GuideFile {
  readonly name: string;
  readonly source: string;
}

/** The real guides plus copies of them, `count` in total. Deterministic. */
export function createGuideCopies(guides: readonly GuideFile[], count: number): GuideFile[] {
  const words = [
    ...new Set(
      guides.flatMap(({ source }) => source.match(/(?<![\w-])[a-z]{5,12}(?![\w-])/g) ?? []),
    ),
  ].sort();
  const templates = guides.filter(({ name }) => name.includes('/'));
  const takenRoutes = new Set<string>();
  return Array.from({ length: count }, (_, index) => {
    const guide = guides[index];
    if (guide !== undefined) return guide;
    const copy = Math.floor((index - guides.length) / templates.length) + 1;
    const template = templates[(index - guides.length) % templates.length] as GuideFile;
    return copyGuide(template, copy, { words, takenRoutes });
  });
}

interface GuideCopyOptions {
  /** Words to put into copies. */
  readonly words: readonly string[];
  /** Routes of the guides so far; the copy's is added. */
  readonly takenRoutes: Set<string>;
}

/** A copy of a guide with a route and words of its own. @param copy its number */
function copyGuide(
  { name, source }: GuideFile,
  copy: number,
  { words, takenRoutes }: GuideCopyOptions,
): GuideFile {
  const section = path.posix.dirname(name);
  const pickWord = (key: string) => words[hashText(`${copy} ${key}`) % words.length] as string;
  const change = (text: string) =>
    text.replace(/[A-Za-z]{5,}/g, (old, place: number) => pickWord(`${name} ${place} ${old}`));
  let route = `${section}/${pickWord(section)}/${pickWord(name)}-${pickWord(`${name} 2`)}`;
  while (takenRoutes.has(route)) route += `-${pickWord(route)}`;
  takenRoutes.add(route);
  const matter = /^---\n([\s\S]*?)\n---\n/.exec(source)?.[1] ?? '';
  const { title, sidebar_label: label } = parseYaml(matter) as Record<string, string | undefined>;
  const values = {
    slug: `/${route}`,
    ...(title !== undefined && { title: change(title).slice(0, 70) }),
    ...(label !== undefined && { sidebar_label: change(label).slice(0, 40) }),
  };
  let changed = source;
  for (const [key, value] of Object.entries(values)) {
    const line = new RegExp(`^${key}: .*$`, 'm');
    changed = changed.replace(line, () => `${key}: ${JSON.stringify(value)}`);
  }
  return { name: `${route}.mdx`, source: changed };
}

/** All guides of a docs folder, sorted by name so that every machine agrees. */
function readGuideFiles(folder: string): GuideFile[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.mdx'))
    .sort()
    .map((name) => ({ name, source: readFileSync(path.join(folder, name), 'utf8') }));
}

interface BuildRun {
  readonly seconds: number;
  /** Peak memory of the process and everything it started. */
  readonly peakKb: number;
}

/** Runs one of the project's programs to completion; throws with its output if it fails. */
function run(args: readonly string[], env: Readonly<Record<string, string>>): Promise<BuildRun> {
  return new Promise((resolve, reject) => {
    const started = performance.now();
    const [program = '', ...rest] = args;
    const child = spawn(`node_modules/.bin/${program}`, rest, { env: { ...process.env, ...env } });
    let printed = '';
    let peakKb = 0;
    const memoryTimer = setInterval(() => {
      peakKb = Math.max(peakKb, readResidentKb(child.pid ?? 0));
    }, MEMORY_INTERVAL_MS);
    child.stdout.on('data', (data: Buffer) => (printed += data.toString()));
    child.stderr.on('data', (data: Buffer) => (printed += data.toString()));
    child.once('error', reject);
    child.once('close', (code) => {
      clearInterval(memoryTimer);
      const seconds = (performance.now() - started) / 1000;
      if (code === 0) resolve({ seconds, peakKb });
      else reject(new Error(`${args.join(' ')} ended with ${code}\n${printed}`));
    });
  });
}

/** A page without its sidebar. */
export function removeSidebar(html: string): string {
  return html.replace(/<aside[^>]*theme-doc-sidebar-container[\s\S]*?<\/aside>/, '');
}

/** About `count` evenly spaced values. */
export function sampleEvenly<T>(values: readonly T[], count: number): T[] {
  const step = Math.max(1, Math.floor(values.length / count));
  return values.filter((_, place) => place % step === 0);
}

/** Brotli sizes of a built site, in bytes. */
interface SiteSizes {
  readonly app: number;
  readonly sidebar: number;
  readonly html: number;
  readonly htmlRest: number;
  readonly largestHtml: number;
  readonly index: number;
}

function measureSizes(outDir: string): SiteSizes {
  const folder = path.join(outDir, 'assets/js');
  const scripts = readdirSync(folder)
    .filter((name) => name.endsWith('.js'))
    .map((name) => ({ name, text: readFileSync(path.join(folder, name), 'utf8') }));
  const countTotal = (chosen: typeof scripts) =>
    chosen.reduce((sum, { text }) => sum + countBrotliBytes(text), 0);
  const isApp = ({ name }: { name: string }) => /^(main|runtime)/.test(name);
  const pages = listHtmlFiles(outDir)
    .map((name) => readFileSync(path.join(outDir, name), 'utf8'))
    .sort((a, b) => a.length - b.length);
  const sample = sampleEvenly(pages, SAMPLE_SIZE);
  return {
    app: countTotal(scripts.filter(isApp)),
    sidebar: countTotal(
      scripts.filter((script) => !isApp(script) && /"?docsSidebars\\?"?:\{/.test(script.text)),
    ),
    html: getQuantile(sample.map(countBrotliBytes), 0.5),
    htmlRest: getQuantile(
      sample.map((html) => countBrotliBytes(removeSidebar(html))),
      0.5,
    ),
    largestHtml: countBrotliBytes(pages.at(-1) ?? ''),
    index: countBrotliBytes(readFileSync(path.join(outDir, 'search-index/index.json'), 'utf8')),
  };
}

interface GrowthResult extends SiteSizes {
  readonly pages: number;
  readonly cold: BuildRun;
  readonly warm: BuildRun;
  readonly finish: BuildRun;
}

/** Builds twice in temporary folders: cold, then with the caches of the first build. */
async function measure(guides: readonly GuideFile[], count: number): Promise<GrowthResult> {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'bench-growth-'));
  const working = `.cache/${path.basename(folder)}`;
  const docs = path.join(folder, 'docs');
  const outDir = path.join(folder, 'build');
  const env = {
    NODE_ENV: 'production',
    DOCS_DIR: docs,
    NO_UPDATE_NOTIFIER: '1',
    DOCUSAURUS_GENERATED_FILES_DIR_NAME: working,
  };
  try {
    for (const { name, source } of createGuideCopies(guides, count)) {
      mkdirSync(path.join(docs, path.dirname(name)), { recursive: true });
      writeFileSync(path.join(docs, name), source);
    }
    const build = () => run(['docusaurus', 'build', '--out-dir', outDir], env);
    const cold = await build();
    const warm = await build();
    const finish = await run(['tsx', 'scripts/finish-build.ts', outDir, '--pages-only'], env);
    return { pages: count, cold, warm, finish, ...measureSizes(outDir) };
  } finally {
    rmSync(folder, { recursive: true, force: true });
    rmSync(working, { recursive: true, force: true });
  }
}

const formatBytes = (count: number) => Math.round(count).toLocaleString('en');

function formatMemory({ cold, warm, finish }: GrowthResult): string {
  if (!HAS_PROC) return 'not measured';
  return [Math.max(cold.peakKb, warm.peakKb), finish.peakKb]
    .map((kilobytes) => `${(kilobytes / 1024 ** 2).toFixed(1)} GB`)
    .join(' / ');
}

function renderRow(result: GrowthResult): string {
  const { pages, cold, warm, finish, app, sidebar, html, htmlRest, largestHtml, index } = result;
  return [
    '',
    formatBytes(pages),
    [cold, warm, finish].map(({ seconds }) => `${Math.round(seconds)} s`).join(' / '),
    formatMemory(result),
    ...[app, sidebar].map(formatBytes),
    `${formatBytes(html)} / ${formatBytes(htmlRest)} / ${formatBytes(largestHtml)}`,
    formatBytes(index),
    '',
  ]
    .join(' | ')
    .trim();
}

/** Growth of a size per added page, between two results. */
function formatPerPage(from: GrowthResult, to: GrowthResult, size: keyof SiteSizes): string {
  return ((to[size] - from[size]) / (to.pages - from.pages)).toFixed(1);
}

async function main(sizes: readonly number[]): Promise<void> {
  const guides = readGuideFiles('docs');
  console.log(
    '| Pages | build: cold / warm / finish | peak memory: build / finish | main and runtime | sidebar data | page: median / without sidebar / largest | search index |\n|---|---|---|---|---|---|---|',
  );
  let last: GrowthResult | undefined;
  const growth: string[] = [];
  for (const size of [guides.length, ...sizes]) {
    const result = await measure(guides, size);
    console.log(renderRow(result));
    if (last !== undefined) {
      growth.push(
        `From ${formatBytes(last.pages)} to ${formatBytes(size)} pages each page adds ${formatPerPage(last, result, 'app')} bytes to main and runtime, ${formatPerPage(last, result, 'sidebar')} to the sidebar data.`,
      );
    }
    last = result;
  }
  console.log(`\nBytes after brotli; load at the end ${os.loadavg()[0]?.toFixed(1)}.`);
  for (const line of growth) console.log(line);
}

runAsCommand('benchmarks/growth.ts', (args) => main(args.length > 0 ? args.map(Number) : SIZES));
