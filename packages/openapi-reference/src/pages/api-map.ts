import groupBy from 'lodash/groupBy';
import type {Operation} from '../operation/operation';
import type {Reference} from './reference';
import {isSuccess} from '../response/response';
import type {Content} from '../body/content';
import {groupRoute, operationRoute} from '../route/route';
import {responseFields, type ResponseField} from '../response/response-field';
import {
  givenValue,
  neededValues,
  type ApiValue,
  type KnownValues,
} from '../value/api-value';

/** What a reader can call with a value, and which values the answers have for further calls. */
export interface ApiMap {
  /** Best connected first. */
  nodes: MapNode[];
}

/** Values that a reader has together: an address, or an address and an id. */
export interface MapNode {
  /** `NFT address + token ID`; empty for operations that need no value. */
  label: string;
  values: ApiValue[];
  calls: MapCall[];
  /** Number of operations, of which `calls` may be groups. */
  operations: number;
  /** Nodes of the map whose operations accept the values too: tokens are contracts. */
  isAlso: MapNode[];
}

/** An operation, or several of a group in a large document. */
export interface MapCall {
  title: string;
  route: string;
  /** Number of operations, if it is not one. */
  count?: number;
  gives: MapNode[];
}

/** The map as text, without its shape. */
export interface MapList {
  /** Path of the file with its HTML, if there is a map. */
  file: string | null;
  values: {label: string; calls: {title: string; route: string; gives: string[]}[]}[];
}

/** Lists what the map shows: no values if there is none. */
export function createMapList(map: ApiMap | undefined): MapList {
  return {
    file: map === undefined ? null : '/api-map.json',
    values: (map?.nodes ?? []).map(({label, calls}) => ({
      label,
      calls: calls.map(({title, route, gives}) => ({
        title,
        route,
        gives: gives.map((node) => node.label),
      })),
    })),
  };
}

/** More would not be readable. */
const MAX_NODES = 12;
const MAX_CALLS = 16;

/** An operation between the values that it needs and those that its answer has. */
interface Relation {
  operation: Operation;
  needs: string;
  gives: string[];
}

/**
 * Creates the map of an API. A large one has the best connected values only, and groups instead of
 * their operations. Returns `undefined` if no answer has a value that an operation needs.
 */
export function createApiMap(reference: Reference): ApiMap | undefined {
  const {needed, relations} = createRelations(reference);
  const ranks = new Map(Array.from(needed.keys(), (key) => [key, 0]));
  const count = (key: string): unknown => ranks.set(key, (ranks.get(key) ?? 0) + 1);
  relations.forEach(({needs, gives}) => [needs, ...gives].forEach(count));
  if (relations.every(({gives}) => gives.length === 0)) {
    return undefined;
  }
  const labelOf = labeller(reference);
  const keys = Array.from(needed.keys())
    .sort((a, b) => (ranks.get(b) ?? 0) - (ranks.get(a) ?? 0))
    .slice(0, MAX_NODES);
  const nodes = new Map(
    [...keys.filter((key) => key !== ''), ...keys.filter((key) => key === '')].map(
      (key): [string, MapNode] => {
        const values = needed.get(key) ?? [];
        return [key, {label: labelOf(key), values, calls: [], operations: 0, isAlso: []}];
      },
    ),
  );
  for (const [key, node] of nodes) {
    const own = relations.filter(({needs}) => needs === key);
    const [value, ...others] = node.values;
    const isAlso = others.length === 0 ? (value?.isAlso ?? []) : [];
    node.operations = own.length;
    node.calls = createCalls(own, nodes);
    node.isAlso = isAlso.flatMap((other) => nodes.get(other) ?? []);
  }
  return {nodes: Array.from(nodes.values())};
}

/** Returns a function that writes keys as the titles of the document write their words. */
function labeller({operations}: Reference): (key: string) => string {
  const titles = operations.flatMap(({title}) => title.match(/\b[A-Z]{2,}\b/g) ?? []);
  const capitals = new Set([...titles, 'ID', 'UUID', 'GUID']);
  return (key) => {
    const words = key.split(' ').map((word) => {
      const upper = word.toUpperCase();
      return capitals.has(upper) ? upper : word;
    });
    const label = words.join(' ');
    return label.charAt(0).toUpperCase() + label.slice(1);
  };
}

function createRelations({operations, components}: Reference): {
  needed: Map<string, ApiValue[]>;
  relations: Relation[];
} {
  const called = operations.filter(({isWebhook}) => isWebhook !== true);
  const needs = new Map(
    called.map((operation) => [operation, neededValues(operation, components)]),
  );
  const needed = new Map(Array.from(needs.values(), (values) => [keyOf(values), values]));
  const known: KnownValues = new Map(
    Array.from(needed.values())
      .flat()
      .map((value) => [value.key, value]),
  );
  for (const value of known.values()) {
    value.isAlso = value.isAlso.filter((key) => known.has(key));
  }
  const fieldsOf = new Map<string, ResponseField[]>();
  const sharing = groupBy(called.flatMap(successContents), ({node}) => node.ref);
  const relations = called.map((operation) => {
    const own = needs.get(operation) ?? [];
    const given = new Set(
      successContents(operation)
        .flatMap((content) =>
          responseFields(content.node, components, fieldsOf).filter(
            ({name}) => !isOnlyOfOthers(name, content, sharing),
          ),
        )
        .flatMap((field) => givenValue(field, operation, own, known) ?? []),
    );
    const gives = Array.from(needed).filter(
      ([, values]) => values.length > 0 && isGiven(values, given, own),
    );
    return {
      operation,
      needs: keyOf(own),
      gives: gives.map(([key]) => key),
    };
  });
  return {needed, relations};
}

function successContents({responses}: Operation): Content[] {
  return responses
    .filter(({status}) => isSuccess(status))
    .flatMap(({contents}) => contents.slice(0, 1));
}

/** Several operations can share a schema, of which one has a field that the examples of another lack. */
function isOnlyOfOthers(
  name: string,
  own: Content,
  sharing: Readonly<Record<string, readonly Content[]>>,
): boolean {
  const {ref} = own.node;
  return (
    ref !== undefined &&
    !showsField(name, own) &&
    sharing[ref]?.some((other) => showsField(name, other)) === true
  );
}

function showsField(name: string, {examples}: Content): boolean {
  return examples.some(({text}) => text?.includes(`${JSON.stringify(name)}:`) === true);
}

/** An item of a collection is given by its id, if the collection is given or known. */
function isGiven(
  values: readonly ApiValue[],
  given: ReadonlySet<string>,
  own: readonly ApiValue[],
): boolean {
  const ownKeys = own.map(({key}) => key);
  return (
    given.has(values.at(-1)?.key ?? '') &&
    values.every(({key}) => given.has(key) || ownKeys.includes(key))
  );
}

function keyOf(values: readonly ApiValue[]): string {
  return values.map(({key}) => key).join(' + ');
}

function createCalls(
  relations: readonly Relation[],
  nodes: ReadonlyMap<string, MapNode>,
): MapCall[] {
  const nodesOf = (several: readonly Relation[]): MapNode[] => {
    const given = new Set(several.flatMap(({gives}) => gives));
    return Array.from(nodes).flatMap(([key, node]) => (given.has(key) ? [node] : []));
  };
  const calls = relations.map((relation) => ({
    title: relation.operation.title,
    route: operationRoute(relation.operation),
    gives: nodesOf([relation]),
  }));
  if (calls.length <= MAX_CALLS) {
    return calls;
  }
  const groups = new Map<string, Relation[]>();
  for (const relation of relations) {
    const [tag = ''] = relation.operation.tag.split('/');
    groups.set(tag, [...(groups.get(tag) ?? []), relation]);
  }
  const all = Array.from(groups);
  const shown = all.slice(0, MAX_CALLS - 1);
  const others = all.slice(shown.length).flatMap(([, several]) => several);
  return [
    ...shown.map(([tag, several]) => ({
      title: tag,
      route: groupRoute(tag),
      count: several.length,
      gives: nodesOf(several),
    })),
    ...(others.length === 0
      ? []
      : [
          {
            title: 'Other groups',
            route: '/api',
            count: others.length,
            gives: nodesOf(others),
          },
        ]),
  ];
}
