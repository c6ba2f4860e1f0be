import {expect, it} from 'vitest';
import {hasMoreToShare, shareableValues} from './shareable-values';

type Parts = Parameters<typeof shareableValues>[0];

const parameters: Parts['parameters'] = [
  {name: 'id', in: 'path'},
  {name: 'page', in: 'query'},
  {name: 'filter', in: 'querystring'},
  {name: 'token', in: 'query', isSecret: true},
  {name: 'trace', in: 'header'},
  {name: 'key', in: 'header', isSecret: true},
  {name: 'session', in: 'cookie'},
];

const VALUES = Object.fromEntries(
  [
    ...['network', 'security', 'body-type', 'server', 'server.region', 'host.address'],
    ...[
      'server.apiKey',
      'path.id',
      'query.page',
      'querystring.filter',
      'query.token',
      'query.unknown',
    ],
    ...['header.trace', 'header.key', 'cookie.session', 'body', 'body-files', 'key'],
  ].map((name) => [name, 'x']),
);

const SAFE = [
  ...['network', 'security', 'body-type', 'server', 'server.region'],
  ...['path.id', 'query.page', 'querystring.filter'],
];

const namesOf = (contents: object[], isAsked?: boolean): string[] =>
  Object.keys(
    shareableValues(
      {parameters, requestBody: {contents}},
      VALUES,
      ...(isAsked === undefined ? [] : [isAsked]),
    ),
  );

it('Choices and the values of path and query leave a form, unless they are secret.', () => {
  expect(namesOf([{}])).toEqual(SAFE);
});

it('Headers and the body leave it if the reader asks, unless they are secret.', () => {
  expect(namesOf([{}], true)).toEqual([...SAFE, 'header.trace', 'body']);
  expect(namesOf([{}, {isSecret: true}], true)).toEqual([...SAFE, 'header.trace']);
  expect(namesOf([{file: 'binary'}], true)).toEqual([...SAFE, 'header.trace']);
});

it.each([
  ['values of the path', [{name: 'id', in: 'path'}], [], false],
  ['a header', [{name: 'trace', in: 'header'}], [], true],
  ['a secret header', [{name: 'key', in: 'header', isSecret: true}], [], false],
  ['a cookie', [{name: 'session', in: 'cookie'}], [], false],
  ['a body', [], [{}], true],
  ['a secret body', [], [{isSecret: true}], false],
])('A form with %s has more to share: %#.', (_, list, contents, expected) => {
  expect(hasMoreToShare({parameters: list, requestBody: {contents}} as Parts)).toBe(
    expected,
  );
});
