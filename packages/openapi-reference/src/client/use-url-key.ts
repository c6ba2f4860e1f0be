import {useLocation} from '@docusaurus/router';
import useIsBrowser from '@docusaurus/useIsBrowser';

/**
 * Returns a React key for links that copy the query and hash of the current page. The HTML of a page
 * has neither, and hydration does not change attributes; a new key renders the links again.
 */
export function useUrlKey(): string {
  const {search, hash} = useLocation();
  const isBrowser = useIsBrowser();
  return isBrowser && search + hash !== '' ? 'browser' : 'build';
}
