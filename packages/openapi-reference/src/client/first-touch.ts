import type {ClientModule} from '@docusaurus/types';

/*
 * Loads what the theme lacks with the first key or pointer event: keyboard support, and a sidebar that
 * shows the entry of the page after a navigation. Without it, the site works like the theme.
 */

let loading: Promise<typeof import('./lazy') | undefined> | undefined;

function load(event: Event): void {
  if (loading) {
    return;
  }
  loading = import(/* webpackChunkName: "first-touch" */ './lazy').then(
    (support) => {
      support.handleFirstEvent(event);
      return support;
    },
    () => {
      // The other kind of event tries again.
      loading = undefined;
      return undefined;
    },
  );
}

if (typeof window !== 'undefined') {
  for (const type of ['keydown', 'pointerdown']) {
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
