import {expect, it} from 'vitest';
import type {Parameter} from '../../parameter/parameter';
import {parameterOf} from '@site/tests/fixtures/parameter';
import {checkFields} from './field-errors';

const DOTS = 'A path cannot have . or .. as a value.';
const LINE = 'A header is one line of Latin letters.';

it.each<[place: Parameter['in'], more: Partial<Parameter>, text: string, error?: string]>(
  [
    ['path', {}, '..', DOTS],
    ['path', {}, '.', DOTS],
    ['path', {allowReserved: true}, '%2e%2E', DOTS],
    ['path', {}, '...'],
    ['path', {}, '%2e'],
    ['path', {}, '../a'],
    ['query', {}, '..'],
    ['header', {}, 'a\r\nX-Other: b', LINE],
    ['header', {}, '한', LINE],
    ['header', {}, 'é\tb'],
  ],
)('A value in a %s (%j) stays there: %j.', (place, more, text, error) => {
  const parameter = parameterOf({types: ['string']}, {in: place, ...more});
  const operation = {security: [], parameters: [parameter]};
  const name = `${place}.value`;
  expect(checkFields(operation, {}, {[name]: text}, {})).toEqual({[name]: error});
});
