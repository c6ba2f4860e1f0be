import {sample} from 'openapi-sampler';
import {MAX_SIZE} from '../reference/levels';
import type {
  ExampleObject,
  MediaTypeObject,
  OpenAPIDocument,
  ParameterObject,
  Referenced,
  SchemaObject,
} from './document';
import {finiteSchema} from './finite-schema';
import {resolve} from './resolve';

/** An example written in the description, or `undefined`. */
export function givenExample(
  description: OpenAPIDocument,
  holder: MediaTypeObject | ParameterObject,
): unknown {
  if (holder.example !== undefined) {
    return holder.example;
  }
  const [first] = Object.values(holder.examples ?? {});
  if (first === undefined) {
    return undefined;
  }
  const example = resolve<ExampleObject>(description, first);
  return example.value ?? example.dataValue;
}

/** An example, and whether it shows less than the schema holds because that would be too much. */
export interface Example {
  value: unknown;
  isShortened: boolean;
}

/** The example of a media type or parameter; made from the schema where none is written. */
export function exampleOf(
  description: OpenAPIDocument,
  holder: MediaTypeObject | ParameterObject,
): Example {
  const given = givenExample(description, holder);
  return given === undefined
    ? schemaExample(description, holder.schema)
    : {value: given, isShortened: false};
}

/** The value of {@link exampleOf}. */
export function exampleValue(
  description: OpenAPIDocument,
  holder: MediaTypeObject | ParameterObject,
): unknown {
  return exampleOf(description, holder).value;
}

/** An example made from a schema: its own `examples`, defaults and enums first. */
export function schemaExample(
  description: OpenAPIDocument,
  schema: Referenced<SchemaObject> | boolean | undefined,
): Example {
  if (schema === undefined || typeof schema === 'boolean') {
    return {value: undefined, isShortened: false};
  }
  const own = resolve<SchemaObject>(description, schema);
  const given = own.example ?? own.examples?.[0] ?? own.default ?? own.enum?.[0];
  if (given !== undefined) {
    return {value: given, isShortened: false};
  }
  const finite = finiteSchema(description, schema);
  const value: unknown = sample(finite.schema as Parameters<typeof sample>[0], {
    quiet: true,
    maxSampleDepth: MAX_SIZE,
  });
  return {value, isShortened: finite.isShortened};
}
