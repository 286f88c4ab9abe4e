/** Glossary terms in a guide: a button in the text, and a note at its end. */
import type { PhrasingContent, Root } from 'mdast';
import type { Node } from 'unist';
import type { Term } from '../../../src/facts/glossary';

export interface UsedTerm extends Term {
  readonly id: string;
}

/** Anchor of a term's note. */
export function termAnchor(id: string): string {
  return `term-${id.toLowerCase()}`;
}

/** The term in the text. The browser opens the note without a script. */
export function termButton(id: string, word: string): PhrasingContent {
  return element('button', { type: 'button', className: ['term'], popoverTarget: termAnchor(id) }, [
    text(word),
  ]) as PhrasingContent;
}

/**
 * The notes of a guide. Browsers without popovers show them at the end of the guide.
 * @param isShown whether a note may lead to a guide of this route
 * @param more text of that link
 */
export function glossaryNotes(
  terms: readonly UsedTerm[],
  isShown: (route: string) => boolean,
  more: string,
): Root['children'][number] {
  const notes = terms.map(({ id, word, means, guide }) =>
    element('div', { id: termAnchor(id), popover: 'auto', className: ['term-note'] }, [
      element('p', {}, [element('strong', {}, [text(capital(word))]), text(` ${means}`)]),
      ...(guide !== undefined && isShown(guide)
        ? [element('p', {}, [{ type: 'link', url: guide, children: [text(more)] } as Node])]
        : []),
    ]),
  );
  return element(
    'div',
    { className: ['glossary', 'search-skip'] },
    notes,
  ) as Root['children'][number];
}

/** Capitalizes a term at the beginning of a sentence. */
export function capital(word: string): string {
  return word.charAt(0).toUpperCase() + word.slice(1);
}

function text(value: string): Node {
  return { type: 'text', value } as Node;
}

function element(hName: string, hProperties: object, children: Node[]): Node {
  return { type: 'term', data: { hName, hProperties }, children } as Node;
}
