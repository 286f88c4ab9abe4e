/**
 * Removes the unused three quarters of Infima, the theme's stylesheet. A rule stays if every class
 * in it occurs in one of the sources below, a variable if a style reads it and the site does not set
 * it to another value. From all stylesheets,
 * the site's own too, it removes the theme's rule on keyboard focus, and nothing else.
 */
import { createRequire } from 'node:module';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import purgeCss from '@fullhuman/postcss-purgecss';
import type { Plugin } from '@docusaurus/types';
import { parse, type Plugin as PostCssPlugin, type Root } from 'postcss';

const themeClassic = createRequire(require.resolve('@docusaurus/theme-classic/package.json'));

/** Infima's stylesheet, as the theme imports it. */
export const INFIMA = themeClassic.resolve('infima/dist/css/default/default.css');

/** The site's values of Infima's variables. */
const OWN_VALUES = 'src/styles/base.css';

/**
 * Infima's parts that no page has, although their names are words in guides or in sources of the
 * theme. `tests/site/every-page.spec.ts` fails for a page that has one.
 */
export const ABSENT_CLASSES = [
  /^badge(--|$)/,
  /^button--outline$/,
  /^card(__|$)/,
  /^navbar--(dark|primary)$/,
  /^pagination$/,
];

/** Folders of the other styles on the site. */
const STYLES = [
  'src',
  'node_modules/@docsearch/css/dist',
  'node_modules/@docusaurus/core/lib/client',
  'node_modules/@docusaurus/theme-classic/lib',
  'node_modules/@docusaurus/theme-common/lib',
];

/** Names of the variables that a stylesheet reads. */
function findVariables(text: string): string[] {
  return [...text.matchAll(/var\(\s*(--[\w-]+)/g)].map(([, name = '']) => name);
}

/**
 * Removes variables that nothing reads, and then those that only the removed ones read.
 * @param root Infima
 * @param readElsewhere names that other styles read
 */
export function removeUnusedVariables(root: Root, readElsewhere: ReadonlySet<string>): void {
  for (;;) {
    const read = new Set(findVariables(root.toString()));
    let removed = 0;
    root.walkDecls(/^--/, (declaration) => {
      if (read.has(declaration.prop) || readElsewhere.has(declaration.prop)) return;
      declaration.remove();
      removed += 1;
    });
    if (removed === 0) return;
  }
}

/**
 * Removes values for browsers without custom properties: `color: #fff; color: var(--text)`. Every
 * browser that the site supports has custom properties.
 */
export function removeFallbacks(root: Root): void {
  root.walkDecls((declaration) => {
    const next = declaration.next();
    if (next?.type === 'decl' && next.prop === declaration.prop && next.value.includes('var(')) {
      declaration.remove();
    }
  });
}

/** Selector of the values for both color modes; more specific than `:root`. */
const BOTH_MODES = ["html[data-theme='light']", "html[data-theme='dark']"];

/** Where Infima sets variables that the site's selector overrides, being later and as specific. */
const OVERRIDDEN_IN: Readonly<Record<string, readonly string[]>> = {
  ':root': [':root'],
  [BOTH_MODES.join()]: [':root', ...BOTH_MODES],
};

/** A selector without spaces, and with single quotation marks. */
function normalizeSelector(selector: string): string {
  return selector.replaceAll('"', "'").replace(/\s*,\s*/g, ',');
}

/**
 * Removes variables that the site sets to its own values, whatever the color mode and the screen.
 * @param root Infima
 * @param siteStyles the site's stylesheet, which the browser reads later
 */
export function removeOverridden(root: Root, siteStyles: Root): void {
  for (const rule of siteStyles.nodes) {
    const places =
      rule.type === 'rule' ? OVERRIDDEN_IN[normalizeSelector(rule.selector)] : undefined;
    if (rule.type !== 'rule' || places === undefined) continue;
    const set = new Set(rule.nodes.flatMap((node) => (node.type === 'decl' ? [node.prop] : [])));
    root.walkDecls(/^--/, (declaration) => {
      const parent = declaration.parent;
      if (parent?.type !== 'rule' || !set.has(declaration.prop)) return;
      if (places.includes(normalizeSelector(parent.selector))) declaration.remove();
    });
  }
}

/** The theme's way to hide the focus ring from mouse users, for which the site uses `:focus-visible`. */
const KEYBOARD_CLASS = '.navigation-with-keyboard';

/**
 * Removes the rule that hides the focus of every element below a body without a class. The theme
 * changes that class on clicks and page changes, and each time the browser would recalculate the
 * style of the whole page.
 */
export function removeKeyboardRule(root: Root): void {
  root.walkRules((rule) => {
    if (rule.selector.includes(KEYBOARD_CLASS)) rule.remove();
  });
}

/** Variables that stylesheets other than Infima read. */
function listVariablesInStyles(): Set<string> {
  const files = STYLES.flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter((name) => name.endsWith('.css'))
      .map((name) => path.join(folder, name)),
  );
  return new Set(files.flatMap((file) => findVariables(readFileSync(file, 'utf8'))));
}

export function purgeInfima(): Plugin {
  const purge = purgeCss({
    content: [
      'src/**/*.{ts,tsx}',
      'pipeline/remark/**/*.ts',
      'docs/**/*.mdx',
      'node_modules/@docusaurus/{core/lib/client,theme-common/lib}/**/*.js',
      // Excludes parts that this site lacks or replaces.
      'node_modules/@docusaurus/theme-classic/lib/theme/!(Blog*|CodeBlock|Doc{Card,Category,Tag}*|Footer|MDXPage|Tab*)/**/*.js',
    ],
    // Colors by attribute and state, and classes that Docusaurus's scripts set.
    safelist: [/data-theme/, /^html$/, /^body$/],
    blocklist: ABSENT_CLASSES,
  }) as PostCssPlugin;
  const readElsewhere = listVariablesInStyles();
  const siteStyles = parse(readFileSync(OWN_VALUES, 'utf8'));
  let wasInfimaFound = false;
  const infima: PostCssPlugin = {
    postcssPlugin: 'purge-infima',
    OnceExit: async (root, helpers) => {
      removeKeyboardRule(root);
      if (root.source?.input.file === INFIMA) {
        wasInfimaFound = true;
        await purge.OnceExit?.(root, helpers);
        removeFallbacks(root);
        removeOverridden(root, siteStyles);
        removeUnusedVariables(root, readElsewhere);
      }
    },
  };
  return {
    name: 'purge-infima',
    configurePostCss: (options) => ({ ...options, plugins: [...options.plugins, infima] }),
    postBuild() {
      if (!wasInfimaFound) throw new Error(`No stylesheet of the build was ${INFIMA}`);
    },
  };
}
