import {useLocation} from '@docusaurus/router';
import useIsBrowser from '@docusaurus/useIsBrowser';

/**
 * A key for what links to other pages with the query and hash of this one. A page is built without
 * them, and React keeps the addresses that it finds in the page: with another key, the links are
 * made anew.
 */
export function useAddressKey(): string {
  const {search, hash} = useLocation();
  const isBrowser = useIsBrowser();
  return isBrowser && search + hash !== '' ? 'read' : 'built';
}
