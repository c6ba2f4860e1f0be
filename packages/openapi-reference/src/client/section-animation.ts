/*
 * Loads the animation of sections when the reader points to the summary of one, or moves the focus there.
 * Until it has arrived, sections open without it.
 */

let loading: Promise<void> | undefined;

function load({target}: Event): void {
  if ((target as Element).closest('summary') === null) {
    return;
  }
  loading ??= import(
    /* webpackChunkName: "animate-details" */ '../components/animate-details'
  ).then(
    ({animateDetails}) => animateDetails(),
    () => {
      // The next summary tries again.
      loading = undefined;
    },
  );
}

if (typeof document !== 'undefined') {
  for (const type of ['pointerover', 'focusin']) {
    document.addEventListener(type, load);
  }
}
