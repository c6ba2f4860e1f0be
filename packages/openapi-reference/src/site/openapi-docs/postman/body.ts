import {createSampleBody} from '../../../code-samples/sample-body';
import {type Content, firstExample, isJsonMediaType} from '../../../reference/response';
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
        ...(isJsonMediaType(content.mediaType)
          ? {options: {raw: {language: 'json'}}}
          : {}),
      };
  }
}
