import type {ResponseLink} from './response';
import type {LinkObject, ResponseObject} from '../document/document';
import {parseRichText} from '../text/read-markdown';
import {parseExpression} from './read-runtime-expression';
import {createServers} from '../server/read-server';
import type {LinkTarget} from '../text/read-document-links';

export function createLinks(
  {links = {}}: ResponseObject,
  targetOf: LinkTargets,
): ResponseLink[] {
  return Object.entries(links).map(([name, link]) => {
    return {
      name,
      description: parseRichText(link.description),
      target: targetOf(link) ?? link.operationId ?? link.operationRef ?? '',
      parameters: Object.entries(link.parameters ?? {}).map(([parameter, value]) => ({
        name: parameter,
        value: parseExpression(value),
      })),
      requestBody:
        link.requestBody === undefined ? undefined : parseExpression(link.requestBody),
      serverUrl: link.server && createServers([link.server])[0]?.url,
    };
  });
}
/** Returns the page of the operation of a link, if the document has it. */
export type LinkTargets = (link: LinkObject) => LinkTarget | undefined;
