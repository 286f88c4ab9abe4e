/**
 * Every change to what the browser loads, as the list of Docusaurus plugins. Their order has no
 * meaning, which `pipeline/installed-docusaurus.test.ts` proves; `pipeline/README.md` says of each
 * why it is there and what breaks it. `docs-plugin` makes two of the changes, `trim-docs-data` and
 * `server-only-guides`; `defer-hydration` is the template of a page, an option of Docusaurus.
 *
 * A new change: its folder beside this file, an entry here, and a row in the README.
 */
import type { Options as DocsOptions } from '@docusaurus/plugin-content-docs';
import type { PluginConfig } from '@docusaurus/types';
import { isHostedSearch } from '../../config/search';
import { isOffered } from '../../src/provider/features';
import type { Provider } from '../../src/provider/schema';
import { browserRoutes } from './browser-routes';
import { buildTimeData } from './build-time-data';
import { collectBundleReport } from './bundle-report';
import { desktopBreakpoint } from './desktop-breakpoint';
import { devServer } from './dev-server';
import { docsPlugin } from './docs-plugin';
import { dropPrism } from './drop-prism';
import { fastCollapsible } from './fast-collapsible';
import { hostedSearchOnly } from './hosted-search-only';
import { lightNavigation } from './light-navigation';
import { offeredProducts } from './offered-products';
import { optionalFeedback } from './optional-feedback';
import { packageReplacements } from './package-replacements';
import { panelPermissions } from './panel-permissions';
import { purgeInfima } from './purge-infima';
import { routeAssets } from './route-assets';
import { splitChunks } from './split-chunks';
import { stagedStart } from './staged-start';
import { translatedTexts } from './translated-texts';
import { trimConfig } from './trim-config';
import { trustedTypes } from './trusted-types';
import { untranslatedList, type Untranslated } from './untranslated-list';
import { valuesForHelpers } from './values-for-helpers';

/** What the plugins need to know about the site and its language. */
export interface BundlerOptions {
  readonly provider: Provider;
  /** Options of Docusaurus's docs plugin. */
  readonly docs: DocsOptions;
  /** Routes of the guides that this provider leaves out. */
  readonly absentRoutes: ReadonlySet<string>;
  /** Files of the language, such as `i18n/de`; undefined for English. */
  readonly languageFolder: string | undefined;
  /** Guides without a translation, by language; undefined for a site in English only. */
  readonly untranslated: Untranslated | undefined;
}

/** The plugins for one language of the site. */
export function createBundlerPlugins(options: BundlerOptions): PluginConfig[] {
  const { provider, absentRoutes, untranslated } = options;
  return [
    [docsPlugin, options.docs],
    trustedTypes,
    stagedStart,
    splitChunks,
    dropPrism,
    packageReplacements,
    trimConfig,
    buildTimeData,
    valuesForHelpers(provider),
    browserRoutes,
    lightNavigation,
    fastCollapsible,
    desktopBreakpoint,
    devServer,
    offeredProducts(provider.features, absentRoutes),
    translatedTexts(options.languageFolder),
    untranslated !== undefined && untranslatedList(untranslated),
    routeAssets,
    collectBundleReport,
    purgeInfima,
    isHostedSearch(provider) && hostedSearchOnly,
    provider.feedback?.guides !== true && optionalFeedback,
    isOffered(provider.features, 'pelican') && panelPermissions,
  ];
}
