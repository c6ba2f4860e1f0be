import {dereference, parseObject} from 'docusaurus-openapi-reference';
import type {SchemaNode} from 'docusaurus-openapi-reference/types';
import {z} from 'zod';
import type {JsonSchema} from './json-schema';
import {namedParameters} from './operation-input';
import type {SiteOperation} from './operations';

/*
 * Inputs of the tools. Their schemas say what to write; they also take what models write instead: null for
 * what is left out, a number as a text, an object as the text of its JSON.
 */

/** Most parameters that the schema of a tool lists: beyond, the list would only cost space. */
const MAX_LISTED = 200;

/** An input of a tool. The SDK would name draft 7 as the dialect. */
export function inputs<Shape extends z.ZodRawShape>(shape: Shape) {
  return z
    .strictObject(shape)
    .meta({$schema: 'https://json-schema.org/draft/2020-12/schema'});
}

const withoutNull = (value: unknown): unknown =>
  value === null || value === '' ? undefined : value;

/** A text that can be left out. */
export function text(description: string) {
  return z.preprocess(withoutNull, z.string().optional()).describe(description);
}

/** A whole number. */
export function count({
  min = 1,
  max = Number.MAX_SAFE_INTEGER,
  default: initial,
}: {
  min?: number;
  max?: number;
  default: number;
}) {
  const asNumber = (value: unknown): unknown =>
    typeof value === 'string' && /^\s*\d+\s*$/.test(value)
      ? Number(value)
      : withoutNull(value);
  const range = max === Number.MAX_SAFE_INTEGER ? `${min} or more` : `${min} to ${max}`;
  const error = `Write a whole number, ${range}.`;
  return z.preprocess(
    asNumber,
    z.number({error}).int({error}).min(min, {error}).max(max, {error}).default(initial),
  );
}

/** What `call_operation` takes for the parameters and the body of any of the operations. */
export function parameterInputs(operations: readonly SiteOperation[]) {
  const hasBody = operations.some(({operation}) => operation.requestBody !== undefined);
  return {
    parameters: z
      .preprocess(
        asObject,
        z.looseObject({}, {error: 'Give an object, such as {"id": 7}.'}).optional(),
      )
      .meta({...parametersSchema(operations)})
      .describe(
        'The values of the parameters by name. describe_operation says which an operation takes.',
      ),
    ...(hasBody && {
      body: z
        .preprocess(withoutNull, z.unknown())
        .optional()
        .meta({anyOf: [{type: 'object'}, {type: 'array'}, {type: 'string'}]})
        .describe(
          'The body, as describe_operation has its schema; a form as an object of its fields. A text is sent as it is.',
        ),
    }),
  };
}

function asObject(value: unknown): unknown {
  return typeof value === 'string' && value !== ''
    ? (parseObject(value) ?? value)
    : withoutNull(value);
}

/** Lists the parameters of all operations, so that a model is also right without looking one up. */
function parametersSchema(operations: readonly SiteOperation[]): JsonSchema {
  const schemas = new Map<string, JsonSchema[]>();
  for (const {operation, reference} of operations) {
    for (const [name, {node}] of namedParameters(operation)) {
      const known = schemas.get(name) ?? [];
      const own = typeSchemas(node, reference.components);
      const news = own.filter(
        (schema) => !known.some((one) => JSON.stringify(one) === JSON.stringify(schema)),
      );
      schemas.set(name, [...known, ...news]);
    }
  }
  return schemas.size > MAX_LISTED
    ? {type: 'object'}
    : {
        type: 'object',
        properties: Object.fromEntries(
          Array.from(schemas, ([name, [first = {}, ...others]]) => [
            name,
            others.length === 0 ? first : {anyOf: [first, ...others]},
          ]),
        ),
        additionalProperties: false,
      };
}

/** Returns a schema for each type of a value; a text where any value is possible. */
function typeSchemas(
  unresolved: SchemaNode,
  components: Parameters<typeof dereference>[1],
): JsonSchema[] {
  const node = dereference(unresolved, components);
  const types = (node.types ?? []).filter((type) => type !== 'null');
  return types.length === 0
    ? [{type: 'string'}]
    : types.map((type) =>
        type === 'array'
          ? {type, items: typeSchemas(node.items ?? {}, components)[0] ?? {}}
          : {type},
      );
}
