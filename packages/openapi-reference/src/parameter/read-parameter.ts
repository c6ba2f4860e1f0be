import {type Parameter, valuesText} from './parameter';
import {
  PARAMETER_STYLES,
  type ParameterLocation,
  type ParameterStyle,
  stylesOf,
} from '../vocabulary/parameter-style';
import {isJsonMediaType} from '../vocabulary/media-type';
import {firstSentence} from '../text/rich-text';
import type {SchemaNode} from '../schema/schema';
import type {
  MediaTypeObject,
  OpenAPIDocument,
  ParameterObject,
  AnySchema,
} from '../document/document';
import {
  createNamedExamples,
  givenExample,
  givenSchemaValue,
  schemaExample,
} from '../example/read-example';
import {
  evidenceExtension,
  flagExtension,
  parametersExtension,
  valuesExtension,
} from '../text/read-extension';
import {targetSchema} from '../document/resolve';
import {printValue} from '../document/print-json';
import {createSchemaNode, holderDescription, possibleTypes} from '../schema/read-schema';
import {hasSecret, isCredential} from '../example/read-secret';

const LOCATION_ORDER: ParameterLocation[] = [
  'path',
  'query',
  'querystring',
  'header',
  'cookie',
];

/** What openapi-sampler creates for a text of any form. */
const ANY_TEXT = 'string';

/**
 * Merges the parameters of a path item and an operation; those of the operation override those
 * with the same name and location (OpenAPI 3.1.1, section 4.8.10 "Operation Object").
 */
export function createParameters(
  document: OpenAPIDocument,
  pathItem: readonly ParameterObject[] | undefined,
  operation: readonly ParameterObject[] | undefined,
): Parameter[] {
  const byLocation = new Map<string, ParameterObject>();
  for (const parameter of [...(pathItem ?? []), ...(operation ?? [])]) {
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
  const [[mediaType, content] = []] = Object.entries(parameter.content ?? {}) as (
    | [string, MediaTypeObject]
    | undefined
  )[];
  const holder = content ?? parameter;
  const evidence = evidenceExtension(parameter);
  const required = parameter.in === 'path' || parameter.required === true;
  const inSample = required || flagExtension(parameter, 'x-sample');
  const realValues = realValuesOf(parameter);
  const requiredIf = parametersExtension(parameter, 'x-required-if');
  const types = possibleTypes(document, holder.schema);
  const form = formOf(parameter, types);
  const print = (value: unknown): string[] => valueTexts(value, mediaType, types);
  const example = print(
    givenExample(holder) ?? givenSchemaValue(document, holder.schema),
  );
  const examples = createNamedExamples(holder, (value) => valuesText(print(value)));
  const placeholder =
    inSample && example.length === 0
      ? print(madeUpValue(document, holder.schema, parameter.name, mediaType))
      : [];
  const node = createSchemaNode(document, holder.schema);
  const shown = {
    ...(examples.length === 0 ? {} : {examples}),
    ...(placeholder.length === 0 ? {} : {placeholder}),
    ...(form.style === undefined ? {} : {style: form.style}),
    ...(types.has('object') ? {isObject: true as const} : {}),
    ...(parameter.allowReserved === true ? {allowReserved: true as const} : {}),
    ...(parameter.allowEmptyValue === true && parameter.in === 'query'
      ? {allowEmptyValue: true as const}
      : {}),
    ...(mediaType === undefined ? {} : {mediaType}),
  };
  const isSpecial =
    Object.keys(shown).length > 0 ||
    (types.has('array') && form.explode) ||
    parameter.deprecated === true ||
    parameter.in === 'cookie' ||
    node.rules !== undefined ||
    hasAlternatives(document, holder.schema) ||
    hasRules(document, node, holder.schema) ||
    (node.format?.startsWith('date') === true && example.length === 0);
  const description = holderDescription(document, parameter.description, holder.schema);
  const hint = firstSentence(description);
  return {
    name: parameter.name,
    in: parameter.in,
    required,
    deprecated: parameter.deprecated === true,
    ...(evidence === undefined ? {} : {evidence}),
    description,
    node,
    example,
    ...(realValues === undefined ? {} : {realValues}),
    ...(hint === '' || (example.length > 0 && !(required && realValues)) ? {} : {hint}),
    explode: form.explode,
    ...(requiredIf.length === 0 ? {} : {requiredIf}),
    inSample,
    ...shown,
    ...(isSpecial ? {isSpecial} : {}),
    ...(hasSecret(document, holder.schema) || isCredential(document, parameter)
      ? {isSecret: true}
      : {}),
  };
}

/** Returns the values of `x-real-values`, or undefined without the extension. */
function realValuesOf(parameter: ParameterObject): Parameter['realValues'] {
  const byNetwork = valuesExtension(parameter, 'x-real-values');
  return (
    byNetwork &&
    Object.fromEntries(
      Object.entries(byNetwork).filter(([, values]) => values.length > 0),
    )
  );
}

/** Returns whether a schema says more than the facts of a value of one line. */
function hasRules(
  document: OpenAPIDocument,
  node: SchemaNode,
  schema: AnySchema | undefined,
): boolean {
  const whole =
    node.ref === undefined || schema === undefined
      ? node
      : createSchemaNode(document, targetSchema(document, schema));
  return whole.rules !== undefined;
}

function hasAlternatives(
  document: OpenAPIDocument,
  schema: AnySchema | undefined,
): boolean {
  const own = targetSchema(document, schema);
  return typeof own === 'object' && (own.oneOf ?? own.anyOf) !== undefined;
}

/** Returns `explode`, and the style where the page shows it: see {@link Parameter.style}. */
function formOf(
  parameter: ParameterObject,
  types: ReadonlySet<string>,
): {style?: ParameterStyle; explode: boolean} {
  const allowed = stylesOf(parameter.in);
  const style = allowed.find((one) => one === parameter.style) ?? allowed[0] ?? 'form';
  const {isExploded, isOfParts: needsParts} = PARAMETER_STYLES[style];
  const explode = parameter.explode ?? isExploded;
  const isOfParts = types.has('array') || types.has('object');
  const isRepeated = style === 'form' && explode;
  const isShown =
    style === allowed[0]
      ? types.has('object') ||
        (types.has('array') &&
          !isRepeated &&
          !/\bcomma/i.test(parameter.description ?? ''))
      : isOfParts || !needsParts;
  return parameter.content === undefined && isShown ? {style, explode} : {explode};
}

/** Prints a value for {@link Parameter.example}. */
function valueTexts(
  value: unknown,
  mediaType: string | undefined,
  types: ReadonlySet<string>,
): string[] {
  if (value === undefined || value === null) {
    return [];
  }
  if (mediaType === undefined) {
    return [value].flat().map(printValue);
  }
  // A text that is no value of the schema is the JSON of one.
  const isText = typeof value === 'string' && types.has('string');
  return [
    isText && isJsonMediaType(mediaType) ? JSON.stringify(value) : printValue(value),
  ];
}

/**
 * Creates a value by type and format, of which a text of any form reads as made up: `your-pet-id`. Where any value is
 * allowed, it is such a text too.
 */
function madeUpValue(
  document: OpenAPIDocument,
  schema: AnySchema | undefined,
  name: string,
  mediaType = '',
): unknown {
  const value = schemaExample(document, schema).value ?? ANY_TEXT;
  const words = name
    .replace(/([a-z\d])([A-Z])/g, '$1-$2')
    .toLowerCase()
    .match(/[a-z\d]+/g);
  const text = ['your', ...(words ?? ['value'])].join('-');
  if (value === ANY_TEXT) {
    const isAny = possibleTypes(document, schema).size === 0;
    return isAny && isJsonMediaType(mediaType) ? JSON.stringify(text) : text;
  }
  return Array.isArray(value) && value.length === 1 && isAnyText(value[0])
    ? [text]
    : value;
}

function isAnyText(value: unknown): boolean {
  return value === ANY_TEXT || value === null;
}
