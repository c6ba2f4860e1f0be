/* The file of the plugin docs. */

declare module '@openapi-reference/docs/generated-pages.json' {
  const pages: {
    /** Id of the instance of the docs plugin. */
    pluginId: string;
    /** Hash of the data of all pages and sidebars. */
    hash: string;
    /** Names of the sidebars of which parts are loaded on demand. */
    splitSidebars: string[];
    /** Key of the sidebar of a page by path, for pages that are not generated. */
    sidebars: Partial<Record<string, string>>;
  };
  export default pages;
}

/** Folder of the files that pages fetch. */
declare module '@openapi-reference/docs/pages-dir.json' {
  const pagesDir: string;
  export default pagesDir;
}

declare module '@openapi-reference/docs/docs.json' {
  /** The hand-written docs of the current version, by id. */
  const docs: Record<string, {title: string; description: string} | undefined>;
  export default docs;
}
