import {useLocation} from '@docusaurus/router';
import {useLayoutEffect, useRef} from 'react';

/**
 * Renders the children of an error boundary again when the reader has gone to another page. The error
 * boundary of Docusaurus shows the error of one page on all that follow.
 *
 * @param tryAgain of the fallback of the error boundary.
 */
export function useTryAgainElsewhere(tryAgain: () => void): void {
  const {pathname, search} = useLocation();
  const crashed = useRef(pathname + search);
  useLayoutEffect(() => {
    if (pathname + search !== crashed.current) {
      tryAgain();
    }
  });
}
