// Replaces the loading of Prism languages: packages/openapi-reference/src/highlight highlights code at build time, so no page
// needs Prism.
export default function prismIncludeLanguages(): void {}
