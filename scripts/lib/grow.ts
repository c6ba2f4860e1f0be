/*
 * Why: measuring how builds scale requires documents that are larger than the real one but
 * similar to it.
 */
import cloneDeepWith from 'lodash/cloneDeepWith';
import escapeRegExp from 'lodash/escapeRegExp';
import omit from 'lodash/omit';
import {stringify} from 'lossless-json';
import type {PublishedDocument, SchemaObject} from '#reference/document/document';
import {
  type PublishedFoundOperation,
  operationsOf,
} from '#reference/document/document-operations';
import {resolve} from '#reference/document/resolve';
import {HTTP_METHODS} from '#reference/vocabulary/http-method';

const SCHEMAS = '#/components/schemas/';

/**
 * Extends a document with copies of its operations and of the schemas they use. Each set of
 * copies has names of its own. Every other set has new tags; the others reuse the existing tags.
 * Parameters and error responses with their schemas are shared, as in a real API.
 *
 * @param document without webhooks; it is not changed.
 * @param count number of operations, at least as many as it has.
 */
export function growDocument(
  document: PublishedDocument,
  count: number,
): PublishedDocument {
  const found = operationsOf(document);
  if (!Number.isInteger(count) || count < found.length) {
    throw new RangeError(
      `A document of ${found.length} operations cannot grow to ${count}.`,
    );
  }
  const sets = [];
  for (let start = found.length; start < count; start += found.length) {
    sets.push(createSet(document, found.slice(0, count - start), sets.length + 2));
  }
  const {paths, tags = [], components} = document;
  return {
    ...document,
    tags: [...tags, ...sets.flatMap((set) => set.tags)],
    paths: Object.assign({}, paths, ...sets.map((set) => set.paths)) as typeof paths,
    components: {
      ...components,
      schemas: Object.assign(
        {},
        components?.schemas,
        ...sets.map((set) => set.schemas),
      ) as Record<string, SchemaObject>,
    },
  };
}

/** Copies operations with the schemas and tags that only they use. */
function createSet(
  document: PublishedDocument,
  found: readonly PublishedFoundOperation[],
  number: number,
) {
  const [suffix, titleSuffix] = [`Set${number}`, ` Set ${number}`];
  const shared = schemasIn(document, {...document.components, schemas: {}});
  const own = schemasIn(
    document,
    found.map(({operation}) => operation),
  ).filter((name) => !shared.includes(name));
  const titles = found
    .flatMap(({operation: {summary}}) => summary ?? [])
    // Longer titles match first.
    .sort((a, b) => b.length - a.length);
  const title = new RegExp(`\\b(${titles.map(escapeRegExp).join('|')})\\b`, 'g');
  /** References point to the schemas of the set, and descriptions name its operations. */
  const copy = <T>(value: T): T =>
    cloneDeepWith(value, (text: unknown, key) => {
      if (typeof text !== 'string') {
        return undefined;
      }
      return own.some((name) => text === SCHEMAS + name)
        ? text + suffix
        : text.replace(key === 'description' ? title : /(?!)/, `$1${titleSuffix}`);
    }) as T;
  const tagOf = (tag: string): string =>
    number % 2 === 0 ? tag.replace(/^[^/]+/, (group) => group + suffix) : tag;

  const paths: Record<string, object> = {};
  for (const {path, method, operation, pathItem} of found) {
    const {operationId, summary, tags, ...rest} = omit(operation, 'x-first-request');
    const place = `/${suffix.toLowerCase()}${path}`;
    paths[place] = {
      ...copy(omit(pathItem, HTTP_METHODS)),
      ...paths[place],
      [method.toLowerCase()]: {
        ...copy(rest),
        operationId: `${operationId}${suffix}`,
        ...(summary === undefined ? {} : {summary: summary + titleSuffix}),
        ...(tags === undefined ? {} : {tags: tags.map(tagOf)}),
      },
    };
  }
  const schemas = own.map((name) => {
    const schema = copy(resolve<SchemaObject>(document, {$ref: SCHEMAS + name}));
    const titled = schema.title === undefined ? {} : {title: schema.title + titleSuffix};
    return [name + suffix, {...schema, ...titled}] as const;
  });
  const used = found.flatMap(({operation: {tags = []}}) => tags);
  return {
    paths,
    schemas: Object.fromEntries(schemas),
    tags: (document.tags ?? [])
      .filter(({name}) => used.includes(name) && tagOf(name) !== name)
      .map((tag) => ({...tag, name: tagOf(tag.name)})),
  };
}

/** Returns the names of the component schemas that a part references, directly or nested. */
export function schemasIn(
  document: PublishedDocument,
  part: unknown,
  found = new Set<string>(),
): string[] {
  for (const [, name = ''] of (stringify(part) ?? '').matchAll(
    /"#\/components\/schemas\/([^"]+)"/g,
  )) {
    if (!found.has(name)) {
      found.add(name);
      schemasIn(document, document.components?.schemas?.[name], found);
    }
  }
  return [...found];
}
