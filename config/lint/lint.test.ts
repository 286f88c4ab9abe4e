import { existsSync, readFileSync } from 'node:fs';
import { ESLint } from 'eslint';
import { describe, expect, it } from 'vitest';
import { findNameFault } from './function-names.mjs';
import { ISLANDS } from './html-only.mjs';
import { FORBIDDEN, findForbiddenImport } from './layers.mjs';

describe('findForbiddenImport', () => {
  it.each([
    ['src/lib/zip.ts', '../ui/Field', 'src/ui'],
    ['src/quotes/tables.ts', '@site/src/helpers/dns/model', 'src/helpers'],
    ['src/provider/schema.ts', '../quotes/resolve', 'src/quotes'],
    ['src/fact-files/files.ts', '../fact-tables/java.data', 'src/fact-tables'],
    ['src/fact-tables/ports.ts', '../quotes/tables', 'src/quotes'],
    ['src/lib/zip.ts', '../fact-files/yaml', 'src/fact-files'],
    ['src/ui/Field.tsx', '../components/guide/Island', 'src/components'],
    ['src/lib/zip.ts', '../../products/all', 'products'],
    ['products/rust/index.ts', '../../src/theme/TOC', 'src/theme'],
    ['products/rust/index.ts', '../../src/helpers/wipe-calendar/WipeCalendar', 'src/helpers'],
    ['src/search/worker/worker.ts', '../../theme/SearchBar', 'src/theme'],
    ['src/search/client/client.ts', '../../../provider.config', 'provider.config'],
    ['src/search/words/language.ts', '../ranking/model', 'src/search/ranking'],
    ['src/search/ranking/rank.ts', '../worker/hits', 'src/search/worker'],
    ['src/search/worker/worker.ts', '../client/transport', 'src/search/client'],
    ['src/client/defer-manifest.ts', '../ui/zip', 'src/ui'],
    ['src/helpers/dns/DnsBuilder.tsx', '../../components/guide/Figure', 'src/components'],
    [
      'src/components/guide/enhance/Islands.tsx',
      '../../../../pipeline/lib/built-files',
      'pipeline',
    ],
    ['src/theme/TOC/index.tsx', '@site/src/pages/not-found', 'src/pages'],
    ['src/pages/not-found.tsx', '../../config/navbar', 'config'],
    ['config/headers.ts', '../src/components/guide/Figure', 'src/components'],
    ['pipeline/pages/guide-data/index.ts', '../../../src/helpers/dns/model', 'src/helpers'],
    ['pipeline/files/compress/index.ts', '../../../scripts/serve.mjs', 'scripts'],
    ['pipeline/lib/built-files.ts', '../pages/check-budgets', 'pipeline/pages'],
    ['pipeline/remark/quoted-facts/index.ts', '../../files/social-cards', 'pipeline/files'],
    ['pipeline/remark/features/index.ts', '../../contract/targets', 'pipeline/contract'],
    ['pipeline/guides/index.ts', '../remark/quoted-facts', 'pipeline/remark'],
    ['pipeline/front-matter/schema.ts', '../contract', 'pipeline/contract'],
    ['pipeline/bundler/split-chunks/index.ts', '../../pages', 'pipeline/pages'],
    ['pipeline/files/social-cards/index.ts', '../../pages/page-heads', 'pipeline/pages'],
    ['pipeline/files/host-files/index.ts', '../../bundler/route-assets', 'pipeline/bundler'],
    ['pipeline/pages/index.ts', '../contract/targets', 'pipeline/contract'],
  ])('%s must not import %s', (file, request, folder) => {
    expect(findForbiddenImport(file, request)).toContain(`do not import ${folder}`);
  });

  it('keeps helpers apart', () => {
    const file = 'src/helpers/mtr/Mtr.tsx';
    expect(findForbiddenImport(file, '../dns/model')).toContain('another one');
    expect(findForbiddenImport(file, './model')).toBeUndefined();
    expect(findForbiddenImport(file, '../../ui/Field')).toBeUndefined();
  });

  it.each([
    ['src/theme/TOC/index.tsx', '@site/src/components/guide/Figure'],
    ['src/components/guide/islands.ts', '../../helpers/loaders'],
    ['pipeline/contract/targets.ts', '../../src/helpers/all'],
    ['src/ui/Field.tsx', '../lib/zip'],
    ['src/lib/zip.ts', './zip'],
    ['src/lib/zip.ts', 'react'],
    ['src/lib/zip.ts', '../library/x'],
    ['src/lib/zip.test.ts', '../ui/Field'],
    ['pipeline/pages/guide-data/index.ts', '../../../src/components/guide/built/data'],
    ['pipeline/pages/index.ts', '../files/search-index/read-page'],
    ['pipeline/files/social-cards/index.ts', '../../lib/guide-page'],
    ['pipeline/files/markdown-copies/index.ts', '../../remark/quoted-facts'],
  ])('%s may import %s', (file, request) => {
    expect(findForbiddenImport(file, request)).toBeUndefined();
  });

  it('names only folders that exist', () => {
    for (const folder of Object.keys(FORBIDDEN)) expect(existsSync(folder), folder).toBe(true);
  });
});

describe('findNameFault', () => {
  it.each([
    ['owner', 'src/helpers/java/model.ts'],
    ['pageWith', 'tests/site/accessibility/axe.spec.ts'],
    ['getter', 'benchmarks/growth.ts'],
    ['tothe', 'src/lib/zip.ts'],
    ['remarkQuotedFacts', 'src/lib/zip.ts'],
    ['routeAssets', 'pipeline/bundler/trusted-types/index.ts'],
    ['markdownCopies', 'pipeline/files/markdown-copies/index.ts'],
  ])('%s says not what it does in %s', (name, file) => {
    expect(findNameFault(name, file)).toMatch(
      /^Begin the name with a verb .* instead of "\w+"\. .*config\/lint\/verbs\.mjs/,
    );
  });

  it.each([
    ['findOwner', 'src/helpers/java/model.ts'],
    ['matches', 'src/helpers/java/model.ts'],
    ['toHex', 'src/helpers/motd/styled-text.ts'],
    ['withoutSlug', 'pipeline/guides/index.ts'],
    ['onRouteUpdate', 'src/client/scroll-and-focus.ts'],
    ['main', 'scripts/check-facts.ts'],
    ['Field', 'src/ui/Field.tsx'],
    ['remarkMarkdownCopies', 'pipeline/files/markdown-copies/index.ts'],
    ['routeAssets', 'pipeline/bundler/route-assets/index.ts'],
  ])('%s is a good name in %s', (name, file) => {
    expect(findNameFault(name, file)).toBeUndefined();
  });
});

const RULES = [
  'site/function-names',
  'site/module-headers',
  '@typescript-eslint/no-shadow',
  'site/layers',
  'site/texts',
  'max-lines-per-function',
  'max-params',
  'no-restricted-syntax',
  'max-depth',
  'no-nested-ternary',
];

describe('the configuration of ESLint', () => {
  // Without the typed rules, which take half a minute to load.
  const eslint = new ESLint({
    overrideConfig: { languageOptions: { parserOptions: { projectService: false } } },
    ruleFilter: ({ ruleId }) => RULES.includes(ruleId),
  });
  const listReportedRules = async (filePath: string, code: string) => {
    const [result] = await eslint.lintText(code, { filePath });
    return result?.messages.map(({ ruleId }) => ruleId) ?? [];
  };

  it.each([
    ['src/ui/Field.tsx', "import '../components/guide/Island';"],
    ['src/lib/zip.ts', "export * from '../ui/Field';"],
    ['pipeline/lib/built-files.ts', "export { x } from '../pages';"],
    ['pipeline/files/sitemap/index.ts', "import type { A } from '../../pages/csp-pages';"],
    ['config/serving.mjs', "await import('../src/helpers/dns/model');"],
  ])('layers reports %s for %s', async (file, code) => {
    expect(await listReportedRules(file, code)).toContain('site/layers');
  });

  it.each([
    ['src/lib/zip.ts', 'function owner() {}'],
    ['src/lib/zip.ts', 'export const owner = () => 1;'],
    ['src/lib/zip.ts', 'const owner = function () {};'],
    ['src/theme/TOC/index.tsx', 'export default function owner() {}'],
    ['scripts/serve.mjs', 'export async function owner() {}'],
    ['tests/site/site.ts', 'export const owner = async () => 1;'],
  ])('function-names reports in %s %s', async (file, code) => {
    expect(await listReportedRules(file, code)).toContain('site/function-names');
  });

  it.each([
    ['src/lib/zip.ts', 'export const findOwner = () => { const own = () => 1; return own(); };'],
    ['src/lib/zip.ts', 'export const owner = findOwner(() => 1);'],
    ['src/theme/TOC/index.tsx', 'export default () => null;'],
    ['src/helpers/dns/texts.ts', 'export const owner = () => 1;'],
    ['figures/panel.ts', 'export function row() {}'],
    ['sidebars.ts', 'const category = () => 1;'],
    ['pipeline/bundler/package-replacements/history.ts', 'export function owner() {}'],
  ])('function-names passes in %s %s', async (file, code) => {
    expect(await listReportedRules(file, code)).not.toContain('site/function-names');
  });

  it.each([
    ['src/components/guide/Figure.tsx', 'export const a = <i onClick={() => undefined} />;'],
    ['src/components/home/HelpBox.tsx', 'export const a = () => useState(1);'],
    ['src/theme/MDXComponents/index.tsx', 'export const a = () => React.useEffect(b);'],
    ['src/components/guide/Figure.tsx', 'export let a = 1;'],
    ['scripts/serve.mjs', 'export let a = 1;'],
    ['src/lib/zip.ts', `export const a = /${'b'.repeat(161)}/;`],
    ['scripts/serve.mjs', `export const a = String.raw\`${'b'.repeat(161)}\`;`],
  ])('%s must not hold %s', async (file, code) => {
    expect(await listReportedRules(file, code)).toContain('no-restricted-syntax');
  });

  it.each([
    ['src/components/guide/enhance/EnhancedGuide.tsx', 'export const a = <i onClick={b} />;'],
    ['src/components/home/ChecklistView.tsx', 'export const a = () => useState(1);'],
    ['src/components/guide/Figure.tsx', 'export const a = <i data-on="x" title="y" />;'],
    ['src/lib/zip.ts', `export const a = /${'b'.repeat(160)}/;`],
  ])('%s may hold %s', async (file, code) => {
    expect(await listReportedRules(file, code)).not.toContain('no-restricted-syntax');
  });

  it.each([
    ['src/lib/zip.ts', 'export const a = 1;\nexport type B = 1;', true],
    ['src/lib/zip.ts', 'export const a = 1, b = 2;', true],
    ['src/lib/zip.ts', "import 'c';\n/** Says a. */\nexport const a = 1;\nexport { d };", true],
    ['src/lib/zip.ts', '/** Says all. */\nexport const a = 1;\nexport type B = 1;', false],
    ['src/lib/zip.ts', 'export const a = 1;', false],
    ['src/lib/zip.test.ts', 'export const a = 1, b = 2;', false],
    ['i18n/de/texts/src/ui/texts.ts', 'export const a = 1, b = 2;', false],
  ])('a header is missing in %s with %s: %s', async (file, code, isMissing) => {
    const found = await listReportedRules(file, code);
    expect(found.includes('site/module-headers')).toBe(isMissing);
  });

  const VIEW = 'src/helpers/dns/Records.tsx';
  it.each([
    [VIEW, 'export const a = <p>The record is wrong</p>;'],
    [VIEW, 'export const a = <p>{b ? "wrong" : c}</p>;'],
    [VIEW, 'export const a = <Verdict title={`${b} records`} />;'],
    [VIEW, 'export const a = <i aria-label="Remove" />;'],
    ['src/ui/Field.tsx', 'export const a = <input placeholder={b && "your name"} />;'],
    ['src/helpers/dns/model.ts', "export const a = ['A name may not begin with a dot.'];"],
    ['src/helpers/mtr/summary.ts', 'export const a = `It has ${b} hops in all.`;'],
  ])("%s keeps readers' words out of %s", async (file, code) => {
    expect(await listReportedRules(file, code)).toContain('site/texts');
  });

  it.each([
    [VIEW, 'export const a = <p className="big card">{VIEW.title} UTC, 5 × {b}</p>;'],
    [VIEW, 'export const a = <Translate id="b">See all</Translate>;'],
    [VIEW, "throw new Error('The facts have no such row.');"],
    ['src/helpers/dns/texts.ts', "export const a = 'A name may not begin with a dot.';"],
    ['src/helpers/dns/checks.ts', 'export const a = `dig +short ${b} ${c} @1.1.1.1`;'],
  ])('%s may hold %s', async (file, code) => {
    expect(await listReportedRules(file, code)).not.toContain('site/texts');
  });

  it.each([
    ['src/helpers/dns/model.ts', 61, true],
    ['pipeline/remark/quoted-facts/index.ts', 61, true],
    ['scripts/start.ts', 60, false],
    ['src/helpers/dns/model.test.ts', 61, false],
  ])('a function in %s of %i lines is too long: %s', async (file, lines, isTooLong) => {
    const code = `export function f() {\n${'g();\n'.repeat(lines - 2)}}`;
    const found = await listReportedRules(file, code);
    expect(found.includes('max-lines-per-function')).toBe(isTooLong);
  });

  it.each([
    ['src/helpers/dns/model.ts', '(a, b, c, d)', true],
    ['benchmarks/lib/open-page.ts', '(a, b, c, d)', true],
    ['scripts/start.ts', '(a, { b, c }, d)', false],
    ['pipeline/remark/quoted-facts/index.test.ts', '(a, b, c, d)', false],
  ])(
    'a function in %s with the parameters %s has too many: %s',
    async (file, params, isTooMany) => {
      const found = await listReportedRules(file, `export const f = ${params} => g();`);
      expect(found.includes('max-params')).toBe(isTooMany);
    },
  );

  it.each([
    ['max-depth', 'for (a of b) while (c) while (d) while (e) f();', false],
    ['max-depth', 'for (a of b) while (c) while (d) while (e) if (f) g();', true],
    ['no-nested-ternary', 'export const a = b ? c : d;', false],
    ['no-nested-ternary', 'export const a = b ? c : d ? e : f;', true],
  ])('%s looks at %s: %s', async (rule, code, isReported) => {
    const nested = code.startsWith('for') ? `function f() { ${code} }` : code;
    expect((await listReportedRules('src/lib/zip.ts', nested)).includes(rule)).toBe(isReported);
  });

  it.each([
    ['src/helpers/dns/model.ts', true],
    ['scripts/start.ts', true],
    ['src/helpers/dns/model.test.ts', false],
  ])('a name in %s that hides an outer one is reported: %s', async (file, isReported) => {
    const code = 'export const findRow = (row) => row.map((row) => row);';
    const found = await listReportedRules(file, code);
    expect(found.includes('@typescript-eslint/no-shadow')).toBe(isReported);
  });

  it('lists exactly the islands that are not helpers', () => {
    const source = readFileSync('src/components/guide/islands.ts', 'utf8');
    const islands = [...source.matchAll(/import\('\.\.\/(\w[^']+)'\)/g)];
    expect(islands.map(([, name]) => `src/components/${name}.tsx`)).toEqual(ISLANDS);
  });
});
