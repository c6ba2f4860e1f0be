import {parseUrl} from '../utils/ponyfills';

/** An address that names what opens it, and signs that browsers leave out or take for others. */
const OTHER = /^(?:[a-z][a-z\d+.-]*:|#)|[\u0000-\u001f\u007f\\]/i;

const ORIGIN = 'https://site.invalid';

/**
 * Returns the address of a page or a file of this site that a link of a text has, in the form in which browsers
 * read it; undefined for all other addresses.
 *
 * @param page Address of the page with the text, to which a relative address is added.
 */
export function siteAddress(address: string, page = '/'): string | undefined {
  const url =
    address === '' || OTHER.test(address) ? undefined : parseUrl(address, ORIGIN + page);
  // Two slashes would begin the name of another host.
  return url?.origin === ORIGIN && !url.pathname.startsWith('//')
    ? url.pathname + url.search + url.hash
    : undefined;
}
