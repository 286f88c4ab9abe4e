/**
 * Loads this site with the installed Docusaurus, and the configurations of its bundlers. For
 * `installed-docusaurus.test.ts`.
 */
import nodeFs from 'node:fs';
import type { Props } from '@docusaurus/types';
import { ResolverFactory, CachedInputFileSystem } from 'enhanced-resolve';

/** The part of a bundler's configuration that the tests read. */
export interface Bundler {
  readonly entry: unknown;
  readonly optimization: unknown;
  readonly resolve: {
    readonly alias: Readonly<Record<string, string | false>>;
    readonly extensions: string[];
    readonly modules: string[];
  };
  readonly module: {
    readonly rules: readonly { readonly include?: unknown; readonly use?: unknown }[];
  };
}

/** The two bundlers of a build. */
interface Bundlers {
  readonly browser: Bundler;
  readonly server: Bundler;
}

/** This site as Docusaurus loads it. */
export interface InstalledSite extends Bundlers {
  readonly props: Props;
  /** The same with the site's own plugins in the opposite order. */
  readonly reversed: Bundlers;
  /** What Docusaurus starts in the browser by itself. */
  readonly ownEntry: unknown;
}

/** Loads the site of the working directory. The environment says in which mode and where to. */
export async function loadInstalledSite(): Promise<InstalledSite> {
  const { loadSite } = await import('@docusaurus/core/lib/server/site.js');
  const { props } = await loadSite({ siteDir: process.cwd() });
  const { createConfigureWebpackUtils, executePluginsConfigureWebpack } =
    await import('@docusaurus/core/lib/webpack/configure.js');
  const { createBuildClientConfig } = await import('@docusaurus/core/lib/webpack/client.js');
  const { default: createServerConfig } = await import('@docusaurus/core/lib/webpack/server.js');
  const { plugins, siteConfig } = props;
  const configureWebpackUtils = await createConfigureWebpackUtils({ siteConfig });
  const options = {
    props,
    minify: true,
    faster: siteConfig.future.experimental_faster,
    configureWebpackUtils,
    bundleAnalyzer: false,
  };
  // New configurations each time: the plugins change them in place.
  const configure = async (order: Props['plugins']): Promise<Bundlers> => {
    const complete = ({ config }: { config: object }, isServer: boolean) =>
      executePluginsConfigureWebpack({
        plugins: order,
        config,
        isServer,
        configureWebpackUtils,
      }) as unknown as Bundler;
    return {
      browser: complete(await createBuildClientConfig(options), false),
      server: complete(await createServerConfig(options), true),
    };
  };
  const { config } = await createBuildClientConfig(options);
  return {
    props,
    ownEntry: config.entry,
    ...(await configure(plugins)),
    reversed: await configure(withOwnReversed(plugins)),
  };
}

/** The plugins with those of this site in the opposite order. */
function withOwnReversed(plugins: Props['plugins']): Props['plugins'] {
  const isOwn = ({ name }: { readonly name: string }) => !name.startsWith('docusaurus-');
  const own = plugins.filter(isOwn);
  return plugins.map((plugin) => (isOwn(plugin) ? (own.pop() ?? plugin) : plugin));
}

/** The file that a bundler resolves a request to: Docusaurus's resolver is webpack's. */
export function resolveRequest({ resolve }: Bundler, request: string): string | false {
  const resolver = ResolverFactory.createResolver({
    fileSystem: new CachedInputFileSystem(nodeFs, 0),
    useSyncFileSystemCalls: true,
    ...resolve,
  });
  // The real path, as a bundler reports it, in case `node_modules` is a symlink.
  const client = nodeFs.realpathSync('node_modules/@docusaurus/core/lib/client');
  return resolver.resolveSync({}, client, request);
}
