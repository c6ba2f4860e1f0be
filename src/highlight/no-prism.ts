/*
 * Stands for prism-react-renderer in the browser. The classic theme would load it with every page;
 * code on this site is coloured at build time, and the overridden CodeBlock asks for none of it.
 */
export const Prism = {languages: {}};
