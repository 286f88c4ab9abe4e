import { plainCategory } from './show-as-ranked';

/** What the dialog says of itself and no longer may, once it is a dialog. */
const OF_A_BUTTON = ['aria-expanded', 'aria-haspopup', 'aria-controls', 'aria-labelledby'];

/** Sets an attribute only where it differs, so that an observer of attributes comes to rest. */
function set(element: Element, name: string, value: string): void {
  if (element.getAttribute(name) !== value) element.setAttribute(name, value);
}

function apply(box: Element): void {
  const dialog = box.querySelector('.DocSearch-Container');
  if (dialog === null) return;
  set(dialog, 'role', 'dialog');
  set(dialog, 'aria-modal', 'true');
  set(dialog, 'aria-label', 'Search docs');
  set(dialog, 'tabindex', '-1');
  for (const name of OF_A_BUTTON) dialog.removeAttribute(name);

  const lists = [...dialog.querySelectorAll('.DocSearch-Hits')].flatMap((section, index) => {
    const list = section.querySelector('[role=listbox]');
    if (list === null) return [];
    const title = section.querySelector('.DocSearch-Hit-source')?.textContent ?? '';
    set(list, 'id', `docsearch-list-${index}`);
    set(list, 'aria-label', plainCategory(title));
    list.removeAttribute('aria-labelledby');
    return [list.id];
  });
  const input = dialog.querySelector('.DocSearch-Input');
  if (input === null) return;
  if (lists.length > 0) set(input, 'aria-controls', lists.join(' '));
  else input.removeAttribute('aria-controls');
}

/**
 * Corrects the dialog of DocSearch 3.9 for screen readers: it calls itself a button, which hides
 * its parts, and names its lists by ids that it does not give them. React leaves an attribute alone
 * until its value changes, so what it writes again is corrected again.
 * @param box the element that holds the dialog
 * @returns ends the corrections
 */
export function nameDialog(box: Element): () => void {
  apply(box);
  const observer = new MutationObserver(() => apply(box));
  observer.observe(box, {
    subtree: true,
    childList: true,
    attributeFilter: ['aria-controls', 'aria-labelledby'],
  });
  return () => observer.disconnect();
}
