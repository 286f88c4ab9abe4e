import { getPlainCategory } from './show-as-ranked';
import { SEARCH_DOCS } from './texts';

/** Attributes that describe the dialog as a button, to be removed. */
const OF_A_BUTTON = ['aria-expanded', 'aria-haspopup', 'aria-controls', 'aria-labelledby'];

/** Sets an attribute only if it differs; otherwise the MutationObserver would never settle. */
function set(element: Element, name: string, value: string): void {
  if (element.getAttribute(name) !== value) element.setAttribute(name, value);
}

/** What the results area shows, in words: the number of results, or why there are none. */
function outcome(dialog: Element): string {
  const title = dialog.querySelector(':is(.DocSearch-NoResults, .DocSearch-ErrorScreen) p');
  if (title !== null) return title.textContent;
  // "See all 182 results": a group shows only a few of them.
  const [countText] =
    dialog.querySelector('.DocSearch-HitsFooter')?.textContent.match(/[\d,]+/) ?? [];
  if (countText === undefined) return '';
  return countText === '1' ? '1 result' : `${countText} results`;
}

/** Announces the outcome when it changes; screen readers do not announce a list that appears. */
function tell(dialog: Element): void {
  const modal = dialog.querySelector('.DocSearch-Modal');
  if (modal === null) return;
  let status = modal.querySelector(':scope > .search-outcome');
  if (status === null) {
    status = document.createElement('p');
    status.className = 'search-outcome DocSearch-VisuallyHiddenForAccessibility';
    status.setAttribute('role', 'status');
    modal.append(status);
  }
  const summary = outcome(dialog);
  if (status.textContent !== summary) status.textContent = summary;
}

function apply(box: Element): void {
  const dialog = box.querySelector('.DocSearch-Container');
  if (dialog === null) return;
  set(dialog, 'role', 'dialog');
  set(dialog, 'aria-modal', 'true');
  set(dialog, 'aria-label', SEARCH_DOCS);
  set(dialog, 'tabindex', '-1');
  for (const name of OF_A_BUTTON) dialog.removeAttribute(name);
  // The dialog's header and footer would be landmarks of the page.
  const [head, foot] = [dialog.querySelector('header'), dialog.querySelector('footer')];
  if (head !== null) set(head, 'role', 'none');
  if (foot !== null) {
    set(foot, 'role', 'group');
    set(foot, 'aria-label', 'Keys');
  }
  tell(dialog);

  const lists = [...dialog.querySelectorAll('.DocSearch-Hits')].flatMap((section, index) => {
    const list = section.querySelector('[role=listbox]');
    if (list === null) return [];
    const title = section.querySelector('.DocSearch-Hit-source')?.textContent ?? '';
    set(list, 'id', `docsearch-list-${index}`);
    set(list, 'aria-label', getPlainCategory(title));
    list.removeAttribute('aria-labelledby');
    return [list.id];
  });
  const input = dialog.querySelector('.DocSearch-Input');
  if (input === null) return;
  if (lists.length > 0) set(input, 'aria-controls', lists.join(' '));
  else input.removeAttribute('aria-controls');
}

/**
 * Fixes DocSearch 3.9's dialog for screen readers: it has the role of a button, which hides its
 * contents; it labels its lists by ids that do not exist; its header and footer look like the
 * page's own; and it does not announce results. React may write a changed attribute again, so each
 * is corrected again.
 * @param box the element that contains the dialog
 * @returns a function that stops the corrections
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
