import {useLocation} from '@docusaurus/router';
import {useLayoutEffect, useRef} from 'react';

/**
 * Resets an error boundary when the reader navigates to another page. The error boundary of Docusaurus
 * would keep the error of the crashed page.
 *
 * @param tryAgain - from the props of the error boundary's fallback.
 */
export function useRetryOnNavigation(tryAgain: () => void): void {
  const {pathname, search} = useLocation();
  const crashed = useRef(pathname + search);
  useLayoutEffect(() => {
    if (pathname + search !== crashed.current) {
      tryAgain();
    }
  });
}
