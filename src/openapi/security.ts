import type {SecurityScheme} from '../reference/security';
import type {
  OpenAPIDocument,
  SecurityRequirementObject,
  SecuritySchemeObject,
} from './document';
import {parseRichText} from './markdown';
import {resolve} from './resolve';

/**
 * Returns the security schemes of an operation, from the first of several alternatives; none if
 * the operation needs no credentials.
 */
export function createSecurity(
  document: OpenAPIDocument,
  requirements: readonly SecurityRequirementObject[] | undefined,
): SecurityScheme[] {
  const first = (requirements ?? document.security ?? [])[0] ?? {};
  return Object.keys(first).flatMap((name) => {
    const schemes = document.components?.securitySchemes ?? {};
    const scheme = Object.hasOwn(schemes, name) ? schemes[name] : undefined;
    return scheme === undefined
      ? []
      : [createScheme(name, resolve<SecuritySchemeObject>(document, scheme))];
  });
}

function createScheme(name: string, scheme: SecuritySchemeObject): SecurityScheme {
  const description = parseRichText(scheme.description);
  if (scheme.type === 'apiKey') {
    return {
      name,
      kind: 'apiKey',
      in: scheme.in ?? 'header',
      parameter: scheme.name ?? '',
      description,
    };
  }
  return {
    name,
    kind: httpKind(scheme),
    in: 'header',
    parameter: 'Authorization',
    description,
  };
}

function httpKind(scheme: SecuritySchemeObject): SecurityScheme['kind'] {
  if (scheme.type !== 'http') {
    return 'other';
  }
  const name = scheme.scheme?.toLowerCase();
  return name === 'bearer' || name === 'basic' ? name : 'other';
}
