/**
 * The first word of a function's name is a verb, so that a call says what it does. The rule looks
 * at functions at the top of a file, exported or not; components begin with a capital letter.
 */
import path from 'node:path';
import { ACTIONS, ANSWERS } from './verbs.mjs';

/** Files whose functions have other names. */
export const OTHERWISE_NAMED = [
  // After the text that they return: `CHANGES.moves(day, minutes)`.
  '**/texts.ts',
  // After what is drawn or listed, as elements are: `row(button('Save'))`.
  'figures/**',
  'sidebars.ts',
  // As in the package that they replace.
  'pipeline/bundler/package-replacements/**',
];

/** `toHex` converts, `withSlug` and `withoutSlug` return a changed copy, `onRouteUpdate` is called. */
const PREFIX = /^(?:main$|(?:on|to|with|without)[A-Z])/;

/** @param {string} name in kebab-case */
const toCamelCase = (name) => name.replace(/-(\w)/g, (_, letter) => letter.toUpperCase());

/**
 * Whether it is the name of a plugin: of Docusaurus's, that of its folder, and of remark's,
 * `remark…`.
 * @param {string} name
 * @param {string} file path in the project, with `/`
 */
function isNameOfPlugin(name, file) {
  if (!file.startsWith('pipeline/')) return false;
  const folder = path.posix.basename(path.posix.dirname(file));
  const isInBundler = file.startsWith('pipeline/bundler/');
  return /^remark[A-Z]/.test(name) || (isInBundler && name === toCamelCase(folder));
}

/**
 * What to do about the name of a function.
 * @param {string} name
 * @param {string} file path in the project, with `/`
 * @returns {string | undefined} undefined if it is good
 */
export function findNameFault(name, file) {
  const [firstWord = ''] = /^[a-z]+/.exec(name) ?? [];
  const isComponent = firstWord === '';
  const isVerb = ACTIONS.has(firstWord) || ANSWERS.has(firstWord) || PREFIX.test(name);
  return isComponent || isVerb || isNameOfPlugin(name, file)
    ? undefined
    : `Begin the name with a verb that says what the function does, such as find, list or create instead of "${name}". The verbs are in config/lint/verbs.mjs: add yours if it is missing.`;
}

/** The names of the functions that a statement at the top of a file declares. @param {any} statement @returns {any[]} */
function listNames(statement) {
  const isExport = /^Export(?:Named|Default)Declaration$/.test(statement.type);
  const declaration = isExport ? statement.declaration : statement;
  if (declaration?.type === 'FunctionDeclaration') return declaration.id ? [declaration.id] : [];
  if (declaration?.type !== 'VariableDeclaration') return [];
  return declaration.declarations
    .filter((/** @type {any} */ { init }) =>
      /^(?:ArrowFunction|Function)Expression$/.test(init?.type),
    )
    .map((/** @type {any} */ { id }) => id);
}

/** The rule, for ESLint. @type {import('eslint').Rule.RuleModule} */
export const functionNames = {
  meta: { type: 'suggestion', schema: [] },
  create(context) {
    const file = path.relative(context.cwd, context.filename).split(path.sep).join('/');
    return {
      Program(/** @type {any} */ { body }) {
        for (const id of body.flatMap(listNames)) {
          const message = findNameFault(id.name, file);
          if (message !== undefined) context.report({ node: id, message });
        }
      },
    };
  },
};
