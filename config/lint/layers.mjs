/**
 * Imports go one way only, as in DEVELOPING.md. Tests may import what they test.
 * In the browser: pages → theme → components → helpers → ui → facts → lib, where facts are
 * quotes → fact-tables → fact-files, and provider beside the tables.
 * In the search: client → worker → ranking → words.
 * In the build: pages → files → remark → lib, pages → bundler → lib, and contract → remark; lib
 * includes what reads guides, front matter and evidence.
 */
import path from 'node:path';

const BUILD = [
  'benchmarks',
  'config',
  'docusaurus.config',
  'figures',
  'pipeline',
  'provider.config',
  'scripts',
  'sidebars',
  'tests',
];
const VIEWS = ['src/components', 'src/helpers', 'src/pages', 'src/theme'];
/** What the facts and the provider say, and how guides quote it. */
const FACTS = ['src/fact-files', 'src/fact-tables', 'src/provider', 'src/quotes'];
/** Everything that facts must not import. */
const ABOVE_FACTS = ['src/client', 'src/search', 'src/ui', ...VIEWS, ...BUILD];

/** @param {...string} names @returns {string[]} */
const listPipelineFolders = (...names) => names.map((name) => `pipeline/${name}`);

/**
 * Folders, and what their files must not import.
 * @type {Readonly<Record<string, readonly string[]>>}
 */
export const FORBIDDEN = {
  'src/lib': ['products', ...FACTS, ...ABOVE_FACTS],
  products: [
    'src/client',
    'src/components',
    'src/helpers',
    'src/pages',
    'src/search',
    'src/theme',
    'src/ui',
    ...BUILD,
  ],
  'src/provider': ['src/fact-files', 'src/fact-tables', 'src/quotes', ...ABOVE_FACTS],
  'src/fact-files': ['products', 'src/fact-tables', 'src/provider', 'src/quotes', ...ABOVE_FACTS],
  'src/fact-tables': ['src/provider', 'src/quotes', ...ABOVE_FACTS],
  'src/quotes': ABOVE_FACTS,
  'src/ui': ['src/client', 'src/search', ...VIEWS, ...BUILD],
  'src/search': ['src/client', ...VIEWS, ...BUILD],
  'src/search/words': ['client', 'ranking', 'worker'].map((name) => `src/search/${name}`),
  'src/search/ranking': ['client', 'worker'].map((name) => `src/search/${name}`),
  'src/search/worker': ['src/search/client'],
  'src/client': ['src/search', 'src/ui', ...VIEWS, ...BUILD],
  'src/helpers': ['src/client', 'src/components', 'src/pages', 'src/theme', ...BUILD],
  'src/components': ['src/pages', 'src/theme', ...BUILD],
  'src/theme': ['src/pages', ...BUILD],
  'src/pages': BUILD,
  config: [...VIEWS, 'src/client', 'scripts', 'tests'],
  pipeline: ['src/client', 'src/helpers', 'src/theme', 'scripts', 'tests'],
  ...Object.fromEntries(
    ['evidence', 'front-matter', 'guides', 'lib'].map((name) => [
      `pipeline/${name}`,
      listPipelineFolders('bundler', 'contract', 'files', 'pages', 'remark'),
    ]),
  ),
  'pipeline/remark': listPipelineFolders('bundler', 'contract', 'files', 'pages'),
  'pipeline/bundler': listPipelineFolders('contract', 'files', 'pages', 'remark'),
  'pipeline/files': listPipelineFolders('bundler', 'contract', 'pages'),
  'pipeline/pages': listPipelineFolders('contract'),
};

/** @param {string} name @param {string} folder */
const isIn = (name, folder) => name === folder || name.startsWith(`${folder}/`);

/**
 * Why a file must not import something.
 * @param {string} file path in the project, with `/`
 * @param {string} request the module specifier
 * @returns {string | undefined} undefined if it may
 */
export function findForbiddenImport(file, request) {
  const isOwn = request.startsWith('.') || request.startsWith('@site/');
  if (!isOwn || /\.(?:test|spec)\.ts$/.test(file)) return undefined;
  const target = request.startsWith('.')
    ? path.posix.join(path.posix.dirname(file), request)
    : request.slice('@site/'.length);
  // What the site says about helpers is data, not a helper.
  const isRecords = /^src\/helpers\/(?:all|helper)$/.test(target);
  for (const [folder, others] of Object.entries(FORBIDDEN)) {
    const other = isIn(file, folder) && !isRecords && others.find((name) => isIn(target, name));
    if (other) return `Files of ${folder} do not import ${other} (config/lint/layers.mjs).`;
  }
  // Helpers do not import each other, so that each can be deleted.
  const helper = /^src\/helpers\/[^/]+(?=\/)/.exec(file)?.[0];
  const ofTarget = /^src\/helpers\/[^/]+/.exec(target)?.[0];
  return helper !== undefined && ofTarget !== undefined && helper !== ofTarget && !isRecords
    ? `A helper does not import another one: what both need belongs to src/ui or src/lib.`
    : undefined;
}

/** The rule, for ESLint. @type {import('eslint').Rule.RuleModule} */
export const layers = {
  meta: { type: 'problem', schema: [] },
  create(context) {
    const file = path.relative(context.cwd, context.filename).split(path.sep).join('/');
    /** @param {any} node */
    const check = (node) => {
      const request = node.source?.value;
      const message = typeof request === 'string' ? findForbiddenImport(file, request) : undefined;
      if (message !== undefined) context.report({ node, message });
    };
    return {
      ImportDeclaration: check,
      ImportExpression: check,
      ExportAllDeclaration: check,
      ExportNamedDeclaration: check,
    };
  },
};
