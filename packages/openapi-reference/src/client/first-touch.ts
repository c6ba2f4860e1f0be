import type {ClientModule} from '@docusaurus/types';

/*
 * Loads what the theme lacks with the first key or pointer event: keyboard support, the animation of
 * sections, and a sidebar that shows the entry of the page after a navigation. Without it, the site works like
 * the theme.
 */

/** A pointer is over a section before it presses it. */
const EVENTS = ['pointerover', 'pointerdown', 'keydown'];

let loading: Promise<typeof import('./lazy') | undefined> | undefined;
let isLoaded = false;

function load(event: Event): void {
  if (isLoaded) {
    return;
  }
  loading ??= import(/* webpackChunkName: "first-touch" */ './lazy').catch(() => {
    // The next kind of event tries again.
    loading = undefined;
    return undefined;
  });
  void loading.then((support) => {
    isLoaded = support !== undefined;
    support?.handleFirstEvent(event);
  });
}

if (typeof window !== 'undefined') {
  for (const type of EVENTS) {
    addEventListener(type, load, {once: true, capture: true});
  }
}

export const onRouteDidUpdate: ClientModule['onRouteDidUpdate'] = ({
  location,
  previousLocation,
}) => {
  if (location.pathname !== previousLocation?.pathname) {
    // The first press can open a page before the code that it loads has arrived.
    void loading?.then((support) => support?.showSidebarEntry());
  }
};
