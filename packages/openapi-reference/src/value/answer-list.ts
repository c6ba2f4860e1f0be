import {
  arraysOf,
  fieldsOf,
  hasType,
  isNumber,
  lastName,
  type Field,
  type Path,
} from './answer-rows';
import type {Parameter} from '../parameter/parameter';
import {dereference, type SchemaComponents, type SchemaNode} from '../schema/schema';
import {boundOf} from './value-check';
import {splitWords} from './value-kind';

export interface ListColumn {
  path: Path;
  /** Its values are numbers, as JSON numbers or as texts. */
  isNumber: boolean;
}

/** How the request of the next page differs, and where an answer says whether there is one. */
export interface Paging {
  /** The value is the number of the page, the number of entries before it, or what the answer has at `next`. */
  kind: 'page' | 'offset' | 'cursor';
  /** Name of the parameter of the query. */
  parameter: string;
  /** What the API takes if the parameter has no value. */
  first: number;
  next?: Path;
  /** True on the last page. */
  last?: Path;
  /** True if there is a next page. */
  more?: Path;
  /** Number of pages. */
  pages?: Path;
  /** Number of entries on all pages. */
  total?: Path;
}

/** An answer whose content is a list. */
export interface AnswerList {
  /** Path of the array. Empty if the answer is the array. */
  rows: Path;
  columns: readonly ListColumn[];
  paging?: Paging;
}

/** More values beside an array than this, and the answer is about something that has a list. */
const MAX_OTHERS = 4;

/** Words of the values that say where in a list a page is. */
const PLACE_WORDS = [
  ...['count', 'current', 'cursor', 'first', 'has', 'last', 'limit', 'more', 'next'],
  ...['offset', 'page', 'pages', 'paging', 'pagination', 'per', 'prev', 'previous'],
  ...['size', 'token', 'total'],
];

const OFFSETS = ['offset', 'skip'];
const CURSORS = ['cursor', 'after', 'page_token', 'next_token', 'starting_after'];
const PAGES = ['page', 'page_number', 'page_no', 'page_num'];
const NEXT = ['next', 'next_cursor', 'cursor', 'next_page_token', 'next_token', 'after'];
const LAST = ['last', 'is_last', 'is_last_page', 'last_page'];
const MORE = ['has_more', 'has_next', 'has_next_page', 'more'];
const PAGE_COUNTS = ['total_page', 'total_pages', 'page_count', 'pages'];
const TOTALS = ['total', 'total_count', 'total_elements', 'total_items', 'total_results'];

/**
 * Returns the list that an answer is, by its schema: its one array of objects, beside which it has little else
 * than where the list goes on.
 */
export function createAnswerList(
  node: SchemaNode,
  parameters: readonly Parameter[],
  components: SchemaComponents,
): AnswerList | undefined {
  const [rows, ...others] = arraysOf(node, components).filter(
    ({path: inner}, _, all) => !all.some(({path}) => isInside(inner, path)),
  );
  if (rows === undefined || others.length > 0) {
    return undefined;
  }
  const beside = fieldsOf(dereference(node, components), components);
  const isPlace = (field: Field): boolean =>
    splitWords(lastName(field)).some((word) => PLACE_WORDS.includes(word));
  if (beside.filter((field) => !isPlace(field)).length > MAX_OTHERS) {
    return undefined;
  }
  const paging = createPaging(parameters, beside, components);
  return {
    rows: rows.path,
    columns: listColumns(rows.fields),
    ...(paging === undefined ? {} : {paging}),
  };
}

function isInside(inner: Path, outer: Path): boolean {
  return inner.length > outer.length && outer.every((name, at) => inner[at] === name);
}

export function listColumns(fields: readonly Field[]): ListColumn[] {
  return fields.map((field) => ({path: field.path, isNumber: isNumber(field)}));
}

function createPaging(
  parameters: readonly Parameter[],
  beside: readonly Field[],
  components: SchemaComponents,
): Paging | undefined {
  const query = parameters.filter((parameter) => parameter.in === 'query');
  const findParameter = (names: readonly string[]): Parameter | undefined =>
    query.find(({name}) => names.includes(snakeCase(name)));
  const pathOf = (names: readonly string[], types: readonly string[]): Path | undefined =>
    beside.find(
      (field) => names.includes(snakeCase(lastName(field))) && hasType(field.node, types),
    )?.path;
  const next = pathOf(NEXT, ['string']);
  const [kind, parameter] = (
    [
      ['page', findParameter(PAGES)],
      ['offset', findParameter(OFFSETS)],
      ['cursor', next && findParameter(CURSORS)],
    ] as const
  ).find(([, found]) => found !== undefined) ?? ['page'];
  if (parameter === undefined) {
    return undefined;
  }
  const paths = {
    ...(kind === 'cursor' ? {next} : {}),
    last: pathOf(LAST, ['boolean']),
    more: pathOf(MORE, ['boolean']),
    pages: pathOf(PAGE_COUNTS, ['integer', 'number']),
    total: pathOf(TOTALS, ['integer', 'number']),
  };
  return {
    kind,
    parameter: parameter.name,
    first: firstOf(kind, dereference(parameter.node, components)),
    ...Object.fromEntries(Object.entries(paths).filter(([, path]) => path !== undefined)),
  };
}

/** Pages count from 1, unless the description of the parameter says that they count from 0. */
function firstOf(kind: Paging['kind'], node: SchemaNode): number {
  const stated = Number(node.default ?? boundOf(node, 'minimum'));
  const isStated = Number.isInteger(stated) && stated >= 0;
  return isStated ? stated : kind === 'page' ? 1 : 0;
}

function snakeCase(name: string): string {
  return splitWords(name).join('_');
}
