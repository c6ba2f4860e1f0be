import {quote} from './document-error';
import type {Repair} from './repair';
import {isRecord, isReference, own, targetOf} from './resolve';
import {printValue} from './print-json';
import {walkObjects} from './walk';

export function isSwagger(document: Record<string, unknown>): boolean {
  return document['swagger'] !== undefined;
}

/** Converts Swagger 2.0 to OpenAPI 3.0. */
export async function convertSwagger(
  document: Record<string, unknown>,
): Promise<Record<string, unknown>> {
  const {upgradeFromTwoToThree} = await import('./swagger-upgrade');
  inlineBodies(document);
  return upgradeFromTwoToThree(document) as Record<string, unknown>;
}

/**
 * Puts bodies and fields of forms in the place of references to them, which the converter does not follow. Changes
 * the document.
 */
function inlineBodies(document: Record<string, unknown>): void {
  walkObjects(document, (object, _, position) => {
    const {parameters} = object;
    if (position !== 'keywords' || !Array.isArray(parameters)) {
      return;
    }
    object['parameters'] = parameters.map((listed: unknown) => {
      const target = isReference(listed) ? targetOf(document, listed.$ref) : {};
      const parameter = own(target, 'value');
      return ['body', 'formData'].includes(String(own(parameter, 'in')))
        ? structuredClone(parameter)
        : listed;
    });
  });
}

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
