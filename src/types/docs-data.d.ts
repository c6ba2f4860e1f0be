declare module '@generated/docusaurus-plugin-content-docs/default/generated-pages.json' {
  /** The plugin docs writes this file. `hash` is that of all generated pages. */
  const pages: {hash: string};
  export default pages;
}
