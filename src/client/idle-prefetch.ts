import type {ClientModule} from '@docusaurus/types';
import {pathOf, prefetchData} from './preload';

/** Docusaurus adds `gca`, which returns the URL of a chunk. */
declare const __webpack_require__: {gca: (chunk: string) => string | undefined};

/*
 * Docusaurus prefetches all assets of every page with a link in the viewport, immediately. This module
 * waits until the page has loaded and the browser is idle, and prefetches a limited number of pages with
 * visible links. Docusaurus still prefetches nothing on 2g or with reduced data usage.
 */

const MAX_PAGES = 12;

/** Pages whose links entered the viewport since the browser was last idle. */
const pendingPaths = new Set<string>();
const loadedPaths = new Set<string>();
/** Number of pages that may still be prefetched from this page. */
let remaining = MAX_PAGES;
let isWrapped = false;

/** Runs a function after load, when the browser is idle. Safari has no requestIdleCallback. */
function whenIdle(run: () => void): void {
  const idle = (): void => {
    if ('requestIdleCallback' in window) {
      window.requestIdleCallback(run);
    } else {
      setTimeout(run, 200);
    }
  };
  if (document.readyState === 'complete') {
    idle();
  } else {
    window.addEventListener('load', idle, {once: true});
  }
}

/** Safari has `checkVisibility` from 17.4 on. */
function isVisible(link: HTMLAnchorElement): boolean {
  return !('checkVisibility' in link) || link.checkVisibility({visibilityProperty: true});
}

/** Returns the pages of visible links, those in `main` first. */
function visiblePaths(): Set<string> {
  const links = [
    ...document.querySelectorAll<HTMLAnchorElement>('main a[href]'),
    ...document.querySelectorAll<HTMLAnchorElement>('a[href]'),
  ];
  return new Set(
    links
      // Links in a closed menu are in the viewport, but not visible.
      .filter(isVisible)
      .map(({href}) => pathOf(href)),
  );
}

function prefetchWaiting(prefetch: (path: string) => unknown): void {
  for (const path of visiblePaths()) {
    if (remaining > 0 && pendingPaths.has(path)) {
      remaining -= 1;
      loadedPaths.add(path);
      prefetch(path);
      prefetchData(path);
    }
  }
  pendingPaths.clear();
}

/** Prevents that an asset of several pages is prefetched again. */
function prefetchAssetsOnce(): void {
  const assetOf = __webpack_require__.gca;
  const seen = new Set<string>();
  __webpack_require__.gca = (chunk) => {
    if (seen.has(chunk)) {
      return undefined;
    }
    seen.add(chunk);
    return assetOf(chunk);
  };
}

function wrapPrefetch(): void {
  const {prefetch, preload} = window.docusaurus;
  prefetchAssetsOnce();
  window.docusaurus = {
    preload,
    prefetch: (address) => {
      const path = pathOf(address);
      if (remaining > 0 && !loadedPaths.has(path)) {
        if (pendingPaths.size === 0) {
          whenIdle(() => prefetchWaiting(prefetch));
        }
        pendingPaths.add(path);
      }
      return false;
    },
  };
}

const idlePrefetch: ClientModule = {
  onRouteDidUpdate({location: {pathname}, previousLocation}) {
    // The first call is before any link enters the viewport.
    if (!isWrapped) {
      isWrapped = true;
      wrapPrefetch();
    }
    loadedPaths.add(pathOf(pathname));
    if (pathname !== previousLocation?.pathname) {
      remaining = MAX_PAGES;
    }
  },
};

export const {onRouteDidUpdate} = idlePrefetch;
