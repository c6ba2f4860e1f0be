import path from 'node:path';
import {expect, it} from 'vitest';
import {createSamples, type SampleBody} from '#reference/samples';
import {createSampleRequest} from '#reference/samples/sample-request';
import {readDocument, repairDocument} from '#reference/pages/read-document';
import type {OpenAPIDocument} from '#reference/document/document';
import {createReference} from '#reference/pages/read-reference';
import type {Operation} from '#reference/operation/operation';
import type {Reference} from '#reference/pages/reference';
import {createPostmanCollection} from '#reference/outputs/postman/collection';
import {checkFields} from '#reference/request/lazy/field-errors';
import {createRequest} from '#reference/request/lazy/request';
import {createFetchBody} from '#reference/request/lazy/request-body';
import type {RequestValues} from '#reference/value/request-link';
import {describeApi, yaml} from '../../fixtures/small-document';
import type {Item, Request} from '#reference/outputs/postman/format';

/*
 * What a request sends is what the specification says, in every output. The test names the chapter.
 */

const FOLDER = path.join(__dirname, '../../fixtures/bugs');

interface Read {
  reference: Reference;
  operations: Record<string, Operation>;
  repairs: string[];
}

const sourceOf = (name: string) =>
  ({kind: 'file', path: path.join(FOLDER, `${name}.yaml`)}) as const;

async function read(name: string): Promise<Read> {
  const {document, repairs} = await readDocument(sourceOf(name));
  const reference = createReference(document);
  return {
    reference,
    operations: Object.fromEntries(reference.operations.map((one) => [one.id, one])),
    repairs: repairs.map(({kind, pointer}) => `${pointer}: ${kind}`),
  };
}

/** Returns the samples of an operation: curl, Python, Go, Node.js. */
function samplesOf(operation: Operation | undefined): string[] {
  return createSamples(createSampleRequest(operation as Operation)).map(({code}) => code);
}

/** Returns the requests of the Postman collection, by operation. */
function postmanOf(reference: Reference): Record<string, Request> {
  const itemsIn = (items: readonly object[]): Item[] =>
    items.flatMap((item) =>
      'item' in item ? itemsIn(item.item as object[]) : [item as Item],
    );
  const items = itemsIn(createPostmanCollection(reference).item);
  return Object.fromEntries(items.map(({name, request}) => [name, request]));
}

/** Returns the name, the kind and the media type of the parts of a form in the Postman collection. */
function partsIn(reference: Reference, title: string): string[] {
  const body = postmanOf(reference)[title]?.body;
  return body?.mode === 'formdata'
    ? body.formdata.map(({key, type, contentType}) => `${key} ${type} ${contentType}`)
    : [];
}

/** Returns what the panel sends, and the MCP server. */
const sentOf = (operation: Operation | undefined, values: RequestValues) =>
  createRequest(operation as Operation, {}, values, 'https://api.example.com');

const formOf = (operation: Operation | undefined) =>
  operation?.requestBody?.contents[0]?.form;

it('A part without a type is a file, also beside null (OpenAPI 3.1.1, Encoding Object, contentType).', async () => {
  const {reference, operations} = await read('emit-04-file-parts');
  expect(formOf(operations['addWork'])).toEqual([
    {name: 'title', required: true, kind: 'text'},
    {name: 'photo', required: true, kind: 'file'},
    {name: 'certificate', required: true, kind: 'file', mediaTypes: ['application/pdf']},
    {name: 'drafts', required: true, kind: 'file', isList: true, mediaTypes: ['*/*']},
    {name: 'sketch', kind: 'file'},
  ]);
  for (const code of samplesOf(operations['addWork'])) {
    expect(code).not.toMatch(/null[^,]|\*\/\*|'string'/);
    for (const name of ['photo.bin', 'certificate.pdf', 'drafts-2.bin', 'sketch.bin']) {
      expect(code).toContain(name);
    }
  }
  expect(partsIn(reference, 'Add work')).toEqual([
    'title text undefined',
    'photo file application/octet-stream',
    'certificate file application/pdf',
    ...['drafts', 'drafts', 'sketch'].map(
      (name) => `${name} file application/octet-stream`,
    ),
  ]);
});

it('A part that is a choice of objects is JSON (OpenAPI 3.1.1, Encoding Object, contentType).', async () => {
  const {reference, operations} = await read('emit-05-parts-of-choices');
  const mediaTypes = ['application/json'];
  expect(formOf(operations['addOrder'])).toEqual([
    {name: 'buyer', required: true, kind: 'json', mediaTypes},
    {name: 'delivery', required: true, kind: 'json', mediaTypes},
  ]);
  const [curl, ...others] = samplesOf(operations['addOrder']);
  expect(curl).toContain(
    `--form 'buyer="{\\"name\\":\\"Ines\\"}";type=application/json'`,
  );
  others.forEach((code) => expect(code.match(/application\/json/g)).toHaveLength(2));
  expect(partsIn(reference, 'Add order')).toEqual([
    'buyer text application/json',
    'delivery text application/json',
  ]);
});

it('A required parameter of any value has one (OpenAPI 3.1.1, Parameter Object, required).', async () => {
  const {reference, operations} = await read('emit-09-any-parameters');
  const {parameters} = operations['getMark'] as Operation;
  expect(parameters.map(({placeholder}) => placeholder)).toEqual([
    ['your-mark'],
    ['your-maker'],
    ['your-x-room'],
  ]);
  for (const code of samplesOf(operations['getMark'])) {
    for (const value of ['/marks/your-mark', 'your-maker', 'your-x-room']) {
      expect(code).toContain(value);
    }
  }
  const {url, header} = postmanOf(reference)['Get mark'] as Request;
  expect([...url.variable, ...url.query, ...header].map(({value}) => value)).toEqual([
    'your-mark',
    'your-maker',
    'your-x-room',
  ]);
});

it('Addresses of security schemes resolve against that of the server (OpenAPI 3.1.1, 4.6).', async () => {
  const {reference} = await read('emit-14-oauth-addresses');
  const tokenUrl = 'https://keys.example.com/v2/token';
  expect(reference.securitySchemes).toMatchObject([
    {
      flows: [
        {authorizationUrl: 'https://keys.example.com/login', tokenUrl},
        {tokenUrl, refreshUrl: 'https://keys.example.com/v2/token/new'},
      ],
    },
    {discoveryUrl: 'https://keys.example.com/.well-known/openid-configuration'},
  ]);
});

it('The Content-Type of a request is one media type of the range (RFC 9110, 8.3).', async () => {
  const {reference, operations} = await read('06-media-ranges');
  const postman = postmanOf(reference);
  const sentTypes = {
    putAny: 'application/json',
    putJson: 'application/vnd.example+json',
    putText: 'text/plain',
    putBytes: 'application/octet-stream',
  };
  for (const [id, mediaType] of Object.entries(sentTypes)) {
    const operation = operations[id];
    for (const code of samplesOf(operation)) {
      expect(code).toContain(mediaType);
      expect(code).not.toContain('/*');
    }
    const values = {body: '{}', 'body-files': '=a'};
    expect(sentOf(operation, values).headers['content-type']).toBe(mediaType);
    expect(postman[operation?.title ?? '']?.header).toEqual([
      {key: 'Content-Type', value: mediaType},
    ]);
  }
  expect(operations['putAny']?.requestBody?.contents[0]?.mediaType).toBe('*/*');
});

it('A body of any media type without a schema is a file, whose media type the reader chooses (RFC 9110, 8.3).', async () => {
  const {reference, operations} = await read('06-media-ranges');
  const {putBytes} = operations;
  expect(postmanOf(reference)['Put bytes']?.body).toEqual({
    mode: 'file',
    file: {src: null},
  });
  expect(samplesOf(putBytes)[0]).toContain("--data-binary '@file.bin'");
  const sentAs = (type: string, file: string) =>
    sentOf(putBytes, {'body-files': `=${file}`, 'body-file-type': type}).headers[
      'content-type'
    ];
  expect(sentAs('', 'a.pdf')).toBe('application/pdf');
  expect(sentAs(' model/stl ', 'a.bin')).toBe('model/stl');
  const problems = (type: string) =>
    checkFields(
      putBytes as Operation,
      {},
      {'body-files': '=a', 'body-file-type': type},
      {},
    );
  expect(problems('model/stl')['body-file-type']).toBeUndefined();
  for (const type of ['stl', 'model/*', 'a/b\r\nX: 1']) {
    expect(problems(type)['body-file-type']).toContain('*/*');
    expect(sentAs(type, 'a')).toBe('application/octet-stream');
  }
});

it('A stream is written as its media type says (OpenAPI 3.2.0, Sequential Media Types).', async () => {
  const {reference, operations, repairs} = await read('08-item-schema');
  expect(repairs).toEqual([]);
  const {streamEvents, addSales} = operations;
  const sale = '{"sku":"A-1","price":2.5}';
  expect(streamEvents?.responses[0]?.contents[0]?.examples).toEqual([
    {text: `event: sold\nid: 17\ndata: ${sale}\n\n`},
  ]);
  const sequence = `\u001e${sale}\n`;
  expect(addSales?.requestBody?.contents[0]?.examples).toEqual([{text: sequence}]);
  const [curl, ...others] = samplesOf(addSales);
  expect(curl).toContain(`--data-raw '${sequence}'`);
  others.forEach((code) => expect(code).toMatch(/(?:\\u001e|\\x1e)\{.*\\n/i));
  expect(postmanOf(reference)['Add sales']?.body).toEqual({mode: 'raw', raw: sequence});
  expect(sentOf(addSales, {body: sequence}).body).toEqual({
    kind: 'text',
    mediaType: 'application/json-seq',
    text: sequence,
  });
  expect(
    checkFields(addSales as Operation, {}, {body: sequence}, {})['body'],
  ).toBeUndefined();
});

it('A published description of a stream is read again alike (OpenAPI 3.2.0, Media Type Object).', async () => {
  const {document} = await readDocument(sourceOf('08-item-schema'));
  const again = await repairDocument(document, sourceOf('08-item-schema'));
  expect(again.document).toEqual(document);
  expect(JSON.stringify(document)).toContain('"itemSchema"');
});

it('itemSchema describes each item, also beside schema (OpenAPI 3.2.0, Media Type Object).', async () => {
  const {operations} = await read('08-item-schema');
  const [content] = operations['addSales']?.responses[0]?.contents ?? [];
  expect(content).toMatchObject({
    node: {types: ['array'], items: {ref: 'Sale'}},
    examples: [{text: '{"sku":"A-1","price":2.5}'}],
  });
  expect(JSON.stringify(content?.node)).toContain('"maxItems"');
});

it('The text of an example of a parameter has a value (OpenAPI 3.2.0, Example Object, serializedValue).', async () => {
  const {reference, operations, repairs} = await read('20-serialized-example');
  expect(repairs).toEqual([]);
  expect(operations['getDay']?.parameters.map(({example}) => example)).toEqual([
    ['Maí'],
    ['12345678', '90099'],
  ]);
  for (const code of samplesOf(operations['getDay'])) {
    expect(code).toContain('/days/Ma%C3%AD');
    expect(code).toContain('12345678,90099');
  }
  const {url, header} = postmanOf(reference)['Get day'] as Request;
  expect([...url.variable, ...header].map(({value}) => value)).toEqual([
    'Ma%C3%AD',
    '12345678,90099',
  ]);
});

it('A body of parts has their names, types and files, and a boundary (RFC 2046, 5.1.1; RFC 2387, 3.1).', async () => {
  const {reference, operations} = await read('13-multipart-mixed');
  const {sendMixed, sendRelated} = operations;
  expect([formOf(sendMixed), formOf(sendRelated)]).toEqual([
    [
      {name: 'distance', kind: 'text'},
      {name: 'image', kind: 'file', mediaTypes: ['image/png', 'image/jpeg']},
    ],
    [
      {name: 'meta', kind: 'json', mediaTypes: ['application/json']},
      {name: 'file', kind: 'file'},
    ],
  ]);
  const types = [
    'multipart/mixed',
    'multipart/related; type="application/json"',
  ] as const;
  for (const [index, operation] of [sendMixed, sendRelated].entries()) {
    const [curl, python, go, nodejs] = samplesOf(operation);
    const type = types[index] ?? '';
    expect(curl).toContain(`--header 'Content-Type: ${type}'`);
    expect(python).toMatch(/replace\(\s+"multipart\/form-data", .multipart/);
    expect(go).toContain('; boundary="+writer.Boundary()');
    expect(nodejs).toContain(`${type}; boundary=\${body.getBoundary()}`);
    const {
      header,
      body: parts,
      description,
    } = postmanOf(reference)[operation?.title ?? ''] as Request;
    expect(header).toEqual([
      {key: 'Content-Type', value: `${type}; boundary=end-of-part`},
    ]);
    expect(parts).toMatchObject({mode: 'raw'});
    expect(parts?.mode === 'raw' && parts.raw.split('--end-of-part')).toHaveLength(4);
    expect(description).toContain('Postman sends files in forms only.');
  }
  const body = sentOf(sendRelated, {
    body: 'meta={"title":"A face"}',
    'body-files': 'file=a.bin',
  });
  expect(body.headers).toEqual({accept: '*/*'});
  const sent = createFetchBody(
    body.body as SampleBody,
    new Map([['file', [new File(['\0'], 'a.bin')]]]),
  );
  expect(sent).toBeInstanceOf(Blob);
  const {type} = sent as Blob;
  const [, boundary] =
    /^multipart\/related; type="application\/json"; boundary=(.+)$/.exec(type) ?? [];
  expect(await (sent as Blob).text()).toBe(
    [
      `--${boundary}`,
      'Content-Disposition: form-data; name="meta"',
      'Content-Type: application/json',
      '',
      '{"title":"A face"}',
      `--${boundary}`,
      'Content-Disposition: form-data; name="file"; filename="a.bin"',
      'Content-Type: application/octet-stream',
      '',
      '\0',
      `--${boundary}--`,
      '',
    ].join('\r\n'),
  );
});

/** Returns the body of a request of a media type. */
function bodyOfMedia(mediaType: string, media: string): SampleBody | undefined {
  const document = describeApi(
    yaml<Partial<OpenAPIDocument>>(`
paths:
  /a:
    post:
      operationId: send
      requestBody:
        content:
          '${mediaType}': ${media}`),
  );
  return createSampleRequest(createReference(document).operations[0] as Operation).body;
}

it('The parts of a list are sent in their order (OpenAPI 3.2.0, Encoding By Position).', () => {
  const media = `
            schema:
              prefixItems: [{type: object, properties: {a: {example: 1}}}, {}]
              items: {type: string, example: x}
            example: [{a: 1}, null, x]
            prefixEncoding: [{}, {contentType: image/png}]
            itemEncoding: {contentType: text/csv}`;
  expect(bodyOfMedia('multipart/mixed', media)).toMatchObject({
    otherType: 'multipart/mixed',
    parts: [
      {mediaType: 'application/json', value: '{"a":1}'},
      {mediaType: 'image/png', fileName: 'part2.png'},
      {mediaType: 'text/csv', value: 'x'},
    ],
  });
});

it('A text of parts has its boundary in its media type (RFC 2046, 5.1.1).', () => {
  const typeOf = (mediaType: string, text: string) => {
    const body = bodyOfMedia(mediaType, text);
    return body?.kind === 'text' ? body.mediaType : undefined;
  };
  const example = JSON.stringify('--b1\r\n\r\na\r\n--b1--');
  const text = `{schema: {type: string}, example: ${example}}`;
  expect(typeOf('multipart/mixed', text)).toBe('multipart/mixed; boundary="b1"');
  expect(typeOf('multipart/mixed; boundary=b1', text)).toBe(
    'multipart/mixed; boundary=b1',
  );
});
