import type {ResponseHeader} from '../reference/response';
import type {HeaderObject, OpenAPIDocument, ResponseObject} from './document';
import {givenExample} from './example';
import {createNamedExamples} from './named-example';
import {printValue} from './print-json';
import {resolve} from './resolve';
import {createSchemaNode, holderDescription} from './schema';

/** Leaves out `Content-Type`, which the specification ignores. */
export function createHeaders(
  document: OpenAPIDocument,
  {headers = {}}: ResponseObject,
): ResponseHeader[] {
  return Object.entries(headers)
    .filter(([name]) => name.toLowerCase() !== 'content-type')
    .map(([name, listed]) => {
      const header = resolve<HeaderObject>(document, listed);
      const [media] = Object.values(header.content ?? {});
      const holder = media ?? header;
      const example = givenExample(document, holder);
      const examples = createNamedExamples(document, holder, printValue);
      return {
        name,
        required: header.required === true,
        deprecated: header.deprecated === true,
        description: holderDescription(document, header.description, holder.schema),
        node: createSchemaNode(document, holder.schema),
        ...(example === undefined ? {} : {example: printValue(example)}),
        ...(examples.length === 0 ? {} : {examples}),
      };
    });
}
