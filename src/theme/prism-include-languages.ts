// Replaces the loading of Prism languages: src/highlight highlights code at build time, so no page
// needs Prism.
export default function prismIncludeLanguages(): void {}
