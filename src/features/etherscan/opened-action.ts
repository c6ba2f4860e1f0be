/** The anchor of the action whose request panel is open. */
let opened = '';

const listeners = new Set<() => void>();

export function openedAction(): string {
  return opened;
}

export function openAction(anchor: string): void {
  opened = anchor;
  listeners.forEach((listener) => listener());
}

export function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
