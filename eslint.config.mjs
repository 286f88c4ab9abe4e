import reactHooks from 'eslint-plugin-react-hooks';
import tseslint from 'typescript-eslint';
import { functionNames, OTHERWISE_NAMED } from './config/lint/function-names.mjs';
import { HTML_ONLY, HTML_ONLY_SYNTAX, ISLANDS } from './config/lint/html-only.mjs';
import { EVERYWHERE } from './config/lint/everywhere.mjs';
import { layers } from './config/lint/layers.mjs';
import { moduleHeaders, NEED_NO_HEADER } from './config/lint/module-headers.mjs';
import { FILES_WITH_TEXTS, FILES_WITHOUT_TEXTS, texts } from './config/lint/texts.mjs';

export default tseslint.config(
  {
    name: 'ignores',
    ignores: ['node_modules/', 'build/', '.docusaurus/', '.cache/', 'test-results/', 'coverage/'],
  },
  ...tseslint.configs.strictTypeChecked,
  {
    name: 'types',
    languageOptions: {
      parserOptions: { projectService: true, tsconfigRootDir: import.meta.dirname },
    },
    rules: {
      '@typescript-eslint/restrict-template-expressions': ['error', { allowNumber: true }],
      '@typescript-eslint/no-confusing-void-expression': ['error', { ignoreArrowShorthand: true }],
      '@typescript-eslint/consistent-type-imports': 'error',
      '@typescript-eslint/no-unused-vars': [
        'error',
        { argsIgnorePattern: '^_', varsIgnorePattern: '^_' },
      ],
      'no-duplicate-imports': ['error', { allowSeparateTypeImports: true }],
      'no-nested-ternary': 'error',
      eqeqeq: ['error', 'always', { null: 'ignore' }],
      'max-lines': ['error', { max: 400, skipBlankLines: true, skipComments: true }],
      'no-restricted-syntax': ['error', ...EVERYWHERE],
    },
  },
  {
    name: 'functions of one idea',
    files: [
      'benchmarks/**',
      'config/**',
      'pipeline/**',
      'products/**',
      'scripts/**',
      'src/{client,components,fact-files,fact-tables,helpers,lib,pages,provider,quotes,search,theme,ui}/**',
    ],
    ignores: ['**/*.test.{ts,tsx}', '**/fixtures/**'],
    rules: {
      'max-lines-per-function': ['error', { max: 60, skipBlankLines: true, skipComments: true }],
      'max-params': ['error', 3],
      'max-depth': ['error', 4],
      '@typescript-eslint/no-shadow': 'error',
    },
  },
  {
    name: 'the provider file and its schema are lists',
    files: ['src/provider/schema.ts', 'provider.config.ts'],
    rules: { 'max-lines': 'off' },
  },
  {
    name: 'react',
    files: ['src/**/*.tsx', 'src/**/*.ts'],
    plugins: { 'react-hooks': reactHooks },
    rules: { 'react-hooks/rules-of-hooks': 'error', 'react-hooks/exhaustive-deps': 'error' },
  },
  {
    name: 'layers',
    files: ['**/*.{ts,tsx,mts,mjs}'],
    plugins: {
      site: {
        rules: { layers, texts, 'function-names': functionNames, 'module-headers': moduleHeaders },
      },
    },
    rules: { 'site/layers': 'error' },
  },
  {
    name: 'functions are named with a verb',
    files: ['**/*.{ts,tsx,mts,mjs}'],
    ignores: OTHERWISE_NAMED,
    rules: { 'site/function-names': 'error' },
  },
  {
    name: 'modules say what they are for',
    files: ['**/*.{ts,mts,mjs}'],
    ignores: NEED_NO_HEADER,
    rules: { 'site/module-headers': 'error' },
  },
  {
    name: 'texts can be translated',
    files: FILES_WITH_TEXTS,
    ignores: FILES_WITHOUT_TEXTS,
    rules: { 'site/texts': 'error' },
  },
  {
    name: 'guides are HTML',
    files: HTML_ONLY,
    ignores: ISLANDS,
    rules: { 'no-restricted-syntax': ['error', ...EVERYWHERE, ...HTML_ONLY_SYNTAX] },
  },
  {
    name: 'plain scripts',
    files: ['**/*.{mjs,cjs}'],
    ...tseslint.configs.disableTypeChecked,
  },
  {
    name: 'scripts that Node must not take for ES modules',
    files: ['**/*.cjs'],
    rules: { '@typescript-eslint/no-require-imports': 'off' },
  },
);
