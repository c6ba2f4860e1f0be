import {isAnnotation} from '../document/annotation';
import type {SchemaObject} from '../document/document';

/** Media types of files that are no texts. */
const BINARY =
  /^(image\/(?!svg)|audio\/|video\/|font\/|application\/(octet-stream|pdf|zip|gzip|x-tar|x-gzip|x-bzip2?|x-7z-compressed|msword|wasm|protobuf|x-protobuf|vnd\.(ms-|openxmlformats-|oasis\.opendocument)|epub\+zip))/i;

/** Returns whether contents of a media type are bytes, not texts. */
export function isBinaryMediaType(mediaType: string): boolean {
  return BINARY.test(mediaType.trim());
}

/** Returns whether a schema encodes bytes as a text: `binary` leaves them as they are (RFC 2045, section 6.2). */
export function isEncoded({contentEncoding}: SchemaObject): boolean {
  return contentEncoding !== undefined && contentEncoding.toLowerCase() !== 'binary';
}

/**
 * Returns whether a schema is that of a file: `format: binary` in OpenAPI 3.0; in 3.1 a media type
 * without an encoding or a schema, which would make a text of it.
 */
export function isFileSchema(schema: SchemaObject): boolean {
  const {format, contentEncoding, contentMediaType, contentSchema} = schema;
  const isDescribed = contentMediaType !== undefined || contentEncoding !== undefined;
  return (
    format === 'binary' ||
    (isDescribed && !isEncoded(schema) && contentSchema === undefined)
  );
}

/** Returns whether contents of a media type are texts for people, or of JSON or XML. */
export function isTextMediaType(mediaType: string): boolean {
  return /^text\/|[/+](?:json|xml)(?![\w-])/i.test(mediaType.trim());
}

/** Returns whether a schema says nothing of its values: what has no type is bytes (Encoding Object, `contentType`). */
export function isUndescribed(schema: SchemaObject): boolean {
  const {example, examples = [], default: value} = schema;
  return isAnnotation(schema) && (example ?? examples[0] ?? value) === undefined;
}
