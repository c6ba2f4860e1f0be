import type {Compiler, WebpackPluginInstance} from 'webpack';

const NAME = 'chunk-assets';

/** What Docusaurus' `ChunkAssetPlugin` adds to find the id of a chunk by its name. */
const ID_LOOKUP = /chunkId = \{[^{}]*\}\[chunkId\]\|\|chunkId;/;

/** Removes the table from names of chunks to ids, which every page would load: named chunks have their names as ids. */
export function createChunkAssetsPlugin(): WebpackPluginInstance {
  return {
    apply: ({hooks}: Compiler) => {
      hooks.thisCompilation.tap(NAME, ({mainTemplate}) => {
        mainTemplate.hooks.requireExtensions.tap(NAME, (source: string) =>
          source.replace(ID_LOOKUP, ''),
        );
      });
    },
  };
}
