import {createElement} from 'react';
import {expect, it} from 'vitest';
import {parseExpression} from '../../read-runtime-expression';
import {renderStatic} from '@site/tests/fixtures/render-static';
import ExpressionText from './ExpressionText';

it.each([
  ['$request.path.id', 'the path parameter id of the request'],
  ['$request.query.lang', 'the query parameter lang of the request'],
  ['$response.header.X-Trace', 'the header X-Trace of the response'],
  ['$response.body#/0/id', '0.id in the body of the response'],
  ['$request.body', 'the body of the request'],
  ['$method', 'the method of the request'],
  [
    '{$url}#{$statusCode}',
    'the address of the request + # + the status code of the response',
  ],
  [5, '5'],
])('The runtime expression %s reads "%s".', async (value, words) => {
  const html = await renderStatic(
    createElement(ExpressionText, {expression: parseExpression(value)}),
  );
  expect(html.replace(/<[^>]+>/g, '')).toBe(words);
});
