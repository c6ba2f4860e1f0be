/*
 * Why: the comparison needs the document and the model of the same description.
 * Run: imported by the scripts of this folder.
 */
import type {
  OpenAPIDocument,
  OperationObject,
  PathItemObject,
} from 'docusaurus-openapi-reference/openapi/document';
import {operationsOf} from 'docusaurus-openapi-reference/openapi/document-operations';
import {createReference} from 'docusaurus-openapi-reference/openapi/reference';
import type {Operation} from 'docusaurus-openapi-reference/reference/operation';
import type {Reference} from 'docusaurus-openapi-reference/reference/reference';
import {REFERENCE} from '../../../src/config/reference';

export interface DescribedOperation {
  readonly model: Operation;
  readonly operation: OperationObject;
  readonly pathItem: PathItemObject;
}

/** A description as the site reads it, with its operations by operationId. */
export interface Described {
  readonly document: OpenAPIDocument;
  readonly reference: Reference;
  readonly operations: ReadonlyMap<string, DescribedOperation>;
}

export function describe(document: OpenAPIDocument): Described {
  const reference = createReference(document, REFERENCE);
  const models = new Map(
    reference.operations.map((model) => [`${model.method} ${model.path}`, model]),
  );
  return {
    document,
    reference,
    operations: new Map(
      operationsOf(document).flatMap(({method, path, operation, pathItem}) => {
        const model = models.get(`${method} ${path}`);
        return model === undefined ? [] : [[model.id, {model, operation, pathItem}]];
      }),
    ),
  };
}
