import omit from 'lodash/omit';
import pickBy from 'lodash/pickBy';
import {HTTP_METHODS} from '../vocabulary/http-method';
import type {Repair} from './repair';
import {isRecord, isReference, own, targetOf} from './resolve';
import {walkObjects} from './walk';

export function isSwagger(document: Record<string, unknown>): boolean {
  return document['swagger'] !== undefined;
}

/** Converts Swagger 2.0 to OpenAPI 3.0. */
export async function convertSwagger(
  document: Record<string, unknown>,
): Promise<{document: Record<string, unknown>; repairs: Repair[]}> {
  const {upgradeFromTwoToThree} = await import('./swagger-upgrade');
  const repairs = repairBase(document);
  inlineBodies(document);
  placeSchemes(document);
  const restore = setUnknownAside(document);
  // The converter passes over other versions, such as the number 2.
  document['swagger'] = '2.0';
  const converted = upgradeFromTwoToThree(document) as Record<string, unknown>;
  restore(converted);
  return {
    document: converted,
    repairs: [
      ...repairs,
      {kind: 'the document is converted from Swagger 2.0', pointer: '#/swagger'},
    ],
  };
}

/** Puts a slash before the path of the API, without which it would be a part of the host. */
function repairBase(document: Record<string, unknown>): Repair[] {
  const {basePath} = document;
  if (typeof basePath !== 'string' || /^(\/|$)/.test(basePath)) {
    return [];
  }
  document['basePath'] = `/${basePath}`;
  return [
    {kind: 'a path does not begin with "/", which is added', pointer: '#/basePath'},
  ];
}

/**
 * Takes out what the converter would take for path items, operations and responses, such as extensions, and puts the
 * parameters of a path item first: the converter gives their body to the operations behind them.
 *
 * @returns A function that puts all back.
 */
function setUnknownAside(
  document: Record<string, unknown>,
): (converted: Record<string, unknown>) => void {
  const aside: {keys: readonly string[]; fields: Record<string, unknown>}[] = [];
  const keep = (
    keys: readonly string[],
    isKnown: (key: string, value: unknown) => boolean,
  ): void => {
    const holder = valueAt(document, keys);
    if (isRecord(holder)) {
      const fields = pickBy(holder, (value, key) => !isKnown(key, value));
      Object.keys(fields).forEach((key) => Reflect.deleteProperty(holder, key));
      aside.push({keys, fields});
    }
  };
  const isOperation = (key: string): boolean =>
    HTTP_METHODS.some((method) => method === key);
  keep(['paths'], (key, value) => !key.startsWith('x-') && isRecord(value));
  for (const [path, pathItem] of Object.entries(document['paths'] ?? {})) {
    const others = omit(pathItem as object, 'parameters');
    Object.keys(others).forEach((key) => Reflect.deleteProperty(pathItem as object, key));
    Object.assign(pathItem as object, others);
    keep(['paths', path], (key) => key === 'parameters' || isOperation(key));
    for (const method of HTTP_METHODS) {
      keep(['paths', path, method, 'responses'], (_, value) => isRecord(value));
    }
  }
  return (converted) => {
    for (const {keys, fields} of aside) {
      Object.assign(valueAt(converted, keys) ?? {}, fields);
    }
  };
}

function valueAt(document: unknown, keys: readonly string[]): unknown {
  return keys.reduce(own, document);
}

/** Makes servers of the schemes of an operation, which the converter leaves. Changes the document. */
function placeSchemes(document: Record<string, unknown>): void {
  const {host, basePath = ''} = document;
  if (typeof host !== 'string' || host === '') {
    return;
  }
  for (const pathItem of Object.values(document['paths'] ?? {})) {
    for (const method of HTTP_METHODS) {
      const operation = own(pathItem, method);
      const schemes = own(operation, 'schemes');
      if (isRecord(operation) && Array.isArray(schemes) && schemes.length > 0) {
        operation['servers'] = schemes.map((scheme) => ({
          url: `${String(scheme)}://${host}${String(basePath)}`,
        }));
        delete operation['schemes'];
      }
    }
  }
}

/**
 * Puts bodies and fields of forms in the place of references to them, which the converter does not follow. Changes
 * the document.
 */
function inlineBodies(document: Record<string, unknown>): void {
  const holders: [holder: Record<string, unknown>, parameters: readonly unknown[]][] = [];
  walkObjects(document, (object, _, position) => {
    const {parameters} = object;
    if (position === 'keywords' && Array.isArray(parameters)) {
      holders.push([object, parameters]);
    }
  });
  // Afterwards, because a body can have references to itself where none are due.
  for (const [holder, parameters] of holders) {
    holder['parameters'] = parameters.map((listed: unknown) => {
      const target = isReference(listed) ? targetOf(document, listed.$ref) : {};
      const parameter = own(target, 'value');
      return ['body', 'formData'].includes(String(own(parameter, 'in')))
        ? structuredClone(parameter)
        : listed;
    });
  }
}
