import {sample} from 'openapi-sampler';
import {MAX_VALUES} from '../reference/levels';
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

/** Returns the example that the document contains, or `undefined`. */
export function givenExample(
  document: OpenAPIDocument,
  holder: MediaTypeObject | ParameterObject,
): unknown {
  if (holder.example !== undefined) {
    return holder.example;
  }
  const [first] = Object.values(holder.examples ?? {});
  if (first === undefined) {
    return undefined;
  }
  const example = resolve<ExampleObject>(document, first);
  return example.value ?? example.dataValue;
}

export interface Example {
  value: unknown;
  /** The example omits parts of the schema because of its size. */
  isShortened: boolean;
}

/** Returns the example of a media type or parameter, or else creates one from the schema. */
export function exampleOf(
  document: OpenAPIDocument,
  holder: MediaTypeObject | ParameterObject,
): Example {
  const given = givenExample(document, holder);
  return given === undefined
    ? schemaExample(document, holder.schema)
    : {value: given, isShortened: false};
}

/** Returns the value of {@link exampleOf}. */
export function exampleValue(
  document: OpenAPIDocument,
  holder: MediaTypeObject | ParameterObject,
): unknown {
  return exampleOf(document, holder).value;
}

/** Creates an example from a schema. Its examples, default and enum take precedence. */
export function schemaExample(
  document: OpenAPIDocument,
  schema: Referenced<SchemaObject> | boolean | undefined,
): Example {
  if (schema === undefined || typeof schema === 'boolean') {
    return {value: undefined, isShortened: false};
  }
  const own = resolve<SchemaObject>(document, schema);
  const given = own.example ?? own.examples?.[0] ?? own.default ?? own.enum?.[0];
  if (given !== undefined) {
    return {value: given, isShortened: false};
  }
  const finite = finiteSchema(document, schema);
  const value: unknown = sample(finite.schema as Parameters<typeof sample>[0], {
    quiet: true,
    maxSampleDepth: MAX_VALUES,
  });
  return {value, isShortened: finite.isShortened};
}
