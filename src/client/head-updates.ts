import {HelmetProvider} from 'react-helmet-async';

/*
 * React hydrates a page in slices. After each slice, react-helmet-async would render the head of the
 * components that are hydrated so far: until the last slice, the page would have the title of the site
 * and no description. The HTML already has the complete head, so updates wait until React has hydrated
 * the page.
 */
if (typeof window !== 'undefined') {
  HelmetProvider.canUseDOM = false;
}

export function allowHeadUpdates(): void {
  HelmetProvider.canUseDOM = true;
}
