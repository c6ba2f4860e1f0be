import type {Operation} from '../operation/operation';
import type {Parameter} from '../parameter/parameter';
import type {ResponseField} from '../response/response-field';
import {dereference, type SchemaComponents, type SchemaNode} from '../schema/schema';
import {boundOf, hexDigits} from './value-check';
import {
  FORM_WORDS,
  parameterKind,
  singularWords,
  valueKind,
  type ValueKind,
} from './value-kind';

/** A value that identifies something: the address of a token, the id of a pet. */
export interface ApiValue {
  /** Its words: `nft address`. Parameters and fields with the same key have the same value. */
  key: string;
  kind?: ValueKind;
  /** Keys of values that it is too: the address of a token is that of a contract. */
  isAlso: string[];
}

/** Values by key. */
export type KnownValues = ReadonlyMap<string, ApiValue>;

const ACCOUNT = 'account address';
const CONTRACT = 'contract address';

/** Words for anybody who has an address. */
const ACCOUNT_WORDS = ['account', 'wallet', 'holder', 'owner', 'user'];

/** Words for contracts of a standard. */
const CONTRACT_WORDS = ['token', 'nft', 'collection'];

/** Names of fields that hold any value, or an address that need not be an account. */
const OPAQUE_WORDS = ['value', 'data', 'key', 'topic', 'parameter'];

/** Words at the end of schema names that do not say what the schema describes. */
const SCHEMA_WORDS = [
  ...['view', 'dto', 'response', 'result', 'model', 'object', 'entity', 'resource'],
  ...['detail', 'list', 'item', 'summary', 'info', 'page', 'simple', 'full', 'base'],
];

/** Returns the values that an operation requires, such as `[nft address, token id]`. */
export function neededValues(
  operation: Operation,
  components: SchemaComponents,
): ApiValue[] {
  const required = operation.parameters.filter(
    (parameter) => parameter.required && isIdentifier(parameter, components),
  );
  const values = required.map((parameter, index) =>
    parameterValue(parameter, operation.path, index === 0, components),
  );
  return values.filter(
    ({key}, index) => values.findIndex((value) => value.key === key) === index,
  );
}

/** Options such as dates and enumerations identify nothing. */
function isIdentifier(parameter: Parameter, components: SchemaComponents): boolean {
  const {types = [], format, enum: choices} = scalarOf(parameter.node, components);
  const isOption =
    choices !== undefined ||
    types.some((type) => type === 'boolean' || type === 'object' || type === 'number') ||
    format?.startsWith('date') === true;
  const form = singularWords(parameter.name).at(-1);
  return (
    !isOption &&
    (parameter.in === 'path' ||
      (parameter.in === 'query' &&
        ['address', 'hash', 'id', 'uuid', 'number'].includes(form ?? '')))
  );
}

function parameterValue(
  parameter: Parameter,
  path: string,
  isFirst: boolean,
  components: SchemaComponents,
): ApiValue {
  const node = scalarOf(parameter.node, components);
  const kind = parameterKind({...parameter, node}, components);
  if (kind === 'block') {
    return {key: 'block number', kind, isAlso: []};
  }
  const words = singularWords(parameter.name).filter((word) => word !== 'param');
  const {stem, form} = splitForm(words);
  const collection = collectionOf(parameter, path);
  // Of `/nfts/{tokenAddress}` and `/tokens/{tokenAddress}`, the collection says what the token is.
  const isNamed = stem.length > 0 && stem.some((word) => collection.includes(word));
  const noun =
    stem.length === 0 ||
    (isFirst && kind === 'address' && !isNamed && collection.length > 0)
      ? collection
      : stem;
  if (kind === 'address') {
    return addressValue(noun);
  }
  return {
    key: [...noun, ...form].join(' ') || parameter.name,
    ...(kind === undefined ? {} : {kind}),
    isAlso: [],
  };
}

function addressValue(noun: readonly string[]): ApiValue {
  const head = noun.at(-1);
  if (head === undefined || ACCOUNT_WORDS.includes(head)) {
    return {key: ACCOUNT, kind: 'address', isAlso: []};
  }
  const isAlso = CONTRACT_WORDS.includes(head) ? [CONTRACT, ACCOUNT] : [ACCOUNT];
  return {key: `${noun.join(' ')} address`, kind: 'address', isAlso};
}

/** Returns the words of the path segment before a path parameter, if it has a meaning. */
function collectionOf(parameter: Parameter, path: string): string[] {
  const segments = path.split('/');
  const place = segments.findIndex((segment) => segment.includes(`{${parameter.name}}`));
  const before = segments[place - 1] ?? '';
  return parameter.in !== 'path' || before.includes('{')
    ? []
    : splitForm(singularWords(before)).stem;
}

/**
 * Returns the key of the value that a field has, if it is one that an operation needs. The value
 * with which the operation was called is not given.
 *
 * @param needs Values that the operation of the field needs.
 */
export function givenValue(
  field: ResponseField,
  operation: Pick<Operation, 'path'>,
  needs: readonly ApiValue[],
  known: KnownValues,
): string | undefined {
  const kind = fieldKind(field.node);
  const words = singularWords(field.name);
  const isBlock =
    words.includes('block') && ['number', 'id'].includes(words.at(-1) ?? '');
  const key = isBlock
    ? 'block number'
    : kind === 'address'
      ? givenAddress(field, operation, needs, known)
      : givenName(field, words, operation, known);
  const isOwn = kind !== 'address' && needs.some((value) => value.key === key);
  return key === undefined || isOwn || !known.has(key) ? undefined : key;
}

function givenAddress(
  {name, parent}: ResponseField,
  {path}: Pick<Operation, 'path'>,
  needs: readonly ApiValue[],
  known: KnownValues,
): string | undefined {
  const {stem} = splitForm(singularWords(name));
  const around = singularWords(parent ?? '');
  const own = needs.map(({key}) => key);
  // An address at the root is that of what was asked for.
  const noun = stem.length > 0 ? stem : around;
  const head = noun.at(-1);
  if (head === undefined || OPAQUE_WORDS.includes(head)) {
    return undefined;
  }
  if (ACCOUNT_WORDS.includes(head)) {
    return own.includes(ACCOUNT) && head === 'account' ? undefined : ACCOUNT;
  }
  const exact = `${head} address`;
  if (!known.has(exact)) {
    return ACCOUNT;
  }
  // The contract in an answer about tokens is a token.
  const context = [...around, ...pathWords(path)];
  const standard = CONTRACT_WORDS.find(
    (word) => context.includes(word) && known.has(`${word} address`),
  );
  const key =
    exact === CONTRACT && standard !== undefined ? `${standard} address` : exact;
  return own.includes(key) ? undefined : key;
}

/** Returns the words of the segments of a path that are not parameters, last one first. */
function pathWords(path: string): string[] {
  return path
    .split('/')
    .filter((segment) => !segment.includes('{'))
    .reverse()
    .flatMap(singularWords);
}

/** Matches `pet_id`, and `id` in what is named `pet`. */
function givenName(
  {parent, owner}: ResponseField,
  words: readonly string[],
  {path}: Pick<Operation, 'path'>,
  known: KnownValues,
): string | undefined {
  const {stem, form} = splitForm(words);
  if (stem.length > 0) {
    const names = words.map((_, index) => words.slice(index).join(' '));
    // One word, such as `name`, can mean anything inside a longer one.
    return names.find(
      (name, index) => known.has(name) && (index === 0 || name.includes(' ')),
    );
  }
  const places = [
    ...(parent === undefined ? [] : [singularWords(parent)]),
    ...(parent === undefined && owner !== undefined ? [withoutSuffix(owner)] : []),
    ...(parent === undefined ? [pathWords(path).slice(0, 1)] : []),
  ];
  return places
    .flatMap((place) =>
      place.map((_, index) => [...place.slice(index), ...form].join(' ')),
    )
    .find((name) => known.has(name));
}

function withoutSuffix(schema: string): string[] {
  const words = singularWords(schema);
  while (SCHEMA_WORDS.includes(words.at(-1) ?? '')) {
    words.pop();
  }
  return words;
}

function fieldKind(node: SchemaNode): ValueKind | undefined {
  const digits = hexDigits(boundOf(node, 'pattern'));
  const kind = digits === undefined ? valueKind(node.example ?? '') : undefined;
  return digits === 40 || kind === 'address'
    ? 'address'
    : digits === 64 || kind === 'hash'
      ? 'hash'
      : undefined;
}

function scalarOf(node: SchemaNode, components: SchemaComponents): SchemaNode {
  const shown = dereference(node, components);
  return shown.items === undefined ? shown : dereference(shown.items, components);
}

/** Splits `['token', 'address']` into what it means and the form of the value. */
function splitForm(words: readonly string[]): {stem: string[]; form: string[]} {
  const meanings = words.filter((word) => !FORM_WORDS.includes(word));
  const end = words.lastIndexOf(meanings.at(-1) ?? '') + 1;
  return {stem: words.slice(0, end), form: words.slice(end)};
}
