import type {DocMetadata, LoadedVersion} from '@docusaurus/plugin-content-docs';
import {createHash} from 'node:crypto';
import {existsSync} from 'node:fs';
import {mkdir, readdir, readFile, rename, rm, writeFile} from 'node:fs/promises';
import path from 'node:path';
import {canonicalPathOf, pagePath, sidebarName} from '../../pages/generated-page';
import type {Sidebars} from '../../framework/docs-lists';
import {inVersion} from './version-data';

/**
 * The route of an operation in the data of a page, also of links in descriptions. In texts, the quotation
 * marks are escaped.
 */
const OPERATION_ROUTE = /(?<="(?:route|properties":\{"href)":")\/api(\/[^"]+)/g;

const GENERATED_SOURCE = /\.(api|schema)\.mdx$/;

/** `docsDir` is relative to `siteDir`. */
type DocsFolders = Record<'siteDir' | 'docsDir', string> & {
  readonly baseUrl: string;
  /** Path of the docs, without a slash at its end. */
  readonly docsPath: string;
  /** Versions by the permalinks of their docs. */
  readonly versions: ReadonlyMap<string, Pick<LoadedVersion, 'path' | 'contentPath'>>;
};

type GeneratedDoc = Pick<
  DocMetadata,
  'id' | 'title' | 'source' | 'permalink' | 'frontMatter'
>;

/** Returns whether a doc shows an operation or a schema. */
export function isGeneratedDoc({source}: Pick<DocMetadata, 'source'>): boolean {
  return GENERATED_SOURCE.test(source);
}

/**
 * Writes what pages fetch to `<pagesDir>/<hash>`: for each generated doc `<pagePath>.json`, a
 * `GeneratedPage`, and for each sidebar `<sidebarName>.json`. Removes the files of earlier calls that
 * differ. Files that are the same stay, because the dev server can call this while a browser fetches them.
 *
 * @returns the hash of all files.
 */
export async function writePages(
  docs: readonly GeneratedDoc[],
  {sidebars, sidebarOf}: Sidebars,
  {pagesDir, ...folders}: DocsFolders & {readonly pagesDir: string},
): Promise<string> {
  const newDir = path.join(pagesDir, 'new');
  await rm(newDir, {recursive: true, force: true});
  await mkdir(newDir, {recursive: true});
  const hash = createHash('sha256');
  const write = async (name: string, content: string): Promise<void> => {
    hash.update(name).update(content);
    const file = path.join(newDir, `${name}.json`);
    await mkdir(path.dirname(file), {recursive: true});
    await writeFile(file, content);
  };
  const routeOf = (doc: GeneratedDoc): string => generatedRoute(doc, folders.docsDir);
  const routes = new Set(docs.map(routeOf));
  for (const doc of docs) {
    const page = await createPage(doc, sidebarOf.get(doc.permalink), folders);
    const linked = linkCopies(page, routeOf(doc), canonicalPathOf(doc), routes);
    const version = folders.versions.get(doc.permalink);
    await write(
      pagePath(doc.permalink),
      version === undefined ? linked : inVersion(linked, version, folders),
    );
  }
  for (const [key, items] of sidebars) {
    await write(sidebarName(folders.docsPath, key), JSON.stringify(items));
  }
  const name = hash.digest('hex').slice(0, 8);
  const others = (await readdir(pagesDir)).filter((entry) => entry !== name);
  if (!existsSync(path.join(pagesDir, name))) {
    await rename(newDir, path.join(pagesDir, name));
  }
  await Promise.all(
    others.map((entry) => rm(path.join(pagesDir, entry), {recursive: true, force: true})),
  );
  return name;
}

/** Links of a copy lead to the copies beside it, where they exist. */
function linkCopies(
  page: string,
  route: string,
  canonicalPath: string | undefined,
  routes: ReadonlySet<string>,
): string {
  if (canonicalPath === undefined) {
    return page;
  }
  const folder = route.slice(0, -canonicalPath.replace(/^\/api/, '').length);
  return page.replace(OPERATION_ROUTE, (link: string, name: string) =>
    routes.has(folder + name) ? folder + name : link,
  );
}

/** The route of a doc without the base URL, as links have it. */
function generatedRoute({source}: GeneratedDoc, docsDir: string): string {
  return source.slice(`@site/${docsDir}`.length).replace(GENERATED_SOURCE, '');
}

/** Inserts the data as text: to parse and print it again would take longer than all the rest. */
async function createPage(
  doc: GeneratedDoc,
  sidebar: string | undefined,
  folders: DocsFolders,
): Promise<string> {
  const page = JSON.stringify({sidebar, metadata: doc});
  const data = await readData(doc, folders);
  return `${page.slice(0, -1)},"data":${data.trim()}}`;
}

/**
 * Reads the data of a page. A translated page has its own, or else that of all languages with its title.
 *
 * @throws Error if there is neither.
 */
async function readData(
  doc: GeneratedDoc,
  {siteDir, docsDir, versions}: DocsFolders,
): Promise<string> {
  const {id, title, source, permalink} = doc;
  const canonicalPath = canonicalPathOf(doc);
  if (canonicalPath !== undefined) {
    return readFile(path.join(siteDir, docsDir, `${canonicalPath}.json`), 'utf8');
  }
  const own = source.replace('@site', siteDir).replace(GENERATED_SOURCE, '.json');
  if (existsSync(own)) {
    return readFile(own, 'utf8');
  }
  const common = path.join(versions.get(permalink)?.contentPath ?? siteDir, `${id}.json`);
  if (!existsSync(common)) {
    const names = [...new Set([own, common])].map((file) => path.relative(siteDir, file));
    throw new Error(
      `The page ${source.replace('@site/', '')} has no data: ${names.join(' and ')} do not exist. Remove the page if the OpenAPI document does not have it any more; otherwise run "npx docusaurus gen-api-docs all".`,
    );
  }
  const {operation, schema, ...data} = JSON.parse(
    await readFile(common, 'utf8'),
  ) as Partial<Record<'operation' | 'schema', object>>;
  return JSON.stringify({
    ...data,
    ...(operation && {operation: {...operation, title}}),
    ...(schema && {schema: {...schema, title}}),
  });
}
