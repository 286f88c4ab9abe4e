/**
 * Components of guides are rendered only on the server: the browser gets their HTML and none of
 * their code. Event handlers and state in them work in `npm run dev` but not on the built site.
 */

/** Files whose components are rendered only on the server. */
export const HTML_ONLY = [
  'src/components/guide/*.tsx',
  'src/components/home/*.tsx',
  'src/theme/MDXComponents/**/*.tsx',
];

/** Islands among them, which do run in the browser (`src/components/guide/islands.ts`). */
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
