/*
 * Does: keeps the head of the HTML until React has hydrated the page. React hydrates in slices, and after
 * each slice react-helmet-async would render the head of the components that are hydrated so far.
 * Buys: without it, a page has the title of the site and no description until the last slice. No weight.
 * If react-helmet-async has no `canUseDOM`: warns once, and the title flickers as on any Docusaurus site.
 */
import {HelmetProvider} from 'react-helmet-async';
import {warnOnce} from './warn';

/** A static property that react-helmet-async sets and its types do not declare. */
const provider = HelmetProvider as unknown as {canUseDOM?: boolean};

if (typeof window !== 'undefined') {
  if (typeof provider.canUseDOM === 'boolean') {
    provider.canUseDOM = false;
  } else {
    warnOnce(
      'head-updates.ts',
      'react-helmet-async has no canUseDOM',
      'The title changes while React hydrates a page.',
    );
  }
}

/** Lets react-helmet-async update the head, from the hydration on. */
export function allowHeadUpdates(): void {
  if (typeof provider.canUseDOM === 'boolean') {
    provider.canUseDOM = true;
  }
}
