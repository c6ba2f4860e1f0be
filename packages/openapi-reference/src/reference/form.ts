import type {ParameterStyle} from './parameter-style';

/** A field of a form, which a body sends as `application/x-www-form-urlencoded` or `multipart/form-data`. */
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

export function isUrlencoded(mediaType: string): boolean {
  return /^application\/x-www-form-urlencoded\b/i.test(mediaType);
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

/** Media types that files have in examples where the document allows a range of them. */
const RANGES: Readonly<Record<string, string>> = {
  'audio/*': 'audio/mpeg',
  'image/*': 'image/png',
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
  const found = own(RANGES, essenceOf(first)) ?? first;
  return found === '' || found.includes('*') ? 'application/octet-stream' : found;
}

function isInRange(mediaType: string, range: string): boolean {
  const [type, subtype] = essenceOf(range).split('/');
  return subtype === '*'
    ? type === '*' || mediaType.startsWith(`${type}/`)
    : essenceOf(range) === mediaType;
}

function essenceOf(mediaType: string): string {
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
