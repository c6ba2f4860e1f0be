/*
 * Why: measuring how builds scale requires documents that are larger than the real one but
 * similar to it.
 * Run: imported by the scripts of this folder.
 */

/**
 * @typedef {import('../../src/openapi/document').OpenAPIDocument} Description
 * @typedef {import('../../src/reference/operation').HttpMethod} HttpMethod
 * @typedef {import('../../src/openapi/document').OperationObject} Operation
 * @typedef {import('../../src/openapi/document').PathItemObject} PathItem
 * @typedef {{path: string, method: HttpMethod, operation: Operation}} LocatedOperation
 */

const SCHEMA_POINTER = '#/components/schemas/';

const METHODS = ['get', 'put', 'post', 'delete', 'options', 'head', 'patch', 'trace'];

/**
 * Extends a document with copies of its operations and of the schemas they use. Each set of
 * copies has names of its own. Every other set has new tags; the others reuse the existing tags.
 * Parameters and error responses with their schemas are shared, as in a real API.
 *
 * @param {Description} document without webhooks; it is not changed.
 * @param {number} count number of operations, at least as many as it has.
 * @returns {Description}
 */
export function growDocument(document, count) {
  const locatedOperations = operationsOf(document);
  if (!Number.isInteger(count) || count < locatedOperations.length) {
    throw new RangeError(
      `A document of ${locatedOperations.length} operations cannot grow to ${count}.`,
    );
  }
  const sets = [];
  for (
    let start = locatedOperations.length;
    start < count;
    start += locatedOperations.length
  ) {
    sets.push(
      createSet(document, locatedOperations.slice(0, count - start), sets.length + 2),
    );
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
 * Returns the operations in document order.
 *
 * @param {Description} document
 * @returns {LocatedOperation[]}
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
 * Copies operations with the schemas and tags that only they use.
 *
 * @param {Description} document
 * @param {readonly LocatedOperation[]} locatedOperations
 * @param {number} number of the set; the document itself is the first.
 */
function createSet(document, locatedOperations, number) {
  const suffix = `Set${number}`;
  const titleSuffix = ` Set ${number}`;
  const shared = referencedSchemas(document, {...document.components, schemas: {}});
  const own = [
    ...referencedSchemas(
      document,
      locatedOperations.map(({operation}) => operation),
    ),
  ].filter((name) => !shared.has(name));
  const copy = createCopy(new Set(own), locatedOperations, suffix, titleSuffix);
  const tagOf = (/** @type {string} */ tag) =>
    number % 2 === 0 ? tag.replace(/^[^/]+/, (group) => group + suffix) : tag;

  /** @type {Record<string, PathItem>} */
  const paths = {};
  for (const {path, method, operation} of locatedOperations) {
    const {'x-first-request': first, ...rest} = copy(operation);
    const copiedPath = `/${suffix.toLowerCase()}${path}`;
    paths[copiedPath] = {
      ...(paths[copiedPath] ?? copy(withoutOperations(document.paths[path] ?? {}))),
      [method]: {
        ...rest,
        operationId: operation.operationId + suffix,
        ...(operation.summary === undefined
          ? {}
          : {summary: operation.summary + titleSuffix}),
        ...(operation.tags === undefined ? {} : {tags: operation.tags.map(tagOf)}),
      },
    };
  }

  const schemas = Object.fromEntries(
    own.map((name) => {
      const schema = copy(schemaOf(document, name));
      const isTitled = typeof schema === 'object' && typeof schema.title === 'string';
      return [
        name + suffix,
        isTitled ? {...schema, title: schema.title + titleSuffix} : schema,
      ];
    }),
  );

  const used = new Set(locatedOperations.flatMap(({operation}) => operation.tags ?? []));
  const tags = (document.tags ?? [])
    .filter(({name}) => used.has(name) && tagOf(name) !== name)
    .map((tag) => ({...tag, name: tagOf(tag.name)}));
  return {paths, schemas, tags};
}

/**
 * Copies a part of a document. References point to the schemas of the set, and titles of
 * operations in descriptions become those of the set, so that its pages link to each other.
 *
 * @param {ReadonlySet<string>} schemas
 * @param {readonly LocatedOperation[]} locatedOperations
 * @param {string} suffix
 * @param {string} titleSuffix
 */
function createCopy(schemas, locatedOperations, suffix, titleSuffix) {
  const titles = locatedOperations
    .flatMap(({operation}) => operation.summary ?? [])
    // Longer titles match first.
    .sort((a, b) => b.length - a.length)
    .map((title) => title.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'));
  const title = new RegExp(`\\b(${titles.join('|')})\\b`, 'g');
  const copyText = (/** @type {string} */ text, /** @type {string} */ key) => {
    const name = schemaName(text);
    if (name !== undefined) {
      return schemas.has(name) ? text + suffix : text;
    }
    return key === 'description' ? text.replace(title, `$1${titleSuffix}`) : text;
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
 * Returns the names of the component schemas that a part of a document references, directly or
 * nested.
 *
 * @param {Description} document
 * @param {unknown} part
 * @param {Set<string>} [found]
 */
function referencedSchemas(document, part, found = new Set()) {
  const name = typeof part === 'string' ? schemaName(part) : undefined;
  if (name !== undefined && !found.has(name)) {
    found.add(name);
    referencedSchemas(document, schemaOf(document, name), found);
  } else if (typeof part === 'object' && part !== null) {
    Object.values(part).forEach((child) => referencedSchemas(document, child, found));
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
    throw new Error(`The reference ${SCHEMA_POINTER}${name} cannot be resolved.`);
  }
  return schema;
}

/** @param {PathItem} pathItem */
function withoutOperations(pathItem) {
  return Object.fromEntries(
    Object.entries(pathItem).filter(([field]) => !METHODS.includes(field)),
  );
}
