/*
 * Does: prefetches pages with visible links when the page has loaded and the browser is idle, at most 12 of
 * them, those in `main` first. Docusaurus prefetches all pages with a link in the viewport immediately, but
 * nothing on 2g or with reduced data usage, which this leaves to it. Wraps `window.docusaurus.prefetch`, and
 * `gca`, which names the file of a chunk, because Docusaurus adds the files around a page for each page.
 * Buys: 190 of 322 kB that an endpoint page prefetches, 50 of 340 ms of its main thread, and 262 of 281 links
 * in its head.
 * If Docusaurus has no such functions: warns once, and the browser prefetches as Docusaurus does.
 */
import routes from '@generated/routes';
import type {ClientModule} from '@docusaurus/types';
import {pagePath} from '../pages/generated-page';
import {matchedRoutes, type NestedRoute} from './match-routes';
import {loadFile, prefetchFile} from './page-files';
import {warnOnce} from './warn';

const MAX_PAGES = 12;

/** The module of webpack, with what Docusaurus adds (`ChunkAssetPlugin`). */
declare const __webpack_require__: {gca?: (chunk: string) => string | undefined};

/** Pages whose links entered the viewport since the browser was last idle. */
const waiting = new Set<string>();
const prefetched = new Set<string>();
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

/** Links in a closed menu are in the viewport, but not visible. Safari has `checkVisibility` from 17.4 on. */
function isVisible(link: HTMLAnchorElement): boolean {
  return !('checkVisibility' in link) || link.checkVisibility({visibilityProperty: true});
}

/** Prefetches the pages one by one, because each takes a part of a frame of a slow processor. */
function prefetchWaiting(prefetch: (path: string) => unknown): void {
  const path = remaining > 0 ? nextPath() : undefined;
  if (path === undefined) {
    waiting.clear();
    return;
  }
  remaining -= 1;
  prefetched.add(path);
  const isStarted = prefetch(path) !== false;
  if (isStarted && isGenerated(path)) {
    prefetchFile(path);
  }
  whenIdle(() => prefetchWaiting(prefetch));
}

function isGenerated(path: string): boolean {
  return matchedRoutes(routes as unknown as NestedRoute[], path).some(
    ({isGenerated}) => isGenerated === true,
  );
}

function nextPath(): string | undefined {
  const links = ['main a[href]', 'a[href]'].flatMap((selector) =>
    Array.from(document.querySelectorAll<HTMLAnchorElement>(selector)),
  );
  const next = links.find((link) => {
    const path = pathOf(link.href);
    return waiting.has(path) && !prefetched.has(path) && isVisible(link);
  });
  return next && pathOf(next.href);
}

/** Returns the decoded path of the page of an address on this site. */
function pathOf(address: string): string {
  return pagePath(decodeURI(new URL(address, location.href).pathname));
}

/** Names the file of each chunk once. */
function once(fileOf: (chunk: string) => string | undefined): typeof fileOf {
  const named = new Set<string>();
  return (chunk) => {
    if (named.has(chunk)) {
      return undefined;
    }
    named.add(chunk);
    return fileOf(chunk);
  };
}

function wrapPrefetch(): void {
  const {prefetch, preload} = window.docusaurus;
  const fileOf =
    typeof __webpack_require__ === 'undefined' ? undefined : __webpack_require__.gca;
  if (typeof prefetch !== 'function' || typeof fileOf !== 'function') {
    warnOnce(
      'idle-prefetch.ts',
      'prefetch() or gca() is missing',
      'The framework prefetches.',
    );
    return;
  }
  __webpack_require__.gca = once(fileOf);
  window.docusaurus = {
    preload: (address) => {
      const code = preload(address);
      if (code !== false && isGenerated(pathOf(address))) {
        // The page tries again when it is shown.
        loadFile(pathOf(address)).catch(() => undefined);
      }
      return code;
    },
    prefetch: (address) => {
      if (waiting.size === 0) {
        whenIdle(() => prefetchWaiting(prefetch));
      }
      waiting.add(pathOf(address));
      return false;
    },
  };
}

export const onRouteDidUpdate: ClientModule['onRouteDidUpdate'] = ({
  location: {pathname},
  previousLocation,
}) => {
  // The first call is before any link enters the viewport.
  if (!isWrapped) {
    isWrapped = true;
    wrapPrefetch();
  }
  prefetched.add(pathOf(pathname));
  if (pathname !== previousLocation?.pathname) {
    remaining = MAX_PAGES;
  }
};
