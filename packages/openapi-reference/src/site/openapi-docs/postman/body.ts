import {createSampleBody} from '../../../code-samples/sample-body';
import {
  type Content,
  firstExample,
  isJsonMediaType,
  sentMediaType,
} from '../../../reference/response';
import type {Body} from './format';

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

/** Returns the media type of a body: that of its file, or that of a content without an example. */
export function bodyMediaType(content: Content): string {
  const body = createSampleBody(content, firstExample(content));
  return body?.kind === 'file' ? body.mediaType : sentMediaType(content);
}
