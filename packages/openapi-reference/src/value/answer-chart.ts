import {
  arraysOf,
  hasType,
  isNumber,
  lastName,
  type AnswerRows,
  type Field,
  type Path,
} from './answer-rows';
import type {SchemaComponents, SchemaNode, Unit} from '../schema/schema';
import {boundOf, hexDigits} from './value-check';
import {splitWords} from './value-kind';

export interface ChartValue {
  path: Path;
  unit?: Unit;
}

/** `timestamp` counts seconds or milliseconds since 1970. */
export type TimeKind = 'day' | 'time' | 'timestamp' | 'block';

/** An array with one entry for each day, time or block, each with one or more numbers. */
export interface SeriesChart {
  kind: 'series';
  /** Path of the array. Empty if the answer is the array. */
  rows: Path;
  time: {name: string; kind: TimeKind};
  values: ChartValue[];
}

/** An array of accounts, each with its share of a whole. */
export interface SharesChart {
  kind: 'shares';
  rows: Path;
  account: Path;
  /** Share in percent. If undefined, the amounts are the parts of a whole. */
  percentage?: Path;
  amount?: ChartValue;
}

export type AnswerChart = SeriesChart | SharesChart;

/** Words that end the names of properties by which an entry is known. */
const IDENTITY_WORDS = ['address', 'hash', 'id', 'index', 'key', 'uri', 'url', 'uuid'];
/** Words of times at which a thing changed. Its entry tells of the thing, not of that time. */
const CHANGE_WORDS = ['changed', 'created', 'last', 'latest', 'modified', 'updated'];
const ACCOUNT_WORDS = ['account', 'address', 'holder', 'owner'];
const PERCENTAGE_WORDS = ['percent', 'percentage'];
const AMOUNT_WORDS = ['amount', 'balance'];

/** Returns how an answer is drawn, by the first array of its schema that can be drawn. */
export function createAnswerChart(
  node: SchemaNode,
  components: SchemaComponents,
): AnswerChart | undefined {
  for (const rows of arraysOf(node, components)) {
    const chart = createSeries(rows) ?? createShares(rows);
    if (chart !== undefined) {
      return chart;
    }
  }
  return undefined;
}

/**
 * An entry of a series is known by its time alone. In lists of transactions, tokens or prices of
 * several symbols, entries that follow each other are of different things.
 */
function createSeries({path: rows, fields}: AnswerRows): SeriesChart | undefined {
  const times = fields.flatMap((field) => {
    const kind = timeKind(field);
    return kind === undefined ? [] : [{name: lastName(field), kind, field}];
  });
  const blocks = times.filter(({kind}) => kind === 'block');
  const [time, ...others] = blocks.length > 0 ? blocks : times;
  const values = fields.filter(
    (field) => isNumber(field) && timeKind(field) === undefined,
  );
  const isOfSeveralThings = fields.some((field) =>
    timeKind(field) === undefined
      ? isNamed(field, IDENTITY_WORDS) || (field.required && !isNumber(field))
      : splitWords(lastName(field)).some((word) => CHANGE_WORDS.includes(word)),
  );
  return time === undefined ||
    time.field.path.length > 1 ||
    others.length > 0 ||
    values.length === 0 ||
    isOfSeveralThings
    ? undefined
    : {
        kind: 'series',
        rows,
        time: {name: time.name, kind: time.kind},
        values: values.map(chartValue),
      };
}

/** Shares are computed only if the array has all parts of one whole, so not for a page of a list. */
function createShares({path: rows, fields, isPage}: AnswerRows): SharesChart | undefined {
  const accounts = fields.filter(isAccount);
  const [account] = accounts;
  const numbers = fields.filter(isNumber);
  const percentages = numbers.filter((field) => isNamed(field, PERCENTAGE_WORDS));
  const [percentage] = percentages;
  const amounts = numbers.filter((field) => !percentages.includes(field));
  const [amount] = amounts.length === 1 ? amounts : [];
  const isOfAccount = fields.every(
    (field) =>
      field === account ||
      (timeKind(field) === undefined &&
        !(field.required && isNamed(field, IDENTITY_WORDS))),
  );
  const hasShares =
    percentage === undefined
      ? !isPage && amount !== undefined && isNamed(amount, AMOUNT_WORDS)
      : percentages.length === 1;
  return account === undefined || accounts.length > 1 || !isOfAccount || !hasShares
    ? undefined
    : {
        kind: 'shares',
        rows,
        account: account.path,
        ...(percentage === undefined ? {} : {percentage: percentage.path}),
        ...(amount === undefined ? {} : {amount: chartValue(amount)}),
      };
}

function chartValue({path, node: {unit}}: Field): ChartValue {
  return {path, ...(unit === undefined ? {} : {unit})};
}

function timeKind(field: Field): TimeKind | undefined {
  const {node} = field;
  const words = splitWords(lastName(field));
  if (node.format === 'date') {
    return 'day';
  }
  if (node.format === 'date-time') {
    return 'time';
  }
  if (!hasType(node, ['integer', 'number']) || node.enum !== undefined) {
    return undefined;
  }
  if (words.includes('timestamp')) {
    return 'timestamp';
  }
  const isBlock =
    words.includes('block') &&
    (words.length === 1 ||
      ['height', 'id', 'number'].some((word) => words.at(-1) === word));
  return isBlock ? 'block' : undefined;
}

function isAccount(field: Field): boolean {
  const {node} = field;
  return (
    hasType(node, ['string']) &&
    node.enum === undefined &&
    (hexDigits(boundOf(node, 'pattern')) === 40 || isNamed(field, ACCOUNT_WORDS))
  );
}

function isNamed(field: Field, words: readonly string[]): boolean {
  return words.includes(splitWords(lastName(field)).at(-1) ?? '');
}
