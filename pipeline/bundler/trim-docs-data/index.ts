/**
 * Trims the data that the docs plugin passes to Docusaurus, and lists the guides for
 * `browser-routes`.
 *
 * In:  the docs plugin's calls of `addRoute` and `setGlobalData`, whose objects describe every
 *      guide three times: for cards of other guides, for links between versions, and as a route
 * Out: the same calls without the first two, none of which this site has; `version.json` and
 *      `guides.json`, the paths of the guides by the sidebar that they show, as text (`packPaths`)
 *
 * Routes of an unknown shape stop the build, because `browser-routes` mirrors them.
 */
import type { Plugin, PluginContentLoadedActions, RouteConfig } from '@docusaurus/types';
import { packPaths } from '../../../src/lib/packed-paths';

/** Paths of the guides by the name of their sidebar; `''` for guides without one. */
export type GuidesBySidebar = Readonly<Record<string, readonly string[]>>;

/** The components around a guide, from the outside in, and the guide's own. */
export const SHELLS = ['@theme/DocsRoot', '@theme/DocVersionRoot', '@theme/DocRoot'] as const;
export const GUIDE = '@theme/DocItem';

type VersionProps = Readonly<Record<string, unknown>>;

/** The part that is trimmed. */
interface TrimmedSidebarItem {
  readonly docId?: string;
  readonly items?: readonly TrimmedSidebarItem[];
}

/** The docs plugin hands over something else than what is trimmed here. */
class UnexpectedShape extends Error {
  constructor(problem: string) {
    super(
      `plugin-content-docs: ${problem}. Compare pipeline/bundler/trim-docs-data and browser-routes with the installed version.`,
    );
  }
}

/** The guides below the three shells. Throws if the routes have another shape or there are no guides. */
export function listGuidesBySidebar(route: RouteConfig): GuidesBySidebar {
  let below: readonly RouteConfig[] = [route];
  for (const shell of SHELLS) {
    const [only, ...more] = below;
    if (only?.component !== shell || more.length > 0) {
      const found = below.map(({ component }) => component).join(', ');
      throw new UnexpectedShape(`expected one route of ${shell}, found ${found || 'none'}`);
    }
    below = only.routes ?? [];
  }
  const guides: Record<string, string[]> = {};
  for (const { component, modules, path, sidebar = '' } of below) {
    if (component !== GUIDE || modules?.['content'] === undefined || typeof sidebar !== 'string') {
      throw new UnexpectedShape(`the route ${path} of ${component} is not a guide`);
    }
    (guides[sidebar] ??= []).push(path);
  }
  if (below.length === 0) throw new UnexpectedShape('found no guides');
  return guides;
}

/** Drops the list of all guides, which is for links between versions. */
export function trimGlobalData(data: unknown): unknown {
  const { versions, ...rest } = data as { versions?: readonly object[] };
  if (versions === undefined) throw new UnexpectedShape('its global data has no versions');
  return { ...rest, versions: versions.map((version) => ({ ...version, docs: [] })) };
}

/** A sidebar entry and its children, without the data for cards of guides. */
function trimItem({ docId: _docId, items, ...item }: TrimmedSidebarItem): TrimmedSidebarItem {
  return {
    ...item,
    ...(items !== undefined && { items: items.map(trimItem) }),
  };
}

/** Drops titles, descriptions and names of all guides, which are for cards of other guides. */
export function trimVersion(version: VersionProps): VersionProps {
  const sidebars = version['docsSidebars'] as Record<string, TrimmedSidebarItem[]> | undefined;
  if (sidebars === undefined) throw new UnexpectedShape('its version has no docsSidebars');
  const docsSidebars = Object.fromEntries(
    Object.entries(sidebars).map(([name, items]) => [name, items.map(trimItem)]),
  );
  return { ...version, docs: {}, docsSidebars };
}

/**
 * The route of all guides, with the version as a module with a fixed name instead of a property.
 * @param write writes the version and returns its module's name
 */
async function withVersionModule(
  route: RouteConfig,
  write: (version: VersionProps) => Promise<string>,
): Promise<RouteConfig> {
  const [versionRoute] = route.routes ?? [];
  const version = versionRoute?.props?.['version'] as VersionProps | undefined;
  if (versionRoute === undefined || version === undefined) {
    throw new UnexpectedShape('its second route has no property "version"');
  }
  const { props: _inline, ...rest } = versionRoute;
  return { ...route, routes: [{ ...rest, modules: { version: await write(version) } }] };
}

/** The paths of the guides, packed into a text for each sidebar. */
const packGuides = (guides: GuidesBySidebar): Record<string, string> =>
  Object.fromEntries(Object.entries(guides).map(([sidebar, paths]) => [sidebar, packPaths(paths)]));

/** The docs plugin with trimmed data. */
export function withTrimmedData<Content>(plugin: Plugin<Content>): Plugin<Content> {
  const { contentLoaded } = plugin;
  if (contentLoaded === undefined) throw new UnexpectedShape('it has no contentLoaded');
  return {
    ...plugin,
    async contentLoaded({ content, actions }) {
      const routes: RouteConfig[] = [];
      const trimmingActions: PluginContentLoadedActions = {
        ...actions,
        addRoute: (route) => routes.push(route),
        setGlobalData: (data) => actions.setGlobalData(trimGlobalData(data)),
      };
      await contentLoaded.call(plugin, { content, actions: trimmingActions });
      const [route, ...more] = routes;
      if (route === undefined || more.length > 0) {
        throw new UnexpectedShape(`expected one route around all guides, found ${routes.length}`);
      }
      await actions.createData('guides.json', packGuides(listGuidesBySidebar(route)));
      const trimmedRoute = await withVersionModule(route, async (version) => {
        await actions.createData('version.json', trimVersion(version));
        return `@generated/${plugin.name}/default/version.json`;
      });
      actions.addRoute(trimmedRoute);
    },
  };
}
