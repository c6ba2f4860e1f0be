import {expect, it} from 'vitest';
import {relationErrors} from './field-errors';
import {createReference} from '../../openapi/reference';
import type {Operation} from '../../reference/operation';
import {describeOperation, parameterObject} from '@site/tests/fixtures/small-document';

/** Returns the errors of query parameters by name. */
function errorsOf(
  operation: Operation | undefined,
  values: Record<string, string>,
): Record<string, string | undefined> {
  const keyed = Object.entries(values).map(([name, text]) => [`query.${name}`, text]);
  const errors = relationErrors(
    operation?.parameters ?? [],
    Object.fromEntries(keyed) as Record<string, string>,
  );
  return Object.fromEntries(
    Object.entries(errors).map(([key, text]) => [key.replace('query.', ''), text]),
  );
}

/** An operation with query parameters of any text. */
function taking(...names: string[]): Operation | undefined {
  const parameters = names.map((name) => parameterObject(name));
  return createReference(describeOperation({parameters})).operations[0];
}

it.each([
  ['blockStart', '200', 'blockEnd', '100'],
  ['start_date', '2025-02-01', 'end_date', '2025-01-31'],
  ['minPrice', '10', 'maxPrice', '9'],
])('A range cannot end before its start: %s %s, %s %s.', (start, from, end, to) => {
  expect(errorsOf(taking(start, end), {[start]: from, [end]: to})).toEqual({
    [end]: `This is before ${start}, ${from}.`,
  });
});

it.each([
  ['blockStart', '9', 'blockEnd', '10'],
  ['blockStart', '10', 'blockEnd', '10'],
  ['blockStart', '200', 'blockEnd', ''],
  ['blockStart', '200', 'timeEnd', '100'],
  ['start', 'b', 'end', 'a'],
  ['fromAccount', '7', 'toAccount', '3'],
])('Other values are accepted: %s %s, %s %s.', (start, from, end, to) => {
  expect(errorsOf(taking(start, end), {[start]: from, [end]: to})).toEqual({});
});

it.each<[Record<string, string>, Record<string, string>]>([
  [{kind: 'ferry'}, {seats: 'Fill this in: it is required if kind is ferry.'}],
  [{kind: 'freighter'}, {}],
  [{kind: 'ferry', seats: '7'}, {}],
  [{first: '7'}, {last: 'Fill this in too, or empty first: they go together.'}],
])('The values %o need others: %o.', (values, errors) => {
  const parameters = [
    ...['kind', 'first'].map((name) => parameterObject(name)),
    parameterObject('seats', {'x-required-if': {kind: 'ferry'}}),
    parameterObject('last', {'x-required-if': {first: true}}),
  ];
  const {operations} = createReference(describeOperation({parameters}));
  expect(errorsOf(operations[0], values)).toEqual(errors);
});
