/** Reads sessionStorage, which throws if the reader has disabled storage. */
export function readTab(key: string): string | undefined {
  try {
    return sessionStorage.getItem(key) ?? undefined;
  } catch {
    return undefined;
  }
}

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
