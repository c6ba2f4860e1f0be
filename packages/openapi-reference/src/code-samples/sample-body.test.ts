import {expect, it} from 'vitest';
import {createSamples, type SampleRequest} from '.';
import {createFormBody} from './sample-body';
import type {FormField} from '../reference/form';

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
