import {expect, it} from 'vitest';
import {relationErrors} from './field-errors';
import {createReference} from '../../pages/read-reference';
import type {ParameterObject} from '../../document/document';
import {describeOperation, parameterObject} from '@site/tests/fixtures/small-document';
import {table} from '@site/tests/fixtures/table';

const ofQuery = (values: Record<string, unknown>) =>
  Object.fromEntries(
    Object.entries(values).map(([name, text]) => [`query.${name}`, text]),
  );

/** Returns the errors of query parameters of any text. */
function errorsOf(values: Record<string, string>, more: ParameterObject[] = []): unknown {
  const parameters = [
    ...Object.keys(values).map((name) => parameterObject(name)),
    ...more,
  ];
  const [operation] = createReference(describeOperation({parameters})).operations;
  const sent = ofQuery(values) as Record<string, string>;
  return relationErrors(operation?.parameters ?? [], sent);
}

it.each(table`
  blockStart  | 200        | blockEnd   | 100        | wrong
  start_date  | 2025-02-01 | end_date   | 2025-01-31 | wrong
  minPrice    | 10         | maxPrice   | 9          | wrong
  blockStart  | 9          | blockEnd   | 10         | right
  blockStart  | 10         | blockEnd   | 10         | right
  blockStart  | 200        | timeEnd    | 100        | right
  start       | b          | end        | a          | right
  fromAccount | 7          | toAccount  | 3          | right
`)(
  'A range from %s %s to %s %s is %s.',
  (start = '', from = '', end = '', to = '', is) => {
    const errors = is === 'right' ? {} : {[end]: `This is before ${start}, ${from}.`};
    expect(errorsOf({[start]: from, [end]: to})).toEqual(ofQuery(errors));
  },
);

it.each<[Record<string, string>, Record<string, string>]>([
  [{kind: 'ferry'}, {seats: 'Fill this in: it is required if kind is ferry.'}],
  [{kind: 'freighter'}, {}],
  [{kind: 'ferry', seats: '7'}, {}],
  [{first: '7'}, {last: 'Fill this in too, or empty first: they go together.'}],
])('The values %o need others: %o.', (values, errors) => {
  const more = [
    parameterObject('seats', {'x-required-if': {kind: 'ferry'}}),
    parameterObject('last', {'x-required-if': {first: true}}),
  ];
  expect(errorsOf(values, more)).toEqual(ofQuery(errors));
});
