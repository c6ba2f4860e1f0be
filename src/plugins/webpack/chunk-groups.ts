import {createHash} from 'node:crypto';
import type {Chunk, Module} from 'webpack';

/**
 * What several pages share goes into chunks of its own. Docusaurus only takes out what half of all
 * pages use, and would copy the rest into the chunk of every page that uses it.
 */
export const CHUNK_GROUPS = {
  /** The index of the reference, which lists and links are made from. */
  referenceIndex: {
    name: 'reference-index',
    test: /[\\/]docs[\\/]api[\\/]reference\.json$/,
    chunks: 'async',
    enforce: true,
    priority: 30,
  },
  /**
   * The components of operation and schema pages. They come before the chunk of what half of all
   * pages use (Docusaurus' `common`, priority 40), which goes to guides too.
   */
  shared: {
    test: /[\\/]src[\\/]/,
    chunks: 'async',
    minChunks: 3,
    minSize: 2_000,
    reuseExistingChunk: true,
    // Names of webpack's own hold paths, and every page carries the names of all chunks.
    name: (_: Module, chunks: readonly Chunk[], group: string) =>
      `${group}-${hashOfNames(chunks)}`,
    priority: 45,
  },
  /** What the search box is made of. By webpack's own name for it, every page would be heavier. */
  autocomplete: {
    name: 'autocomplete',
    test: /[\\/]node_modules[\\/]@algolia[\\/]autocomplete-/,
    chunks: 'async',
    enforce: true,
    priority: 30,
  },
  /** The styles of the search box's panel, which come with it. */
  searchStyles: {
    name: 'search-styles',
    test: /[\\/]search[\\/]lazy[\\/]/,
    type: 'css/mini-extract',
    chunks: 'async',
    enforce: true,
    priority: 60,
  },
  /** The styles of what the request panel loads when it is touched. */
  panelStyles: {
    name: 'panel-styles',
    test: /[\\/]request-panel[\\/]lazy[\\/]/,
    type: 'css/mini-extract',
    chunks: 'async',
    enforce: true,
    priority: 60,
  },
} as const;

function hashOfNames(chunks: readonly Chunk[]): string {
  const names = chunks.map(({name}) => name ?? '').sort();
  return createHash('sha256').update(names.join('\n')).digest('hex').slice(0, 6);
}
