import type {DocumentProblem} from './document-error';
import {quote} from './document-error';
import type {Repair} from './repair';
import {isRecord} from './resolve';
import {printValue} from './schema';

/**
 * Returns a document of OpenAPI 3. Swagger 2.0 is converted to 3.0.
 *
 * @throws Error if the conversion fails.
 */
export async function readAsOpenApi(
  document: Record<string, unknown>,
): Promise<{document: Record<string, unknown>; repairs: Repair[]}> {
  const {openapi, swagger} = document;
  if (swagger !== undefined) {
    const {upgradeFromTwoToThree} = await import('@scalar/openapi-upgrader/2.0-to-3.0');
    return {
      document: upgradeFromTwoToThree(document) as Record<string, unknown>,
      repairs: [
        {kind: 'the document is converted from Swagger 2.0', pointer: '#/swagger'},
      ],
    };
  }
  return typeof openapi === 'string' && /^3\.[012]\.\d+/.test(openapi)
    ? {document, repairs: []}
    : {
        document: {...document, openapi: completeVersion(String(openapi))},
        repairs: [{kind: 'the version is not one like "3.1.0"', pointer: '#/openapi'}],
      };
}

/** `3.0` -> `3.0.0`. Versions after 3.2 are read as 3.1. */
function completeVersion(version: string): string {
  return version.startsWith('3.0') ? '3.0.0' : '3.1.0';
}

/** Returns why a document is not OpenAPI, or `undefined`. */
export function versionProblem(document: unknown): DocumentProblem | undefined {
  const problem = (pointer: string, text: string): DocumentProblem => ({pointer, text});
  if (!isRecord(document)) {
    return problem('#', 'this is not an OpenAPI document');
  }
  const {openapi, swagger} = document;
  if (swagger !== undefined) {
    return /^2(\.|$)/.test(printValue(swagger))
      ? undefined
      : problem('#/swagger', `the version ${quote(printValue(swagger))} is not "2.0"`);
  }
  if (openapi === undefined) {
    return problem(
      '#',
      'this is not an OpenAPI document: the field "openapi" is missing',
    );
  }
  return /^3(\.|$)/.test(printValue(openapi))
    ? undefined
    : problem(
        '#/openapi',
        `the version ${quote(printValue(openapi))} is not one like "3.0.3" or "3.1.0"`,
      );
}
