import {request as send} from 'node:http';
import {describe, expect, it, onTestFinished} from 'vitest';
import {startMock} from './mock';
import {differenceOf, fileBytes, type SentRequest} from './sent-request';

describe('differenceOf', () => {
  const EXPECTED: SentRequest = {
    request: 'GET /a%2Fb?colors=blue,black%2Cwhite&to=a%3Ab&tag=1&tag=2',
    headers: {accept: 'application/json', cookie: 'a=b; c=d'},
  };

  it('ignores the order of names, and what axios does not encode.', () => {
    const request = 'GET /a%2Fb?tag=1&tag=2&to=a:b&colors=blue,black%2Cwhite';
    expect(differenceOf(EXPECTED, {...EXPECTED, request})).toBeUndefined();
  });

  it.each([
    ['another method', 'POST /a%2Fb?colors=blue,black%2Cwhite&to=a%3Ab&tag=1&tag=2'],
    [
      'a path that is not encoded',
      'GET /a/b?colors=blue,black%2Cwhite&to=a%3Ab&tag=1&tag=2',
    ],
    [
      'a separator that is encoded',
      'GET /a%2Fb?colors=blue%2Cblack%2Cwhite&to=a%3Ab&tag=1&tag=2',
    ],
    ['a separator in a value', 'GET /a%2Fb?colors=blue,black,white&to=a%3Ab&tag=1&tag=2'],
    [
      'values in another order',
      'GET /a%2Fb?colors=blue,black%2Cwhite&to=a%3Ab&tag=2&tag=1',
    ],
    ['a missing value', 'GET /a%2Fb?colors=blue,black%2Cwhite&to=a%3Ab&tag=1'],
    ['a further parameter', `${EXPECTED.request}&more=1`],
    ['no query', 'GET /a%2Fb'],
  ])('sees %s.', (_, request) => {
    expect(differenceOf(EXPECTED, {...EXPECTED, request})).toContain('It sent');
  });

  it.each([
    ['a missing header', {accept: 'application/json'}, 'cookie is missing, not a=b; c=d'],
    ['another value', {...EXPECTED.headers, cookie: 'c=d; a=b'}, 'cookie is c=d; a=b'],
    ['a further header', {...EXPECTED.headers, 'x-a': 'b'}, 'x-a is b, not missing'],
  ])('sees %s.', (_, headers, difference) => {
    expect(differenceOf(EXPECTED, {...EXPECTED, headers})).toContain(difference);
  });

  const part = {headers: {'content-type': 'image/png'}, content: {file: 'picture.png'}};

  it.each<[string, string, Partial<SentRequest>, Partial<SentRequest>]>([
    ['a text in JSON', 'application/json', {body: '{"a":1}'}, {body: '{"a":"1"}'}],
    ['another field', 'application/x-www-form-urlencoded', {body: 'a=1'}, {body: 'a=2'}],
    ['a missing line', 'text/plain', {body: 'a\nb'}, {body: 'a'}],
    ['no body', 'text/plain', {body: 'a'}, {}],
    ['another file', 'image/png', {body: {file: 'a'}}, {body: {file: 'b'}}],
    ['a missing part', 'multipart/form-data', {parts: [part, part]}, {parts: [part]}],
  ])('sees %s.', (_, type, expected, sent) => {
    const headers = {'content-type': type};
    const common = {request: 'POST /', headers};
    expect(differenceOf({...common, ...expected}, {...common, ...expected})).toBe(
      undefined,
    );
    expect(differenceOf({...common, ...expected}, {...common, ...sent})).toContain(
      'body',
    );
  });
});

describe('A request that arrives', () => {
  async function arriving(
    options: {method?: string; path: string; headers?: Record<string, string | string[]>},
    body: string | Buffer = '',
  ): Promise<SentRequest[]> {
    const mock = await startMock({status: 204, text: ''});
    onTestFinished(() => mock.stop());
    await new Promise((resolve, reject) => {
      send(mock.origin, options, (response) => response.resume().on('end', resolve))
        .on('error', reject)
        .end(body);
    });
    return mock.takeRequests();
  }

  it('has one spelling, without what clients add.', async () => {
    const path = '/%61%2f?a=b+c&d=%7e%7c';
    const headers = {Accept: '*/*', 'User-Agent': 'a', 'X-B': ['2', '3'], 'X-A': '1'};
    expect(await arriving({path, headers})).toEqual([
      {request: 'GET /a%2F?a=b%20c&d=~%7C', headers: {'x-a': '1', 'x-b': '2, 3'}},
    ]);
  });

  it('has the parts and the files of its body.', async () => {
    const type = 'multipart/form-data; boundary=x';
    const start = '--x\r\nContent-Disposition: form-data; name="a"\r\n\r\n';
    const body = Buffer.concat([
      Buffer.from(start),
      fileBytes('file.bin'),
      Buffer.from('\r\n--x--\r\n'),
    ]);
    const headers = {'Content-Type': type};
    expect(await arriving({method: 'POST', path: '/', headers}, body)).toEqual([
      {
        request: 'POST /',
        headers: {'content-type': 'multipart/form-data'},
        parts: [
          {
            headers: {'content-disposition': 'form-data; name="a"'},
            content: {file: 'file.bin'},
          },
        ],
      },
    ]);
  });
});
