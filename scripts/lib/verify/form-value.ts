/*
 * Why: most examples are synthetic, and the service answers a request for one of them with 404.
 * Run: imported by the scripts of this folder.
 */
import type {OpenAPIDocument} from '../../../src/openapi/document';
import {operationsOf} from '../../../src/openapi/document-operations';
import {isRecord, resolve} from '../../../src/openapi/resolve';

/**
 * Returns a copy of a document in which the extension `x-form-value`, an identifier that exists,
 * replaces the example of a parameter.
 */
export function withFormValues(document: OpenAPIDocument): OpenAPIDocument {
  const copy = structuredClone(document);
  for (const {pathItem, operation} of operationsOf(copy)) {
    for (const listed of [
      ...(pathItem.parameters ?? []),
      ...(operation.parameters ?? []),
    ]) {
      const parameter: unknown = resolve<unknown>(copy, listed);
      if (isRecord(parameter) && parameter['x-form-value'] !== undefined) {
        parameter['example'] = parameter['x-form-value'];
      }
    }
  }
  return copy;
}
