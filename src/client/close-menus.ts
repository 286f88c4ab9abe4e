/** Escape closes an open menu of the navbar, which the theme does not do, and returns to its button. */
if (typeof window !== 'undefined') {
  document.addEventListener('keydown', ({ key }) => {
    if (key !== 'Escape') return;
    const button = document.querySelector<HTMLElement>(
      '.navbar .dropdown--show > [aria-expanded=true]',
    );
    button?.focus();
    // The theme opens and closes a menu by Enter on its button.
    button?.dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', bubbles: true }));
  });
}
