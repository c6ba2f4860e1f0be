/*
 * What the theme leaves open for readers with a keyboard is loaded with the first key or press, and
 * weighs nothing before. Without it, the site works as the theme does.
 */
if (typeof window !== 'undefined') {
  for (const type of ['keydown', 'pointerdown']) {
    addEventListener(type, () => void import('./live').catch(() => undefined), {
      once: true,
      capture: true,
    });
  }
}
