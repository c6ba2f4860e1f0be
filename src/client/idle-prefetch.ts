import type {ClientModule} from '@docusaurus/types';

/** Docusaurus adds the function that gives the address of a chunk, by its name. */
declare const __webpack_require__: {gca: (chunk: string) => string | undefined};

/*
 * Docusaurus prefetches the assets of every page that a link in view leads to, at once, with one link
 * element for each asset of each page. Here prefetching waits until the page has loaded and the browser
 * is idle, takes the pages of visible links only, and is limited. On 2g, and where the reader saves data,
 * Docusaurus prefetches nothing, and that stays.
 */

/** How many pages are prefetched, at most, while one page is open. */
const MAX_PAGES = 12;

/** Pages that a link has come into view for since the browser was last idle. */
const waiting = new Set<string>();
/** Pages that have been prefetched or opened. */
const known = new Set<string>();
/** How many pages may still be prefetched while this page is open. */
let left = MAX_PAGES;
let wrapped = false;

/** Runs a function when the browser has nothing else to do. Safari has no requestIdleCallback. */
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

/** The path of a page without query and hash, as its route is written. */
function pathOf(address: string): string {
  return decodeURI(new URL(address, location.href).pathname);
}

/** Safari has `checkVisibility` from 17.4 on. */
function isVisible(link: HTMLAnchorElement): boolean {
  return !('checkVisibility' in link) || link.checkVisibility({visibilityProperty: true});
}

/** The pages that visible links lead to, those in the main part of the page first. */
function visiblePaths(): Set<string> {
  const links = [
    ...document.querySelectorAll<HTMLAnchorElement>('main a[href]'),
    ...document.querySelectorAll<HTMLAnchorElement>('a[href]'),
  ];
  return new Set(
    links
      // The links of a closed menu are in view, but not visible.
      .filter(isVisible)
      .map(({href}) => pathOf(href)),
  );
}

function prefetchWaiting(prefetch: (path: string) => unknown): void {
  for (const path of visiblePaths()) {
    if (left > 0 && waiting.has(path)) {
      left -= 1;
      known.add(path);
      prefetch(path);
    }
  }
  waiting.clear();
}

/** Lets no asset be prefetched twice: many pages share one. */
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
      if (left > 0 && !known.has(path)) {
        if (waiting.size === 0) {
          whenIdle(() => prefetchWaiting(prefetch));
        }
        waiting.add(path);
      }
      return false;
    },
  };
}

const idlePrefetch: ClientModule = {
  onRouteDidUpdate({location: {pathname}, previousLocation}) {
    // The first time it is called, no link has been looked at yet.
    if (!wrapped) {
      wrapped = true;
      wrapPrefetch();
    }
    known.add(pathOf(pathname));
    if (pathname !== previousLocation?.pathname) {
      left = MAX_PAGES;
    }
  },
};

export const {onRouteDidUpdate} = idlePrefetch;
