import {describe, expect, it} from 'vitest';
import {createReference} from '../pages/read-reference';
import {repairDocument} from '../pages/read-document';
import {createExplorers, createServers} from './read-server';
import {networksOf} from './networks';
import {type Server, serverOrigins} from './server';
import {filledUrl, isAllowed, serverSources, variableKey} from './server-variables';
import type {ServerObject} from '../document/document';
import {yaml} from '@site/tests/fixtures/small-document';
import {yamlTable} from '@site/tests/fixtures/table';

const REGIONS = yaml<ServerObject>(`
url: https://{region}.example.com:{port}/{version}/
description: Main
variables:
  region: {default: eu, enum: [eu, us], description: Where it *is*.}
  port: {default: '443', enum: ['443', '8443']}
  version: {default: v1}
  unused: {default: x}
`);

const TENANTS: ServerObject = {
  url: 'https://{tenant}.example.com',
  variables: {tenant: {default: 'demo'}},
};

function serverOf(server: ServerObject): Server {
  return createServers([server])[0] as Server;
}

describe('A server', () => {
  it('has its name, id and order from the document.', () => {
    const main = {url: 'https://b.example/', description: 'Main', 'x-network': 'main'};
    const url = 'https://a.example/v1';
    expect(createServers([main, {url}])).toEqual([
      {id: 'main', name: 'Main', url: 'https://b.example'},
      {id: url, name: url, url},
    ]);
  });

  it('has a long description as a text, and its first sentence as the name.', () => {
    const description = `The main server. ${'It is fast. '.repeat(9)}`.trim();
    const server = serverOf({url: 'https://a.example', description});
    expect(server).toMatchObject({name: 'The main server.', description});
  });

  it('has an id of its own.', () => {
    const ids = createServers([TENANTS, TENANTS]).map(({id}) => id);
    expect(ids).toEqual(['https://demo.example.com', 'https://demo.example.com-2']);
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
    const variables = [{name: 'address'}];
    expect(servers).toMatchObject([{url: placeholder, isPlaceholder: true, variables}]);
    expect(networksOf([...servers, serverOf(TENANTS)])).toEqual([]);
  });

  it('has https for an address without a scheme.', () => {
    const server = serverOf({url: '//a.example/v2'});
    expect(server.url).toBe('https://a.example/v2');
    expect(server).not.toHaveProperty('isPlaceholder');
  });
});

describe('The URLs of servers in a document from an address', () => {
  const document = yaml<object>(`
openapi: 3.1.0
info: {title: Small, version: '1'}
servers:
  - {url: /v1}
  - {url: './{version}', variables: {version: {default: v2}}}
  - {url: //other.example/v3}
  - {url: https://absolute.example}
  - {url: '{scheme}://x.example', variables: {scheme: {default: https}}}
paths:
  /a:
    servers: [{url: /path}]
    get: {operationId: a, responses: {200: {description: OK}}}
    put: {operationId: b, servers: [{url: ../up}], responses: {200: {description: OK}}}
  /c: {get: {operationId: c, responses: {200: {description: OK}}}}
`);
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
        ...['http://api.example:8080/v1', 'http://api.example:8080/docs/v2'],
        ...['http://other.example/v3', 'https://absolute.example', 'https://x.example'],
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
    const more = {servers: []};
    expect((await urlsOf('https://a.example/b.json', more))[0]).toEqual([
      'https://a.example',
    ]);
  });
});

describe('The address that a reader fills in', () => {
  const LOCAL = serverOf({url: '/v1'});

  it('has what is allowed, and defaults for the rest.', () => {
    const server = serverOf(REGIONS);
    expect(filledUrl(server, {})).toBe(server.url);
    expect(filledUrl(server, {region: 'us', port: '8443', version: 'a/b?c#d e'})).toBe(
      'https://us.example.com:8443/a/b%3Fc%23d%20e',
    );
    expect(filledUrl(server, {region: 'evil.example/', port: '1'})).toBe(server.url);
  });

  it.each([
    ...['evil.example/', 'evil.example#', 'evil.example?', 'me@evil.example'],
    ...['evil.example\\', 'evil.example:80', 'a b'],
  ])('leads by no text to another host: %s', (tenant) => {
    const server = serverOf(TENANTS);
    expect(filledUrl(server, {tenant})).toBe(server.url);
    expect(filledUrl(server, {tenant: 'my'})).toBe('https://my.example.com');
  });

  it('is a whole address for a server without a host.', () => {
    const filled = filledUrl(LOCAL, {address: 'https://api.example:1/base/'});
    expect(filled).toBe('https://api.example:1/base/v1');
  });

  it.each(['api.example', 'javascript:alert(1)', 'https://a@b', 'https://'])(
    'is not %s.',
    (value) => {
      const [address] = LOCAL.variables ?? [];
      expect(address && isAllowed(LOCAL, address, value)).toBe(false);
    },
  );

  it('has a host and a port.', () => {
    const server = serverOf(
      yaml(`
url: '{protocol}://{hostname}:{port}'
variables: {protocol: {default: http}, hostname: {default: a}, port: {default: 1}}
`),
    );
    expect(filledUrl(server, {hostname: '[::1]', port: '80'})).toBe('http://[::1]:80');
  });
});

it.each<[ServerObject, keys: string]>([
  [REGIONS, 'server.region server.port server.version'],
  [TENANTS, 'host.tenant'],
  [{url: '/v1'}, 'host.address'],
])('A free text in the origin of %j has a key that no link names: %s.', (given, keys) => {
  const server = serverOf(given);
  const {variables = []} = server;
  expect(variables.map((one) => variableKey(server, one)).join(' ')).toBe(keys);
});

describe('The policy', () => {
  it('allows each origin that the values of variables can make.', () => {
    const ports = ['', ':8443'];
    const regions = ['eu', 'us'].map((one) => `https://${one}.example.com`);
    expect(serverSources([serverOf(REGIONS)])).toEqual(
      regions.flatMap((origin) => ports.map((port) => origin + port)),
    );
  });

  it.each(yamlTable<[string, ServerObject]>`
    https://demo.example.com https://*.example.com | {url: 'https://{a}.example.com', variables: {a: {default: demo}}}
    https://a.com https: http://localhost:* http://127.0.0.1:* | {url: 'https://{a}.com', variables: {a: {default: a}}}
    https://a.b https: http://localhost:* http://127.0.0.1:* | {url: '{a}://a.b', variables: {a: {default: https}}}
    https: http://localhost:* http://127.0.0.1:* | {url: /v1}
    https://a.b | {url: 'https://a.b/{a}', variables: {a: {default: v1}}}
  `)('allows %s for %j.', (sources, server) => {
    expect(serverSources([serverOf(server)]).join(' ')).toBe(sources);
  });

  it('has each origin once, and none for invalid URLs.', () => {
    const urls = [
      ...['https://a.example:8443/v1', 'https://a.example:8443/v2', 'http://b.example'],
      ...['https://{host}/', 'https://c.example;script-src', 'ftp://d.example'],
    ];
    const servers = createServers(urls.map((url) => ({url})));
    const origins = ['https://a.example:8443', 'http://b.example'];
    expect(serverOrigins(servers)).toEqual(origins);
    expect(serverSources(servers)).toEqual(origins);
  });
});

it('Explorers have addresses of their pages, if they are of the web.', () => {
  const document = yaml<{servers: ServerObject[]}>(`
servers:
  - {url: https://a.example, x-explorer: https://see.example}
  - {url: https://b.example, x-explorer: 'javascript:alert(1)'}
  - {url: https://c.example}
x-explorer-pages: {hash: '/tx/{value}', block: 7}
`);
  expect(createExplorers(document, createServers(document.servers))).toEqual([
    {
      network: 'https://a.example',
      url: 'https://see.example',
      pages: {hash: 'https://see.example/tx/{value}'},
    },
  ]);
});
