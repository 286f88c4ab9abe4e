/** Reads the bundler's report on the browser's scripts, for the plugins that use it. */
import type { Plugin } from '@docusaurus/types';

/** A module in the bundler's report; concatenated modules list their parts. */
export interface StatsModule {
  readonly name?: string;
  readonly size?: number;
  readonly modules?: readonly StatsModule[];
}

/** The parts of the bundler’s report used here; the options decide what it contains. */
export interface BundleStats {
  readonly namedChunkGroups?: Readonly<Record<string, { assets?: { name: string }[] }>>;
  readonly chunks?: readonly { files?: string[]; modules?: StatsModule[] }[];
}

/** The parts of the bundler used here, which has no types for them. */
interface Compiler {
  readonly hooks: {
    readonly done: {
      tap: (
        name: string,
        after: (stats: { toJson: (options: object) => BundleStats }) => void,
      ) => void;
    };
  };
}

/**
 * A plugin's `configureWebpack` that reads the bundler's report on the browser's scripts.
 * @param options what the report contains; nothing by default
 * @param read receives the report
 */
export function onBrowserStats(
  name: string,
  options: object,
  read: (report: BundleStats) => void,
): NonNullable<Plugin['configureWebpack']> {
  const apply = (compiler: Compiler) =>
    compiler.hooks.done.tap(name, (stats) => read(stats.toJson({ all: false, ...options })));
  return (_config, isServer) => (isServer ? {} : { plugins: [{ apply }] });
}
