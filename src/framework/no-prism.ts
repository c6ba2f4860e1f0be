/*
 * Replaces prism-react-renderer in the browser. The classic theme would load it on every page,
 * but code is highlighted at build time and the overridden CodeBlock does not need it.
 */
export const Prism = {languages: {}};
