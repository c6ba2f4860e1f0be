// Replaces the loading of Prism languages: code is highlighted at build time, so no page needs Prism.
export default function prismIncludeLanguages(): void {}
