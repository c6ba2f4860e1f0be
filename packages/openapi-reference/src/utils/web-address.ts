import {parseUrl} from './ponyfills';

/** Returns whether an address of a document is one of the web, which a page can link to. */
export function isWebAddress(url: string): boolean {
  return /^https?:\/\//i.test(url) && parseUrl(url) !== undefined;
}
