/** Writes a value to sessionStorage. `undefined` removes it. */
export function writeTab(key: string, value: string | undefined): void {
  try {
    if (value === undefined) {
      sessionStorage.removeItem(key);
    } else {
      sessionStorage.setItem(key, value);
    }
  } catch {
    // Storage is disabled or full.
  }
}
