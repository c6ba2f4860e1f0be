/*
 * Does: replaces prism-react-renderer in the browser. The classic theme loads it on every page, but code is
 * highlighted when the site is built.
 * Buys: 25.1 kB of JS on each page.
 * If the theme no longer loads it, nothing is replaced.
 */
export const Prism = {languages: {}};
