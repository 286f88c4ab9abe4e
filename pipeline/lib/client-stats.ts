/** What the bundler says about the browser's scripts, for the plugins that write it down. */
import type { Plugin } from '@docusaurus/types';

/** A module as the bundler lists it; joined modules list their parts. */
export interface Module {
  readonly name?: string;
  readonly size?: number;
  readonly modules?: readonly Module[];
}

/** What is used of the bundler’s report; the options say what is there. */
export interface Report {
  readonly namedChunkGroups?: Readonly<Record<string, { assets?: { name: string }[] }>>;
  readonly chunks?: readonly { files?: string[]; modules?: Module[] }[];
}

/** What is used of the bundler, which has no types for it here. */
interface Compiler {
  readonly hooks: {
    readonly done: {
      tap: (name: string, after: (stats: { toJson: (options: object) => Report }) => void) => void;
    };
  };
}

/**
 * A plugin's `configureWebpack` that reads the bundler's report on the browser's scripts.
 * @param options what the report holds, beyond nothing
 * @param read takes the report
 */
export function clientStats(
  name: string,
  options: object,
  read: (report: Report) => void,
): NonNullable<Plugin['configureWebpack']> {
  const apply = (compiler: Compiler) =>
    compiler.hooks.done.tap(name, (stats) => read(stats.toJson({ all: false, ...options })));
  return (_config, isServer) => (isServer ? {} : { plugins: [{ apply }] });
}
