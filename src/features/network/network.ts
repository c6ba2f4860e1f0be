import {CHANGE_EVENT, CHOOSE_EVENT} from '../../reference/network';

/** The id of the network that the page shows. */
export function shownNetwork(): string | undefined {
  return document.documentElement.dataset.network;
}

/** Shows a network, until the reader chooses or leaves. */
export function showNetwork(id: string): void {
  document.dispatchEvent(new CustomEvent(CHOOSE_EVENT, {detail: id}));
}

/** Brings what has just come to the page to the network that the page shows. */
export function followNetwork(): void {
  document.dispatchEvent(new CustomEvent(CHOOSE_EVENT));
}

/** Calls back when the page shows another network. */
export function onNetworkChange(listener: () => void): () => void {
  document.addEventListener(CHANGE_EVENT, listener);
  return () => document.removeEventListener(CHANGE_EVENT, listener);
}
