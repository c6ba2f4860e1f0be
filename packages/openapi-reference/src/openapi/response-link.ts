import type {ResponseLink} from '../reference/response';
import {operationRoute} from '../reference/route';
import {operationSlug} from '../reference/slug';
import type {LinkTarget} from './document-links';
import type {LinkObject, OpenAPIDocument, ResponseObject} from '../document/document';
import {operationsOf} from '../document/document-operations';
import {parseRichText} from './markdown';
import {nameOf, type PageNames} from './page-names';
import {resolve, unescapeSegment} from '../document/resolve';
import {parseExpression} from './runtime-expression';
import {createServers} from './server';
import {operationTitle} from './title';

/** Returns the page of the operation of a link, if the document has it. */
export type LinkTargets = (link: LinkObject) => LinkTarget | undefined;

export function createLinkTargets(
  document: OpenAPIDocument,
  names: PageNames,
): LinkTargets {
  const byId = new Map<string, LinkTarget>();
  const byPointer = new Map<string, LinkTarget>();
  for (const found of operationsOf(document)) {
    const {id, tag} = nameOf(names, found);
    const target = {
      title: operationTitle(found, id),
      route: operationRoute({tag, slug: operationSlug(id)}),
    };
    const {operationId} = found.operation;
    if (operationId !== undefined && !byId.has(operationId)) {
      byId.set(operationId, target);
    }
    byPointer.set(readablePointer(found.pointer), target);
  }
  return ({operationId, operationRef}) =>
    operationRef === undefined
      ? byId.get(operationId ?? '')
      : byPointer.get(readablePointer(operationRef));
}

export function createLinks(
  document: OpenAPIDocument,
  {links = {}}: ResponseObject,
  targetOf: LinkTargets,
): ResponseLink[] {
  return Object.entries(links).map(([name, listed]) => {
    const link = resolve<LinkObject>(document, listed);
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

/** Writes pointers alike that differ only in what is percent-encoded. */
function readablePointer(pointer: string): string {
  return JSON.stringify(pointer.split('/').map(unescapeSegment));
}
