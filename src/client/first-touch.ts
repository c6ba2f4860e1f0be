/*
 * What the theme leaves open for readers with a keyboard is loaded with the first key or press, and
 * weighs nothing before. Without it, the site works as the theme does.
 */

let isLoaded = false;

/** Loads the code, which then acts on the event that came before it could listen. */
function load(event: Event): void {
  if (isLoaded) {
    return;
  }
  import(/* webpackChunkName: "first-touch" */ './lazy').then(
    ({takeFirst}) => {
      isLoaded = true;
      takeFirst(event);
    },
    () => undefined,
  );
}

if (typeof window !== 'undefined') {
  for (const type of ['keydown', 'pointerdown']) {
    addEventListener(type, load, {once: true, capture: true});
  }
}
