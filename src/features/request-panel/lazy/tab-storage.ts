/*
 * Reads and writes sessionStorage, which belongs to one tab and ends with it. Where the reader has
 * switched storage off, nothing is kept and nothing fails.
 */

export function readTab(key: string): string | undefined {
  try {
    return sessionStorage.getItem(key) ?? undefined;
  } catch {
    return undefined;
  }
}

/** Stores a value; `undefined` removes it. */
export function writeTab(key: string, value: string | undefined): void {
  try {
    if (value === undefined) {
      sessionStorage.removeItem(key);
    } else {
      sessionStorage.setItem(key, value);
    }
  } catch {
    // Storage is switched off or full.
  }
}
