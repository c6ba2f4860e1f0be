import path from 'node:path';
import type {OpenAPIDescription} from '../../openapi/description';
import type {Operation} from '../../reference/operation';
import type {Reference} from '../../reference/reference';
import {createOperationPage, createPlanOperationPage, createSchemaPage} from './page';

/** One entry of the `config` option of docusaurus-plugin-openapi-docs: what to write into a folder. */
export interface FolderConfig {
  /** Key of the entry, and file name of its part of the description. */
  id: string;
  outputDir: string;
  /** The part of the description that the pages of this folder are made from. */
  part: OpenAPIDescription;
  schemasOnly: boolean;
  createApiPageMD: (item: {api: {operationId?: string}}) => string;
  createSchemaPageMD: (item: {id: string}) => string;
}

/**
 * The folders of the reference, computed from the description alone: one for each tag under docs/api
 * and under the endpoints of each plan, and one for the schemas.
 *
 * @param docsDir where the folders go: docs/ of the site, or a staging folder.
 */
export function createFolderConfigs(
  reference: Reference,
  docsDir: string,
): FolderConfig[] {
  const api = byTag(reference.operations).map(([tag, operations]) =>
    operationFolder(path.join(docsDir, 'api', tag), operations, createOperationPage),
  );
  const plans = reference.plans.flatMap((plan) =>
    byTag(plan.operations).map(([tag, operations]) =>
      operationFolder(
        path.join(docsDir, 'plans', plan.name, 'Endpoints', tag),
        operations,
        createPlanOperationPage,
      ),
    ),
  );
  return [...api, ...plans, schemaFolder(docsDir, reference)].map((folder, index) => ({
    ...folder,
    id: `folder-${index}`,
  }));
}

function operationFolder(
  outputDir: string,
  operations: Operation[],
  createMarkdown: (operation: Operation) => string,
): Omit<FolderConfig, 'id'> {
  const byId = new Map(operations.map((operation) => [operation.id, operation]));
  return {
    outputDir,
    part: descriptionOf(operations),
    schemasOnly: false,
    createApiPageMD: (item) => createMarkdown(found(byId, item.api.operationId ?? '')),
    createSchemaPageMD: notExpected,
  };
}

function schemaFolder(docsDir: string, reference: Reference): Omit<FolderConfig, 'id'> {
  const bySlug = new Map(reference.schemas.map((schema) => [schema.slug, schema]));
  return {
    outputDir: docsDir,
    part: {
      ...descriptionOf([]),
      components: {
        schemas: Object.fromEntries(
          // Pages are named after titles. Names may be those of members that every object has.
          reference.schemas.map(({title}, index) => [`schema-${index}`, {title}]),
        ),
      },
    },
    schemasOnly: true,
    createApiPageMD: notExpected,
    createSchemaPageMD: (item) => createSchemaPage(found(bySlug, item.id)),
  };
}

/**
 * The plugin names pages and files by operationId and title; what a page holds comes from the
 * Reference. So its part of the description holds no more than that, which is also fast.
 */
function descriptionOf(operations: Operation[]): OpenAPIDescription {
  const paths: Record<string, Record<string, object>> = {};
  for (const operation of operations) {
    paths[operation.path] = {
      ...paths[operation.path],
      [operation.method.toLowerCase()]: {
        operationId: operation.id,
        summary: operation.title,
        responses: {},
      },
    };
  }
  return {openapi: '3.1.0', info: {title: 'Reference', version: '0'}, paths};
}

function byTag(operations: Operation[]): [string, Operation[]][] {
  const tags = new Map<string, Operation[]>();
  for (const operation of operations) {
    tags.set(operation.tag, [...(tags.get(operation.tag) ?? []), operation]);
  }
  return [...tags];
}

function found<T>(map: ReadonlyMap<string, T>, key: string): T {
  const value = map.get(key);
  if (value === undefined) {
    throw new Error(`docusaurus-plugin-openapi-docs asked for a page of "${key}".`);
  }
  return value;
}

function notExpected(): never {
  throw new Error('docusaurus-plugin-openapi-docs made a page of an unexpected kind.');
}
