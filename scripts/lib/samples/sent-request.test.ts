import {request as send} from 'node:http';
import {expect, it, onTestFinished} from 'vitest';
import {startMock} from './mock';
import {differenceOf, fileBytes, type SentRequest} from './sent-request';

const EXPECTED: SentRequest = {
  request: 'GET /a%2Fb?colors=blue,black%2Cwhite&to=a%3Ab&tag=1&tag=2',
  headers: {accept: 'application/json', cookie: 'a=b; c=d'},
};

const PART = {headers: {'content-type': 'image/png'}, content: {file: 'picture.png'}};

it('The order of names is no difference, nor is what axios does not encode.', () => {
  const request = 'GET /a%2Fb?tag=1&tag=2&to=a:b&colors=blue,black%2Cwhite';
  expect(differenceOf(EXPECTED, {...EXPECTED, request})).toBeUndefined();
});

it.each([
  ['another method', 'GET', 'POST'],
  ['a path that is not encoded', 'a%2Fb', 'a/b'],
  ['a separator that is encoded', 'blue,', 'blue%2C'],
  ['a separator in a value', 'black%2C', 'black,'],
  ['values in another order', 'tag=1&tag=2', 'tag=2&tag=1'],
  ['a missing value', '&tag=2', ''],
  ['a further parameter', 'tag=2', 'tag=2&more=1'],
])('A difference is %s.', (_, from, to) => {
  const request = EXPECTED.request.replace(from, to);
  expect(differenceOf(EXPECTED, {...EXPECTED, request})).toContain('It sent');
});

it.each([
  [{accept: 'application/json'}, 'cookie is missing, not a=b; c=d'],
  [{...EXPECTED.headers, cookie: 'c=d; a=b'}, 'cookie is c=d; a=b'],
  [{...EXPECTED.headers, 'x-a': 'b'}, 'x-a is b, not missing'],
])('A difference of headers is that of %j: %s.', (headers, difference) => {
  expect(differenceOf(EXPECTED, {...EXPECTED, headers})).toContain(difference);
});

it.each<[string, Partial<SentRequest>, Partial<SentRequest>]>([
  ['application/json', {body: '{"a":1}'}, {body: '{"a":"1"}'}],
  ['application/x-www-form-urlencoded', {body: 'a=1'}, {body: 'a=2'}],
  ['text/plain', {body: 'a\nb'}, {body: 'a'}],
  ['text/plain', {body: 'a'}, {}],
  ['image/png', {body: {file: 'a'}}, {body: {file: 'b'}}],
  ['multipart/form-data', {parts: [PART, PART]}, {parts: [PART]}],
])('A body of %s differs: %j, %j.', (type, expected, sent) => {
  const common = {request: 'POST /', headers: {'content-type': type}};
  const wanted = {...common, ...expected};
  expect(differenceOf(wanted, wanted)).toBeUndefined();
  expect(differenceOf(wanted, {...common, ...sent})).toContain('body');
});

it('A request that arrives has one spelling, without what clients add, its parts and files.', async () => {
  const mock = await startMock({status: 204, text: ''});
  onTestFinished(() => mock.stop());
  const body = Buffer.concat([
    Buffer.from('--x\r\nContent-Disposition: form-data; name="a"\r\n\r\n'),
    fileBytes('file.bin'),
    Buffer.from('\r\n--x--\r\n'),
  ]);
  const headers = {
    Accept: '*/*',
    'User-Agent': 'a',
    'Content-Type': 'multipart/form-data; boundary=x',
    'X-B': ['2', '3'],
    'X-A': '1',
  };
  const options = {method: 'POST', path: '/%61%2f?a=b+c&d=%7e%7c', headers};
  await new Promise((resolve, reject) => {
    send(mock.origin, options, (response) => response.resume().on('end', resolve))
      .on('error', reject)
      .end(body);
  });
  expect(mock.takeRequests()).toEqual([
    {
      request: 'POST /a%2F?a=b%20c&d=~%7C',
      headers: {'content-type': 'multipart/form-data', 'x-a': '1', 'x-b': '2, 3'},
      parts: [
        {
          headers: {'content-disposition': 'form-data; name="a"'},
          content: {file: 'file.bin'},
        },
      ],
    },
  ]);
});
