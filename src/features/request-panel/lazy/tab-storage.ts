/*
 * sessionStorage: it ends with the tab, and no other tab sees it. Where the reader has switched
 * storage off, nothing is kept, and nothing fails.
 */

/** What is kept in this tab. */
export function readTab(key: string): string | undefined {
  try {
    return sessionStorage.getItem(key) ?? undefined;
  } catch {
    return undefined;
  }
}

/** Keeps a value in this tab; `undefined` removes it. */
export function writeTab(key: string, value: string | undefined): void {
  try {
    if (value === undefined) {
      sessionStorage.removeItem(key);
    } else {
      sessionStorage.setItem(key, value);
    }
  } catch {
    // Switched off or full: the panel works without.
  }
}
