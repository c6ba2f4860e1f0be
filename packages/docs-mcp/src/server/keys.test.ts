import {describe, expect, it} from 'vitest';
import {createReference} from '#reference/pages/read-reference';
import {repairDocument} from '#reference/pages/read-document';
import {yaml} from '@site/tests/fixtures/small-document';
import {enteredCredentials, readKeys} from './keys';
import type {SiteOperation} from './operations';
import {type NamedKey, OptionError} from './options';
import {documentOrigins} from './origins';

/** Reads the operation of a document with these schemes and servers. */
async function operationWith(
  schemes: Record<string, object>,
  servers: readonly string[] = ['https://api.example'],
  folder = '',
): Promise<SiteOperation> {
  const source = {kind: 'file', path: 'a.yaml'} as const;
  const {document} = await repairDocument(
    {
      ...yaml<object>(`
openapi: 3.1.0
info: {title: A, version: '1'}
paths:
  /a: {get: {operationId: a, responses: {200: {description: A}}}}
`),
      servers: servers.map((url) => ({url})),
      components: {securitySchemes: schemes},
      security: [Object.fromEntries(Object.keys(schemes).map((name) => [name, []]))],
    },
    source,
  );
  const reference = createReference(document);
  const [operation] = reference.operations;
  return {id: 'a', folder, operation, reference} as unknown as SiteOperation;
}

const key = (name: string, variable?: string): object => ({
  ...{type: 'apiKey', in: 'header', name},
  'x-environment-variable': variable,
});

const ENV = new Proxy<Record<string, string>>(
  {MINE: ' mine\n', OTHER: 'other', PAIR: 'user:pass:word'},
  {
    get(target, name) {
      read.push(String(name));
      return Reflect.get(target, name) as unknown;
    },
  },
);

let read: string[] = [];

describe('Keys', () => {
  it.each<[NamedKey[], object]>([
    [[], {}],
    [[{variable: 'MINE'}], {OTHER: 'mine'}],
    [[{scheme: 'a', variable: 'MINE'}], {OTHER: 'mine'}],
    [[{variable: 'EMPTY'}], {}],
  ])(
    'are read from the named variables only, whatever the document names: %j.',
    async (named, entered) => {
      read = [];
      const operation = await operationWith({a: key('X-A', 'OTHER')});
      const keys = readKeys(named, [operation], ENV);
      expect(enteredCredentials(operation, keys)).toEqual(entered);
      expect(read).toEqual(named.map(({variable}) => variable));
    },
  );

  it('of basic authentication have the user before the first colon.', async () => {
    const operation = await operationWith({a: {type: 'http', scheme: 'basic'}});
    const keys = readKeys([{variable: 'PAIR'}], [operation], ENV);
    expect(Object.values(enteredCredentials(operation, keys))).toEqual([
      'user',
      'pass:word',
    ]);
  });

  it('of a further document are named with its folder.', async () => {
    const all = [
      await operationWith({a: key('X-A')}),
      await operationWith({a: key('X-A')}, [], 'pay'),
    ];
    const keys = readKeys([{scheme: 'pay/a', variable: 'MINE'}], all, ENV);
    expect(all.map((one) => Object.values(enteredCredentials(one, keys)))).toEqual([
      [],
      ['mine'],
    ]);
  });

  it.each<[NamedKey[], Record<string, object>, string]>([
    [[{variable: 'MINE'}], {a: key('A'), b: key('B')}, 'Write --key a=MINE'],
    [[{scheme: 'c', variable: 'MINE'}], {a: key('A')}, 'no security scheme "c"'],
    [[{variable: 'MINE'}], {a: {type: 'mutualTLS'}}, 'Leave --key out'],
    [[{variable: 'MINE'}, {variable: 'OTHER'}], {a: key('A')}, '"a" twice'],
  ])('%j end with what to write instead.', async (named, schemes, message) => {
    const operation = await operationWith(schemes);
    expect(() => readKeys(named, [operation], ENV)).toThrow(OptionError);
    expect(() => readKeys(named, [operation], ENV)).toThrow(message);
  });
});

describe('Calls may go to the servers of the document', () => {
  const servers = [
    'https://api.example/v1',
    'http://api.example',
    'http://localhost:8080',
    'https://127.0.0.1',
    'https://a.localhost:8443',
    'https://[::ffff:7f00:1]',
  ];

  it.each([
    ['https://docs.example', ['https://api.example']],
    [
      'http://127.0.0.1:3000',
      [
        ...['https://api.example', 'http://localhost:8080', 'https://127.0.0.1'],
        ...['https://a.localhost:8443', 'https://[::ffff:7f00:1]'],
      ],
    ],
  ])(
    'of a site at %s with TLS, or on the computer of the site.',
    async (site, origins) => {
      const operation = await operationWith({}, servers);
      expect(Array.from(documentOrigins(new URL(site), [operation]))).toEqual(origins);
    },
  );
});
