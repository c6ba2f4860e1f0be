import type {OpenAPIDocument} from 'docusaurus-openapi-reference/openapi/document';
import {
  type FoundOperation,
  operationsOf,
} from 'docusaurus-openapi-reference/openapi/document-operations';
import {readDocument} from 'docusaurus-openapi-reference/openapi/read-document';
import {createReference} from 'docusaurus-openapi-reference/openapi/reference';
import type {Operation} from 'docusaurus-openapi-reference/reference/operation';
import type {Reference} from 'docusaurus-openapi-reference/reference/reference';
import {operationRoute} from 'docusaurus-openapi-reference/reference/route';
import {readSiteJson, SiteError} from './site';

export interface SiteOperation {
  /** Its operationId; of a further document of the site with the folder of the document: `billing/getBill`. */
  readonly id: string;
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
 * @throws SiteError if the site has no catalog of its documents.
 */
export async function readOperations(
  site: URL,
  costExtension?: `x-${string}`,
): Promise<SiteOperation[]> {
  const catalog = (await readSiteJson(site, CATALOG)) as ApiCatalog | undefined;
  if (catalog === undefined) {
    throw new SiteError(
      `${site.href} has no ${CATALOG}. Name a site that docusaurus-openapi-reference has built, with its base path.`,
    );
  }
  const addresses = catalog.linkset
    .flatMap(({'service-desc': links = []}) => links)
    .filter(({type}) => type === 'application/json')
    .map(({href}) => href);
  const lists = await Promise.all(
    Array.from(new Set(addresses), (address, index) =>
      readDocumentOperations(new URL(address, site), site, index === 0, costExtension),
    ),
  );
  return lists.flat();
}

async function readDocumentOperations(
  url: URL,
  site: URL,
  isFirst: boolean,
  costExtension: `x-${string}` | undefined,
): Promise<SiteOperation[]> {
  const {document} = await readDocument({kind: 'url', url: url.href});
  const base = new URL('.', url).pathname;
  const folder = base.slice(site.pathname.length, -1);
  const reference = createReference(document, {
    extensions: costExtension === undefined ? [] : [costExtension],
    furtherId: isFirst ? undefined : folder,
  });
  const found = operationsOf(document);
  return reference.operations.flatMap((operation, index) => {
    const place = found[index];
    const cost = costExtension && operation.extensions?.[costExtension];
    return operation.isWebhook === true || place === undefined
      ? []
      : {
          id: isFirst ? operation.id : `${folder}/${operation.id}`,
          operation,
          reference,
          document,
          found: place,
          page: base + encodeURI(operationRoute(operation).slice(1)),
          ...(typeof cost === 'number' ? {cost} : {}),
        };
  });
}
