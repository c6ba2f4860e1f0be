import {operationsOf} from '../document/document-operations';
import type {OpenAPIDocument} from '../document/document';
import {unescapeSegment} from '../document/resolve';
import {operationTitle} from './read-title';
import type {LinkTarget} from '../text/read-document-links';
import {operationSlug} from '../route/slug';
import {operationRoute} from '../route/route';
import {type PageNames, nameOf} from '../route/read-page-names';
import type {LinkTargets} from '../response/read-response-link';

/** Writes pointers alike that differ only in what is percent-encoded. */
export function readablePointer(pointer: string): string {
  return JSON.stringify(pointer.split('/').map(unescapeSegment));
}
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
