import path from 'node:path';
import type { Config } from '@docusaurus/types';
import type { Options, ThemeConfig } from '@docusaurus/preset-classic';
import { writeAccentCss } from './config/accent';
import { footer } from './config/footer';
import { headTags } from './config/head';
import { navbar } from './config/navbar';
import { paginationEnds } from './config/pagination';
import { currentLanguage, i18nConfig, languagesOf } from './config/languages';
import { loadProvider } from './config/provider';
import { isHosted, search } from './config/search';
import { createFrontMatterParser } from './pipeline/front-matter';
import { remarkCodePlace } from './pipeline/remark/code-place';
import {
  isBelow,
  listGuides,
  routesOfGuides,
  splitByOffer,
  untranslatedIn,
} from './pipeline/guides';
import { createRouteCheck } from './pipeline/guides/route-check';
import { loadTexts } from './pipeline/lib/language-texts';
import { remarkFacts } from './pipeline/remark/facts';
import { remarkFeatures } from './pipeline/remark/features';
import { absentTargets } from './pipeline/remark/features/absent-targets';
import { remarkFigure } from './pipeline/remark/figure';
import { remarkFold } from './pipeline/remark/fold';
import { remarkHighlightCode } from './pipeline/remark/highlight-code';
import { remarkGuideHeader } from './pipeline/remark/guide-header';
import { remarkInternalLinks } from './pipeline/remark/internal-links';
import { remarkSources } from './pipeline/remark/sources';
import { remarkLineBreaks } from './pipeline/remark/line-breaks';
import { remarkStackedTable } from './pipeline/remark/stacked-table';
import { remarkProductCards } from './pipeline/remark/product-cards';
import {
  createAnchorTranslator,
  remarkTranslatedAnchors,
} from './pipeline/remark/translated-anchors';
import { remarkTroubleTable } from './pipeline/remark/trouble-table';
import { sitemap } from './config/sitemap';
import { browserRoutes } from './pipeline/bundler/browser-routes';
import { buildTimeData } from './pipeline/bundler/build-time-data';
import { bundleReport } from './pipeline/bundler/bundle-report';
import { splitChunks } from './pipeline/bundler/split-chunks';
import { pageTemplate } from './pipeline/bundler/defer-hydration';
import { desktopBreakpoint } from './pipeline/bundler/desktop-breakpoint';
import { devServer } from './pipeline/bundler/dev-server';
import { docsPlugin } from './pipeline/bundler/docs-plugin';
import { dropPrism } from './pipeline/bundler/drop-prism';
import { optionalFeedback } from './pipeline/bundler/optional-feedback';
import { helperProvider } from './pipeline/bundler/helper-provider';
import { hostedSearchOnly } from './pipeline/bundler/hosted-search-only';
import { lightNavigation } from './pipeline/bundler/light-navigation';
import { pelicanRights } from './pipeline/bundler/panel-rights';
import { offeredProducts } from './pipeline/bundler/offered-products';
import { purgeInfima } from './pipeline/bundler/purge-infima';
import { fastCollapsible } from './pipeline/bundler/fast-collapsible';
import { routeAssets } from './pipeline/bundler/route-assets';
import { trimConfig } from './pipeline/bundler/trim-config';
import { packageReplacements } from './pipeline/bundler/package-replacements';
import { translatedTexts } from './pipeline/bundler/translated-texts';
import { untranslatedList } from './pipeline/bundler/untranslated-list';
import { trustedTypes } from './pipeline/bundler/trusted-types';
import { remarkUntranslated } from './pipeline/remark/untranslated';
import { remarkUtcTimes } from './pipeline/remark/utc-times';
import { texts as english } from './pipeline/texts';
import { factTables } from './src/facts';
import { forBrowser } from './src/facts/client-provider';
import { offers } from './src/facts/features';
import { presentSidebars } from './config/sidebars';

/** Files below docs/ that are not guides: partials, which Docusaurus excludes by default. */
const NO_GUIDES = ['**/_*.{js,jsx,ts,tsx,md,mdx}', '**/_*/**'];

const DEFAULT_MODE = 'dark';

/** Wiring only: the rest is in config/ and pipeline/. Tests of the build set DOCS_DIR. */
export default async function createConfig(): Promise<Config> {
  const provider = await loadProvider();
  const language = currentLanguage(provider);
  const texts = await loadTexts(language);
  const { base, guides: translations } = language;
  const tables = factTables(provider, language.folder);
  const docsDir = process.env.DOCS_DIR ?? 'docs';
  const { announcement, features, site } = provider;
  const guides = splitByOffer(docsDir, features, translations);
  const languages = languagesOf(provider);
  const isTranslated = (file: string) => translations === undefined || isBelow(translations, file);
  const originalOf = (file: string) =>
    translations !== undefined && isTranslated(file)
      ? path.join(docsDir, path.relative(translations, file))
      : file;
  const textsFor = (file: string) => (isTranslated(file) ? texts : english);
  const anchorFor = createAnchorTranslator(listGuides(docsDir), guides.present, tables);
  const absent = routesOfGuides(guides.absent);
  const targets = await absentTargets(guides, features, tables);
  const isRoute = createRouteCheck({ docsDir, others: ['/search', '/not-found'], absent });
  const { sidebars, sidebarPath } = presentSidebars(guides.absent.map(({ id }) => id));

  const docs = {
    path: docsDir,
    routeBasePath: '/',
    sidebarPath,
    exclude: [...NO_GUIDES, ...guides.absent.map(({ id }) => `${id}.{md,mdx}`)],
    breadcrumbs: true,
    ...(site.editUrl !== '' && { editUrl: site.editUrl, editLocalizedFiles: true }),
    admonitions: { keywords: ['safety', 'ticket'], extendDefaults: true },
    beforeDefaultRemarkPlugins: [
      // Functions, because Docusaurus sends plain plugin options to the browser.
      () => remarkProductCards({ features }),
      () => remarkFeatures({ features, absent: targets }),
      () => remarkFacts({ tables, isRoute, textsFor }),
      () => remarkTranslatedAnchors({ isTranslated, anchorFor }),
      remarkFold,
      remarkFigure,
      remarkUtcTimes,
      () => remarkGuideHeader({ textsFor }),
      () => remarkUntranslated({ language: language.code, texts, isTranslated }),
      () => remarkSources({ textsFor, originalOf }),
      () => remarkCodePlace({ textsFor }),
      remarkHighlightCode,
      () => remarkTroubleTable({ textsFor }),
      remarkStackedTable,
      () => remarkInternalLinks({ isRoute }),
      remarkLineBreaks,
    ],
  } satisfies Options['docs'];

  return {
    title: site.title,
    tagline: site.tagline,
    url: site.url,
    baseUrl: '/',
    baseUrlIssueBanner: false,
    favicon: site.logo.dark,
    headTags: headTags(provider),
    ssrTemplate: pageTemplate(DEFAULT_MODE),
    onBrokenLinks: 'throw',
    onBrokenAnchors: 'throw',
    onBrokenMarkdownLinks: 'throw',
    onDuplicateRoutes: 'throw',
    i18n: i18nConfig(provider),
    future: {
      v4: { removeLegacyPostBuildHeadAttribute: true },
      experimental_faster: {
        swcJsLoader: true,
        swcJsMinimizer: true,
        swcHtmlMinimizer: true,
        lightningCssMinimizer: true,
        rspackBundler: true,
        // A changed fact must reach every page, and the cache does not know about
        // provider.config.ts.
        rspackPersistentCache: false,
        // Guides are compiled only for the server (pipeline/bundler/server-only-guides).
        mdxCrossCompilerCache: false,
        ssgWorkerThreads: true,
      },
    },
    markdown: {
      parseFrontMatter: createFrontMatterParser(tables, {
        docsDir,
        translations,
        ...paginationEnds(sidebars),
      }),
    },
    customFields: { provider: forBrowser(provider) },
    presets: [
      [
        'classic',
        {
          // In `plugins`, with two changes.
          docs: false,
          blog: false,
          theme: { customCss: ['./src/styles/global.css', writeAccentCss(site.accent)] },
          sitemap: sitemap(docsDir, language),
        } satisfies Options,
      ],
    ],
    clientModules: [
      './src/client/defer-helmet.ts',
      './src/client/defer-manifest.ts',
      './src/client/canonical-address.ts',
      './src/client/scroll-and-focus.ts',
      './src/client/reload-once.ts',
      './src/client/stored-color-mode.ts',
      './src/client/theme-color.ts',
    ],
    plugins: [
      [docsPlugin, docs],
      trustedTypes,
      splitChunks,
      dropPrism,
      packageReplacements,
      trimConfig,
      buildTimeData,
      helperProvider(provider),
      browserRoutes,
      lightNavigation,
      fastCollapsible,
      desktopBreakpoint,
      devServer,
      offeredProducts(features, absent),
      translatedTexts(language.folder),
      languages.length > 1 && untranslatedList(untranslatedIn(docsDir, languages)),
      routeAssets,
      bundleReport,
      purgeInfima,
      isHosted(provider) && hostedSearchOnly,
      provider.feedback?.guides !== true && optionalFeedback,
      offers(features, 'pelican') && pelicanRights,
    ],
    themeConfig: {
      metadata: [{ name: 'color-scheme', content: 'dark light' }],
      ...(announcement !== undefined && {
        announcementBar: {
          id: announcement.id,
          content: announcement.text,
          isCloseable: announcement.closeable,
        },
      }),
      colorMode: {
        defaultMode: DEFAULT_MODE,
        disableSwitch: false,
        respectPrefersColorScheme: false,
      },
      docs: { versionPersistence: 'localStorage', sidebar: { autoCollapseCategories: false } },
      blog: { sidebar: { groupByYear: true } },
      tableOfContents: { minHeadingLevel: 2, maxHeadingLevel: 3 },
      navbar: navbar(provider),
      footer: footer(provider, base),
      // Colors come from src/styles/code.css; the default theme would be sent to the browser.
      prism: { theme: { plain: {}, styles: [] } },
      algolia: search(provider, language.code),
    } satisfies ThemeConfig,
  };
}
