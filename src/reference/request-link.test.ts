import {describe, expect, it} from 'vitest';
import {readRequestLink, replaceRequest, requestLink} from './request-link';

describe('requestLink', () => {
  it('writes values by location and name, and the network.', () => {
    expect(
      requestLink('/api/Block/get-blocks', {'query.page': '2', network: 'kairos'}),
    ).toBe('/api/Block/get-blocks?query.page=2&network=kairos');
  });

  it('omits empty values and unknown names.', () => {
    expect(
      requestLink('/api/Block/get-blocks', {'query.page': '', key: 'secret', other: 'x'}),
    ).toBe('/api/Block/get-blocks');
  });

  it('omits cookies, which can be credentials.', () => {
    const values = {'cookie.session': 'secret', 'query.page': '2'};
    expect(requestLink('/api/X/y', values)).toBe('/api/X/y?query.page=2');
    expect(replaceRequest('', values)).toBe('?query.page=2');
  });

  it.each(['a&b=c', '50 %', '<b>', 'ü', '#x', '{"a":1}'])(
    'keeps %s unchanged.',
    (value) => {
      const link = requestLink('/api/X/y', {'path.name': value, body: value});
      const {values} = readRequestLink(new URL(link, 'https://example.com').search);
      expect(values).toEqual({'path.name': value, body: value});
    },
  );
});

describe('readRequestLink', () => {
  it('separates the network from the values, and ignores other parameters.', () => {
    expect(
      readRequestLink('?path.a=1&network=kairos&_highlight=b&key=secret&constructor=x'),
    ).toEqual({values: {'path.a': '1'}, network: 'kairos'});
  });

  it('returns nothing for a URL without a query.', () => {
    expect(readRequestLink('')).toEqual({values: {}});
  });
});

describe('replaceRequest', () => {
  it('removes the old request and keeps other parameters.', () => {
    expect(replaceRequest('?_highlight=b&path.a=1&network=x', {'path.a': '2'})).toBe(
      '?_highlight=b&path.a=2',
    );
  });

  it('leaves no trailing question mark.', () => {
    expect(replaceRequest('?path.a=1', {})).toBe('');
  });
});
