/** Point 4: one action per step, with exact place and text, and the first step comes early. */
import type { Code, List, Root } from 'mdast';
import type { Node, Parent } from 'unist';
import { visit } from 'unist-util-visit';
import type { FactTables } from '../../../src/quotes/resolve';
import { CODE_PLACES, isCodePlace } from '../../code-places';
import { parseFenceMeta } from '../../remark/code-place';
import { findElementName, getText } from '../../guides/tree';
import { containsNode, countWords, listSections, getProse } from '../nodes';
import { getArticleFrontMatter, type ContractRule } from '../rule';

/** Text, lists and call-outs between the title and step 1. */
const MAX_WORDS_BEFORE_STEPS = 120;
/** A shorter section only refers to another page. */
const MAX_WORDS_OF_REFERENCE = 60;
/** Verbs with which the heading of a task begins: “Add a domain”. */
const TASK_VERBS = [
  'back up',
  ...`
    add allow ban block build change choose configure connect copy create delete disable download
    edit enable find fix get give import export install invite join let link make migrate move open
    pick plan prevent protect put read record remove rename replace reset restore restrict run
    schedule set share show shrink speed start stop switch take test trim turn unban update upgrade
    upload use write
  `
    .trim()
    .split(/\s+/),
];
const TASK_HEADING = new RegExp(`^(?:${TASK_VERBS.join('|')})\\b`, 'i');

const isStepList = (node: Node) => node.type === 'list' && (node as List).ordered === true;

/**
 * The words before the first numbered list. A numbered list in "Before you start" has no steps, and
 * folded text does not count.
 */
function countWordsBeforeSteps(tree: Root, tables: FactTables): number {
  let prose = '';
  let inPrerequisites = false;
  /** Adds the prose of nodes up to the first step. Returns whether it got there. */
  const readToSteps = (nodes: readonly Node[]): boolean =>
    nodes.some((node) => {
      if (node.type === 'heading') inPrerequisites = getText(node).trim() === 'Before you start';
      if (isStepList(node) && !inPrerequisites) return true;
      if (findElementName(node) === 'Fold') return false;
      // Steps can be inside an element, such as a tab.
      const holdsSteps = !isStepList(node) && containsNode(node, isStepList);
      if (holdsSteps) return readToSteps((node as Parent).children);
      prose += getProse(node, tables);
      return false;
    });
  readToSteps(tree.children);
  return countWords(prose);
}

/** What shows how a task is done. */
const INSTRUCTIONS = ['list', 'code', 'table', 'mdxJsxFlowElement'];

/** Whether a section says nothing of its task but where else it is described. */
function isOnlyReference(nodes: readonly Node[]): boolean {
  const contains = (types: readonly string[]) =>
    nodes.some((node) => containsNode(node, ({ type }) => types.includes(type)));
  const wordCount = countWords(nodes.map((node) => getProse(node, {})).join(' '));
  return !contains(INSTRUCTIONS) && contains(['link']) && wordCount <= MAX_WORDS_OF_REFERENCE;
}

export const steps: readonly ContractRule[] = [
  {
    point: 4,
    appliesTo: 'guides',
    check(guide, _context, report) {
      if (getArticleFrontMatter(guide).kind === 'guide' && !containsNode(guide.tree, isStepList)) {
        report('no numbered steps');
      }
    },
  },
  {
    point: 4,
    appliesTo: 'guides',
    check(guide, _context, report) {
      visit(guide.tree, 'code', (node: Code) => {
        const { place, title, output } = parseFenceMeta(node.meta);
        if (place !== undefined && !isCodePlace(place)) {
          report(`unknown place "${place}": use ${CODE_PLACES.join(', ')}`, node);
        }
        const isPlaced = place !== undefined || title !== undefined || output;
        if (!isPlaced && getArticleFrontMatter(guide).kind !== 'policy') {
          report('code block without place="…", title="file" or output', node);
        }
      });
    },
  },
  {
    point: 4,
    appliesTo: 'guides-with-evidence',
    check(guide, { tables }, report) {
      if (getArticleFrontMatter(guide).kind !== 'guide') return;
      const wordCount = countWordsBeforeSteps(guide.tree, tables);
      if (wordCount > MAX_WORDS_BEFORE_STEPS) {
        report(
          `${wordCount} words before the first step, at most ${MAX_WORDS_BEFORE_STEPS}: move what can wait behind the steps or into a <Fold>`,
        );
      }
    },
  },
  {
    point: 4,
    appliesTo: 'guides-with-evidence',
    check(guide, _context, report) {
      if (getArticleFrontMatter(guide).kind !== 'guide') return;
      for (const { heading, nodes } of listSections(guide.tree)) {
        const title = getText(heading).trim();
        if (TASK_HEADING.test(title) && isOnlyReference(nodes))
          report(`"${title}" promises a task and only links to it: show the step here`, heading);
      }
    },
  },
];
