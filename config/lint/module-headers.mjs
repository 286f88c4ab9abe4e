/**
 * A module with several exports opens with a comment that says what it is for. Where there is only
 * one, the comment of the export does.
 */

/**
 * Files that need none: tests, whose cases say it, data made for them, drawings, and translations,
 * whose originals say it.
 */
export const NEED_NO_HEADER = ['**/*.{test,spec}.ts', '**/fixtures/**', 'figures/**', 'i18n/**'];

/** How many names a statement exports. @param {any} statement @returns {number} */
function countExports({ type, declaration, specifiers }) {
  if (type === 'ExportNamedDeclaration')
    return declaration?.declarations?.length ?? (declaration ? 1 : specifiers.length);
  return /^Export/.test(type) ? 1 : 0;
}

/** The rule, for ESLint. @type {import('eslint').Rule.RuleModule} */
export const moduleHeaders = {
  meta: { type: 'suggestion', schema: [] },
  create(context) {
    return {
      Program(/** @type {any} */ node) {
        const { body, comments } = node;
        let count = 0;
        for (const statement of body) count += countExports(statement);
        const isFirst = comments[0] !== undefined && comments[0].range[0] < body[0]?.range[0];
        if (count < 2 || isFirst) return;
        context.report({
          node: body[0],
          message: 'Open the file with a comment that says what it is for (config/lint).',
        });
      },
    };
  },
};
