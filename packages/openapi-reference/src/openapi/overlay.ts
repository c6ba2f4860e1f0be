import {exec, type JsonValue, type Path} from 'jsonpath-rfc9535';
import {isRecord} from './resolve';

/** An Action Object of the Overlay Specification 1.1, section "Action Object". */
export interface OverlayAction {
  /** JSONPath expression (RFC 9535). */
  readonly target: string;
  readonly update?: unknown;
  /** JSONPath expression that selects the one node to copy. */
  readonly copy?: string;
  readonly remove?: boolean;
}

interface Node {
  readonly path: Path;
  readonly value: unknown;
}

/**
 * Applies an action to a document, in place.
 *
 * @returns The selected nodes, as they were before.
 * @throws Error if an expression is not JSONPath, or the update is incompatible with a selected
 * node. The document may be changed in part then.
 */
export function applyAction(document: unknown, action: OverlayAction): unknown[] {
  const nodes = select(document, action.target);
  const update =
    action.copy === undefined ? action.update : nodeToCopy(document, action.copy);
  if (action.remove === true) {
    // Later items first, so that the indexes of earlier ones stay the same.
    for (const {path} of [...nodes].reverse()) {
      removeNode(document, path);
    }
  } else if (update !== undefined) {
    requireOneKind(nodes);
    for (const node of nodes) {
      updateNode(document, node, structuredClone(update));
    }
  }
  return nodes.map(({value}) => value);
}

/** Returns the nodes that a JSONPath expression selects. */
export function selectNodes(document: unknown, expression: string): unknown[] {
  return select(document, expression).map(({value}) => value);
}

/** Returns why a text is not a JSONPath expression, or `undefined`. */
export function expressionProblem(expression: string): string | undefined {
  try {
    exec({}, expression, () => undefined);
    return undefined;
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
}

/** Selects each node once, in document order. */
function select(document: unknown, expression: string): Node[] {
  const nodes = new Map<string, Node>();
  exec(document as JsonValue, expression, (value, path) => {
    nodes.set(JSON.stringify(path), {path: [...path], value});
  });
  return [...nodes.values()];
}

function nodeToCopy(document: unknown, expression: string): unknown {
  const nodes = select(document, expression);
  if (nodes.length !== 1) {
    throw new Error(`"copy" selects ${nodes.length} nodes instead of one`);
  }
  return nodes[0]?.value;
}

function removeNode(document: unknown, path: Path): void {
  const key = path.at(-1);
  const parent = valueAt(document, path.slice(0, -1));
  if (key === undefined) {
    throw new Error('the root of the document cannot be removed');
  }
  if (Array.isArray(parent)) {
    parent.splice(Number(key), 1);
  } else if (isRecord(parent)) {
    Reflect.deleteProperty(parent, key);
  }
}

function requireOneKind(nodes: readonly Node[]): void {
  const kinds = new Set(nodes.map(({value}) => kindOf(value)));
  if (kinds.size > 1) {
    throw new Error(
      `the target selects ${[...kinds].join('s and ')}s, which one update cannot change`,
    );
  }
}

function updateNode(document: unknown, {path, value}: Node, update: unknown): void {
  if (Array.isArray(value)) {
    value.push(...(Array.isArray(update) ? (update as unknown[]) : [update]));
  } else if (isRecord(value) && isRecord(update)) {
    merge(value, update);
  } else if (isRecord(value) || kindOf(update) !== 'primitive value') {
    throw incompatible(kindOf(update), kindOf(value));
  } else {
    setAt(document, path, update);
  }
}

function merge(target: Record<string, unknown>, update: Record<string, unknown>): void {
  for (const [key, value] of Object.entries(update)) {
    const present = Object.hasOwn(target, key) ? target[key] : undefined;
    // Machine-made documents have null where they know nothing.
    if (present === undefined || present === null) {
      define(target, key, value);
    } else if (kindOf(present) !== kindOf(value)) {
      throw incompatible(kindOf(value), kindOf(present), key);
    } else if (Array.isArray(present)) {
      present.push(...(value as unknown[]));
    } else if (isRecord(present)) {
      merge(present, value as Record<string, unknown>);
    } else {
      define(target, key, value);
    }
  }
}

function incompatible(update: string, target: string, key?: string): Error {
  const place = key === undefined ? '' : ` at ${JSON.stringify(key)}`;
  return new Error(
    `the update has ${withArticle(update)}${place}, where the document has ${withArticle(target)}`,
  );
}

function withArticle(noun: string): string {
  return `${/^[ao]/.test(noun) ? 'an' : 'a'} ${noun}`;
}

function kindOf(value: unknown): 'array' | 'object' | 'primitive value' {
  if (Array.isArray(value)) {
    return 'array';
  }
  return isRecord(value) ? 'object' : 'primitive value';
}

function setAt(document: unknown, path: Path, value: unknown): void {
  const key = path.at(-1);
  if (key === undefined) {
    throw incompatible(kindOf(value), kindOf(document));
  }
  define(valueAt(document, path.slice(0, -1)) as object, String(key), value);
}

/** Defines a property, also one named `__proto__`. */
function define(target: object, key: string, value: unknown): void {
  Object.defineProperty(target, key, {
    value,
    writable: true,
    enumerable: true,
    configurable: true,
  });
}

function valueAt(document: unknown, path: Path): unknown {
  return path.reduce<unknown>(
    (value, key) => (value as Record<string | number, unknown>)[key],
    document,
  );
}
