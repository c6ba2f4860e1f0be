/** @param priority 70 for a folder in that of another group. */
function styles(name: string, test: RegExp, priority = 60) {
  const type = 'css/mini-extract';
  return {name, test, type, chunks: 'async', enforce: true, priority} as const;
}

/**
 * Cache groups of styles: Docusaurus puts the styles of all chunks into the one file that every page loads.
 * These are loaded with their chunks, which makes all pages lighter. Styles of what the HTML of a page has
 * stay there: a second file before the first paint takes longer than its few bytes in the first.
 */
const STYLE_GROUPS = {
  searchStyles: styles(
    'search-styles',
    /[\\/]reference-search[\\/]src[\\/]client[\\/]lazy[\\/]/,
  ),
  panelStyles: styles(
    'panel-styles',
    /[\\/]openapi-reference[\\/]src[\\/]request[\\/]lazy[\\/]/,
  ),
  shortcutStyles: styles(
    'shortcut-styles',
    /[\\/]openapi-reference[\\/]src[\\/]client[\\/]lazy[\\/]/,
  ),
  typeStyles: styles('type-styles', /[\\/]TypeCode[\\/]lazy[\\/]/),
  tableStyles: styles(
    'table-styles',
    /[\\/]request[\\/]lazy[\\/](calls|comparison|several|table)[\\/]/,
    70,
  ),
  chartStyles: styles('chart-styles', /[\\/](request[\\/]lazy[\\/]chart|uplot)[\\/]/, 70),
};

/** Pages load the list of endpoints once, instead of a copy in the script of each page that has it. */
const REFERENCE_INDEX = {
  name: 'reference-index',
  test: /[\\/]docs[\\/]api[\\/]reference\.json$/,
  chunks: 'async',
  enforce: true,
  priority: 30,
} as const;

/** What all pages of docs have: one script instead of one each, or a copy in several. */
const DOCS_ROOT = {
  name: 'docs-root',
  test: /[\\/](theme[\\/](DocsRoot|DocVersionRoot)|components[\\/]Code)[\\/]/,
  type: 'javascript/auto',
  chunks: 'async',
  enforce: true,
  priority: 30,
} as const;

export const CHUNK_GROUPS = {
  ...STYLE_GROUPS,
  referenceIndex: REFERENCE_INDEX,
  docsRoot: DOCS_ROOT,
};
