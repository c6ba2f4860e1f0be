import type {OperationObject, SchemaObject} from '../../src/openapi/document';
import {readKaiaDocument} from '../../scripts/lib/kaia-document';
import {builtPaths} from './pages';
import {isEndpoint} from './specification/routes';

/** The OpenAPI document of the site with its overlays, as it is written. */
export const {document} = await readKaiaDocument();

export const serverUrls = (document.servers ?? []).map(({url}) => url);

/** The pages of operations, and their copies under plans. */
export const endpointPaths = builtPaths().filter(isEndpoint);

export const schemaPaths = builtPaths().filter((path) => path.startsWith('/schemas/'));

/** Each operation with the address of its page: `getBlock` has `/api/Block/get-block`. */
export const operations = Object.entries(document.paths).flatMap(([url, item]) =>
  Object.entries(item as Record<string, OperationObject>).map(([method, operation]) => ({
    operation,
    method: method.toUpperCase(),
    url,
    page: pageOf(operation.operationId ?? ''),
  })),
);

/** Each schema that has a page, with its address. */
export const schemas = Object.values(document.components?.schemas ?? {})
  .map((schema) => schema as SchemaObject)
  .filter(({title}) => title !== undefined)
  .map((schema) => ({
    schema,
    page: `/schemas/${schema.title?.toLowerCase().replaceAll(' ', '-')}`,
  }));

function pageOf(operationId: string): string {
  const isNamed = (path: string): boolean =>
    path.split('/').at(-1)?.replaceAll('-', '') === operationId.toLowerCase();
  return (
    endpointPaths.find((path) => isNamed(path) && path.startsWith('/api/')) ?? 'none'
  );
}
