/*
 * The network that the whole site shows: the `data-network` attribute of the root element, by the id
 * of a server. A script in the head sets it before anything is painted, and does the rest as well, so
 * that no page carries code for it: it keeps every switch on the page the same, writes the address of
 * the network into every sample, remembers a choice, and follows other tabs. Components talk to it by
 * the two events below.
 */

/** Asks the script for a network; without a detail, to look at what is new on the page. */
export const CHOOSE_EVENT = 'choosenetwork';

/** Says that the page shows another network. */
export const CHANGE_EVENT = 'networkchange';

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
