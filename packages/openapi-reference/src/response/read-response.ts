import {type Response, type ResponseHeader} from './response';
import type {RequestBody} from '../body/request-body';
import type {Content, ContentExample} from '../body/content';
import {isJsonMediaType, isUrlencoded} from '../vocabulary/media-type';
import type {
  AnySchema,
  OpenAPIDocument,
  OperationObject,
  ResponseObject,
  ExampleObject,
  MediaTypeObject,
  NamedObjects,
  SchemaObject,
} from '../document/document';
import {evidenceExtension, valuesExtension} from '../text/read-extension';
import {parseRichText} from '../text/read-markdown';
import {isRecord, targetSchema} from '../document/resolve';
import {responsesOf} from '../document/document-operations';
import {createLinks, type LinkTargets} from './read-response-link';
import {isDeepStrictEqual} from 'node:util';
import {parse} from 'lossless-json';
import {type FormValues, isMultipart, isMultipartForm, mediaTypeOf} from '../body/form';
import {plainText} from '../text/rich-text';
import {
  createNamedExamples,
  type Direction,
  type Example,
  givenExample,
  schemaExample,
  xmlExample,
} from '../example/read-example';
import {isBinaryMediaType, isFileSchema, isUndescribed} from '../body/read-file';
import {createFormFields, formValues, withFileNames} from '../body/read-form';
import {printJson, printValue} from '../document/print-json';
import {
  createRootNode,
  createSchemaNode,
  holderDescription,
  possibleTypes,
} from '../schema/read-schema';
import {hasSecret} from '../example/read-secret';
import {printSequence} from './read-sequence';

/** Codes of responses that have no content, whatever a document says (RFC 9110, sections 15.2, 15.3.5 and 15.4.5). */
const WITHOUT_CONTENT = /^(1\d\d|1XX|204|205|304)$/i;

/** Sorts by status, which puts `default` last. */
export function createResponses(
  document: OpenAPIDocument,
  operation: OperationObject,
  linkTargets: LinkTargets = () => undefined,
): Response[] {
  return responsesOf(operation)
    .map(([status, response]) => {
      const evidence = evidenceExtension(response);
      const headers = createHeaders(document, response);
      const links = createLinks(response, linkTargets);
      return {
        status,
        description:
          parseRichText(response.description) || plainText(response.summary ?? ''),
        ...(evidence === undefined ? {} : {evidence}),
        contents: WITHOUT_CONTENT.test(status)
          ? []
          : createContents(document, response.content, 'response'),
        ...(headers.length === 0 ? {} : {headers}),
        ...(links.length === 0 ? {} : {links}),
      };
    })
    .sort((a, b) => (a.status < b.status ? -1 : 1));
}

/** Leaves out `Content-Type`, which the specification ignores. */
function createHeaders(
  document: OpenAPIDocument,
  {headers = {}}: ResponseObject,
): ResponseHeader[] {
  return Object.entries(headers)
    .filter(([name]) => name.toLowerCase() !== 'content-type')
    .map(([name, header]) => {
      const [media] = Object.values(header.content ?? {});
      const holder = media ?? header;
      const example = givenExample(holder);
      const examples = createNamedExamples(holder, printValue);
      return {
        name,
        required: header.required === true,
        deprecated: header.deprecated === true,
        description: holderDescription(document, header.description, holder.schema),
        node: createSchemaNode(document, holder.schema),
        ...(example === undefined ? {} : {example: printValue(example)}),
        ...(examples.length === 0 ? {} : {examples}),
      };
    });
}

export function createRequestBody(
  document: OpenAPIDocument,
  operation: OperationObject,
): RequestBody | undefined {
  const {requestBody: body} = operation;
  if (body === undefined) {
    return undefined;
  }
  const contents = createContents(document, body.content, 'request');
  return contents.length === 0
    ? undefined
    : {
        required: body.required === true,
        description: parseRichText(body.description),
        contents,
      };
}

const XML = /[/+]xml\b/i;

/** Returns the media types of a content: the first of JSON, then the others in their order. */
export function mediaEntries<Media = MediaTypeObject>(
  content: NamedObjects<Media> | undefined,
): [mediaType: string, media: Media][] {
  const entries = Object.entries(content ?? {}).filter(([, media]) => isRecord(media));
  const chosen = entries.find(([type]) => isJson(type));
  return chosen === undefined
    ? entries
    : [chosen, ...entries.filter((entry) => entry !== chosen)];
}

function isJson(mediaType: string): boolean {
  return mediaType.toLowerCase().startsWith('application/') && isJsonMediaType(mediaType);
}

interface MadeContent {
  readonly schema: MediaTypeObject['schema'];
  readonly content: Content;
}

/** Creates the contents by media type. Those with equal schemas have the same node. */
export function createContents(
  document: OpenAPIDocument,
  content: NamedObjects<MediaTypeObject> | undefined,
  direction: Direction,
): Content[] {
  const made: MadeContent[] = [];
  for (const [mediaType, media] of mediaEntries(content)) {
    const {schema} = media;
    const alike = made.find((other) => isDeepStrictEqual(other.schema, schema));
    const node = alike?.content.node ?? createRootNode(document, schema);
    const isRequest = direction === 'request';
    const file = fileOf(document, mediaType, media, isRequest);
    const sent =
      isRequest && file === undefined
        ? mediaTypeOf(mediaType, isText(document, media))
        : mediaType;
    const isSecret = isRequest && hasSecret(document, schema);
    made.push({
      schema,
      content: {
        mediaType,
        ...(sent === mediaType ? {} : {sent}),
        node,
        ...createParts(document, sent, {media, file}, direction),
        ...(isSecret ? {isSecret} : {}),
      },
    });
  }
  return filesFirst(made).map((one) => one.content);
}

/** Puts a form with files before bodies of the same schema, such as JSON, which can have none. */
function filesFirst(made: readonly MadeContent[]): readonly MadeContent[] {
  const form = made.find(({content}) => content.form?.some(({kind}) => kind === 'file'));
  return made.length > 1 &&
    form !== undefined &&
    made.every(({schema}) => isDeepStrictEqual(schema, form.schema))
    ? [form, ...made.filter((other) => other !== form)]
    : made;
}

function createParts(
  document: OpenAPIDocument,
  mediaType: string,
  {media, file}: {media: MediaTypeObject; file: Content['file']},
  direction: Direction,
): Pick<Content, 'examples' | 'file' | 'form'> {
  const form =
    direction === 'request' && (isUrlencoded(mediaType) || isMultipart(mediaType))
      ? createFormFields(document, mediaType, media)
      : undefined;
  // Without fields, other bodies of parts are texts.
  if (
    form !== undefined &&
    (form.length > 0 || isUrlencoded(mediaType) || isMultipartForm(mediaType))
  ) {
    const examples = createExamples(document, mediaType, media, direction, (value) =>
      formValues(form, value),
    );
    const isGiven = hasExamples(media);
    return {
      form,
      examples: isGiven ? examples : examples.map((one) => withFileNames(form, one)),
    };
  }
  return {
    examples:
      file !== undefined && !hasExamples(media)
        ? []
        : createExamples(document, mediaType, media, direction),
    ...(file === undefined ? {} : {file}),
  };
}

/** Returns whether the value of a content is a text, by its examples or its schema. */
function isText(document: OpenAPIDocument, media: MediaTypeObject): boolean {
  const given = givenExample(media);
  const types = possibleTypes(document, media.schema);
  return given === undefined
    ? types.size > 0 && Array.from(types).every((type) => type === 'string')
    : typeof given === 'string';
}

/** Ranges of media types whose contents can be bytes of any kind. */
const ANY_BYTES = /^(?:\*|application)\/\*(?!\+)/;

/** Returns how a content encodes bytes, if it is a file of them. */
function fileOf(
  document: OpenAPIDocument,
  mediaType: string,
  media: MediaTypeObject,
  isRequest: boolean,
): Content['file'] {
  const {schema} = media;
  const own = typeof schema === 'object' ? targetSchema(document, schema) : {};
  if (typeof own !== 'object') {
    return undefined;
  }
  if (isRequest && ANY_BYTES.test(mediaType) && isUndescribed(own)) {
    return hasExamples(media) ? undefined : 'binary';
  }
  const isText = [own.type ?? 'string'].flat().includes('string');
  if (!isText || own.properties !== undefined || own.items !== undefined) {
    return undefined;
  }
  const encoding = own.contentEncoding ?? (own.format === 'byte' ? 'base64' : undefined);
  if (encoding !== undefined) {
    return encoding;
  }
  return isFileSchema(own) || isBinaryMediaType(mediaType) ? 'binary' : undefined;
}

function hasExamples({example, examples}: MediaTypeObject): boolean {
  return example !== undefined || Object.keys(examples ?? {}).length > 0;
}

function createExamples(
  document: OpenAPIDocument,
  mediaType: string,
  media: MediaTypeObject,
  direction: Direction,
  valuesOf: (value: unknown) => FormValues | undefined = () => undefined,
): ContentExample[] {
  const create = (value: unknown): ContentExample => {
    const values = valuesOf(value);
    return {
      text: printExample(document, value, mediaType, media),
      ...(values === undefined ? {} : {values}),
    };
  };
  if (hasExamples(media)) {
    return [
      ...(media.example === undefined ? [] : [create(media.example)]),
      ...Object.entries(media.examples ?? {}).map(([name, example]) =>
        createNamed(name, example, create),
      ),
    ];
  }
  const {value, truncated} = generatedExample(document, mediaType, media, direction);
  return value === undefined
    ? []
    : [{...create(value), ...(truncated ? {truncated: true as const} : {})}];
}

function createNamed(
  name: string,
  example: ExampleObject,
  create: (value: unknown) => ContentExample,
): ContentExample {
  const {summary, description, value, dataValue, serializedValue, externalValue} =
    example;
  const request = valuesExtension(example, 'x-request');
  const text = parseRichText(description);
  const data = dataValue ?? value;
  return {
    name,
    ...(summary === undefined || summary.trim() === '' ? {} : {summary: summary.trim()}),
    ...(text === '' ? {} : {description: text}),
    ...(externalValue === undefined ? {} : {url: externalValue}),
    ...(data === undefined ? {} : create(data)),
    ...(serializedValue === undefined ? {} : {text: serializedValue}),
    ...(request === undefined ? {} : {request}),
  };
}

function generatedExample(
  document: OpenAPIDocument,
  mediaType: string,
  {schema}: MediaTypeObject,
  direction: Direction,
): Example {
  if (XML.test(mediaType) && typeof schema === 'object') {
    const target = targetSchema(document, schema);
    const {type, properties}: SchemaObject = typeof target === 'object' ? target : {};
    if (type !== 'string' && (type !== undefined || properties !== undefined)) {
      return xmlExample(document, schema, direction);
    }
  }
  return schemaExample(document, schema, direction);
}

function printExample(
  document: OpenAPIDocument,
  value: unknown,
  mediaType: string,
  {schema}: MediaTypeObject,
): string {
  if (isJsonMediaType(mediaType)) {
    return typeof value === 'string'
      ? printJsonText(value, allowsText(document, schema, value))
      : printJson(value);
  }
  if (typeof value === 'string') {
    return value;
  }
  return printSequence(mediaType, value) ?? printJson(value);
}

/** Returns whether a text is a value of a schema, by the types or the values that it lists. */
function allowsText(
  document: OpenAPIDocument,
  schema: AnySchema | undefined,
  text: string,
): boolean {
  const types = possibleTypes(document, schema);
  const own = targetSchema(document, schema);
  return types.size === 0 && typeof own === 'object'
    ? own.const === text || own.enum?.includes(text) === true
    : types.has('string');
}

/**
 * Returns the JSON of a string. Where the schema allows none, many documents have the JSON of a value in its place,
 * which gets an indent.
 */
function printJsonText(text: string, isString: boolean): string {
  if (isString) {
    return printJson(text);
  }
  try {
    return printJson(parse(text));
  } catch {
    return text;
  }
}
