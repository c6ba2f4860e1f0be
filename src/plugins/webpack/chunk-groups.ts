import {simpleHash} from '@docusaurus/utils';
import type {Chunk, Module} from 'webpack';

/** Name of the style sheet of the parts that few pages have, which `built-pages` links there. */
export const PART_STYLES = 'part-styles';

/**
 * Cache groups for code that several pages share. Docusaurus extracts only modules that half of
 * all pages use, and duplicates the others into every page chunk.
 */
export const CHUNK_GROUPS = {
  referenceIndex: {
    name: 'reference-index',
    test: /[\\/]docs[\\/]api[\\/]reference\.json$/,
    chunks: 'async',
    enforce: true,
    priority: 30,
  },
  /**
   * Components of operation and schema pages. The priority is above that of Docusaurus' `common`
   * group (40), which guides load too.
   */
  shared: {
    test: /[\\/]src[\\/]/,
    // Few pages load parts, see `createPagePart`: their code may occur twice.
    chunks: (chunk: Chunk): boolean =>
      !chunk.canBeInitial() && chunk.name?.startsWith('part-') !== true,
    minChunks: 3,
    minSize: 5_000,
    reuseExistingChunk: true,
    name: shortName,
    priority: 45,
  },
  /** As webpack groups packages by default, with a short name. */
  defaultVendors: {
    test: /[\\/]node_modules[\\/]/,
    chunks: 'async',
    reuseExistingChunk: true,
    name: shortName,
    priority: -10,
  },
  /** With webpack's default chunk name, every page would be larger. */
  autocomplete: {
    name: 'autocomplete',
    test: /[\\/]node_modules[\\/]@algolia[\\/]autocomplete-/,
    chunks: 'async',
    enforce: true,
    priority: 30,
  },
  searchStyles: {
    name: 'search-styles',
    test: /[\\/]search[\\/]lazy[\\/]/,
    type: 'css/mini-extract',
    chunks: 'async',
    enforce: true,
    priority: 60,
  },
  panelStyles: {
    name: 'panel-styles',
    test: /[\\/]request-panel[\\/]lazy[\\/]/,
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
    test: /[\\/](JsonBody|BodyField|SpecialField|Contents|Addition|ParameterDetails|NamedExamples|Servers|ServerFields|authentication|SchemaTree[\\/]lazy)[\\/]/,
    type: 'css/mini-extract',
    chunks: 'async',
    enforce: true,
    priority: 60,
  },
  chartStyles: {
    name: 'chart-styles',
    test: /[\\/](request-panel[\\/]lazy[\\/]chart|uplot)[\\/]/,
    type: 'css/mini-extract',
    chunks: 'async',
    enforce: true,
    priority: 70,
  },
} as const;

/** The default names contain paths, and every page carries the names of all chunks. */
function shortName(_: Module, chunks: readonly Chunk[], group: string): string {
  return `${group}-${hashOfNames(chunks)}`;
}

function hashOfNames(chunks: readonly Chunk[]): string {
  const names = chunks.map(({name}) => name ?? '').sort();
  return simpleHash(names.join('\n'), 6);
}
