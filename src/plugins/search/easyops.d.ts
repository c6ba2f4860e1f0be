/* Parts of the search plugin that it does not export at its door, and that have no types. */
declare module '@easyops-cn/docusaurus-search-local/dist/server/server/utils/parse' {
  interface ParsedPage {
    pageTitle: string;
    sections: {title: string; hash: string; content: string}[];
  }

  /** Reads a built page; null where it asks not to be indexed. */
  export function parse(
    html: string,
    type: 'docs',
    url: string,
    config: {ignoreCssSelectors: string[]},
  ): ParsedPage | null;
}
