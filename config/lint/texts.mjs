/**
 * Text that readers see is kept in files named `texts.ts`, which a translation can replace
 * (`pipeline/bundler/translated-texts`). In other files this rule reports text between tags, text
 * in attributes that are shown or read out, and whole sentences.
 */
// cspell:ignore quasis

/** Folders whose texts are translated. */
export const FILES_WITH_TEXTS = [
  'src/helpers/**/*.{ts,tsx}',
  'src/ui/*.tsx',
  'src/components/**/*.{ts,tsx}',
  'src/theme/**/*.{ts,tsx}',
  'src/pages/**/*.{ts,tsx}',
];

/** Files whose text is not part of the interface. */
export const FILES_WITHOUT_TEXTS = [
  '**/texts.ts',
  '**/*.test.ts',
  '**/fixtures/**',
  // What the site says about helpers, in the language of the guides.
  'src/helpers/*/index.ts',
  // Log messages, and rows about them, which follow the English guides.
  'src/helpers/log-reader/**/*.ts',
  // Examples of program output, verbatim.
  'src/helpers/*/example.ts',
];

/** Attributes and component props that readers see or hear. */
const SHOWN = new Set([
  'alt',
  'aria-label',
  'caption',
  'error',
  'hint',
  'intro',
  'label',
  'placeholder',
  'summary',
  'title',
]);

/** Except `UTC`, which is the same in every language. */
const LETTERS = /\p{L}\p{Ll}/u;
/** Three or more words that start with a capital and end like a sentence. */
const SENTENCE = /^\s*[\p{Lu}“][^\n]*?\s\S+\s[^\n]*[.?!…]\s*$/u;
const MESSAGE = 'What readers see belongs into texts.ts, where it can be translated.';

/** The literals of an expression, inside conditions and templates, too. @param {any} node @returns {any[]} */
function listLiterals(node) {
  switch (node?.type) {
    case 'Literal':
    case 'TemplateLiteral':
      return [node];
    case 'JSXExpressionContainer':
      return listLiterals(node.expression);
    case 'ConditionalExpression':
      return [...listLiterals(node.consequent), ...listLiterals(node.alternate)];
    case 'LogicalExpression':
      return [...listLiterals(node.left), ...listLiterals(node.right)];
    default:
      return [];
  }
}

/** The text of a literal, with a placeholder for each interpolated value. @param {any} node */
function getText(node) {
  return node.type === 'TemplateLiteral'
    ? node.quasis.map((/** @type {any} */ part) => part.value.cooked).join('value')
    : String(node.value);
}

/** Whether a literal has letters outside its interpolated values. @param {any} node */
const hasLetters = (node) =>
  node.type === 'TemplateLiteral'
    ? node.quasis.some((/** @type {any} */ part) => LETTERS.test(part.value.cooked))
    : LETTERS.test(String(node.value));

/** Messages for developers are not translated. @param {any} node */
const isForDevelopers = (node) =>
  node.parent?.type === 'NewExpression' ||
  (node.parent?.type === 'CallExpression' && node.parent.callee.object?.name === 'console');

/** Inside `<Translate>`, whose text Docusaurus translates in its own file. @param {any} node */
const isInTranslate = (node) => node.parent?.openingElement?.name.name === 'Translate';

/** The rule, for ESLint. @type {import('eslint').Rule.RuleModule} */
export const texts = {
  meta: { type: 'problem', schema: [] },
  create(context) {
    /** @param {any} node */
    const report = (node) => context.report({ node, message: MESSAGE });
    /** @param {any} node */
    const checkSentence = (node) => {
      if (SENTENCE.test(getText(node)) && !isForDevelopers(node)) report(node);
    };
    return {
      JSXText(/** @type {any} */ node) {
        if (LETTERS.test(node.value) && !isInTranslate(node)) report(node);
      },
      JSXAttribute(/** @type {any} */ node) {
        if (!SHOWN.has(node.name.name)) return;
        listLiterals(node.value).filter(hasLetters).forEach(report);
      },
      'JSXElement > JSXExpressionContainer'(/** @type {any} */ node) {
        if (!isInTranslate(node)) listLiterals(node).filter(hasLetters).forEach(report);
      },
      Literal(/** @type {any} */ node) {
        if (typeof node.value === 'string') checkSentence(node);
      },
      TemplateLiteral: checkSentence,
    };
  },
};
