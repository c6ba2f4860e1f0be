import groupBy from 'lodash/groupBy';
import once from 'lodash/once';
import orderBy from 'lodash/orderBy';
import {LineCounter, parseDocument} from 'yaml';
import {escapeUnprintable, quote, redactUrl, truncate} from './document-error';
import {type DocumentSource, loadDocument, sourceError, sourceName} from './load';
import type {OpenAPIDocument} from './document';
import {operationsOf} from './document-operations';
import {isRecord} from './resolve';
import {exec, type JsonValue, type Path} from 'jsonpath-rfc9535';

/** Number of targets that a report of the generation names for each overlay. */
const LISTED_TARGETS = 10;

export interface Overlay {
  readonly source: DocumentSource;
  readonly actions: readonly OverlayAction[];
  /** Returns the line of an action from its index. */
  readonly lineOf: (index: number) => number;
}

/** An action whose target selects no node of the document. */
interface UnmatchedTarget {
  /** Path or URL of the overlay, without credentials. */
  readonly overlay: string;
  readonly line: number;
  readonly target: string;
}

export interface AppliedOverlays {
  /** The overlays for another API, which are not applied. */
  readonly leftOut: readonly string[];
  readonly unmatched: readonly UnmatchedTarget[];
  /** Method and path of the operations that no overlay updates. */
  readonly newOperations: readonly string[];
}

/**
 * Loads an overlay and checks its actions.
 *
 * @throws DocumentError if it cannot be loaded, or is not an overlay of version 1.0 or 1.1.
 */
export async function readOverlay(source: DocumentSource): Promise<Overlay> {
  const {document, text} = await loadDocument(source);
  const refuse = (problem: string): never => {
    throw sourceError(source, problem);
  };
  if (!isRecord(document) || typeof document['overlay'] !== 'string') {
    return refuse('this is not an overlay: the field "overlay" is missing');
  }
  const version = document['overlay'];
  if (!/^1\.[01]\.\d+$/.test(version)) {
    return refuse(
      `#/overlay: the version ${quote(version)} is not one like "1.0.0" or "1.1.0"`,
    );
  }
  const listed = document['actions'];
  if (!Array.isArray(listed) || listed.length === 0) {
    return refuse('#/actions: this is not a list of at least one action');
  }
  const lineOf = actionLines(text);
  const problems = listed.flatMap((action, index) => {
    const problem = actionProblem(action);
    return problem === undefined ? [] : [`line ${lineOf(index)}: ${problem}`];
  });
  if (problems.length > 0) {
    return refuse(problemList(problems));
  }
  return {source, actions: listed as OverlayAction[], lineOf};
}

/**
 * Applies overlays to a document, in place. Leaves out the vendored overlays if the document has
 * none of the operations that they update: it then describes another API.
 *
 * @throws DocumentError with all actions of an overlay that cannot be applied.
 */
export function applyOverlays(
  document: Record<string, unknown>,
  overlays: readonly Overlay[],
): AppliedOverlays {
  const openapi = document as unknown as OpenAPIDocument;
  const isVendored = ({source}: Overlay): boolean => source.overlay === 'default';
  const isOfThisApi = overlays
    .filter(isVendored)
    .some((overlay) => updatesOperation(openapi, overlay));
  const applied = overlays.filter((overlay) => isOfThisApi || !isVendored(overlay));
  const results = applied.map((overlay) => applyOverlay(document, overlay));
  const updated = new Set(results.flatMap((result) => result.updated));
  return {
    leftOut: overlays
      .filter((overlay) => !applied.includes(overlay))
      .map(({source}) => redactUrl(sourceName(source))),
    unmatched: results.flatMap(({unmatched}) => unmatched),
    newOperations: markNewOperations(openapi, updated),
  };
}

/**
 * Marks the operations that no overlay updates as new, in a document where overlays update others. Returns method
 * and path of each.
 */
function markNewOperations(
  document: OpenAPIDocument,
  updated: ReadonlySet<unknown>,
): string[] {
  const operations = operationsOf(document).filter(({isWebhook}) => !isWebhook);
  const added = operations.filter(({operation}) => !updated.has(operation));
  if (added.length === operations.length) {
    return [];
  }
  added.forEach(({operation}) => Object.assign(operation, {'x-new': true}));
  return added.map(({method, path}) => `${method} ${path}`);
}

function updatesOperation(document: OpenAPIDocument, {actions}: Overlay): boolean {
  const operations = new Set<unknown>(
    operationsOf(document).map(({operation}) => operation),
  );
  return actions.some(({target}) =>
    select(document, target).some(({value}) => operations.has(value)),
  );
}

function applyOverlay(
  document: unknown,
  {source, actions, lineOf}: Overlay,
): {unmatched: UnmatchedTarget[]; updated: unknown[]} {
  const unmatched: UnmatchedTarget[] = [];
  const updated: unknown[] = [];
  const problems: string[] = [];
  for (const [index, action] of actions.entries()) {
    const {target} = action;
    try {
      const nodes = applyAction(document, action);
      if (nodes.length === 0) {
        const overlay = redactUrl(sourceName(source));
        unmatched.push({overlay, line: lineOf(index), target});
      } else if (action.remove !== true && !isCheck(action)) {
        updated.push(...nodes);
      }
    } catch (error) {
      const reason = error instanceof Error ? error.message : String(error);
      problems.push(`line ${lineOf(index)}: ${truncate(target)}: ${reason}`);
    }
  }
  if (problems.length > 0) {
    throw sourceError(source, problemList(problems));
  }
  return {unmatched, updated};
}

/** Whether an action only dates a check: an operation that nobody has described is still new. */
function isCheck({update}: OverlayAction): boolean {
  return isRecord(update) && Object.keys(update).join() === 'x-checked';
}

/**
 * Returns the lines of a report.
 *
 * @param listed Number of targets to list for each overlay.
 */
export function printOverlays(
  {leftOut, unmatched, newOperations}: AppliedOverlays,
  listed: number = LISTED_TARGETS,
): string[] {
  return [
    ...leftOut.map(
      (overlay) =>
        `${overlay} is not applied: the document has none of the operations of this API.`,
    ),
    ...Object.entries(groupBy(unmatched, 'overlay')).flatMap(([overlay, targets]) => [
      `Targets of ${overlay} that select nothing: ${targets.length}`,
      ...targets
        .slice(0, listed)
        .map(({line, target}) => `  line ${line}: ${truncate(target)}`),
      ...(targets.length > listed
        ? [`  and ${targets.length - listed} more; npm run api:status lists all`]
        : []),
    ]),
    ...(newOperations.length === 0
      ? []
      : [
          `New operations, which no overlay updates: ${newOperations.length}`,
          ...newOperations.map((operation) => `  ${truncate(operation)}`),
        ]),
  ].map(escapeUnprintable);
}

function actionProblem(action: unknown): string | undefined {
  if (!isRecord(action)) {
    return 'an action is not an object';
  }
  const {target, update, copy, remove} = action;
  if (typeof target !== 'string') {
    return 'an action has no "target"';
  }
  if (copy !== undefined && typeof copy !== 'string') {
    return '"copy" is not a text';
  }
  if (remove !== undefined && typeof remove !== 'boolean') {
    return '"remove" is neither true nor false';
  }
  if (remove !== true && update === undefined && copy === undefined) {
    return 'an action has none of "update", "copy" and "remove"';
  }
  if (copy !== undefined && update !== undefined) {
    return 'an action has both "update" and "copy"';
  }
  for (const expression of [target, copy ?? '$']) {
    const problem = expressionProblem(expression);
    if (problem !== undefined) {
      return `${quote(expression)} is not a JSONPath expression (${problem})`;
    }
  }
  return undefined;
}

/**
 * Returns a function from the index of an action to its line. It parses the text when it is first
 * called, because few overlays have a line to report. JSON is YAML too.
 */
function actionLines(text: string): (index: number) => number {
  const lineCounter = new LineCounter();
  const parse = once(() => parseDocument(text, {lineCounter, keepSourceTokens: false}));
  return (index) => {
    const node = parse().getIn(['actions', index], true) as
      | {range?: [number]}
      | undefined;
    return lineCounter.linePos(node?.range?.[0] ?? 0).line;
  };
}

function problemList(problems: readonly string[]): string {
  return problems.slice(0, LISTED_TARGETS).join('; ');
}

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
  if (nodes.length === 0) {
    return [];
  }
  const update =
    action.copy === undefined ? action.update : nodeToCopy(document, action.copy);
  if (action.remove === true) {
    // Deeper nodes and later items first, so that the paths of the others stay the same.
    for (const {path} of orderBy(
      nodes,
      [(node) => node.path.length, (node) => Number(node.path.at(-1))],
      ['desc', 'desc'],
    )) {
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

/** Returns why a text is not a JSONPath expression, or `undefined`. */
function expressionProblem(expression: string): string | undefined {
  try {
    exec({}, expression, () => undefined);
    return undefined;
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
}

/** Selects each node once, in the order of the selectors (RFC 9535, section 2.3.5). */
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
