/*
 * Why: the MCP server uses code of the packages for Node.js and for browsers, and has to start without
 * Docusaurus.
 * Does: bundles the code of the packages to one ES module. Other packages stay imports.
 */
import {build} from 'esbuild';
import {isBuiltin} from 'node:module';
import path from 'node:path';
import {SITE_DIR} from './run.mjs';

const SOURCE = path.join(SITE_DIR, 'packages/docs-mcp/src/server');

const STAND_INS = path.join(SOURCE, 'stand-ins.ts');

/** The packages of this repository, those with stand-ins, and those that the packages have in them. */
const BUNDLED = /^(docusaurus-|@docusaurus\/|@scalar\/)/;

/** Modules of the entrances that run in Docusaurus: the server uses none, and the stand-ins have less. */
const OF_DOCUSAURUS = /[\\/]src[\\/](site|plugin)[\\/]/;

/** @returns the names of the packages that the bundle imports. */
export async function bundleMcp(outfile: string): Promise<string[]> {
  const {metafile} = await build({
    entryPoints: [path.join(SOURCE, 'main.ts')],
    outfile,
    bundle: true,
    platform: 'node',
    format: 'esm',
    target: 'node20',
    metafile: true,
    alias: {
      '@docusaurus/Translate': STAND_INS,
      '@docusaurus/utils': STAND_INS,
    },
    plugins: [
      {
        name: 'other packages',
        setup(bundler) {
          bundler.onResolve({filter: /^[^./]/}, ({path: name, importer}) =>
            BUNDLED.test(name) && !OF_DOCUSAURUS.test(importer)
              ? undefined
              : // Node.js needs the extension, because lodash has no "exports".
                {path: name.replace(/^lodash\/\w+$/, '$&.js'), external: true},
          );
          // Code that a bundle could load later is in functions, which makes it larger.
          bundler.onResolve({filter: /^[.]/}, ({path: name, importer, kind}) =>
            kind === 'dynamic-import' && OF_DOCUSAURUS.test(importer)
              ? {path: name, external: true}
              : undefined,
          );
        },
      },
    ],
  });
  const names = Object.values(metafile.outputs)
    .flatMap(({imports}) => imports)
    // Grammars of Prism are required where code is highlighted, which the server does not do.
    .filter(({kind}) => kind !== 'require-call')
    .map(({path: name}) => name)
    .filter((name) => !isBuiltin(name))
    .map((name) =>
      name
        .split('/')
        .slice(0, name.startsWith('@') ? 2 : 1)
        .join('/'),
    );
  return Array.from(new Set(names)).sort();
}
