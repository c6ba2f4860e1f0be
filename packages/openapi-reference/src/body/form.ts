import type {ParameterStyle} from '../vocabulary/parameter-style';

/** A field of a form, which a body sends as `application/x-www-form-urlencoded` or in parts: `multipart/form-data`. */
export interface FormField {
  name: string;
  required?: true;
  /** `json`: the value is JSON, because it has parts of its own. */
  kind: 'text' | 'json' | 'file';
  /** The field has any number of values. */
  isList?: true;
  /** The values that it can have. */
  options?: string[];
  /** Media types of a part: one, or several of files. Texts are plain if there are none. */
  mediaTypes?: string[];
  /** Headers of a part. */
  headers?: [name: string, value: string][];
  /**
   * One of the query (OpenAPI 3.1.1, section 4.8.15 "Encoding Object"), if the document gives one. Media types
   * then mean nothing.
   */
  style?: ParameterStyle;
  /** Of `style`. */
  explode?: true;
}

/** Texts by field, in the order in which they are sent. A field of kind `json` has JSON. */
export type FormValues = readonly (readonly [name: string, texts: readonly string[]])[];

/** Returns whether a body consists of parts, which have a boundary between them. */
export function isMultipart(mediaType: string): boolean {
  return /^multipart\//i.test(mediaType);
}

export function isMultipartForm(mediaType: string): boolean {
  return /^multipart\/form-data\b/i.test(mediaType);
}

/** A part of how a field is sent. */
export interface FieldEncoding {
  term: 'mediaTypes' | 'headers' | 'style';
  values: string[];
}

/** Returns how a field is sent, as the document says. */
export function fieldEncoding({
  mediaTypes = [],
  headers = [],
  style,
  explode,
}: FormField): FieldEncoding[] {
  const encodings: FieldEncoding[] = [
    {term: 'mediaTypes', values: mediaTypes},
    {term: 'headers', values: headers.map(([name, value]) => `${name}: ${value}`)},
    {
      term: 'style',
      values:
        style === undefined
          ? []
          : [style, ...(style === 'deepObject' ? [] : [`explode=${explode === true}`])],
    },
  ];
  return encodings.filter(({values}) => values.length > 0);
}

/** Endings of file names by media type. */
const ENDINGS: Readonly<Record<string, string>> = {
  'application/gzip': 'gz',
  'application/json': 'json',
  'application/msword': 'doc',
  'application/pdf': 'pdf',
  'application/vnd.ms-excel': 'xls',
  'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet': 'xlsx',
  'application/vnd.openxmlformats-officedocument.wordprocessingml.document': 'docx',
  'application/x-tar': 'tar',
  'application/xml': 'xml',
  'application/zip': 'zip',
  'audio/mpeg': 'mp3',
  'audio/wav': 'wav',
  'image/gif': 'gif',
  'image/jpeg': 'jpg',
  'image/png': 'png',
  'image/svg+xml': 'svg',
  'image/webp': 'webp',
  'text/csv': 'csv',
  'text/html': 'html',
  'text/plain': 'txt',
  'text/xml': 'xml',
  'video/mp4': 'mp4',
};

/** Media types that examples have where the document allows a range of them. */
const RANGES: Readonly<Record<string, string>> = {
  '*/*': 'application/json',
  'application/*': 'application/json',
  'audio/*': 'audio/mpeg',
  'image/*': 'image/png',
  'multipart/*': 'multipart/form-data',
  'text/*': 'text/plain',
  'video/*': 'video/mp4',
};

/**
 * Returns the media type of a file among those that the document allows: that of its name, else the
 * first, with one in place of a range; that of unknown bytes if there is none.
 */
export function concreteMediaType(
  allowed: string | readonly string[] = [],
  fileName = '',
): string {
  const mediaTypes = [allowed].flat();
  const ending = /\.(\w+)$/.exec(fileName.toLowerCase())?.[1];
  const [known] = Object.entries(ENDINGS).find(([, one]) => one === ending) ?? [];
  if (known !== undefined && mediaTypes.some((one) => isInRange(known, one))) {
    return known;
  }
  const [first = ''] = mediaTypes;
  // The contents of a file can be anything that the range allows.
  const found = /^(?:\*|application)\/\*/.test(essenceOf(first))
    ? ''
    : (own(RANGES, essenceOf(first)) ?? first);
  return found === '' || isMediaRange(found) ? 'application/octet-stream' : found;
}

/** What a range of media types ends with if the media types of a suffix are in it: `application/*+json`. */
const SUFFIX_RANGE = /^([^*]+)\/\*(\+.+)$/;

/** Returns whether a media type is a range of them, which no request can have. */
export function isMediaRange(mediaType: string): boolean {
  return essenceOf(mediaType).includes('*');
}

/**
 * Returns a media type of a range for a value that is no file: of JSON where the range allows it, or that of a text.
 * Returns a media type as it is.
 */
export function mediaTypeOf(range: string, isText: boolean): string {
  if (!isMediaRange(range)) {
    return range;
  }
  const essence = essenceOf(range);
  const [, type, suffix] = SUFFIX_RANGE.exec(essence) ?? [];
  if (type !== undefined) {
    return `${type}/vnd.example${suffix}`;
  }
  return essence === '*/*' && isText
    ? 'text/plain'
    : (own(RANGES, essence) ?? concreteMediaType(range));
}

/** Returns whether a text is one media type that is in a range. */
export function isMediaTypeOf(text: string, range: string): boolean {
  return (
    /^[\w!#$&^.+-]+\/[\w!#$&^.+-]+(?: *;[\x20-\x7e]*)?$/.test(text.trim()) &&
    isInRange(essenceOf(text), range)
  );
}

function isInRange(mediaType: string, range: string): boolean {
  const [type, subtype = ''] = essenceOf(range).split('/');
  return subtype.startsWith('*')
    ? (type === '*' || mediaType.startsWith(`${type}/`)) &&
        mediaType.endsWith(subtype.slice(1))
    : essenceOf(range) === mediaType;
}

/** Returns a media type in lower case without its parameters. */
export function essenceOf(mediaType: string): string {
  return (mediaType.toLowerCase().split(';')[0] ?? '').trim();
}

/** Returns a name for a file in an example: `photo.png`. It is plain in every language and shell. */
export function fileNameOf(name: string, mediaType: string): string {
  const plain = name.replace(/[^A-Za-z0-9]+/g, '-').replace(/^-|-$/g, '');
  return `${plain.slice(0, 40) || 'file'}.${own(ENDINGS, essenceOf(mediaType)) ?? 'bin'}`;
}

function own(texts: Readonly<Record<string, string>>, name: string): string | undefined {
  return Object.hasOwn(texts, name) ? texts[name] : undefined;
}
