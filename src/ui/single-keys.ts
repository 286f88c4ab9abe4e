/**
 * Whether keys that work without Ctrl, Alt or Command (`/` and `?`) are on. Who speaks to the
 * computer or hits keys by accident can switch them off (WCAG 2.1.4), in the list of keys.
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

/** Keeps the choice; where nothing can be kept, the keys stay on. */
export function setSingleKeys(isOn: boolean): void {
  try {
    if (isOn) localStorage.removeItem(KEY);
    else localStorage.setItem(KEY, OFF);
  } catch (error) {
    console.warn('The choice of keys cannot be kept', error);
  }
}
