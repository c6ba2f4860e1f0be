/*
 * Prism colours every block of code on the page by itself, unless it finds this before it starts.
 * Code on this site is coloured already.
 */
Object.assign(window, {Prism: {manual: true}});
