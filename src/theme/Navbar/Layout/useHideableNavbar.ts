import {useLocationChange, useScrollPosition} from '@docusaurus/theme-common/internal';
import {useRef, useState, type RefObject} from 'react';

/** Hides the navbar on scroll down. Shows it on scroll up, near the top, and after a navigation. */
export function useHideableNavbar(hideOnScroll: boolean): {
  navbar: RefObject<HTMLElement>;
  isVisible: boolean;
} {
  const navbar = useRef<HTMLElement>(null);
  const [isVisible, setVisible] = useState(true);
  // True if the next scroll may be the browser's: on page load and after opening an anchor.
  const isBrowserScroll = useRef(true);
  useScrollPosition(({scrollY}, last) => {
    // Firefox scrolls to an anchor, and by a pixel when the page does so too: they round differently.
    if (!hideOnScroll || Math.abs(scrollY - (last?.scrollY ?? NaN)) <= 1) {
      return;
    }
    const height = navbar.current?.offsetHeight ?? 0;
    const end = document.documentElement.scrollHeight - window.innerHeight;
    if (scrollY < height) {
      setVisible(true);
    } else if (isBrowserScroll.current) {
      // Not scrolled by the reader.
    } else if (scrollY > (last?.scrollY ?? 0)) {
      setVisible(false);
    } else if (scrollY < end - height) {
      // Ignores the overscroll bounce at the end of the page.
      setVisible(true);
    }
    isBrowserScroll.current = false;
  });
  useLocationChange(({location}) => {
    isBrowserScroll.current = location.hash !== '';
    setVisible(true);
  });
  return {navbar, isVisible};
}
