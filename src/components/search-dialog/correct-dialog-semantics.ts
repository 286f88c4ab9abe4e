/** Corrects what DocSearch's dialog tells screen readers, each time that it renders. */
import { getPlainCategory } from './show-as-ranked';
import { formatResultCount, KEYS, SEARCH_DOCS } from './texts';

/** Attributes that describe the dialog as a button, to be removed. */
const OF_A_BUTTON = ['aria-expanded', 'aria-haspopup', 'aria-controls', 'aria-labelledby'];

/** Sets an attribute only if it differs; otherwise the MutationObserver would never settle. */
function setIfChanged(element: Element, name: string, value: string): void {
  if (element.getAttribute(name) !== value) element.setAttribute(name, value);
}

/**
 * What the results area shows, in words: the number of results, or why there are none.
 * @param emptyTitle title of "no results" or of the error, if one is shown
 * @param footer "See all 182 results" in any language; a group shows only a few of them
 */
export function describeOutcome(
  emptyTitle: string | undefined,
  footer: string | undefined,
): string {
  if (emptyTitle !== undefined) return emptyTitle;
  const [count] = footer?.match(/\d+/) ?? [];
  return count === undefined ? '' : formatResultCount(Number(count));
}

function getText(element: Element, selector: string): string | undefined {
  return element.querySelector(selector)?.textContent;
}

/** Announces the outcome when it changes; screen readers do not announce a list that appears. */
function announceOutcome(dialog: Element): void {
  const modal = dialog.querySelector('.DocSearch-Modal');
  if (modal === null) return;
  let status = modal.querySelector(':scope > .search-outcome');
  if (status === null) {
    status = document.createElement('p');
    status.className = 'search-outcome DocSearch-VisuallyHiddenForAccessibility';
    status.setAttribute('role', 'status');
    modal.append(status);
  }
  const summary = describeOutcome(
    getText(dialog, ':is(.DocSearch-NoResults, .DocSearch-ErrorScreen) p'),
    getText(dialog, '.DocSearch-HitsFooter'),
  );
  if (status.textContent !== summary) status.textContent = summary;
}

function correctAttributes(box: Element): void {
  const dialog = box.querySelector('.DocSearch-Container');
  if (dialog === null) return;
  setIfChanged(dialog, 'role', 'dialog');
  setIfChanged(dialog, 'aria-modal', 'true');
  setIfChanged(dialog, 'aria-label', SEARCH_DOCS);
  setIfChanged(dialog, 'tabindex', '-1');
  for (const name of OF_A_BUTTON) dialog.removeAttribute(name);
  // The dialog's header and footer would be landmarks of the page.
  const [head, foot] = [dialog.querySelector('header'), dialog.querySelector('footer')];
  if (head !== null) setIfChanged(head, 'role', 'none');
  if (foot !== null) {
    setIfChanged(foot, 'role', 'group');
    setIfChanged(foot, 'aria-label', KEYS);
  }
  announceOutcome(dialog);

  const lists = [...dialog.querySelectorAll('.DocSearch-Hits')].flatMap((section, index) => {
    const list = section.querySelector('[role=listbox]');
    if (list === null) return [];
    const title = section.querySelector('.DocSearch-Hit-source')?.textContent ?? '';
    setIfChanged(list, 'id', `docsearch-list-${index}`);
    setIfChanged(list, 'aria-label', getPlainCategory(title));
    list.removeAttribute('aria-labelledby');
    return [list.id];
  });
  const input = dialog.querySelector('.DocSearch-Input');
  if (input === null) return;
  if (lists.length > 0) setIfChanged(input, 'aria-controls', lists.join(' '));
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
export function correctDialogSemantics(box: Element): () => void {
  correctAttributes(box);
  const observer = new MutationObserver(() => correctAttributes(box));
  observer.observe(box, {
    subtree: true,
    childList: true,
    attributeFilter: ['aria-controls', 'aria-labelledby'],
  });
  return () => observer.disconnect();
}
