import type {Parameter, ParameterLocation} from '../reference/parameter';
import type {
  MediaTypeObject,
  OpenAPIDocument,
  ParameterObject,
  Referenced,
} from './document';
import {exampleValue} from './example';
import {evidenceExtension, flagExtension, valuesExtension} from './extension';
import {parseRichText} from './markdown';
import {resolve} from './resolve';
import {printValue} from './print-json';
import {createSchemaNode} from './schema';

const LOCATION_ORDER: ParameterLocation[] = ['path', 'query', 'header', 'cookie'];

/** The generated example of a text of any form: only a request that needs a value has it. */
const PLACEHOLDER = 'string';

/**
 * Merges the parameters of a path item and an operation; those of the operation override those
 * with the same name and location (OpenAPI 3.1.1, section 4.8.10 "Operation Object").
 */
export function createParameters(
  document: OpenAPIDocument,
  pathItem: readonly Referenced<ParameterObject>[] | undefined,
  operation: readonly Referenced<ParameterObject>[] | undefined,
): Parameter[] {
  const byLocation = new Map<string, ParameterObject>();
  for (const listed of [...(pathItem ?? []), ...(operation ?? [])]) {
    const parameter = resolve<ParameterObject>(document, listed);
    byLocation.set(`${parameter.in} ${parameter.name}`, parameter);
  }
  return [...byLocation.values()]
    .map((parameter) => createParameter(document, parameter))
    .sort((a, b) => LOCATION_ORDER.indexOf(a.in) - LOCATION_ORDER.indexOf(b.in));
}

function createParameter(
  document: OpenAPIDocument,
  parameter: ParameterObject,
): Parameter {
  const [content] = Object.values(parameter.content ?? {}) as (
    MediaTypeObject | undefined
  )[];
  const holder = content ?? parameter;
  const evidence = evidenceExtension(parameter);
  const required = parameter.in === 'path' || parameter.required === true;
  const inSample = required || flagExtension(parameter, 'x-sample');
  const example = toStrings(exampleValue(document, holder));
  const formValue = valuesExtension(parameter, 'x-form-value');
  return {
    name: parameter.name,
    in: parameter.in,
    required,
    deprecated: parameter.deprecated === true,
    ...(evidence === undefined ? {} : {evidence}),
    description: parseRichText(parameter.description),
    node: createSchemaNode(document, holder.schema),
    example: inSample ? example : example.filter((text) => text !== PLACEHOLDER),
    ...(formValue.length === 0 ? {} : {formValue}),
    explode: parameter.explode ?? isForm(parameter),
    inSample,
  };
}

/** Style `form` is the default of query and cookie parameters, and explodes by default. */
function isForm(parameter: ParameterObject): boolean {
  const style =
    parameter.style ?? (['query', 'cookie'].includes(parameter.in) ? 'form' : 'simple');
  return style === 'form';
}

function toStrings(example: unknown): string[] {
  if (example === undefined || example === null) {
    return [];
  }
  return [example].flat().map(printValue);
}
