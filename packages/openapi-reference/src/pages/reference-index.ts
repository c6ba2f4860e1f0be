import type {Evidence} from '../text/evidence';
import type {Extensible} from '../vocabulary/extensible';
import type {Group} from '../operation/group';
import type {Operation} from '../operation/operation';
import type {Reference} from './reference';
import {firstParagraph, plainText, type RichText, shorten} from '../text/rich-text';
import {groupRoute, operationRoute} from '../route/route';
import type {Schema} from '../schema/schema';
import {needsAuthenticationPage} from '../security/security';
import type {Server} from '../server/server';
import {serverSources} from '../server/server-variables';
import {groupSlug} from '../route/slug';
import {type TypeFileLink, typeFileLinks} from '../schema/type-file';

/** Longest introduction that every list of the reference holds, in characters. */
const MAX_DESCRIPTION_LENGTH = 500;

/**
 * Summary of the reference for lists, tables, sidebars and links. It is a file of its own, so
 * that pages with links do not load the whole reference.
 */
export interface ReferenceIndex {
  title: string;
  version: string;
  /** The first paragraph as plain text, of a sensible length. */
  description: string;
  /** The introduction has a page of its own. */
  hasIntroduction?: true;
  typeFiles: TypeFileLink[];
  servers: Server[];
  /** What requests to the servers need of a Content Security Policy. */
  apiOrigins: string[];
  /** The API has a page that describes its credentials. */
  hasAuthenticationPage?: true;
  groups: GroupEntry[];
  operations: OperationEntry[];
  schemas: SchemaEntry[];
}

export interface OperationEntry {
  id: string;
  title: string;
  method: string;
  path: string;
  tag: string;
  route: string;
  summary: string;
  /** Those that the site names. */
  extensions?: Extensible;
  /** Of the operation itself. The page of an operation has the marks of its answers. */
  evidence?: Evidence;
  deprecated?: true;
  /** The API sends this request. */
  isWebhook?: true;
}

export interface GroupEntry {
  tag: string;
  name: string;
  route: string;
  /** Anchor of the group on pages that list groups. */
  anchor: string;
  description: string;
  summary: string;
  /** operationIds, without those of sub-groups. */
  operations: string[];
  /** operationIds of other groups that have this tag too. */
  alsoTagged?: string[];
  groups: GroupEntry[];
  /** Name of the group of tags. */
  section?: string;
}

/** Returns groups with those inside of them, each before its own. */
export function allGroups(groups: readonly GroupEntry[]): GroupEntry[] {
  return groups.flatMap((group) => [group, ...allGroups(group.groups)]);
}

export interface SchemaEntry {
  name: string;
  title: string;
  route: string;
  summary: string;
  /** operationIds of operations whose successful responses contain it. */
  usedBy: string[];
  evidence?: Evidence;
  deprecated?: true;
}

export function createReferenceIndex(reference: Reference): ReferenceIndex {
  return {
    title: reference.title,
    version: reference.version,
    description: briefText(firstParagraph(reference.description)),
    ...(reference.introduction?.hasPage === true ? {hasIntroduction: true as const} : {}),
    typeFiles: typeFileLinks(reference),
    servers: reference.servers,
    apiOrigins: serverSources([
      ...reference.servers,
      ...reference.operations.flatMap(({servers}) => servers),
    ]),
    ...(needsAuthenticationPage(reference) ? {hasAuthenticationPage: true as const} : {}),
    groups: reference.groups.map(createGroupEntry),
    operations: reference.operations.map(createOperationEntry),
    schemas: byTitle(reference.schemas).map((schema) => ({
      name: schema.name,
      title: schema.title,
      route: schema.route,
      summary: schema.summary,
      usedBy: schema.usedBy,
      ...(schema.node.evidence === undefined ? {} : {evidence: schema.node.evidence}),
      ...(schema.node.deprecated === true ? {deprecated: true as const} : {}),
    })),
  };
}

/** Sorts as the letters of the titles do: "AccountKey" and "Account Key" are neighbours. */
function byTitle(schemas: readonly Schema[]): Schema[] {
  const {compare} = new Intl.Collator('en', {ignorePunctuation: true, numeric: true});
  return [...schemas].sort((a, b) => compare(a.title, b.title));
}

function briefText(text: RichText): string {
  const plain = plainText(text);
  return plain.length > MAX_DESCRIPTION_LENGTH ? shorten(plain) : plain;
}

function createOperationEntry(operation: Operation): OperationEntry {
  return {
    id: operation.id,
    title: operation.title,
    method: operation.method,
    path: operation.path,
    tag: operation.tag,
    route: operationRoute(operation),
    summary: operation.summary,
    ...(operation.extensions === undefined ? {} : {extensions: operation.extensions}),
    ...(operation.evidence === undefined ? {} : {evidence: operation.evidence}),
    ...(operation.deprecated ? {deprecated: true as const} : {}),
    ...(operation.isWebhook === true ? {isWebhook: true as const} : {}),
  };
}

function createGroupEntry(group: Group): GroupEntry {
  return {
    tag: group.tag,
    name: group.name,
    route: groupRoute(group.tag),
    anchor: groupSlug(group.tag),
    description: plainText(firstParagraph(group.description)),
    summary: shorten(plainText(group.description) || `Endpoints of ${group.name}.`),
    operations: group.operations.map((operation) => operation.id),
    ...(group.alsoTagged === undefined
      ? {}
      : {alsoTagged: group.alsoTagged.map(({id}) => id)}),
    groups: group.groups.map(createGroupEntry),
    ...(group.section === undefined ? {} : {section: group.section}),
  };
}
