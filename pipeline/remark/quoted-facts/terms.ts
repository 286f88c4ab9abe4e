/** Creates the parts of a glossary term in a guide: a button in the text, and a note at its end. */
import type { PhrasingContent, Root } from 'mdast';
import type { Node } from 'unist';
import type { Term } from '../../../src/fact-files/glossary';
import { SEARCH_SKIP, TERM } from '../../../src/lib/guide-classes';
import { getTermAnchor } from '../../guides/anchors';
import { createHtmlElement, createTextNode } from '../html-nodes';

export interface UsedTerm extends Term {
  readonly id: string;
}

/** The term in the text. The browser opens the note without a script. */
export function createTermButton(id: string, word: string): PhrasingContent {
  return createTermElement(
    'button',
    { type: 'button', className: [TERM], popoverTarget: getTermAnchor(id) },
    [createTextNode(word)],
  ) as PhrasingContent;
}

/**
 * The notes of a guide. Browsers without popovers show them at the end of the guide.
 * @param isShown whether a note may lead to a guide of this route
 * @param more text of that link
 */
export function createGlossaryNotes(
  terms: readonly UsedTerm[],
  isShown: (route: string) => boolean,
  more: string,
): Root['children'][number] {
  const notes = terms.map(({ id, word, means, guide }) =>
    createTermElement('div', { id: getTermAnchor(id), popover: 'auto', className: ['term-note'] }, [
      createTermElement('p', {}, [
        createTermElement('strong', {}, [createTextNode(capitalize(word))]),
        createTextNode(` ${means}`),
      ]),
      ...(guide !== undefined && isShown(guide)
        ? [
            createTermElement('p', {}, [
              { type: 'link', url: guide, children: [createTextNode(more)] } as Node,
            ]),
          ]
        : []),
    ]),
  );
  return createTermElement(
    'div',
    { className: ['glossary', SEARCH_SKIP] },
    notes,
  ) as Root['children'][number];
}

/** Capitalizes a term at the beginning of a sentence. */
export function capitalize(word: string): string {
  return word.charAt(0).toUpperCase() + word.slice(1);
}

/** With a type of its own, by which Markdown copies recognize it. */
function createTermElement(tagName: string, properties: object, children: Node[]): Node {
  return { ...createHtmlElement(tagName, properties, children), type: 'term' };
}
