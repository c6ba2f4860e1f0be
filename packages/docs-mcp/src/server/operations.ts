import {
  createReference,
  DocumentError,
  operationRoute,
  operationsOf,
  parseLoaded,
  placeOf,
  repairDocument,
  wholeDocument,
} from 'docusaurus-openapi-reference';
import type {
  FoundOperation,
  OpenAPIDocument,
  Operation,
  Reference,
} from 'docusaurus-openapi-reference/types';
import {
  readSiteBytes,
  readSiteJson,
  siteAddress,
  type SiteAddress,
  SiteError,
} from './site';

export interface SiteOperation {
  /** Its operationId; of a further document of the site with the folder of the document: `billing/getBill`. */
  readonly id: string;
  /**
   * The folder of a further document of the site, with the name of its file where another document is in the folder;
   * empty for the first one.
   */
  readonly folder: string;
  readonly operation: Operation;
  readonly reference: Reference;
  readonly document: OpenAPIDocument;
  /** Where the document has it. */
  readonly found: FoundOperation;
  /** The route of its page. */
  readonly page: string;
  /** What a call costs. Undefined if the document does not say it. */
  readonly cost?: number;
}

/** `/.well-known/api-catalog` (RFC 9727): the descriptions of the APIs of the site. */
interface ApiCatalog {
  readonly linkset: readonly {
    readonly 'service-desc'?: readonly {readonly href: string; readonly type?: string}[];
  }[];
}

const CATALOG = '.well-known/api-catalog';

/**
 * Reads the operations of all OpenAPI documents of a site.
 *
 * @param costExtension The extension of operations that has the cost of a call.
 * @throws SiteError if the site has no catalog of its documents, or one that leads elsewhere.
 */
export async function readOperations(
  site: SiteAddress,
  costExtension?: `x-${string}`,
): Promise<SiteOperation[]> {
  const catalog = ((await readSiteJson(site, CATALOG)) ??
    // Some hosts publish no names that begin with a point.
    (site.catalog && (await readSiteJson(site, site.catalog)))) as ApiCatalog | undefined;
  if (catalog === undefined) {
    throw new SiteError(
      `${site.url.href} has no ${CATALOG}, and its home page links to no other catalog. Name a site that docusaurus-openapi-reference has built, with its base path.`,
    );
  }
  const isList: boolean = Array.isArray(catalog.linkset);
  if (!isList) {
    throw new SiteError(
      `The ${CATALOG} of ${site.url.href} is none of RFC 9727. Build the site again.`,
    );
  }
  const addresses = catalog.linkset
    .flatMap(({'service-desc': links = []}) => links)
    .filter(({type}) => type?.startsWith('application/json'))
    .map(({href}) => siteAddress(site, href).href);
  const urls = Array.from(new Set(addresses), (address) => new URL(address));
  const folders = foldersOf(urls, site);
  const lists = await Promise.all(
    urls.map((url, index) =>
      readDocumentOperations(url, site, folders[index] ?? '', costExtension),
    ),
  );
  return lists.flat();
}

/** Returns the folders by which documents are told apart, with the name of the file where a folder has several. */
function foldersOf(urls: readonly URL[], {url: {pathname: base}}: SiteAddress): string[] {
  const folderOf = (url: URL): string =>
    new URL('.', url).pathname.slice(base.length, -1);
  return urls.map((url, index) => {
    const folder = folderOf(url);
    const isAlone = urls.filter((other) => folderOf(other) === folder).length === 1;
    if (index === 0) {
      return '';
    }
    return isAlone ? folder : url.pathname.slice(base.length).replace(/\.[^./]*$/, '');
  });
}

async function readDocumentOperations(
  url: URL,
  site: SiteAddress,
  folder: string,
  costExtension: `x-${string}` | undefined,
): Promise<SiteOperation[]> {
  const body = await readSiteBytes(site, url.href);
  if (body === undefined) {
    throw new SiteError(`${url.href} is missing, which ${CATALOG} of the site names.`);
  }
  const source = {kind: 'url', url: url.href} as const;
  const read = async () => repairDocument(parseLoaded(body, source).document, source);
  const {document: published} = await read().catch((error: unknown) => {
    // Its remedy is one for those who build the site.
    throw error instanceof DocumentError
      ? new SiteError(`${url.href} cannot be used: ${error.problem}.`)
      : error;
  });
  const document = wholeDocument(published);
  const base = new URL('.', url).pathname;
  const reference = createReference(document, {
    extensions: costExtension === undefined ? [] : [costExtension],
    furtherId: folder === '' ? undefined : folder,
  });
  const found = operationsOf(document);
  return reference.operations.flatMap((operation, index) => {
    const place = found[index];
    const cost = costExtension && operation.extensions?.[costExtension];
    return operation.isWebhook === true || place === undefined
      ? []
      : {
          id: folder === '' ? operation.id : `${folder}/${operation.id}`,
          folder,
          operation: withoutCredentials(operation),
          reference,
          document,
          found: place,
          page: base + encodeURI(operationRoute(operation).slice(1)),
          ...(typeof cost === 'number' ? {cost} : {}),
        };
  });
}

/** Leaves out parameters that are where a credential is sent: some documents list their key as both. */
function withoutCredentials(operation: Operation): Operation {
  const places = new Set(
    operation.security.flat().map((scheme) => placeOf(scheme.in, scheme.parameter)),
  );
  return {
    ...operation,
    parameters: operation.parameters.filter(
      (parameter) => !places.has(placeOf(parameter.in, parameter.name)),
    ),
  };
}
