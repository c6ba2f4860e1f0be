import {describe, expect, it} from 'vitest';
import {createServers} from '../../../src/openapi/server';
import {serverOrigins} from '../../../src/reference/server';

describe('createServers', () => {
  it('takes name, id and order from the document.', () => {
    expect(
      createServers([
        {url: 'https://b.example.com/', description: 'Main', 'x-network': 'main'},
        {url: 'https://a.example.com/v1'},
      ]),
    ).toEqual([
      {id: 'main', name: 'Main', url: 'https://b.example.com'},
      {
        id: 'https://a.example.com/v1',
        name: 'https://a.example.com/v1',
        url: 'https://a.example.com/v1',
      },
    ]);
  });

  it('fills in variables with their defaults.', () => {
    const [server] = createServers([
      {url: 'https://{host}/{base}', variables: {host: {default: 'x.example.com'}}},
    ]);
    expect(server?.url).toBe('https://x.example.com/{base}');
  });

  it('does not use an inherited member as a variable.', () => {
    const [server] = createServers([{url: 'https://x/{constructor}', variables: {}}]);
    expect(server?.url).toBe('https://x/{constructor}');
  });

  it('has one server at the root if the document has none.', () => {
    expect(createServers(undefined).map(({url}) => url)).toEqual(['']);
    expect(createServers([]).map(({url}) => url)).toEqual(['']);
  });
});

describe('serverOrigins', () => {
  it('returns each origin once, and none for relative or invalid URLs.', () => {
    const servers = createServers([
      {url: 'https://a.example.com:8443/v1'},
      {url: 'https://a.example.com:8443/v2'},
      {url: 'http://b.example.com'},
      {url: '/api'},
      {url: 'https://{host}/'},
      {url: 'https://c.example.com;script-src'},
      {url: 'ftp://d.example.com'},
    ]);
    expect(serverOrigins(servers)).toEqual([
      'https://a.example.com:8443',
      'http://b.example.com',
    ]);
  });
});
