/*
 * Why: the mock compares the bodies that samples send with what the document says of them. It is worked
 * out here by the rules of the specification (OpenAPI 3.1.1, section 4.8.15 "Encoding Object"),
 * independently of the code that generates the samples.
 * Run: imported by the scripts of this folder.
 */
import type {
  EncodingObject,
  HeaderObject,
  MediaTypeObject,
  OpenAPIDocument,
  SchemaObject,
} from '../../../src/openapi/document';
import {schemaExample} from '../../../src/openapi/example';
import {resolve} from '../../../src/openapi/resolve';

export interface ExpectedPart {
  readonly name: string;
  /** `undefined` for a plain text. */
  readonly mediaType?: string;
  readonly headers: readonly (readonly [name: string, value: string])[];
  /** `undefined` for a file. */
  readonly text?: string;
}

export type ExpectedBody =
  | {readonly mediaType: string; readonly text: string}
  | {
      readonly mediaType: string;
      readonly fields: readonly (readonly [name: string, value: string])[];
    }
  | {readonly mediaType: string; readonly parts: readonly ExpectedPart[]}
  | {readonly mediaType: string; readonly isFile: true};

/** Names of files that a sample can send. The mock checks that it sends their bytes. */
export const FILE_NAMES = [
  'file.bin',
  'picture.png',
  'pages-1.bin',
  'pages-2.bin',
] as const;

/** Returns bytes that no text has, with what ends lines and parts. */
export function fileBytes(name: string): Buffer {
  const all = Uint8Array.from({length: 256}, (_, byte) => byte);
  return Buffer.concat([Buffer.from(`${name}\r\n--\r\n`), all]);
}

/** Returns the body of a form or a file; `undefined` for other media types. */
export function expectedBody(
  document: OpenAPIDocument,
  mediaType: string,
  media: MediaTypeObject,
): ExpectedBody | undefined {
  if (mediaType === 'application/octet-stream') {
    return {mediaType, isFile: true};
  }
  const isForm = mediaType === 'application/x-www-form-urlencoded';
  if (!isForm && mediaType !== 'multipart/form-data') {
    return undefined;
  }
  const example = media.example ?? schemaExample(document, media.schema, 'request').value;
  const schema = resolve<SchemaObject>(document, media.schema as SchemaObject);
  const fields = Object.entries(example as Record<string, unknown>).map(
    ([name, value]) => ({
      name,
      value,
      schema: resolve<SchemaObject>(
        document,
        (schema.properties?.[name] ?? {}) as SchemaObject,
      ),
      encoding: media.encoding?.[name] ?? {},
    }),
  );
  return isForm
    ? {mediaType, fields: fields.flatMap(formPairs)}
    : {mediaType, parts: fields.flatMap((field) => formParts(document, field))};
}

interface Field {
  readonly name: string;
  readonly value: unknown;
  readonly schema: SchemaObject;
  readonly encoding: EncodingObject;
}

function formPairs({name, value, encoding}: Field): [string, string][] {
  if (encoding.style === 'deepObject') {
    return Object.entries(value as object).map(([key, one]) => [
      `${name}[${key}]`,
      String(one),
    ]);
  }
  if (encoding.style === 'pipeDelimited') {
    return [[name, (value as unknown[]).join('|')]];
  }
  return [value].flat().map((one) => [name, printed(one)]);
}

function formParts(document: OpenAPIDocument, field: Field): ExpectedPart[] {
  const {name, value, schema, encoding} = field;
  const headers = Object.entries(encoding.headers ?? {}).map(
    ([header, listed]) =>
      [header, String(resolve<HeaderObject>(document, listed).example)] as const,
  );
  const declared = encoding.contentType?.split(',')[0]?.trim();
  const item = schema.type === 'array' ? (schema.items as SchemaObject) : schema;
  if (item.format === 'binary' || item.contentMediaType !== undefined) {
    const mediaType = declared ?? item.contentMediaType ?? 'application/octet-stream';
    const part = {name, mediaType, headers};
    return schema.type === 'array' ? [part, part] : [part];
  }
  return [value].flat().map((one) => {
    const isObject = typeof one === 'object';
    const mediaType = declared ?? (isObject ? 'application/json' : undefined);
    return {
      name,
      headers,
      text: printed(one),
      ...(mediaType === undefined ? {} : {mediaType}),
    };
  });
}

function printed(value: unknown): string {
  return typeof value === 'string' ? value : JSON.stringify(value);
}
