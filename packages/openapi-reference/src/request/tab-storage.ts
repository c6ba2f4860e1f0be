/** Name in sessionStorage, which keeps the credentials if the reader asks for it. */
export const CREDENTIALS_KEY = 'api-key';

/** Reads sessionStorage, which throws if the reader has disabled storage. */
export function readTab(key: string): string | undefined {
  try {
    return sessionStorage.getItem(key) ?? undefined;
  } catch {
    return undefined;
  }
}
