import type {SampleBody} from '../../samples';
import type {SamplePart} from '../../samples/request';
import {partHead, partsEnd} from '../../samples/multipart';
import {
  createFormBody,
  createSampleBody,
  createTextBody,
} from '../../samples/sample-body';
import {
  concreteMediaType,
  type FormValues,
  isMediaRange,
  isMediaTypeOf,
} from '../../body/form';
import {
  BODY_NAME,
  BODY_TYPE_NAME,
  FILE_TYPE_NAME,
  FILES_NAME,
  type RequestValues,
} from '../../value/request-link';
import type {RequestBody} from '../../body/request-body';
import {sentMediaType, firstExample, type Content} from '../../body/content';
import {parseFormText, printFormText} from '../../form/form-text';

/** Files that the reader has chosen, by field of the form; that of a binary body has no name. */
export type ChosenFiles = ReadonlyMap<string, readonly File[]>;

/** Those of a request without a body. */
export const NO_FILES: ChosenFiles = new Map();

/** Returns the content of the media type that the reader has chosen, else the first. */
export function chosenContent(
  body: RequestBody | undefined,
  values: RequestValues,
): Content | undefined {
  const contents = body?.contents ?? [];
  return (
    contents.find(({mediaType}) => mediaType === values[BODY_TYPE_NAME]) ?? contents[0]
  );
}

/** Returns the media type that the reader gives for a file of a range, if it is one of the range. */
function chosenMediaType(
  {mediaType}: Pick<Content, 'mediaType'>,
  values: RequestValues,
): string | undefined {
  const chosen = (values[FILE_TYPE_NAME] ?? '').trim();
  return isMediaRange(mediaType) && isMediaTypeOf(chosen, mediaType) ? chosen : undefined;
}

/** Returns the values of a form, those of files as names, in the order of the fields. */
export function formValuesOf(
  {form = []}: Pick<Content, 'form'>,
  values: RequestValues,
): FormValues {
  const texts = new Map([
    ...parseFormText(values[BODY_NAME] ?? ''),
    ...parseFormText(values[FILES_NAME] ?? ''),
  ]);
  const names = new Set([...form.map(({name}) => name), ...Array.from(texts.keys())]);
  return Array.from(names).flatMap((name) => {
    const found = texts.get(name);
    return found === undefined ? [] : [[name, found] as const];
  });
}

/** Creates the body that the form has, if it is filled in. */
export function createRequestBody(
  body: RequestBody | undefined,
  values: RequestValues,
): SampleBody | undefined {
  const content = chosenContent(body, values);
  if (content === undefined) {
    return undefined;
  }
  if (content.file === 'binary') {
    const [name] = parseFormText(values[FILES_NAME] ?? '')[0]?.[1] ?? [];
    const mediaType =
      chosenMediaType(content, values) ?? concreteMediaType(content.mediaType, name);
    return name === undefined ? undefined : {kind: 'file', mediaType, fileName: name};
  }
  if (content.form !== undefined) {
    const filled = formValuesOf(content, values);
    return filled.length === 0
      ? undefined
      : createFormBody(sentMediaType(content), content.form, filled);
  }
  const text = values[BODY_NAME] ?? '';
  return text === '' ? undefined : createTextBody(sentMediaType(content), text);
}

/** Creates the body of the code samples, with the file names of the example for files to choose. */
export function createSampleRequestBody(
  body: RequestBody | undefined,
  values: RequestValues,
): SampleBody | undefined {
  const content = chosenContent(body, values);
  if (content?.file === 'binary' && values[FILES_NAME] === undefined) {
    const mediaType = chosenMediaType(content, values) ?? content.mediaType;
    return createSampleBody({...content, mediaType}, undefined);
  }
  return createRequestBody(body, {
    ...values,
    [FILES_NAME]: printFormText([
      ...missingFiles(content, values),
      ...Array.from(new URLSearchParams(values[FILES_NAME])),
    ]),
  });
}

/** Returns the names of required files of the example that the reader has not chosen yet. */
function missingFiles(
  content: Content | undefined,
  values: RequestValues,
): [name: string, fileName: string][] {
  const chosen = new URLSearchParams(values[FILES_NAME]);
  const missing = (content?.form ?? []).filter(
    ({required, kind, name}) => required && kind === 'file' && !chosen.has(name),
  );
  const names = new Set(missing.map(({name}) => name));
  return (firstExample(content)?.values ?? [])
    .filter(([name]) => names.has(name))
    .flatMap(([name, texts]) => texts.map((text): [string, string] => [name, text]));
}

/** Returns the files that are chosen in a form of the page. */
export function readFiles(form: HTMLFormElement | null): ChosenFiles {
  const inputs = form?.querySelectorAll<HTMLInputElement>('[data-body-files]') ?? [];
  return new Map(
    Array.from(inputs, ({dataset, files}) => [
      dataset['bodyFiles'] ?? '',
      Array.from(files ?? []),
    ]),
  );
}

/** Creates what `fetch` sends. It adds the media type of forms, with a boundary between their parts. */
export function createFetchBody(body: SampleBody, files: ChosenFiles): BodyInit {
  switch (body.kind) {
    case 'text':
      return body.text;
    case 'form':
      return new URLSearchParams(body.fields.map(([name, value]) => [name, value]));
    case 'file':
      return files.get('')?.[0] ?? '';
    case 'multipart':
      return body.otherType === undefined
        ? createFormData(body.parts, files)
        : createParts(body.parts, files, body.otherType);
  }
}

type Parts = Extract<SampleBody, {kind: 'multipart'}>['parts'];

/** Returns the parts with their contents. Those of files that are not here are left out. */
function withContents(
  parts: Parts,
  files: ChosenFiles,
): (readonly [part: SamplePart, content: string | File])[] {
  const left = new Map(Array.from(files, ([name, chosen]) => [name, [...chosen]]));
  return parts.flatMap((part) => {
    const content =
      part.fileName === undefined ? part.value : left.get(part.name)?.shift();
    return content === undefined ? [] : [[part, content] as const];
  });
}

/** Creates a body of another media type than that of a form. Its type has its boundary. */
function createParts(parts: Parts, files: ChosenFiles, mediaType: string): Blob {
  const random = crypto.getRandomValues(new Uint8Array(16));
  const digits = Array.from(random, (byte) => byte.toString(16).padStart(2, '0'));
  const boundary = `parts-${digits.join('')}`;
  const written = withContents(parts, files).flatMap(([part, content]) => [
    partHead(part, boundary),
    content,
    '\r\n',
  ]);
  return new Blob([...written, partsEnd(boundary)], {
    type: `${mediaType}; boundary=${boundary}`,
  });
}

function createFormData(parts: Parts, files: ChosenFiles): FormData {
  const data = new FormData();
  for (const [{name, mediaType = ''}, content] of withContents(parts, files)) {
    if (typeof content !== 'string') {
      data.append(name, new Blob([content], {type: mediaType}), content.name);
    } else if (mediaType === '') {
      data.append(name, content);
    } else {
      data.append(name, new Blob([content], {type: mediaType}));
    }
  }
  return data;
}
