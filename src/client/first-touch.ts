/*
 * Loads keyboard support that the theme lacks with the first key or pointer event. Without it, the site
 * works like the theme.
 */

let isLoaded = false;

function load(event: Event): void {
  if (isLoaded) {
    return;
  }
  import(/* webpackChunkName: "first-touch" */ './lazy').then(
    ({handleFirstEvent}) => {
      isLoaded = true;
      handleFirstEvent(event);
    },
    () => undefined,
  );
}

if (typeof window !== 'undefined') {
  for (const type of ['keydown', 'pointerdown']) {
    addEventListener(type, load, {once: true, capture: true});
  }
}
