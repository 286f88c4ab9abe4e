/**
 * Every element, callout and code language of a guide is one that the site knows, and every helper
 * has a record.
 */
import type { Code } from 'mdast';
import type { Node } from 'unist';
import { visit } from 'unist-util-visit';
import { helpers } from '../../../src/helpers/all';
import { findNearest } from '../../../src/lib/edit-distance';
import { findAttribute, findDirectiveName, findElementName } from '../../guides/tree';
import { CODE_LANGUAGES } from '../../remark/highlight-code';
import { NO_POINT, type ContractRule } from '../rule';

/** Elements that guides may use without an import: the theme's, and those of `pipeline/remark`. */
export const ELEMENTS: readonly string[] = [
  'Fold',
  'Helper',
  'If',
  'ProductCards',
  'TabItem',
  'Tabs',
];

/** Callouts of Docusaurus that guides may use. */
const DEFAULT_CALLOUTS: readonly string[] = ['note', 'tip', 'info', 'warning', 'danger'];
/** Callouts of this site; docusaurus.config.ts registers them. */
export const OWN_CALLOUTS: readonly string[] = ['safety', 'ticket'];
/** One of another name would be published as plain text. */
const CALLOUTS: readonly string[] = [...DEFAULT_CALLOUTS, ...OWN_CALLOUTS];

/** The part of an `import` (https://github.com/estree/estree) that is used here. */
interface ImportNode extends Node {
  readonly data?: {
    readonly estree?: {
      readonly body: readonly {
        readonly specifiers?: readonly { readonly local: { readonly name: string } }[];
      }[];
    };
  };
}

/** Names that a page imports. */
function listImportedNames(tree: Node): string[] {
  const names: string[] = [];
  visit(tree, 'mdxjsEsm', ({ data }: ImportNode) => {
    for (const { specifiers = [] } of data?.estree?.body ?? []) {
      names.push(...specifiers.map(({ local }) => local.name));
    }
  });
  return names;
}

export const elementNames: readonly ContractRule[] = [
  {
    point: NO_POINT,
    appliesTo: 'all-pages',
    check({ tree }, _context, report) {
      const known = [...ELEMENTS, ...listImportedNames(tree)];
      visit(tree as Node, (node: Node) => {
        const name = findElementName(node);
        // Lower case means HTML.
        if (name === undefined || !/^[A-Z]/.test(name)) return;
        if (!known.includes(name)) {
          report(
            `no element is named <${name}>. Nearest: <${findNearest(name, known, 2).join('>, <')}>`,
            node,
          );
        } else if (name === 'Helper') {
          const helper = findAttribute(node, 'name') ?? '';
          if (Object.hasOwn(helpers, helper)) return;
          const names = findNearest(helper, Object.keys(helpers), 3).join(', ');
          report(`no helper is named "${helper}". Nearest: ${names}`, node);
        }
      });
    },
  },
  {
    point: NO_POINT,
    appliesTo: 'all-pages',
    check({ tree }, _context, report) {
      visit(tree as Node, (node: Node) => {
        const callout = findDirectiveName(node);
        if (callout !== undefined && !CALLOUTS.includes(callout)) {
          const names = findNearest(callout, CALLOUTS, 2).join(', ');
          report(`no callout is named "${callout}". Nearest: ${names}`, node);
        }
        const language = node.type === 'code' ? ((node as Code).lang ?? 'text') : 'text';
        if (!CODE_LANGUAGES.includes(language)) {
          const names = findNearest(language, CODE_LANGUAGES, 2).join(', ');
          report(`no code language is named "${language}". Nearest: ${names}`, node);
        }
      });
    },
  },
];
