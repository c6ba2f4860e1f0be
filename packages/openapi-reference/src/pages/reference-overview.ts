import {operationsOf} from '../operation/group';
import {INTRODUCTION_ROUTE, leadOf} from '../introduction/introduction';
import type {Reference} from './reference';
import {firstSentence, plainText} from '../text/rich-text';
import {groupRoute} from '../route/route';
import type {Server} from '../server/server';

export interface ReferenceOverview {
  /** What the home page says of an API that the hand-written pages do not describe. */
  introduction?: {title: string; lead: string; route: string};
  servers: Server[];
  operationCount: number;
  schemaCount: number;
  /** Top-level groups; `count` includes the operations of sub-groups. */
  groups: {name: string; route: string; description: string; count: number}[];
  /** Index of the first request among all operations, in group order. */
  firstOperation: number;
}

export function createReferenceOverview(reference: Reference): ReferenceOverview {
  const {title, introduction} = reference;
  const operations = reference.groups.flatMap(operationsOf);
  return {
    ...(introduction && {
      introduction: {
        title,
        lead: firstSentence(leadOf(introduction)),
        route: introduction.hasPage ? INTRODUCTION_ROUTE : '/api',
      },
    }),
    servers: reference.servers,
    operationCount: reference.operations.length,
    schemaCount: reference.schemas.length,
    groups: reference.groups.map((group) => ({
      name: group.name,
      route: groupRoute(group.tag),
      description: plainText(group.description),
      count: operationsOf(group).length,
    })),
    firstOperation: operations.findIndex(({id}) => id === reference.firstOperation.id),
  };
}
