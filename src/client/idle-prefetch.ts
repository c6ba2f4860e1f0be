import type {ClientModule} from '@docusaurus/types';

/*
 * Docusaurus fetches the assets of every page that a visible link leads to, at once. Here they wait
 * until the page itself has loaded and the browser is idle. On 2g, and where the reader saves data,
 * Docusaurus prefetches nothing, and that stays.
 */

let wrapped = false;

/** Lets a function run when the browser has nothing else to do. Safari has no requestIdleCallback. */
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

function wrapPrefetch(): void {
  const {prefetch, preload} = window.docusaurus;
  window.docusaurus = {
    preload,
    prefetch: (path) => {
      whenIdle(() => void prefetch(path));
      return false;
    },
  };
}

const idlePrefetch: ClientModule = {
  // The first time it is called, no link has been looked at yet.
  onRouteDidUpdate() {
    if (!wrapped) {
      wrapped = true;
      wrapPrefetch();
    }
  },
};

export const {onRouteDidUpdate} = idlePrefetch;
