import {
  concreteMediaType,
  essenceOf,
  fileNameOf,
  type FormField,
  type FormValues,
  isMultipart,
  isMultipartForm,
  mediaTypeOf,
} from '../body/form';
import {isUrlencoded} from '../vocabulary/media-type';
import {PARAMETER_STYLES} from '../vocabulary/parameter-style';
import {sentMediaType, type Content} from '../body/content';
import {leafText, parseJson} from '../utils/value-text';
import {deepPairs} from './parameter-style';
import type {Pair, SampleBody, SamplePart} from './request';

/** Returns the body of an example, or a file for a content of bytes. */
export function createSampleBody(
  content: Pick<Content, 'mediaType' | 'sent' | 'file' | 'form'>,
  example: {text?: string; values?: FormValues} | undefined,
): SampleBody | undefined {
  const {file, form} = content;
  if (file === 'binary') {
    const mediaType = concreteMediaType(content.mediaType);
    return {kind: 'file', mediaType, fileName: fileNameOf('file', mediaType)};
  }
  const mediaType = sentMediaType(content);
  if (form !== undefined && example?.values !== undefined) {
    return createFormBody(mediaType, form, example.values);
  }
  return example?.text === undefined
    ? undefined
    : createTextBody(mediaType, example.text);
}

/** Creates the body of a text. That of parts says what is between them, which its media type has to say too. */
export function createTextBody(mediaType: string, text: string): SampleBody {
  const [, boundary] =
    isMultipart(mediaType) && !/;\s*boundary=/i.test(mediaType)
      ? (/^(?:\r?\n)*--([\w'()+,./:=?-]{1,70})\r?\n/.exec(text) ?? [])
      : [];
  const isSaid = boundary === undefined;
  return {
    kind: 'text',
    mediaType: isSaid ? mediaType : `${mediaType}; boundary="${boundary}"`,
    text,
  };
}

/** Creates the body of a form. The texts of fields of kind `file` are names of files. */
export function createFormBody(
  mediaType: string,
  form: readonly FormField[],
  values: FormValues,
): SampleBody {
  const fieldOf = (name: string): FormField =>
    form.find((field) => field.name === name) ?? {name, kind: 'text'};
  if (isUrlencoded(mediaType)) {
    const fields = values.flatMap(([name, texts]) => pairsOf(fieldOf(name), texts));
    return {kind: 'form', fields};
  }
  const parts = values.flatMap(([name, texts]) => partsOf(fieldOf(name), texts));
  return isMultipartForm(mediaType) || parts.length === 0
    ? {kind: 'multipart', parts}
    : {kind: 'multipart', parts, otherType: multipartType(essenceOf(mediaType), parts)};
}

/** Adds the media type of the first part where it is required (RFC 2387, section 3.1). */
function multipartType(mediaType: string, [root]: readonly SamplePart[]): string {
  const type = essenceOf(root?.mediaType ?? 'text/plain');
  return mediaType === 'multipart/related' ? `${mediaType}; type="${type}"` : mediaType;
}

function partsOf(field: FormField, texts: readonly string[]): SamplePart[] {
  const {name, kind, mediaTypes = [], headers = []} = field;
  if (kind === 'file') {
    return texts.map((fileName) => ({
      name,
      fileName,
      mediaType: concreteMediaType(mediaTypes, fileName),
      headers,
    }));
  }
  const [mediaType] = field.style === undefined ? mediaTypes : [];
  return pairsOf(field, texts).map(([part, value]) => ({
    name: part,
    value,
    ...(mediaType === undefined
      ? {}
      : {mediaType: mediaTypeOf(mediaType, kind === 'text')}),
    headers,
  }));
}

/**
 * Writes a value as its style says, without which lists repeat their name and objects are JSON. A name may
 * contain that of a part of the value.
 */
function pairsOf(field: FormField, texts: readonly string[]): Pair[] {
  const {name, kind, isList, style, explode} = field;
  if (style === 'deepObject') {
    const values = texts.map((text) => (kind === 'json' ? jsonOf(text) : text));
    return (isList === true ? [values] : values).flatMap((one) => deepPairs(name, one));
  }
  if (style === undefined || kind === 'json') {
    return texts.flatMap((text) =>
      style === undefined ? [[name, text] as const] : objectPairs(field, text),
    );
  }
  return isList === true && explode !== true
    ? [[name, texts.join(PARAMETER_STYLES[style].delimiter)]]
    : texts.map((text) => [name, text]);
}

function objectPairs({name, style = 'form', explode}: FormField, text: string): Pair[] {
  const value = jsonOf(text);
  if (typeof value !== 'object' || value === null) {
    return [[name, text]];
  }
  const entries = Object.entries(value).map(
    ([key, one]) => [key, leafText(one)] as const,
  );
  return explode === true
    ? entries
    : [[name, entries.flat().join(PARAMETER_STYLES[style].delimiter)]];
}

/** Returns the value of a JSON text, and other texts as they are. */
function jsonOf(text: string): unknown {
  return parseJson(text) ?? text;
}
