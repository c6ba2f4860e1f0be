/*
 * Stops Prism from highlighting all code blocks on load. Import it before Prism.
 */
Object.assign(window, {Prism: {manual: true}});
