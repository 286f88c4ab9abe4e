/**
 * Parts of guides are rendered by the server only: their HTML reaches the browser, their code never
 * does. A handler or a state in one works in `npm run dev` and is dead on the built site.
 */

/** Files whose components write HTML and nothing else. */
export const HTML_ONLY = [
  'src/components/guide/*.tsx',
  'src/components/home/*.tsx',
  'src/theme/MDXComponents/**/*.tsx',
];

/** Islands among them, which the browser does run (`src/components/guide/islands.ts`). */
export const ISLANDS = ['src/components/home/ChecklistView.tsx'];

const HOOKS =
  '/^use(?:ActionState|DeferredValue|Effect|ImperativeHandle|InsertionEffect|LayoutEffect|Optimistic|Reducer|Ref|State|SyncExternalStore|Transition)$/';
const message =
  'Guides reach the browser as HTML: this would never run. Enhance the HTML in src/components/guide/enhance, or make it an island.';

/** Options of `no-restricted-syntax`. */
export const HTML_ONLY_SYNTAX = [
  'JSXAttribute[name.name=/^on[A-Z]/]',
  `CallExpression[callee.name=${HOOKS}]`,
  `CallExpression[callee.property.name=${HOOKS}]`,
].map((selector) => ({ selector, message }));
