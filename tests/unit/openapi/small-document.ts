import type {
  OpenAPIDocument,
  OperationObject,
  ParameterObject,
  Referenced,
  SchemaObject,
} from '../../../src/openapi/document';

/** A document with one operation and the given fields. */
export function describeApi(more: Partial<OpenAPIDocument> = {}): OpenAPIDocument {
  return {
    openapi: '3.1.0',
    info: {title: 'Small', version: '1'},
    paths: {'/blocks': {get: operationObject('getBlocks')}},
    ...more,
  };
}

export function describeSchemas(
  schemas: Record<string, Referenced<SchemaObject> | boolean>,
): OpenAPIDocument {
  return describeApi({components: {schemas}});
}

export function operationObject(
  operationId: string,
  more: Partial<OperationObject> = {},
): OperationObject {
  return {operationId, responses: {200: {description: 'OK'}}, ...more};
}

export function parameterObject(
  name: string,
  more: Partial<ParameterObject> = {},
): ParameterObject {
  return {name, in: 'query', schema: {type: 'string'}, ...more};
}

export function schemaRef(name: string): {$ref: string} {
  return {$ref: `#/components/schemas/${name}`};
}

/** An object with an own member `__proto__`. */
export function withProtoMember<T>(value: T): Record<string, T> {
  return JSON.parse(`{"__proto__": ${JSON.stringify(value)}}`) as Record<string, T>;
}
