// Replaces the theme's loading of Prism languages: code is coloured at build time (src/highlight), so
// there is nothing to load, and Prism's list of all languages stays out of every page.
export default function prismIncludeLanguages(): void {}
