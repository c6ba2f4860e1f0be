import {parse} from 'lossless-json';
import {
  concreteMediaType,
  fileNameOf,
  type FormField,
  type FormValues,
  isMultipart,
  isMultipartForm,
} from './form';
import {type ParameterStyle, stylesOf} from '../vocabulary/parameter-style';
import {isHttpToken} from '../vocabulary/http-token';
import type {ContentExample} from './content';
import {isJsonMediaType} from '../vocabulary/media-type';
import type {
  EncodingObject,
  MediaTypeObject,
  OpenAPIDocument,
  SchemaObject,
} from '../document/document';
import {givenExample, schemaExample} from '../example/read-example';
import {
  isBinaryMediaType,
  isEncoded,
  isFileSchema,
  isTextMediaType,
  isUndescribed,
} from './read-file';
import {mergeAllOf} from '../schema/read-merged-schema';
import {printJson, printValue} from '../document/print-json';
import {isNullSchema} from '../schema/read-schema';
import {isRecord, isScalar, own, targetSchema} from '../document/resolve';

/** Number of levels of `oneOf` and `anyOf` around the properties of a form. */
const MAX_ALTERNATIVES = 3;

/** Creates the fields of a form from its schema, without those that only responses have. */
export function createFormFields(
  document: OpenAPIDocument,
  mediaType: string,
  media: MediaTypeObject,
): FormField[] {
  const {properties, required, encoding} = partsOf(document, mediaType, media);
  const names = new Set(required);
  return Object.entries(properties)
    .map(([name, property]) => [name, valueSchema(document, property)] as const)
    .filter(([, property]) => property.readOnly !== true)
    .map(([name, property]) => {
      const listed = own(encoding, name);
      return {
        name,
        ...(names.has(name) ? {required: true as const} : {}),
        ...createField(
          document,
          property,
          isRecord(listed) ? listed : {},
          isMultipart(mediaType),
        ),
      };
    });
}

/** The name of the parts that a list of parts ends with. Those before them have a number behind it. */
const LISTED = 'part';

/** Returns what describes the parts of a body: its properties, or the items of a list, which get names. */
function partsOf(
  document: OpenAPIDocument,
  mediaType: string,
  {schema, encoding = {}, prefixEncoding = [], itemEncoding}: MediaTypeObject,
): FormSchema & {encoding: NonNullable<MediaTypeObject['encoding']>} {
  const {items, prefixItems = []} = plainSchema(document, schema);
  const isList = items !== undefined || prefixItems.length > 0;
  if (!isList || !isMultipart(mediaType) || isMultipartForm(mediaType)) {
    return {...formSchema(document, schema), encoding};
  }
  const names = prefixItems.map((_, index) => `${LISTED}${index + 1}`);
  const named = <T>(list: readonly T[]): [string, T][] =>
    list.slice(0, names.length).map((one, index) => [names[index] ?? '', one]);
  return {
    properties: Object.fromEntries([
      ...named(prefixItems),
      ...(items === undefined || items === false
        ? []
        : [[LISTED, {type: 'array', items}] as const]),
    ]),
    required: names,
    encoding: Object.fromEntries([
      ...named(prefixEncoding),
      ...(itemEncoding === undefined ? [] : [[LISTED, itemEncoding] as const]),
    ]),
  };
}

/** Gives the parts of a list the names of {@link partsOf}. */
export function namedParts(
  fields: readonly FormField[],
  parts: readonly unknown[],
): Record<string, unknown> {
  const before = fields.filter(({name}) => name !== LISTED);
  const others = parts.slice(before.length);
  return Object.fromEntries([
    ...before.map(({name}, index) => [name, parts[index]] as const),
    ...(others.length === 0 ? [] : [[LISTED, others] as const]),
  ]);
}

interface FormSchema {
  properties: NonNullable<SchemaObject['properties']>;
  required: readonly string[];
}

/** Returns the properties of a schema and of all its alternatives, of which none is required. */
function formSchema(
  document: OpenAPIDocument,
  schema: MediaTypeObject['schema'],
  levels = MAX_ALTERNATIVES,
): FormSchema {
  const {properties = {}, required = [], oneOf, anyOf} = plainSchema(document, schema);
  const others = (levels === 0 ? [] : (oneOf ?? anyOf ?? [])).map((variant) =>
    formSchema(document, variant, levels - 1),
  );
  return {
    properties: Object.fromEntries(
      [...others.map((other) => other.properties), properties].flatMap(Object.entries),
    ),
    required,
  };
}

/** Resolves a schema and merges its `allOf`. */
function plainSchema(
  document: OpenAPIDocument,
  schema: MediaTypeObject['schema'],
): SchemaObject {
  const resolved = targetSchema(document, schema);
  return typeof resolved === 'boolean' ? {} : mergeAllOf(document, resolved);
}

/** Returns the schema of what is sent of a value: nothing is sent of `null`, so it is no choice. */
function valueSchema(
  document: OpenAPIDocument,
  schema: MediaTypeObject['schema'],
  levels = MAX_ALTERNATIVES,
): SchemaObject {
  const {oneOf, anyOf, ...own} = plainSchema(document, schema);
  const alternatives = oneOf ?? anyOf ?? [];
  const [first, ...others] = alternatives.filter((one) => !isNullSchema(one));
  if (first === undefined) {
    return own;
  }
  return others.length > 0 || levels === 0
    ? {...own, anyOf: [first, ...others]}
    : valueSchema(document, {...own, allOf: [...(own.allOf ?? []), first]}, levels - 1);
}

function createField(
  document: OpenAPIDocument,
  schema: SchemaObject,
  encoding: EncodingObject,
  isMultipart: boolean,
): Omit<FormField, 'name' | 'required'> {
  const isWhole = isList(schema) && isWrittenWhole(document, schema, encoding);
  const value = isList(schema) && !isWhole ? valueSchema(document, schema.items) : schema;
  const style = styleOf(encoding);
  const declared = style === undefined ? mediaTypesOf(encoding) : [];
  const mediaTypes =
    declared.length > 0
      ? declared
      : [value.contentMediaType ?? []].flat().filter(isMediaType);
  const kind = isWhole ? 'json' : kindOf(document, value, isMultipart, mediaTypes);
  const sent = sentMediaTypes(kind, mediaTypes, isMultipart);
  const options = optionsOf(value);
  const headers = isMultipart ? headersOf(document, encoding) : [];
  return {
    kind,
    ...(isList(schema) && !isWhole ? {isList: true as const} : {}),
    ...(options.length === 0 ? {} : {options}),
    ...(sent.length === 0 ? {} : {mediaTypes: sent}),
    ...(headers.length === 0 ? {} : {headers}),
    ...(style === undefined ? {} : {style}),
    ...(style !== undefined && (encoding.explode ?? style === 'form')
      ? {explode: true as const}
      : {}),
  };
}

/** Each item of a list is a value of its own, unless the document has JSON for a list of texts. */
function isWrittenWhole(
  document: OpenAPIDocument,
  {items}: SchemaObject,
  encoding: EncodingObject,
): boolean {
  return (
    styleOf(encoding) === undefined &&
    isJsonMediaType(encoding.contentType ?? '') &&
    kindOf(document, valueSchema(document, items)) === 'text'
  );
}

/** A style, or one of the keywords beside it, takes precedence over media types. */
function styleOf({
  style,
  explode,
  allowReserved,
}: EncodingObject): ParameterStyle | undefined {
  if (style === undefined && explode === undefined && allowReserved === undefined) {
    return undefined;
  }
  return stylesOf('query').find((one) => one === style) ?? 'form';
}

function mediaTypesOf({contentType}: EncodingObject): string[] {
  return typeof contentType === 'string'
    ? contentType
        .split(',')
        .map((part) => part.trim())
        .filter(isMediaType)
    : [];
}

/** Others would end the header of a part. */
function isMediaType(text: string): boolean {
  return /^[^\s/;,]+\/[^\s/;,]+ *(?:;[^\p{Cc}]*)?$/u.test(text);
}

function sentMediaTypes(
  kind: FormField['kind'],
  mediaTypes: readonly string[],
  isMultipart: boolean,
): string[] {
  if (!isMultipart) {
    return [];
  }
  if (mediaTypes.length > 0) {
    return kind === 'file' ? [...mediaTypes] : mediaTypes.slice(0, 1);
  }
  return kind === 'json' ? ['application/json'] : [];
}

/** Returns the kind of a value: of a choice, that of the first alternative. */
function kindOf(
  document: OpenAPIDocument,
  schema: SchemaObject,
  isMultipart = false,
  mediaTypes: readonly string[] = [],
  levels = MAX_ALTERNATIVES,
): FormField['kind'] {
  const types = typesOf(schema);
  const [first] = schema.anyOf ?? [];
  if (types.length === 0 && first !== undefined && levels > 0) {
    const chosen = valueSchema(document, first);
    return kindOf(document, chosen, isMultipart, mediaTypes, levels - 1);
  }
  if (isMultipart && isFile(schema, mediaTypes)) {
    return 'file';
  }
  if (isUndescribed(schema) && mediaTypes.some(isJsonMediaType)) {
    return 'json';
  }
  return types.includes('object') || types.includes('array') ? 'json' : 'text';
}

function isFile(schema: SchemaObject, mediaTypes: readonly string[]): boolean {
  const types = typesOf(schema);
  if (types.length === 0 && isUndescribed(schema)) {
    return !mediaTypes.some(isTextMediaType);
  }
  return (
    (types.length === 0 || types.includes('string')) &&
    !isEncoded(schema) &&
    (isFileSchema(schema) || mediaTypes.some(isBinaryMediaType))
  );
}

function isList(schema: SchemaObject): boolean {
  return typesOf(schema).includes('array');
}

function typesOf({
  type,
  properties,
  additionalProperties,
  items,
}: SchemaObject): string[] {
  if (type !== undefined) {
    return [type].flat();
  }
  if (properties !== undefined || typeof additionalProperties === 'object') {
    return ['object'];
  }
  return items === undefined ? [] : ['array'];
}

function optionsOf(schema: SchemaObject): string[] {
  if (typesOf(schema).includes('boolean')) {
    return ['true', 'false'];
  }
  return (schema.enum ?? []).filter(isScalar).map(printValue);
}

/**
 * Returns the headers whose values are known, in one line. The media type has a keyword of its own, and
 * other names are those of no header.
 */
function headersOf(
  document: OpenAPIDocument,
  {headers = {}}: EncodingObject,
): [name: string, value: string][] {
  return Object.entries(headers)
    .filter(([name]) => isHttpToken(name) && name.toLowerCase() !== 'content-type')
    .flatMap(([name, header]): [string, string][] => {
      const value =
        givenExample(header) ??
        (header.required === true
          ? schemaExample(document, header.schema).value
          : plainSchema(document, header.schema).example);
      const text = [value].flat().map(printValue).join(',');
      return value === undefined ? [] : [[name, text.replace(/\p{Cc}+/gu, ' ')]];
    });
}

/** Returns the texts of an example of a form; of a JSON text too. Fields of no value are left out. */
export function formValues(
  fields: readonly FormField[],
  example: unknown,
): FormValues | undefined {
  const given = typeof example === 'string' ? parseObject(example) : example;
  const value = Array.isArray(given) ? namedParts(fields, given) : given;
  return isRecord(value)
    ? Object.entries(value).flatMap(([name, one]): FormValues => {
        const field = fields.find((known) => known.name === name);
        const texts = textsOf(field, one);
        return texts.length === 0 ? [] : [[name, texts]];
      })
    : undefined;
}

/** Returns the generated example of a form with file names for the contents of files. */
export function withFileNames(
  fields: readonly FormField[],
  example: ContentExample,
): ContentExample {
  const value = parseObject(example.text ?? '');
  if (!isRecord(value)) {
    return example;
  }
  const named = Object.entries(value).map(([name, one]) => {
    const field = fields.find((known) => known.name === name);
    const names = field?.kind === 'file' ? fileNames(field) : undefined;
    return [name, names === undefined ? one : field?.isList ? names : names[0]];
  });
  return {...example, text: printJson(Object.fromEntries(named))};
}

function textsOf(field: FormField | undefined, value: unknown): string[] {
  // The generated example of a file can be null.
  if (field?.kind === 'file') {
    return fileNames(field);
  }
  if (value === null || value === undefined) {
    // Without a value, a part of JSON that is required would be missing.
    return field?.kind === 'json' && field.required === true ? ['null'] : [];
  }
  const isSeveral = field === undefined || field.isList === true;
  return Array.isArray(value) && isSeveral ? value.map(printValue) : [printValue(value)];
}

/** Two for a list, so that a sample shows how to send several. */
function fileNames({name, mediaTypes, isList: isSeveral}: FormField): string[] {
  const mediaType = concreteMediaType(mediaTypes);
  return isSeveral === true
    ? [fileNameOf(`${name}-1`, mediaType), fileNameOf(`${name}-2`, mediaType)]
    : [fileNameOf(name, mediaType)];
}

function parseObject(text: string): unknown {
  try {
    return parse(text);
  } catch {
    return undefined;
  }
}
