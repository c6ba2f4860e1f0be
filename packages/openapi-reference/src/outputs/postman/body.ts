import {createSampleBody} from '../../samples/sample-body';
import {sentMediaType, firstExample, type Content} from '../../body/content';
import {isJsonMediaType} from '../../vocabulary/media-type';
import type {Body} from './format';
import {element, type RichText, toRichText} from '../../text/rich-text';
import {partHead, partsEnd} from '../../samples/multipart';
import type {SamplePart} from '../../samples/request';

/** Creates a body from the first example of a content. The reader chooses the files. */
export function createBody(content: Content): Body {
  const body = createSampleBody(content, firstExample(content));
  switch (body?.kind) {
    case 'file':
      return {mode: 'file', file: {src: null}};
    case 'form':
      return {
        mode: 'urlencoded',
        urlencoded: body.fields.map(([key, value]) => ({key, value})),
      };
    case 'multipart':
      if (body.otherType !== undefined) {
        return {mode: 'raw', raw: partsText(body.parts)};
      }
      return {
        mode: 'formdata',
        formdata: body.parts.map((part) => ({
          key: part.name,
          ...(part.fileName === undefined
            ? {value: part.value, type: 'text' as const}
            : {type: 'file' as const, src: null}),
          ...(part.mediaType === undefined ? {} : {contentType: part.mediaType}),
        })),
      };
    default:
      return {
        mode: 'raw',
        raw: body?.text ?? '',
        ...(isJsonMediaType(sentMediaType(content))
          ? {options: {raw: {language: 'json'}}}
          : {}),
      };
  }
}

/** Says what the reader has to do for a body that Postman cannot send. */
export function describeBody(content: Content | undefined): RichText {
  const body = content && createSampleBody(content, firstExample(content));
  const hasFiles =
    body?.kind === 'multipart' &&
    body.otherType !== undefined &&
    body.parts.some(({fileName}) => fileName !== undefined);
  return hasFiles
    ? toRichText([
        element('p', [
          'Postman sends files in forms only. Write the contents of each file into the body.',
        ]),
      ])
    : '';
}

/** Returns the media type of a body: that of its file, or that of a content without an example. */
export function bodyMediaType(content: Content): string {
  const body = createSampleBody(content, firstExample(content));
  if (body?.kind === 'multipart' && body.otherType !== undefined) {
    return `${body.otherType}; boundary=${boundaryOf(body.parts)}`;
  }
  return body !== undefined && 'mediaType' in body
    ? body.mediaType
    : sentMediaType(content);
}

/** Postman has only forms of parts: others are texts, with a text in the place of each file. */
function partsText(parts: readonly SamplePart[]): string {
  const boundary = boundaryOf(parts);
  const written = parts.flatMap((part) => [
    partHead(part, boundary),
    contentOf(part),
    '\r\n',
  ]);
  return [...written, partsEnd(boundary)].join('');
}

function contentOf(part: SamplePart): string {
  return part.fileName === undefined ? part.value : `<the contents of ${part.fileName}>`;
}

/** Returns a boundary that is in no part. */
function boundaryOf(parts: readonly SamplePart[]): string {
  const contents = parts.map(contentOf).join('\n');
  let boundary = 'end-of-part';
  while (contents.includes(boundary)) {
    boundary += '-';
  }
  return boundary;
}
