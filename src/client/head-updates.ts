import {HelmetProvider} from 'react-helmet-async';

/*
 * React hydrates a page in slices. After each slice, react-helmet-async writes the head of the
 * components that it knows so far: the title becomes that of the site, and the description goes away
 * until the last slice. The head of the page is complete as it is built, so it is left alone until
 * React has hydrated the whole page.
 */
if (typeof window !== 'undefined') {
  HelmetProvider.canUseDOM = false;
}

/** Lets components write to the head of the page from now on. */
export function allowHeadUpdates(): void {
  HelmetProvider.canUseDOM = true;
}
