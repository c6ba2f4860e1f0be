import type {createStorageSlot} from '@docusaurus/theme-common';

/** Reads a list that the browser stores. An invalid value counts as empty. */
export function readStoredList(slot: ReturnType<typeof createStorageSlot>): unknown[] {
  try {
    const stored: unknown = JSON.parse(slot.get() ?? '[]');
    return Array.isArray(stored) ? stored : [];
  } catch {
    return [];
  }
}
