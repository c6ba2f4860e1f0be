import {execFile} from 'node:child_process';
import {mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {promisify} from 'node:util';
import {afterAll, describe, expect, it, onTestFinished} from 'vitest';
import {startMock} from '../../../scripts/lib/samples/mock';
import type {SentRequest} from '../../../scripts/lib/samples/sent-request';
import {createSamples, type SampleRequest} from '#reference/samples';
import type {SamplePart} from '#reference/samples/request';
import {createSampleRequest} from '#reference/samples/sample-request';
import type {OperationObject} from '#reference/document/document';
import {repairDocument} from '#reference/pages/read-document';
import {createReference} from '#reference/pages/read-reference';
import {PETSTORE} from '../../fixtures/petstore';
import {
  describeApi,
  operationObject,
  parameterObject,
} from '../../fixtures/small-document';

const SECRET = 'a secret of the reader';

const OCTETS = 'application/octet-stream';

const folder = mkdtempSync(path.join(tmpdir(), 'hostile-samples-'));
const secretFile = path.join(folder, 'secret');
writeFileSync(secretFile, SECRET);

afterAll(() => rmSync(folder, {recursive: true}));

/** Runs the sample for curl as a reader would, and returns what a server has received. */
async function sentByCurl(
  request: Partial<SampleRequest>,
  target = '/',
): Promise<SentRequest[]> {
  const {origin, stop, takeRequests} = await startMock({status: 200, text: ''});
  onTestFinished(stop);
  const [curl] = createSamples({
    method: 'POST',
    url: origin + target,
    query: [],
    credentials: [],
    accept: '*/*',
    ...request,
  });
  await promisify(execFile)('bash', ['-c', curl?.code ?? ''], {cwd: folder}).catch(
    () => undefined,
  );
  return takeRequests();
}

/** Sends the parts of a form, and returns those that have arrived: their names, media types and contents. */
async function sentParts(parts: readonly SamplePart[]) {
  const [request] = await sentByCurl({body: {kind: 'multipart', parts}});
  return request?.parts?.map(({headers, content}) => [
    headers['content-disposition'],
    headers['content-type'],
    content,
  ]);
}

/** Creates the request of an operation that is repaired first, as that of a site. */
async function requestOf(
  more: Partial<OperationObject>,
  components: NonNullable<Parameters<typeof describeApi>[0]>['components'] = {},
): Promise<SampleRequest | undefined> {
  const {document} = await repairDocument(
    describeApi({
      servers: [{url: 'https://api.example.com'}],
      paths: {'/a': {post: operationObject('a', more)}},
      components,
    }),
    PETSTORE,
  );
  const [operation] = createReference(document).operations;
  return operation && createSampleRequest(operation);
}

describe('The curl sample', () => {
  it('reads no file of the reader for a field of a form.', async () => {
    const attacks = [
      {name: `a=@${secretFile};x=`, mediaType: 'text/plain'},
      {name: `a=<${secretFile};x=`, mediaType: 'text/plain'},
      {name: 'b', mediaType: `text/plain;headers=@${secretFile}`},
      {name: 'c', mediaType: `text/plain,${secretFile}`},
      {name: `d;type=text/html;filename=x`, mediaType: 'text/plain'},
      {name: `@${secretFile}`, mediaType: 'text/plain'},
      {name: `e="@${secretFile}"`},
      {name: 'f', headers: [['X-A', `@${secretFile}`]] as const},
    ];
    const parts = attacks.map((part) => ({headers: [], ...part, value: 'v'}));
    expect(await sentParts(parts)).toEqual(
      attacks.map(({name, mediaType}) => [
        `form-data; name="${name.replaceAll('"', '%22')}"`,
        mediaType,
        'v',
      ]),
    );
  });

  it('sends one file for a media type with a comma.', async () => {
    const mediaType = `image/png,${secretFile};x="1"`;
    const part = {name: 'a=b', fileName: 'secret', mediaType, headers: []};
    const disposition = 'form-data; name="a=b"; filename="secret"';
    expect(await sentParts([part])).toEqual([[disposition, mediaType, SECRET]]);
  });

  it('sends one request to an address with brackets and braces.', async () => {
    const target = '/x[1-9]/{a,b}/{id}';
    const requests = await sentByCurl({method: 'GET'}, target);
    expect(requests.map(({request}) => request)).toEqual([`GET ${target}`]);
  });

  it('sends a header of several lines as one.', async () => {
    const [request] = await sentByCurl({
      headers: [['X-A', 'b\r\nX-Injected: c']],
      credentials: [
        {kind: 'header', name: 'X-Key', prefix: 'p\nX-Injected: ', value: 'key'},
      ],
      accept: 'text/plain\r\nX-Injected: d',
    });
    expect(request?.headers).toEqual({
      'x-a': 'b X-Injected: c',
      'x-key': 'p X-Injected: key',
      accept: 'text/plain X-Injected: d',
    });
  });
});

describe('A request', () => {
  it('has no headers whose names HTTP does not allow.', async () => {
    const name = `@${secretFile}`;
    const request = await requestOf(
      {
        parameters: ['X-A', name, 'X B', 'X-C\r\nD'].map((one) =>
          parameterObject(one, {in: 'header', required: true, example: 'v'}),
        ),
        security: [{header: [], cookie: [], query: []}],
      },
      {
        securitySchemes: {
          header: {type: 'apiKey', in: 'header', name},
          cookie: {type: 'apiKey', in: 'cookie', name: 'a; b\r\nX-D'},
          query: {type: 'apiKey', in: 'query', name: '\ud800&=\r\n'},
        },
      },
    );
    expect(request?.headers).toEqual([['X-A', 'v']]);
    expect(request?.credentials).toMatchObject([{kind: 'query'}]);
    expect(() => request && createSamples(request)).not.toThrow();
  });

  it('has no parts with headers or media types that end their line.', async () => {
    const text = {type: 'string'};
    const header = (example: string) => ({required: true, schema: text, example});
    const media = {
      schema: {
        type: 'object',
        properties: {
          a: {...text, example: 'v'},
          b: {...text, example: 'v', contentMediaType: 'x/y\r\nX-C: d'},
        },
      },
      encoding: {
        a: {
          contentType: 'text/csv; charset=utf-8\r\nX-A: b',
          headers: {'X-A': header('b\r\nX-B: c'), 'X-C\r\nX-D': header('e')},
        },
      },
    };
    const request = await requestOf({
      requestBody: {content: {'multipart/form-data': media}},
    });
    expect(request?.body).toEqual({
      kind: 'multipart',
      parts: [
        {name: 'a', value: 'v', headers: [['X-A', 'b X-B: c']]},
        {name: 'b', fileName: 'b.bin', mediaType: OCTETS, headers: []},
      ],
    });
  });
});

it('A method that is no token of HTTP is left out.', async () => {
  const operation = operationObject('a');
  const odd = {...operation, operationId: 'b', summary: {}};
  const methods = {'GET; id': operation, 'A\r\nB: c': operation, COPY: operation};
  const additionalOperations = {...methods, ['__proto__']: odd};
  const document = {
    ...describeApi({paths: {}}),
    openapi: '3.2.0',
    paths: {'/a': {additionalOperations}},
  };
  const repaired = await repairDocument(document, PETSTORE);
  const {operations} = createReference(repaired.document);
  expect(operations.map(({method}) => method)).toEqual(['COPY', '__proto__']);
  const start = '#/paths/~1a/additionalOperations';
  expect(repaired.repairs.map(({pointer}) => pointer)).toEqual(
    expect.arrayContaining([`${start}/GET; id`, `${start}/__proto__/summary`]),
  );
});
