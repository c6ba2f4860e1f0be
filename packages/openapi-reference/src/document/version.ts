import {quote} from './document-error';
import type {Repair} from './repair';
import {isRecord} from './resolve';
import {printValue} from './print-json';
import {walkObjects} from './walk';

/** Changes the version to a text that names one. */
export function repairVersion(document: Record<string, unknown>): Repair[] {
  const {openapi} = document;
  if (typeof openapi === 'string' && /^3\.[012]\.\d+/.test(openapi)) {
    return [];
  }
  document['openapi'] = completeVersion(String(openapi));
  return [{kind: 'the version is not one like "3.1.0"', pointer: '#/openapi'}];
}

/** `3.0` -> `3.0.0`. Versions after 3.2 are read as 3.1. */
function completeVersion(version: string): string {
  return version.startsWith('3.0') ? '3.0.0' : '3.1.0';
}

/** Returns why a document is not OpenAPI, behind a JSON pointer, or `undefined`. */
export function versionProblem(document: unknown): string | undefined {
  if (!isRecord(document)) {
    return '#: this is not an OpenAPI document';
  }
  const {openapi, swagger} = document;
  if (swagger !== undefined) {
    return /^2(\.|$)/.test(printValue(swagger))
      ? undefined
      : `#/swagger: the version ${quote(printValue(swagger))} is not "2.0"`;
  }
  if (openapi === undefined) {
    return '#: this is not an OpenAPI document: the field "openapi" is missing';
  }
  return /^3(\.|$)/.test(printValue(openapi))
    ? undefined
    : `#/openapi: the version ${quote(printValue(openapi))} is not one like "3.0.3" or "3.1.0"`;
}

/**
 * Renames lists in `items`, as older versions of JSON Schema have them, to `prefixItems`, and
 * `additionalItems` to `items`. Changes the document.
 */
export function repairTuples(document: unknown): Repair[] {
  const repairs: Repair[] = [];
  walkObjects(document, (object, pointer, position) => {
    const {items, additionalItems} = object;
    if (position !== 'keywords' || !Array.isArray(items)) {
      return;
    }
    object['prefixItems'] = items;
    delete object['items'];
    delete object['additionalItems'];
    if (additionalItems !== undefined) {
      object['items'] = additionalItems;
    }
    repairs.push({
      kind: 'items is a list, as in older versions of JSON Schema; it is read as prefixItems',
      pointer: `${pointer}/items`,
    });
  });
  return repairs;
}
