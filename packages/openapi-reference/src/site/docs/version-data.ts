/*
 * The data of pages of docs that have versions. The files of a reference have the addresses of docs without versions,
 * and all pages import them by one name.
 */
import type {LoadedContent, LoadedVersion} from '@docusaurus/plugin-content-docs';
import {existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import escapeRegExp from 'lodash/escapeRegExp';
import type {Compiler, Configuration} from 'webpack';
import {isRecord, own} from '../../document/resolve';
import {FIRST_DATA} from '../openapi-docs/page';
import {beforeAddress} from '../openapi-docs/placed-files';
import {SITE_FILES_DIR} from '../openapi-docs/read-site-files';
import {siteRoute} from '../site-route';

type Version = Pick<
  LoadedVersion,
  'versionName' | 'path' | 'contentPath' | 'contentPathLocalized'
>;

interface Docs {
  baseUrl: string;
  /** Path of the docs, with the base URL and without a slash at its end. */
  docsPath: string;
}

/** The map of the API, which no script contains. */
const MAP_FILE = `${path.basename(SITE_FILES_DIR)}/api-map.json`;

const DATA_REQUEST = new RegExp(`^${escapeRegExp(FIRST_DATA)}[^/]*/`);

/**
 * Gives links in data of a reference the addresses of the pages of a version. The `page` of an operation stays, by which
 * it finds downloads, and so do links of downloads.
 */
export function inVersion(
  data: string,
  version: Pick<Version, 'path'>,
  {baseUrl, docsPath}: Docs,
): string {
  const [from, to] = [docsPath, version.path].map((one) =>
    siteRoute(one, baseUrl).replace(/\/$/, ''),
  ) as [string, string];
  return from === to
    ? data
    : data.replace(
        new RegExp(
          String.raw`${beforeAddress('route|sectionRoute')}${escapeRegExp(from)}(?=/(?:api|schemas|introduction|authentication)[/#"\\])`,
          'g',
        ),
        () => to,
      );
}

/** Writes the data that pages of each version import into folders by the names of versions. */
export function writeVersionData(
  {loadedVersions}: Pick<LoadedContent, 'loadedVersions'>,
  docs: Docs,
  dir: string,
): void {
  for (const version of loadedVersions) {
    const source = path.join(version.contentPath, 'api');
    // A version can be older than the reference, or than a file of it.
    const files = existsSync(source)
      ? [...readdirSync(source), MAP_FILE].filter(
          (file) => file.endsWith('.json') && existsSync(path.join(source, file)),
        )
      : [];
    for (const file of files) {
      const target = path.join(dir, version.versionName, file);
      mkdirSync(path.dirname(target), {recursive: true});
      const data = readFileSync(path.join(source, file), 'utf8');
      writeFileSync(target, inVersion(data, version, docs));
    }
  }
}

/** Returns a plugin of the bundler by which a page gets the data of its version. */
export function versionDataPlugin(
  versions: readonly Version[],
  dir: string,
  isServer: boolean,
): {apply: (compiler: Compiler) => void} {
  return {
    apply(compiler) {
      new compiler.webpack.NormalModuleReplacementPlugin(DATA_REQUEST, (resolution) => {
        const file = resolution.request.replace(DATA_REQUEST, '');
        const {issuer} = resolution.contextInfo;
        const version = versions.find(({contentPath, contentPathLocalized}) =>
          [contentPath, contentPathLocalized].some((folder) =>
            issuer.startsWith(folder + path.sep),
          ),
        );
        const versionFile = path.join(dir, version?.versionName ?? '', file);
        if (
          version !== undefined &&
          (isServer || file !== MAP_FILE) &&
          existsSync(versionFile)
        ) {
          resolution.request = versionFile;
        }
      }).apply(compiler);
    },
  };
}

/** Returns the part of a configuration by which the cache on the disk is not that of other versions of docs. */
export function versionCache(
  {cache, experiments = {}}: Pick<Configuration, 'cache'> & {experiments?: object},
  versions: readonly Pick<Version, 'versionName' | 'path'>[],
): object {
  const key = versions.map(({versionName, path: place}) => `${versionName}:${place}`);
  const evicted = (entry: unknown): object | undefined =>
    isRecord(entry) && typeof entry['version'] === 'string'
      ? {cache: {version: [entry['version'], ...key].join('-')}}
      : undefined;
  // Rspack has it among its experiments.
  const inRspack = evicted(own(experiments, 'cache'));
  return evicted(cache) ?? (inRspack === undefined ? {} : {experiments: inRspack});
}
