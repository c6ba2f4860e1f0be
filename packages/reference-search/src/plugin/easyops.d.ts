/* Internal modules of the search plugin, which have no types. */
declare module '@easyops-cn/docusaurus-search-local/dist/server/server/utils/parse' {
  interface ParsedPage {
    pageTitle: string;
    sections: {title: string; hash: string; content: string}[];
  }

  /** Parses a built page; null if the page asks not to be indexed. */
  export function parse(
    html: string,
    type: 'docs',
    url: string,
    config: {ignoreCssSelectors: string[]},
  ): ParsedPage | null;
}
