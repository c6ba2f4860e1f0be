/** Name of the style sheet of the parts that few pages have, which `built-pages` links there. */
export const PART_STYLES = 'part-styles';

/**
 * Cache groups of styles: Docusaurus puts the styles of all chunks into the one file that every page loads.
 * These are loaded with their chunks, which makes a guide 4.4 kB (gzip) lighter.
 */
const STYLE_GROUPS = {
  searchStyles: {
    name: 'search-styles',
    test: /[\\/]reference-search[\\/]src[\\/]client[\\/]lazy[\\/]/,
    type: 'css/mini-extract',
    chunks: 'async',
    enforce: true,
    priority: 60,
  },
  panelStyles: {
    name: 'panel-styles',
    test: /[\\/]openapi-reference[\\/]src[\\/]request[\\/]lazy[\\/]/,
    type: 'css/mini-extract',
    chunks: 'async',
    enforce: true,
    priority: 60,
  },
  shortcutStyles: {
    name: 'shortcut-styles',
    test: /[\\/]openapi-reference[\\/]src[\\/]client[\\/]lazy[\\/]/,
    type: 'css/mini-extract',
    chunks: 'async',
    enforce: true,
    priority: 60,
  },
  typeStyles: {
    name: 'type-styles',
    test: /[\\/]TypeCode[\\/]lazy[\\/]/,
    type: 'css/mini-extract',
    chunks: 'async',
    enforce: true,
    priority: 60,
  },
  partStyles: {
    name: PART_STYLES,
    test: /[\\/](JsonBody|BodyField|SpecialField|Contents|Addition|ParameterDetails|NamedExamples|Servers|ServerFields|src[\\/]security|SchemaTree[\\/]lazy)[\\/]/,
    type: 'css/mini-extract',
    chunks: 'async',
    enforce: true,
    priority: 60,
  },
  tableStyles: {
    name: 'table-styles',
    test: /[\\/]request[\\/]lazy[\\/](calls|comparison|several|table)[\\/]/,
    type: 'css/mini-extract',
    chunks: 'async',
    enforce: true,
    priority: 70,
  },
  chartStyles: {
    name: 'chart-styles',
    test: /[\\/](request[\\/]lazy[\\/]chart|uplot)[\\/]/,
    type: 'css/mini-extract',
    chunks: 'async',
    enforce: true,
    priority: 70,
  },
} as const;

/** Pages load the list of endpoints once, instead of a copy in the script of each page that has it. */
const REFERENCE_INDEX = {
  name: 'reference-index',
  test: /[\\/]docs[\\/]api[\\/]reference\.json$/,
  chunks: 'async',
  enforce: true,
  priority: 30,
} as const;

export const CHUNK_GROUPS = {...STYLE_GROUPS, referenceIndex: REFERENCE_INDEX};
