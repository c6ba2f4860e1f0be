import type {AnySchema, OpenAPIDocument, ParameterObject} from '../document/document';
import {isReference, own, targetSchema} from '../document/resolve';
import {isSecretName} from './secret-name';
import {type Position, positionOf} from '../document/walk';

/** RFC 9110, sections 11.6 and 11.7; RFC 6265. */
const CREDENTIAL_HEADERS = ['authorization', 'proxy-authorization', 'cookie'].map(
  (name) => `header ${name}`,
);

/**
 * Returns whether the values of a schema have a part, at any depth, that nobody else should read: of the
 * format `password`, `writeOnly`, or with such a name.
 */
export function hasSecret(
  document: OpenAPIDocument,
  schema: AnySchema | undefined,
): boolean {
  const visited = new Set<unknown>();
  const visit = (value: unknown, position: Position): boolean => {
    if (
      typeof value !== 'object' ||
      value === null ||
      position === 'data' ||
      visited.has(value)
    ) {
      return false;
    }
    visited.add(value);
    return (
      (position === 'keywords' &&
        (own(value, 'format') === 'password' ||
          own(value, 'writeOnly') === true ||
          (isReference(value) && visit(targetSchema(document, value), 'keywords')))) ||
      Object.entries(value).some(
        ([key, child]) =>
          (position === 'names' && isSecretName(key)) ||
          visit(
            child,
            Array.isArray(value) ? position : positionOf(key, child, position),
          ),
      )
    );
  };
  return visit(schema, 'keywords');
}

/** Returns where a request has a parameter or a credential: names of headers have no case. */
export function placeOf(place: string, name: string): string {
  return `${place} ${place === 'header' ? name.toLowerCase() : name}`;
}

/**
 * Returns whether a parameter is where a credential is sent, because some documents list their key as both, or is one
 * by its name.
 */
export function isCredential(
  document: OpenAPIDocument,
  parameter: Pick<ParameterObject, 'in' | 'name'>,
): boolean {
  const schemes = Object.values(document.components?.securitySchemes ?? {});
  return (
    isSecretName(parameter.name) ||
    [
      ...CREDENTIAL_HEADERS,
      ...schemes.map(({in: place = '', name = ''}) => placeOf(place, name)),
    ].includes(placeOf(parameter.in, parameter.name))
  );
}
