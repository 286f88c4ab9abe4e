/**
 * Reports what the scripts of a guide consist of.
 *
 * In:  the bundler's list of modules, and a finished build
 * Out: `.cache/bundle-report.md`: every script that a guide loads, with its
 *      transfer size, and the packages in it, with the bytes of their source
 *
 * Sources are larger than their minified code, but their shares show where to look.
 */
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Plugin } from '@docusaurus/types';
import { measureTransferSize } from '../../lib/built-files';
import { onBrowserStats, type StatsModule } from '../../lib/client-stats';

const FILE = 'bundle-modules.json';
/** More modules than any build has; the bundler does not accept `Infinity`. */
const ALL_MODULES = 1_000_000;
/** Packages below this share of a script are combined into one row. */
const MIN_SHARE = 0.02;

/** Bytes of source by package, for every script. */
export type ScriptParts = Readonly<Record<string, Readonly<Record<string, number>>>>;

/** Lists every module, and the parts of concatenated ones. */
const REPORT = {
  cachedModules: true,
  chunks: true,
  dependentModules: true,
  orphanModules: true,
  runtimeModules: true,
  groupModulesByAttributes: false,
  groupModulesByCacheStatus: false,
  groupModulesByExtension: false,
  groupModulesByLayer: false,
  groupModulesByPath: false,
  groupModulesByType: false,
  chunkModules: true,
  chunkModulesSpace: ALL_MODULES,
  nestedModules: true,
  nestedModulesSpace: ALL_MODULES,
};

/** The origin of a module: its package, or the site's folder. */
export function getOrigin(name: string): string {
  const packages = [...name.matchAll(/node_modules\/((?:@[^/]+\/)?[^/!?]+)/g)];
  const ownModule = /(?:^|[!\s])\.\/((?:pipeline|src|\.docusaurus)(?:\/[^/.]+)?)/.exec(name);
  return packages.at(-1)?.[1] ?? ownModule?.[1] ?? 'the bundler';
}

/** Sums the source sizes of modules by origin. */
export function sumSizesByOrigin(modules: readonly StatsModule[]): Record<string, number> {
  const parts: Record<string, number> = {};
  for (const { name = '', size = 0, modules: joined } of modules) {
    const inner = joined === undefined ? { [getOrigin(name)]: size } : sumSizesByOrigin(joined);
    for (const [origin, bytes] of Object.entries(inner)) {
      parts[origin] = (parts[origin] ?? 0) + bytes;
    }
  }
  return parts;
}

export function collectBundleReport(): Plugin {
  let scripts: ScriptParts = {};
  return {
    name: 'bundle-report',
    configureWebpack: onBrowserStats('bundle-report', REPORT, ({ chunks = [] }) => {
      scripts = Object.fromEntries(
        chunks.flatMap(({ files = [], modules = [] }) =>
          files
            .filter((file) => file.endsWith('.js'))
            .map((file) => [`/${file}`, sumSizesByOrigin(modules)]),
        ),
      );
    }),
    postBuild: ({ outDir }) => writeFileSync(path.join(outDir, FILE), JSON.stringify(scripts)),
  };
}

/** Rows of one script, largest parts first. */
function renderRows(parts: Readonly<Record<string, number>>): string[] {
  const total = Object.values(parts).reduce((sum, bytes) => sum + bytes, 0);
  const sorted = Object.entries(parts).sort(([, a], [, b]) => b - a);
  const shown = sorted.filter(([, bytes]) => bytes >= total * MIN_SHARE);
  const rest = sorted.slice(shown.length).reduce((sum, [, bytes]) => sum + bytes, 0);
  return [...shown, ...(rest > 0 ? [['others', rest] as const] : [])].map(
    ([origin, bytes]) =>
      `| ${origin} | ${bytes.toLocaleString('en')} | ${Math.round((100 * bytes) / total)} % |`,
  );
}

/** Reads the list of modules and removes it from a build. @param outDir Docusaurus's output folder */
export function takeScriptParts(outDir: string): ScriptParts {
  const file = path.join(outDir, FILE);
  const parts = JSON.parse(readFileSync(file, 'utf8')) as ScriptParts;
  rmSync(file);
  return parts;
}

interface ReportInput {
  /** URLs of the scripts of a guide. */
  readonly scripts: readonly string[];
  readonly parts: ScriptParts;
}

/**
 * Writes the report about the scripts of a guide.
 * @returns their transfer size in bytes
 */
export function writeBundleReport(
  outDir: string,
  { scripts, parts }: ReportInput,
  report = '.cache/bundle-report.md',
): number {
  const sizes = scripts.map((script) => measureTransferSize(path.join(outDir, script)));
  const total = sizes.reduce((sum, bytes) => sum + bytes, 0);
  const sections = scripts.map((script, index) =>
    [
      `## ${path.posix.basename(script)}: ${sizes[index]?.toLocaleString('en')} bytes`,
      '',
      '| Part | Bytes of source | Share |',
      '| --- | --- | --- |',
      ...renderRows(parts[script] ?? {}),
    ].join('\n'),
  );
  const title = `# Scripts of a guide: ${total.toLocaleString('en')} bytes`;
  mkdirSync(path.dirname(report), { recursive: true });
  writeFileSync(report, `${[title, ...sections].join('\n\n')}\n`);
  return total;
}
