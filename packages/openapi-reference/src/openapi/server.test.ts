import {describe, expect, it} from 'vitest';
import {createReference} from './reference';
import {repairDocument} from './read-document';
import {createServers} from './server';
import {networksOf} from '../reference/network';
import {serverOrigins} from '../reference/server';
import {
  filledUrl,
  isAllowed,
  serverSources,
  variableKey,
} from '../reference/server-variables';
import type {ServerObject} from './document';
import {describeApi, operationObject} from '@site/tests/fixtures/small-document';

const REGIONS: ServerObject = {
  url: 'https://{region}.example.com:{port}/{version}/',
  description: 'Main',
  variables: {
    region: {default: 'eu', enum: ['eu', 'us'], description: 'Where it *is*.'},
    port: {default: '443', enum: ['443', '8443']},
    version: {default: 'v1'},
    unused: {default: 'x'},
  },
};

const TENANTS: ServerObject = {
  url: 'https://{tenant}.example.com',
  variables: {tenant: {default: 'demo'}},
};

function serverOf(server: ServerObject) {
  const [created] = createServers([server]);
  if (created === undefined) {
    throw new Error('There is one server.');
  }
  return created;
}

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

  it('has a long description as a text, and its first sentence as the name.', () => {
    const long = `The main server. ${'It is fast. '.repeat(9)}`.trim();
    expect(serverOf({url: 'https://a.example', description: long})).toMatchObject({
      name: 'The main server.',
      description: long,
    });
  });

  it('gives each server its own id.', () => {
    const servers = createServers([TENANTS, TENANTS]);
    expect(servers.map(({id}) => id)).toEqual([
      'https://demo.example.com',
      'https://demo.example.com-2',
    ]);
  });

  it('keeps variables beside the address with their defaults.', () => {
    expect(serverOf(REGIONS)).toMatchObject({
      url: 'https://eu.example.com:443/v1',
      template: 'https://{region}.example.com:{port}/{version}',
      variables: [
        {name: 'region', default: 'eu', enum: ['eu', 'us']},
        {name: 'port', default: '443', enum: ['443', '8443']},
        {name: 'version', default: 'v1'},
      ],
    });
  });

  it.each([
    [undefined, 'https://server.example'],
    ['./v1/', 'https://server.example/v1'],
    ['.', 'https://server.example'],
    ['v1', 'https://server.example/v1'],
  ])('has a placeholder for the host of %s.', (url, placeholder) => {
    const servers = createServers(url === undefined ? undefined : [{url}]);
    expect(servers).toMatchObject([
      {
        url: placeholder,
        name: 'Placeholder: the description of the API names no host',
        isPlaceholder: true,
        variables: [{name: 'address'}],
      },
    ]);
    expect(networksOf([...servers, serverOf(TENANTS)])).toEqual([]);
  });

  it('takes https for an address without a scheme.', () => {
    expect(serverOf({url: '//a.example/v2'})).toMatchObject({
      url: 'https://a.example/v2',
    });
    expect(serverOf({url: '//a.example/v2'})).not.toHaveProperty('isPlaceholder');
  });
});

describe('The URLs of servers in a document from an address', () => {
  const document = {
    ...describeApi({
      servers: [
        {url: '/v1'},
        {url: './{version}', variables: {version: {default: 'v2'}}},
        {url: '//other.example/v3'},
        {url: 'https://absolute.example'},
        {url: '{scheme}://x.example', variables: {scheme: {default: 'https'}}},
      ],
    }),
    paths: {
      '/a': {
        servers: [{url: '/path'}],
        get: operationObject('a'),
        put: operationObject('b', {servers: [{url: '../up'}]}),
      },
      '/c': {get: operationObject('c')},
    },
  };
  const urlsOf = async (url: string, more: object = {}): Promise<string[][]> => {
    const source = {kind: 'url', url} as const;
    const read = await repairDocument({...document, ...more}, source);
    const {servers, operations} = createReference(read.document);
    const own = operations.filter(({hasOwnServers}) => hasOwnServers);
    return [servers, ...own.map((one) => one.servers)].map((list) =>
      list.map((server) => server.url),
    );
  };

  it('are resolved against it, without its credentials: those of an operation, else of its path.', async () => {
    expect(await urlsOf('http://me:secret@api.example:8080/docs/openapi.json')).toEqual([
      [
        'http://api.example:8080/v1',
        'http://api.example:8080/docs/v2',
        'http://other.example/v3',
        'https://absolute.example',
        'https://x.example',
      ],
      ['http://api.example:8080/path'],
      ['http://api.example:8080/up'],
    ]);
  });

  it('are resolved against the address that the document gives itself.', async () => {
    const more = {openapi: '3.2.0', $self: 'https://self.example/x/openapi.yaml'};
    const [servers] = await urlsOf('https://api.example/openapi.json', more);
    expect(servers?.slice(0, 2)).toEqual([
      'https://self.example/v1',
      'https://self.example/x/v2',
    ]);
  });

  it('are the root of its host if it has none.', async () => {
    const [servers] = await urlsOf('https://api.example/openapi.json', {servers: []});
    expect(servers).toEqual(['https://api.example']);
  });
});

describe('filledUrl', () => {
  it('fills in what is allowed, and defaults for the rest.', () => {
    const server = serverOf(REGIONS);
    expect(filledUrl(server, {})).toBe(server.url);
    expect(filledUrl(server, {region: 'us', port: '8443', version: 'a/b?c#d e'})).toBe(
      'https://us.example.com:8443/a/b%3Fc%23d%20e',
    );
    expect(filledUrl(server, {region: 'evil.example/', port: '1'})).toBe(server.url);
  });

  it.each([
    'evil.example/',
    'evil.example#',
    'evil.example?',
    'me@evil.example',
    'evil.example\\',
    'evil.example:80',
    'a b',
  ])('lets no text lead to another host: %s', (tenant) => {
    const server = serverOf(TENANTS);
    expect(filledUrl(server, {tenant})).toBe(server.url);
    expect(filledUrl(server, {tenant: 'my'})).toBe('https://my.example.com');
  });

  it('takes an address for a server without a host.', () => {
    const server = serverOf({url: '/v1'});
    const [address] = server.variables ?? [];
    expect(filledUrl(server, {address: 'https://api.example:1/base/'})).toBe(
      'https://api.example:1/base/v1',
    );
    for (const value of [
      'api.example',
      'javascript:alert(1)',
      'https://a@b',
      'https://',
    ]) {
      expect(address && isAllowed(server, address, value)).toBe(false);
    }
  });

  it('takes a host and a port.', () => {
    const url = '{protocol}://{hostname}:{port}';
    const server = serverOf({
      url,
      variables: {
        protocol: {default: 'http', enum: ['http', 'https']},
        hostname: {default: 'localhost'},
        port: {default: '6333'},
      },
    });
    expect(filledUrl(server, {hostname: '[::1]', port: '80'})).toBe('http://[::1]:80');
  });
});

describe('variableKey', () => {
  it('is that of the host for a free text in the origin, which no link names.', () => {
    const names = (server: ServerObject): string[] => {
      const created = serverOf(server);
      return (created.variables ?? []).map((one) => variableKey(created, one));
    };
    expect(names(REGIONS)).toEqual(['server.region', 'server.port', 'server.version']);
    expect(names(TENANTS)).toEqual(['host.tenant']);
    expect(names({url: '/v1'})).toEqual(['host.address']);
  });
});

describe('serverSources', () => {
  it.each([
    [
      REGIONS,
      [
        'https://eu.example.com',
        'https://eu.example.com:8443',
        'https://us.example.com',
        'https://us.example.com:8443',
      ],
    ],
    [TENANTS, ['https://demo.example.com', 'https://*.example.com']],
    [
      {url: 'https://{tenant}.com', variables: {tenant: {default: 'a'}}},
      ['https://a.com', 'https:', 'http://localhost:*', 'http://127.0.0.1:*'],
    ],
    [
      {url: '{scheme}://a.example', variables: {scheme: {default: 'https'}}},
      ['https://a.example', 'https:', 'http://localhost:*', 'http://127.0.0.1:*'],
    ],
    [{url: '/v1'}, ['https:', 'http://localhost:*', 'http://127.0.0.1:*']],
    [
      {url: 'https://a.example/{version}', variables: {version: {default: 'v1'}}},
      ['https://a.example'],
    ],
  ])('allows what the variables of %j can make.', (server, sources) => {
    expect(serverSources([serverOf(server)])).toEqual(sources);
  });
});

describe('serverOrigins', () => {
  it('returns each origin once, and none for invalid URLs.', () => {
    const servers = createServers([
      {url: 'https://a.example.com:8443/v1'},
      {url: 'https://a.example.com:8443/v2'},
      {url: 'http://b.example.com'},
      {url: 'https://{host}/'},
      {url: 'https://c.example.com;script-src'},
      {url: 'ftp://d.example.com'},
    ]);
    expect(serverOrigins(servers)).toEqual([
      'https://a.example.com:8443',
      'http://b.example.com',
    ]);
    expect(serverSources(servers)).toEqual(serverOrigins(servers));
  });
});
