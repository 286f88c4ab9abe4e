import path from 'node:path';
import type { Config, PluginConfig } from '@docusaurus/types';
import type { Options, ThemeConfig } from '@docusaurus/preset-classic';
import { writeAccentCss } from './config/accent';
import { getDocsDir } from './config/docs-dir';
import { createFooter } from './config/footer';
import { createHeadTags } from './config/head';
import { createNavbar } from './config/navbar';
import { findPaginationEnds } from './config/pagination';
import { getCurrentLanguage, ENGLISH, createI18nConfig, listLanguages } from './config/languages';
import { loadProvider } from './config/load-provider';
import { createSearchConfig } from './config/search';
import { createFrontMatterParser } from './pipeline/front-matter';
import { createCopyOptions, remarkMarkdownCopies } from './pipeline/files/markdown-copies';
import { isBelow, listGuides, getRoutes, partitionByOffer } from './pipeline/guides';
import { listUntranslatedRoutes } from './pipeline/guides/translations';
import { createRouteCheck } from './pipeline/guides/route-check';
import { loadTexts } from './pipeline/lib/language-texts';
import { createGuideTransforms } from './pipeline/remark';
import { listAbsentTargets } from './pipeline/remark/features/absent-targets';
import { toOrderedPlugins } from './pipeline/remark/order';
import { createAnchorTranslator } from './pipeline/remark/translated-anchors';
import { createSitemapOptions } from './config/sitemap';
import { createBundlerPlugins } from './pipeline/bundler';
import { PAGE_ROUTES } from './pipeline/bundler/browser-routes/pages';
import { renderPageTemplate } from './pipeline/bundler/defer-hydration';
import { OWN_CALLOUTS } from './pipeline/contract/rules/elements';
import { texts as english } from './pipeline/texts';
import { createFactTables } from './src/quotes/tables';
import { toValuesForBrowser } from './src/provider/values-for-browser';
import { createSidebars } from './config/sidebars';

/** Files below docs/ that are not guides: partials, which Docusaurus excludes by default. */
const NO_GUIDES = ['**/_*.{js,jsx,ts,tsx,md,mdx}', '**/_*/**'];

const DEFAULT_MODE = 'dark';

/**
 * Everything that the configuration is made from: the provider, the language to build, the guides
 * that this provider offers, and how a guide's file finds its texts and its English original.
 */
async function readSite() {
  const provider = await loadProvider();
  const language = getCurrentLanguage(provider);
  const texts = await loadTexts(language);
  const tables = createFactTables(provider, language.folder);
  const docsDir = getDocsDir();
  const { features } = provider;
  const { guides: translations } = language;
  const guides = partitionByOffer(docsDir, features, translations);
  const absentRoutes = getRoutes(guides.absentGuides);
  const isTranslated = (file: string) => translations === undefined || isBelow(translations, file);
  return {
    provider,
    language,
    texts,
    /** Code of the language that the texts are in. */
    textsLanguage: texts === english ? ENGLISH : language.code,
    tables,
    docsDir,
    guides,
    absentRoutes,
    absentTargets: await listAbsentTargets(guides, features, tables),
    isRoute: createRouteCheck({ docsDir, others: PAGE_ROUTES, absentRoutes }),
    sidebars: createSidebars(guides.absentGuides.map(({ id }) => id)),
    isTranslated,
    textsFor: (file: string) => (isTranslated(file) ? texts : english),
    originalOf: (file: string) =>
      translations !== undefined && isTranslated(file)
        ? path.join(docsDir, path.relative(translations, file))
        : file,
  };
}

type Site = Awaited<ReturnType<typeof readSite>>;

/** Options of the docs plugin. */
function createDocsOptions(site: Site) {
  const { provider, language, tables, guides } = site;
  const { features, site: address } = provider;
  // Other languages are copied by scripts/finish-build.ts alone: part of their guides are English.
  const isCopied = process.env.NODE_ENV === 'production' && language.code === ENGLISH;
  const copies = createCopyOptions(provider, { tables, absentTargets: site.absentTargets });
  const transforms = createGuideTransforms({
    ...site,
    features,
    anchorFor: createAnchorTranslator(listGuides(site.docsDir), guides.present, tables),
  });
  return {
    path: site.docsDir,
    routeBasePath: '/',
    // A number at the start of a name is a word: "7 Days to Die".
    numberPrefixParser: false,
    sidebarPath: site.sidebars.sidebarPath,
    exclude: [...NO_GUIDES, ...guides.absentGuides.map(({ id }) => `${id}.{md,mdx}`)],
    breadcrumbs: true,
    ...(address.editUrl !== '' && { editUrl: address.editUrl, editLocalizedFiles: true }),
    admonitions: { keywords: [...OWN_CALLOUTS], extendDefaults: true },
    beforeDefaultRemarkPlugins: [
      // Reads the guide as its author wrote it, before any transform.
      ...(isCopied ? [() => remarkMarkdownCopies({ ...copies, sources: guides.present })] : []),
      ...toOrderedPlugins(transforms),
    ],
  } satisfies Options['docs'];
}

/** Compilers and the bundler. */
const future: Config['future'] = {
  v4: { removeLegacyPostBuildHeadAttribute: true },
  experimental_faster: {
    swcJsLoader: true,
    swcJsMinimizer: true,
    swcHtmlMinimizer: true,
    lightningCssMinimizer: true,
    rspackBundler: true,
    // A changed fact must reach every page, and the cache does not know about provider.config.ts.
    rspackPersistentCache: false,
    // Guides are compiled only for the server (pipeline/bundler/server-only-guides).
    mdxCrossCompilerCache: false,
    ssgWorkerThreads: true,
  },
};

/** Docusaurus's docs plugin and every change to what the browser loads. */
function createPlugins(site: Site): PluginConfig[] {
  const { provider, language, docsDir, absentRoutes } = site;
  const languages = listLanguages(provider);
  return createBundlerPlugins({
    provider,
    absentRoutes,
    docs: createDocsOptions(site),
    languageFolder: language.folder,
    untranslated: languages.length > 1 ? listUntranslatedRoutes(docsDir, languages) : undefined,
  });
}

/** What the theme shows around a guide. */
function createThemeConfig({ provider, language }: Site): ThemeConfig {
  const { announcement } = provider;
  return {
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
    navbar: createNavbar(provider),
    footer: createFooter(provider, language.base),
    // Colors come from src/styles/code.css; the default theme would be sent to the browser.
    prism: { theme: { plain: {}, styles: [] } },
    algolia: createSearchConfig(provider, language.code),
  } satisfies ThemeConfig;
}

/** Wiring only: the rest is in config/ and pipeline/. Tests of the build set DOCS_DIR. */
export default async function createConfig(): Promise<Config> {
  const site = await readSite();
  const { provider, language, docsDir } = site;
  const { title, tagline, url, logo, accent } = provider.site;
  return {
    title,
    tagline,
    url,
    baseUrl: '/',
    baseUrlIssueBanner: false,
    favicon: logo.dark,
    headTags: createHeadTags(provider),
    ssrTemplate: renderPageTemplate(DEFAULT_MODE),
    onBrokenLinks: 'throw',
    onBrokenAnchors: 'throw',
    onBrokenMarkdownLinks: 'throw',
    onDuplicateRoutes: 'throw',
    i18n: createI18nConfig(provider),
    future,
    markdown: {
      parseFrontMatter: createFrontMatterParser(site.tables, {
        docsDir,
        translations: language.guides,
        ...findPaginationEnds(site.sidebars.sidebars),
      }),
    },
    customFields: { provider: toValuesForBrowser(provider) },
    presets: [
      [
        'classic',
        {
          // In `plugins`, with two changes.
          docs: false,
          blog: false,
          theme: { customCss: ['./src/styles/global.css', writeAccentCss(accent)] },
          sitemap: createSitemapOptions(docsDir, language),
        } satisfies Options,
      ],
    ],
    clientModules: [
      './src/client/defer-helmet.ts',
      './src/client/defer-manifest.ts',
      './src/client/canonical-address.ts',
      './src/client/close-menus.ts',
      './src/client/scroll-and-focus.ts',
      './src/client/show-place-in-sidebar.ts',
      './src/client/reload-once.ts',
      './src/client/stored-color-mode.ts',
      './src/client/theme-color.ts',
    ],
    plugins: createPlugins(site),
    themeConfig: createThemeConfig(site),
  };
}
