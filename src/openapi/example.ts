import {sample} from 'openapi-sampler';
import type {
  MediaTypeObject,
  OpenAPIDescription,
  ParameterObject,
  Referenced,
  SchemaObject,
} from './description';
import {resolve} from './resolve';

/** An example written in the description, or `undefined`. */
export function givenExample(
  description: OpenAPIDescription,
  holder: MediaTypeObject | ParameterObject,
): unknown {
  if (holder.example !== undefined) {
    return holder.example;
  }
  const [first] = Object.values(holder.examples ?? {});
  return first === undefined
    ? undefined
    : resolve<{value?: unknown}>(description, first).value;
}

/** The example of a media type or parameter; made from the schema where none is written. */
export function exampleValue(
  description: OpenAPIDescription,
  holder: MediaTypeObject | ParameterObject,
): unknown {
  const given = givenExample(description, holder);
  return given === undefined ? schemaExample(description, holder.schema) : given;
}

/** An example made from a schema: its own `examples`, defaults and enums first. */
export function schemaExample(
  description: OpenAPIDescription,
  schema: Referenced<SchemaObject> | boolean | undefined,
): unknown {
  if (schema === undefined || typeof schema === 'boolean') {
    return undefined;
  }
  const own = resolve<SchemaObject>(description, schema);
  const given = own.example ?? own.examples?.[0] ?? own.default ?? own.enum?.[0];
  return given === undefined
    ? sample(schema as Parameters<typeof sample>[0], {quiet: true}, description)
    : given;
}
