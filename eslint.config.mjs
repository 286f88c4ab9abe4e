import reactHooks from 'eslint-plugin-react-hooks';
import tseslint from 'typescript-eslint';

/** Folders that a layer must not import: docs → components, helpers → ui → facts → lib. */
const LAYERS = {
  'src/lib': ['facts', 'ui', 'components', 'helpers', 'search', 'theme', 'pages'],
  'src/facts': ['ui', 'components', 'helpers', 'search', 'theme', 'pages'],
  'src/ui': ['components', 'helpers', 'search', 'theme', 'pages'],
  'src/search': ['components', 'helpers', 'theme', 'pages'],
  'src/components': ['theme', 'pages'],
  'src/helpers': ['components', 'theme', 'pages'],
};

const BUILD_TIME = ['config', 'pipeline', 'scripts', 'tests', 'provider.config'];

/** @param {readonly string[]} above @param {boolean} buildTime @returns {Record<string, ['error', object]>} */
const forbidden = (above, buildTime) => ({
  'no-restricted-imports': [
    'error',
    {
      patterns: [
        {
          group: [
            ...above.flatMap((name) => [
              `**/../${name}`,
              `**/../${name}/**`,
              `@site/src/${name}/**`,
            ]),
            ...(buildTime
              ? BUILD_TIME.flatMap((name) => [
                  `**/../${name}`,
                  `**/../${name}/**`,
                  `@site/${name}/**`,
                ])
              : []),
          ],
          message: 'Imports point one way: docs → components, helpers → ui → facts → lib.',
        },
      ],
    },
  ],
});

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
      eqeqeq: ['error', 'always', { null: 'ignore' }],
      'max-lines': ['error', { max: 400, skipBlankLines: true, skipComments: true }],
    },
  },
  {
    name: 'facts are data',
    files: ['src/facts/**', 'provider.config.ts'],
    rules: { 'max-lines': 'off' },
  },
  {
    name: 'react',
    files: ['src/**/*.tsx', 'src/**/*.ts'],
    plugins: { 'react-hooks': reactHooks },
    rules: { 'react-hooks/rules-of-hooks': 'error', 'react-hooks/exhaustive-deps': 'error' },
  },
  ...Object.entries(LAYERS).map(([folder, above]) => ({
    name: 'layers',
    files: [`${folder}/**`],
    ignores: ['**/*.test.ts'],
    rules: forbidden(above, true),
  })),
  { name: 'layers', files: ['src/theme/**', 'src/pages/**'], rules: forbidden([], true) },
  {
    name: 'build time',
    files: ['config/**', 'pipeline/**'],
    rules: {
      'no-restricted-imports': [
        'error',
        {
          patterns: [
            {
              group: ['**/src/helpers/**', '**/src/theme/**', '**/src/pages/**'],
              message: 'What runs while building does not import what only the browser runs.',
            },
          ],
        },
      ],
    },
  },
  {
    name: 'plain scripts',
    files: ['**/*.mjs'],
    ...tseslint.configs.disableTypeChecked,
  },
);
