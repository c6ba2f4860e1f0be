import type {SchemaObject} from '../../../../../src/openapi/document';
import {
  createSchemaComponents,
  createSchemaNode,
} from '../../../../../src/openapi/schema';
import {
  parseJson,
  type JsonValue,
} from '../../../../../src/features/request-panel/JsonBody/json-tree';
import type {SchemaComponents, SchemaNode} from '../../../../../src/reference/schema';
import {describeSchemas, schemaRef} from '../../../openapi/small-document';

/** Creates the node of the schema `Body`, beside its component schemas. */
export function bodySchema(schemas: Record<string, SchemaObject>): {
  node: SchemaNode;
  components: SchemaComponents;
} {
  const document = describeSchemas(schemas);
  return {
    node: createSchemaNode(document, schemaRef('Body')),
    components: createSchemaComponents(document),
  };
}

export function treeOf(text: string): JsonValue {
  const parsed = parseJson(text);
  if (!('tree' in parsed)) {
    throw new Error(`This is no JSON: ${text}`);
  }
  return parsed.tree;
}
