import type {ClientModule} from '@docusaurus/types';

/*
 * Loads what the theme lacks with the first key or pointer event: keyboard support, and a sidebar that
 * shows the entry of the page after a navigation. Without it, the site works like the theme.
 */

let loaded: typeof import('./lazy') | undefined;

function load(event: Event): void {
  if (loaded) {
    return;
  }
  import(/* webpackChunkName: "first-touch" */ './lazy').then(
    (support) => {
      loaded = support;
      support.handleFirstEvent(event);
    },
    () => undefined,
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
    loaded?.showSidebarEntry();
  }
};
