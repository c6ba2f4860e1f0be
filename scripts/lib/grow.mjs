/*
 * Why: how a build grows with the API can only be measured on descriptions larger than the real
 * one, and made of what real operations and schemas are made of.
 * Run: imported by the scripts of this folder.
 */

/**
 * @typedef {import('../../src/openapi/document').OpenAPIDocument} Description
 * @typedef {import('../../src/openapi/document').HttpMethod} HttpMethod
 * @typedef {import('../../src/openapi/document').OperationObject} Operation
 * @typedef {import('../../src/openapi/document').PathItemObject} PathItem
 * @typedef {{path: string, method: HttpMethod, operation: Operation}} Place an operation, and where
 * it stands.
 */

/** How a reference to a component schema starts. */
const SCHEMA_POINTER = '#/components/schemas/';

const METHODS = ['get', 'put', 'post', 'delete', 'options', 'head', 'patch', 'trace'];

/**
 * A description of so many operations: the given one, followed by sets of copies of its operations
 * and of the schemas that these use, each set under names of its own. Every other set brings new
 * groups; those between add to the groups that are there. Parameters and error responses, with
 * their schemas, stay shared, as they are between the operations of one API.
 *
 * @param {Description} document without webhooks; it is not changed.
 * @param {number} count at least as many operations as it has.
 * @returns {Description}
 */
export function growDescription(document, count) {
  const places = operationsOf(document);
  if (!Number.isInteger(count) || count < places.length) {
    throw new RangeError(
      `A description of ${places.length} operations cannot grow to ${count}.`,
    );
  }
  const sets = [];
  for (let start = places.length; start < count; start += places.length) {
    sets.push(createSet(document, places.slice(0, count - start), sets.length + 2));
  }
  return {
    ...document,
    tags: [...(document.tags ?? []), ...sets.flatMap(({tags}) => tags)],
    paths: Object.assign({}, document.paths, ...sets.map(({paths}) => paths)),
    components: {
      ...document.components,
      schemas: Object.assign(
        {},
        document.components?.schemas,
        ...sets.map(({schemas}) => schemas),
      ),
    },
  };
}

/**
 * The operations of a description, in its order.
 *
 * @param {Description} document
 * @returns {Place[]}
 */
export function operationsOf(document) {
  return Object.entries(document.paths).flatMap(([path, pathItem]) =>
    Object.entries(pathItem)
      .filter(([field]) => METHODS.includes(field))
      .map(([field, operation]) => ({
        path,
        method: /** @type {HttpMethod} */ (field),
        operation: /** @type {Operation} */ (operation),
      })),
  );
}

/**
 * Copies of some operations with the schemas and groups that are theirs alone.
 *
 * @param {Description} document
 * @param {readonly Place[]} places
 * @param {number} number of the set; the description itself is the first.
 */
function createSet(document, places, number) {
  const mark = `Set${number}`;
  const markInText = ` Set ${number}`;
  const shared = reachedSchemas(document, {...document.components, schemas: {}});
  const own = [
    ...reachedSchemas(
      document,
      places.map(({operation}) => operation),
    ),
  ].filter((name) => !shared.has(name));
  const copy = createCopy(new Set(own), places, mark, markInText);
  const tagOf = (/** @type {string} */ tag) =>
    number % 2 === 0 ? tag.replace(/^[^/]+/, (group) => group + mark) : tag;

  /** @type {Record<string, PathItem>} */
  const paths = {};
  for (const {path, method, operation} of places) {
    const {'x-first-request': first, ...rest} = copy(operation);
    const place = `/${mark.toLowerCase()}${path}`;
    paths[place] = {
      ...(paths[place] ?? copy(withoutOperations(document.paths[path] ?? {}))),
      [method]: {
        ...rest,
        operationId: operation.operationId + mark,
        ...(operation.summary === undefined
          ? {}
          : {summary: operation.summary + markInText}),
        ...(operation.tags === undefined ? {} : {tags: operation.tags.map(tagOf)}),
      },
    };
  }

  const schemas = Object.fromEntries(
    own.map((name) => {
      const schema = copy(schemaOf(document, name));
      const isTitled = typeof schema === 'object' && typeof schema.title === 'string';
      return [
        name + mark,
        isTitled ? {...schema, title: schema.title + markInText} : schema,
      ];
    }),
  );

  const used = new Set(places.flatMap(({operation}) => operation.tags ?? []));
  const tags = (document.tags ?? [])
    .filter(({name}) => used.has(name) && tagOf(name) !== name)
    .map((tag) => ({...tag, name: tagOf(tag.name)}));
  return {paths, schemas, tags};
}

/**
 * Copies any part of a description: references lead to the schemas of the set, and titles of
 * operations in a text are those of the set, so that its pages link to each other as the real do.
 *
 * @param {ReadonlySet<string>} schemas
 * @param {readonly Place[]} places
 * @param {string} mark
 * @param {string} markInText
 */
function createCopy(schemas, places, mark, markInText) {
  const titles = places
    .flatMap(({operation}) => operation.summary ?? [])
    // Of two titles that start alike, the longer is meant where it stands.
    .sort((a, b) => b.length - a.length)
    .map((title) => title.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'));
  const title = new RegExp(`\\b(${titles.join('|')})\\b`, 'g');
  const copyText = (/** @type {string} */ text, /** @type {string} */ key) => {
    const name = schemaName(text);
    if (name !== undefined) {
      return schemas.has(name) ? text + mark : text;
    }
    return key === 'description' ? text.replace(title, `$1${markInText}`) : text;
  };
  /**
   * @template T
   * @param {T} value
   * @param {string} [key] the field that holds it
   * @returns {T}
   */
  const copy = (value, key = '') => {
    /** @type {unknown} */
    let copied = value;
    if (typeof value === 'string') {
      copied = copyText(value, key);
    } else if (Array.isArray(value)) {
      copied = value.map((item) => copy(item));
    } else if (typeof value === 'object' && value !== null) {
      copied = Object.fromEntries(
        Object.entries(value).map(([field, child]) => [field, copy(child, field)]),
      );
    }
    return /** @type {T} */ (copied);
  };
  return copy;
}

/**
 * Names of the component schemas that a part of a description refers to, directly or through
 * other schemas.
 *
 * @param {Description} document
 * @param {unknown} part
 * @param {Set<string>} [found]
 */
function reachedSchemas(document, part, found = new Set()) {
  const name = typeof part === 'string' ? schemaName(part) : undefined;
  if (name !== undefined && !found.has(name)) {
    found.add(name);
    reachedSchemas(document, schemaOf(document, name), found);
  } else if (typeof part === 'object' && part !== null) {
    Object.values(part).forEach((child) => reachedSchemas(document, child, found));
  }
  return found;
}

/** @param {string} text */
function schemaName(text) {
  return text.startsWith(SCHEMA_POINTER) ? text.slice(SCHEMA_POINTER.length) : undefined;
}

/**
 * @param {Description} document
 * @param {string} name
 */
function schemaOf(document, name) {
  const schema = document.components?.schemas?.[name];
  if (schema === undefined) {
    throw new Error(`The reference ${SCHEMA_POINTER}${name} does not lead to anything.`);
  }
  return schema;
}

/** @param {PathItem} pathItem */
function withoutOperations(pathItem) {
  return Object.fromEntries(
    Object.entries(pathItem).filter(([field]) => !METHODS.includes(field)),
  );
}
