import type {SchemaObject} from '../document/document';

/** Media types of files that are no texts. */
const BINARY =
  /^(image\/(?!svg)|audio\/|video\/|font\/|application\/(octet-stream|pdf|zip|gzip|x-tar|x-gzip|x-bzip2?|x-7z-compressed|msword|wasm|protobuf|x-protobuf|vnd\.(ms-|openxmlformats-|oasis\.opendocument)|epub\+zip))/i;

/** Returns whether contents of a media type are bytes, not texts. */
export function isBinaryMediaType(mediaType: string): boolean {
  return BINARY.test(mediaType.trim());
}

/**
 * Returns whether a schema is that of a file: `format: binary` in OpenAPI 3.0; in 3.1 a media type
 * without an encoding or a schema, which would make a text of it.
 */
export function isFileSchema({
  format,
  contentMediaType,
  contentEncoding,
  contentSchema,
}: SchemaObject): boolean {
  return (
    format === 'binary' ||
    (contentMediaType !== undefined &&
      contentEncoding === undefined &&
      contentSchema === undefined)
  );
}
