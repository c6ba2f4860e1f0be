import {expect, it} from 'vitest';
import {readRequestLink, replaceRequest, requestLink} from './request-link';

it('A link has values by location and name, and the network, and no secrets.', () => {
  const secrets = {'cookie.session': 'secret', key: 'secret', other: 'x'};
  const values = {'query.page': '2', 'query.size': '', network: 'testnet', ...secrets};
  expect(requestLink('/api/X/y', values)).toBe('/api/X/y?query.page=2&network=testnet');
});

it.each(['a&b=c', '50 %', '<b>', 'ü', '#x', '{"a":1}'])('A link keeps %s.', (value) => {
  const values = {'path.name': value, body: value};
  const {search} = new URL(requestLink('/api/X/y', values), 'https://example.com');
  expect(readRequestLink(search)).toEqual({values});
});

it('The query of a link is before its anchor.', () => {
  expect(requestLink('/x#a', {'query.b': '1'})).toBe('/x?query.b=1#a');
  expect(requestLink('/x#a', {})).toBe('/x#a');
});

it('The network is read beside the values, and other parameters are ignored.', () => {
  expect(
    readRequestLink('?path.a=1&network=testnet&_highlight=b&key=secret&constructor=x'),
  ).toEqual({values: {'path.a': '1'}, network: 'testnet'});
});

it('A request replaces the old one in an address, and keeps other parameters.', () => {
  const values = {'path.a': '2', 'cookie.session': 'secret'};
  expect(replaceRequest('?_highlight=b&path.a=1&network=x', values)).toBe(
    '?_highlight=b&path.a=2',
  );
  expect(replaceRequest('?path.a=1', {})).toBe('');
});
