/* The file of the plugin docs. */

declare module '@generated/docusaurus-plugin-content-docs/default/generated-pages.json' {
  const pages: {
    /** Hash of the data of all pages and sidebars. */
    hash: string;
    /** Names of the sidebars of which parts are loaded on demand. */
    splitSidebars: string[];
    /** Key of the sidebar of a page by path, for pages that are not generated. */
    sidebars: Partial<Record<string, string>>;
  };
  export default pages;
}

declare module '@generated/docusaurus-plugin-content-docs/default/docs.json' {
  /** The hand-written docs of the current version, by id. */
  const docs: Record<string, {title: string; description: string} | undefined>;
  export default docs;
}
