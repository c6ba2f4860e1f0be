import {readdirSync} from 'node:fs';
import {readFile} from 'node:fs/promises';
import path from 'node:path';
import type {Compiler} from 'webpack';
import type {Outputs} from '../pages/outputs';
import {isOn, type OutputSite, refuse} from './output-files';

/** A file, and its path in the output. */
export type EmittedFile = readonly [name: string, file: string];

/**
 * Returns a plugin of the bundler that emits files with the bundle, but none that is there. So other plugins find them
 * after the build, such as one that lists the output for use without a network.
 *
 * @param list - returns the files when the bundle is made.
 */
export function emitFiles(
  list: () => readonly EmittedFile[],
  site: OutputSite,
  outputs?: Outputs,
): {
  apply: (compiler: Compiler) => void;
} {
  const name = 'docusaurus-openapi-reference';
  return {
    apply(compiler) {
      const {Compilation, sources} = compiler.webpack;
      // After hashes are made, which depend on scripts and styles only, and before other plugins compress.
      const stage = Compilation.PROCESS_ASSETS_STAGE_OPTIMIZE_TRANSFER - 1;
      compiler.hooks.thisCompilation.tap(name, (compilation) => {
        compilation.hooks.processAssets.tapPromise({name, stage}, async () => {
          const files = list().filter(([asset]) => isOn(asset, outputs));
          const isTaken = (asset: string): boolean =>
            compilation.getAsset(asset) !== undefined;
          refuse(files.map(([asset]) => asset).filter(isTaken), site);
          for (const [asset, file] of files) {
            compilation.emitAsset(asset, new sources.RawSource(await readFile(file)));
          }
        });
      });
    },
  };
}

/**
 * Returns all files in a folder, sorted.
 *
 * @param to The folder of the output, without a slash at its end; empty for the output itself.
 */
export function filesIn(dir: string, to: string): EmittedFile[] {
  return readdirSync(dir, {recursive: true, withFileTypes: true})
    .filter((entry) => entry.isFile())
    .map((entry): EmittedFile => {
      const file = path.join(entry.parentPath, entry.name);
      const name = path.relative(dir, file).split(path.sep).join('/');
      return [path.posix.join(to, name), file];
    })
    .sort(([a], [b]) => (a < b ? -1 : 1));
}
