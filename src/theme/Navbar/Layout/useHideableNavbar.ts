import {useLocationChange, useScrollPosition} from '@docusaurus/theme-common/internal';
import {useRef, useState, type RefObject} from 'react';

/**
 * Hides the navbar on scroll down. It is there again on scroll up, near the top, and when the reader
 * comes to another page or to an anchor.
 *
 * @param hideOnScroll False keeps it where it is.
 */
export function useHideableNavbar(hideOnScroll: boolean): {
  navbar: RefObject<HTMLElement>;
  isVisible: boolean;
} {
  const navbar = useRef<HTMLElement>(null);
  const [isVisible, setVisible] = useState(true);
  // The browser scrolls to an anchor, not the reader; so it may when the page is opened.
  const jumps = useRef(true);
  useScrollPosition(({scrollY}, last) => {
    if (!hideOnScroll || scrollY === last?.scrollY) {
      return;
    }
    const height = navbar.current?.offsetHeight ?? 0;
    const end = document.documentElement.scrollHeight - window.innerHeight;
    if (scrollY < height) {
      setVisible(true);
    } else if (jumps.current) {
      // Stays as it is.
    } else if (scrollY > (last?.scrollY ?? 0)) {
      setVisible(false);
    } else if (scrollY < end - height) {
      // Where a page bounces back from its end, it has not been scrolled up.
      setVisible(true);
    }
    jumps.current = false;
  });
  useLocationChange(({location}) => {
    jumps.current = location.hash !== '';
    setVisible(true);
  });
  return {navbar, isVisible};
}
