import {expect, it} from 'vitest';
import {createSamples, type SampleRequest} from '.';
import {queryPart} from './parameter-style';
import {createFormBody} from './sample-body';
import type {FormField} from '../body/form';

const urlencoded = 'application/x-www-form-urlencoded';

function pairsOf(field: Omit<FormField, 'name'>, ...texts: string[]) {
  const body = createFormBody(urlencoded, [{name: 'f', ...field}], [['f', texts]]);
  return body.kind === 'form' ? body.fields : undefined;
}

function samplesOf(body: SampleRequest['body']): ReturnType<typeof createSamples> {
  return createSamples({
    method: 'POST',
    url: 'https://example.com',
    query: [],
    credentials: [],
    accept: '*/*',
    body,
  });
}

it('A field of a form is written as its style says.', () => {
  const list = {kind: 'text', isList: true} as const;
  expect(pairsOf({...list, style: 'form'}, 'a', 'b')).toEqual([['f', 'a,b']]);
  const object = {kind: 'json', style: 'form', explode: true} as const;
  expect(pairsOf(object, '{"a":9007199254740993}')).toEqual([['a', '9007199254740993']]);
});

it('A list in an object is written alike in a query and a form.', () => {
  const text = '{"ids":[1,2],"rows":[{"x":1,"y":[2,3]},{"x":4}]}';
  const pairs = [
    ...[
      ['f[ids]', '1'],
      ['f[ids]', '2'],
      ['f[rows][0][x]', '1'],
    ],
    ...[
      ['f[rows][0][y]', '2'],
      ['f[rows][0][y]', '3'],
      ['f[rows][1][x]', '4'],
    ],
  ];
  const style = {style: 'deepObject', explode: true} as const;
  expect(pairsOf({kind: 'json', ...style}, text)).toEqual(pairs);
  const parameter = {name: 'f', in: 'query', isObject: true, ...style} as const;
  expect(queryPart(parameter, [text]).pairs).toEqual(pairs);
  expect(pairsOf({kind: 'json', isList: true, ...style}, '{"a":1}', '{"a":2}')).toEqual([
    ['f[0][a]', '1'],
    ['f[1][a]', '2'],
  ]);
});

it('A part of a form cannot leave its quotes in curl.', () => {
  const value = `a";type=text/html;filename='$(id)`;
  const [curl] = samplesOf({
    kind: 'multipart',
    parts: [{name: 'f', value, mediaType: 'text/csv', headers: []}],
  });
  expect(curl?.code).toContain(
    `--form 'f="a\\";type=text/html;filename='\\''$(id)";type=text/csv'`,
  );
});

it('A text is UTF-8 in Python too, where older clients send Latin-1.', () => {
  const [, python] = samplesOf({
    kind: 'text',
    mediaType: 'application/json',
    text: '"카이아"',
  });
  expect(python?.code).toMatch(/data=.+카이아.+\.encode\(\),/);
});
