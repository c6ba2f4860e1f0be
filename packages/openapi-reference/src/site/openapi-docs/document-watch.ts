import {GENERATED_FILES_DIR_NAME} from '@docusaurus/utils';
import {existsSync, readFileSync} from 'node:fs';
import {mkdir, rm, writeFile} from 'node:fs/promises';
import path from 'node:path';
import {setInterval} from 'node:timers/promises';
import type {Compiler, WebpackPluginInstance} from 'webpack';
import {messageOf} from '../../document/document-error';
import {type ListFiles, versionsOf} from './regenerate';

const NAME = 'openapi-docs';

const INTERVAL_MS = 250;

/** What `docusaurus start` knows of the sources of a site, in files: a change of its configuration creates plugins anew. */
export interface WatchFiles {
  /** The version of the sources. Docusaurus watches it, and reloads the plugin. */
  readonly version: string;
  /** What is wrong with them. The bundler watches it, and shows it in the browser. It exists only if something is wrong. */
  readonly problem: string;
}

export function watchFiles(siteDir: string): WatchFiles {
  const folder = path.join(siteDir, GENERATED_FILES_DIR_NAME, NAME);
  return {
    version: path.join(folder, 'version.txt'),
    problem: path.join(folder, 'problem.txt'),
  };
}

/**
 * Creates a plugin of webpack and Rspack that looks at the sources while the dev server runs. Watchers of the system
 * lose a file for good that goes with its folder, or that chokidar watches beside others.
 */
export function createDocumentWatch(
  files: WatchFiles,
  listSources: ListFiles,
): WebpackPluginInstance {
  return {
    apply(compiler: Compiler) {
      const closing = new AbortController();
      let isWatching = false;
      compiler.hooks.watchRun.tapPromise(NAME, async () => {
        if (!isWatching) {
          isWatching = true;
          await rm(files.problem, {force: true});
          void followVersion(files.version, listSources, closing.signal);
        }
      });
      compiler.hooks.watchClose.tap(NAME, () => closing.abort());
      compiler.hooks.afterCompile.tap(NAME, (compilation) => {
        if (isWatching && compilation.compiler === compiler) {
          compilation.fileDependencies.add(files.problem);
          if (existsSync(files.problem)) {
            const problem = readFileSync(files.problem, 'utf8');
            compilation.errors.push(new compiler.webpack.WebpackError(problem));
          }
        }
      });
    },
  };
}

/** Writes the version of the sources to a file whenever it changes. */
async function followVersion(
  file: string,
  listSources: ListFiles,
  signal: AbortSignal,
): Promise<void> {
  let last = await versionsOf(listSources);
  await mkdir(path.dirname(file), {recursive: true});
  const ticks = setInterval(INTERVAL_MS, listSources, {ref: false, signal});
  try {
    for await (const list of ticks) {
      const version = await versionsOf(list);
      if (version !== last) {
        last = version;
        await writeFile(file, version);
      }
    }
  } catch (error) {
    if (!signal.aborted) {
      throw error;
    }
  }
}

/** Runs a generation, and keeps what is wrong if it fails. The pages stay as they are then. */
export async function keepProblem(
  {problem}: WatchFiles,
  generate: () => Promise<void>,
): Promise<void> {
  try {
    await generate();
    await rm(problem, {force: true});
  } catch (error) {
    await writeFile(problem, messageOf(error));
  }
}
