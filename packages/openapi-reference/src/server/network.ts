import {CHANGE_EVENT, CHOOSE_EVENT} from './networks';

export function currentNetwork(): string | undefined {
  return document.documentElement.dataset.network;
}

/** Selects a network until the reader chooses another one or leaves the site. */
export function selectNetwork(id: string): void {
  document.dispatchEvent(new CustomEvent(CHOOSE_EVENT, {detail: id}));
}

/** Applies the current network to elements that were added to the page. */
export function syncNetwork(): void {
  document.dispatchEvent(new CustomEvent(CHOOSE_EVENT));
}

/** Returns a function that removes the listener. */
export function onNetworkChange(listener: () => void): () => void {
  document.addEventListener(CHANGE_EVENT, listener);
  return () => document.removeEventListener(CHANGE_EVENT, listener);
}
