/**
 * Whether single-key shortcuts (`/` and `?`) are on. Readers who use speech input or press keys by
 * accident can turn them off in the list of shortcuts (WCAG 2.1.4).
 */
const KEY = 'docs.single-keys';
const OFF = 'off';

export function hasSingleKeys(): boolean {
  try {
    return localStorage.getItem(KEY) !== OFF;
  } catch {
    return true;
  }
}

/** Stores the choice; if storage is blocked, the shortcuts stay on. */
export function setSingleKeys(isOn: boolean): void {
  try {
    if (isOn) localStorage.removeItem(KEY);
    else localStorage.setItem(KEY, OFF);
  } catch (error) {
    console.warn('The choice of keys cannot be kept', error);
  }
}
