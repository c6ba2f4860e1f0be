import {get} from 'node:http';
import {text} from 'node:stream/consumers';
import {describe, expect, it, onTestFinished} from 'vitest';
import type {Expectation} from '../../../../scripts/lib/samples/expectation';
import {
  rejectionOf,
  startMock,
  type ReceivedRequest,
} from '../../../../scripts/lib/samples/mock';

const KEY = 'a-key';

const secret = (variable: string): string =>
  ({API_KEY: KEY, STAFF_USER: 'staff', STAFF_PASSWORD: 'pass:word'})[variable] ?? '';

const LIST: Expectation = {
  id: 'getItems',
  server: 'https://api.example.com/base',
  method: 'GET',
  path: '/items/a%2Fb%20c',
  query: [
    ['page', '1'],
    ['tag', 'x y'],
    ['tag', 'z'],
  ],
  encodedQuery: [],
  headers: [['X-Trace', 'on']],
  cookies: [],
  keys: [
    {in: 'header', name: 'Authorization', prefix: 'Bearer ', variables: ['API_KEY']},
  ],
  response: {
    status: 200,
    mediaType: 'application/json',
    text: '{"big":9007199254740993}',
  },
};

const RIGHT = {
  method: 'GET',
  target: '/base/items/a%2Fb%20c?tag=x+y&page=1&tag=z',
  headers: {
    host: ['127.0.0.1'],
    accept: ['application/json'],
    authorization: [`Bearer ${KEY}`],
    'x-trace': ['on'],
  },
  body: '',
} satisfies ReceivedRequest;

const CREATE: Expectation = {
  ...LIST,
  method: 'POST',
  body: {mediaType: 'application/json', text: '{"a":1}'},
};

const RIGHT_CREATE = {
  ...RIGHT,
  method: 'POST',
  headers: {...RIGHT.headers, 'content-type': ['application/json; charset=utf-8']},
  body: '{"a": 1}',
} satisfies ReceivedRequest;

function check(change: Partial<ReceivedRequest>, expectation = LIST) {
  return rejectionOf(expectation, secret, {...RIGHT, ...change});
}

function withHeaders(headers: ReceivedRequest['headers']) {
  return {headers: {...RIGHT.headers, ...headers}};
}

describe('rejectionOf', () => {
  it('accepts the expected request.', () => {
    expect(check({})).toBeUndefined();
    expect(rejectionOf(CREATE, secret, RIGHT_CREATE)).toBeUndefined();
  });

  it('accepts headers that clients add.', () => {
    const added = {'user-agent': ['curl'], 'accept-encoding': ['gzip']};
    expect(check(withHeaders(added))).toBeUndefined();
  });

  it.each([
    ['another path', '/base/items/a?tag=x+y&page=1&tag=z'],
    ['a path without that of the server', '/items/a%2Fb%20c?tag=x+y&page=1&tag=z'],
    ['a slash that is not encoded', '/base/items/a/b%20c?tag=x+y&page=1&tag=z'],
    ['a slash at its end', '/base/items/a%2Fb%20c/?tag=x+y&page=1&tag=z'],
    ['a placeholder', '/base/items/%7Bid%7D?tag=x+y&page=1&tag=z'],
    ['a slash that is encoded', '/base%2Fitems/a%2Fb%20c?tag=x+y&page=1&tag=z'],
  ])('rejects %s with 404.', (_, target) => {
    expect(check({target})).toMatchObject({status: 404});
  });

  it('accepts another spelling of the same path.', () => {
    expect(
      check({target: '/%62ase/items/a%2fb%20c?tag=x+y&page=1&tag=z'}),
    ).toBeUndefined();
  });

  it.each([
    ['a broken escape', '/base/items/%E0%A4%A?tag=x+y&page=1&tag=z'],
    ['a character that has to be encoded', `${RIGHT.target}&a[b]=1`],
  ])('rejects %s with 400.', (_, target) => {
    expect(check({target})).toEqual({
      status: 400,
      reason: `The target ${target} is malformed`,
    });
  });

  it('rejects another method with 405.', () => {
    expect(check({method: 'POST'})).toEqual({
      status: 405,
      reason: 'The method is POST, not GET',
    });
  });

  it.each([
    ['no key', undefined],
    ['another key', ['Bearer another']],
    ['a key without its scheme', [KEY]],
    ['the key twice', [`Bearer ${KEY}`, `Bearer ${KEY}`]],
  ])('rejects %s with 401.', (_, authorization) => {
    expect(check(withHeaders({authorization}))).toMatchObject({status: 401});
  });

  it('expects the key in the query if required.', () => {
    const inQuery: Expectation = {
      ...LIST,
      keys: [{in: 'query', name: 'apikey', prefix: '', variables: ['API_KEY']}],
    };
    const {authorization, ...headers} = RIGHT.headers;
    const target = `${RIGHT.target}&apikey=${KEY}`;
    expect(check({target, headers}, inQuery)).toBeUndefined();
    expect(check({headers}, inQuery)).toMatchObject({status: 401});
    expect(check({target}, inQuery)).toMatchObject({
      status: 400,
      reason: 'There is a header authorization',
    });
  });

  it('expects a user and a password as basic authentication.', () => {
    const basic: Expectation = {
      ...LIST,
      keys: [
        {
          in: 'header',
          name: 'Authorization',
          prefix: 'Basic ',
          variables: ['STAFF_USER', 'STAFF_PASSWORD'],
        },
      ],
    };
    const authorization = [`Basic ${btoa('staff:pass:word')}`];
    expect(check(withHeaders({authorization}), basic)).toBeUndefined();
    expect(check({}, basic)).toMatchObject({status: 401});
  });

  it('expects a key in a cookie, beside other credentials.', () => {
    const inCookie: Expectation = {
      ...LIST,
      cookies: [['region', 'eu']],
      keys: [
        ...LIST.keys,
        {in: 'cookie', name: 'sid', prefix: '', variables: ['API_KEY']},
      ],
    };
    const cookie = [`region=eu; sid=${KEY}`];
    expect(check(withHeaders({cookie}), inCookie)).toBeUndefined();
    expect(check({}, inCookie)).toEqual({
      status: 401,
      reason: 'The cookie sid is missing',
    });
    expect(check(withHeaders({cookie: ['sid=other']}), inCookie)).toMatchObject({
      status: 401,
    });
  });

  it.each([
    ['a missing cookie', 'theme=dark,wide', 'The cookie session is missing'],
    ['an unknown cookie', 'session=s%25; theme=dark,wide; a=b', 'There is a cookie a'],
    ['an encoded comma', 'session=s%25; theme=dark%2Cwide', 'theme is "dark%2Cwide"'],
    ['a cookie that is not encoded', 'session=s%; theme=dark,wide', 'session is "s%"'],
    ['another order', 'theme=wide,dark; session=s%25', 'theme is "wide,dark"'],
  ])('rejects %s with 400.', (_, cookie, reason) => {
    const cookies = [
      ['session', 's%25'],
      ['theme', 'dark,wide'],
    ] as const;
    const expectation = {...LIST, cookies};
    const right = withHeaders({cookie: ['theme=dark,wide; session=s%25']});
    expect(check(right, expectation)).toBeUndefined();
    expect(check(withHeaders({cookie: [cookie]}), expectation)).toEqual({
      status: 400,
      reason: expect.stringContaining(reason),
    });
  });

  it('rejects cookies that are not expected.', () => {
    expect(check(withHeaders({cookie: ['a=b']}))).toMatchObject({
      status: 400,
      reason: 'There is a header cookie',
    });
  });

  it.each([
    ['a delimiter that is encoded', 'colors=blue%2Cblack%2Cwhite&to=https://a.b/?c'],
    ['a delimiter in a value', 'colors=blue,black,white&to=https://a.b/?c'],
    [
      'reserved characters that are encoded',
      'colors=blue,black%2Cwhite&to=https%3A//a.b/?c',
    ],
  ])('rejects %s in a query that has to arrive as it is.', (_, query) => {
    const expectation: Expectation = {
      ...LIST,
      query: [
        ['colors', 'blue,black,white'],
        ['to', 'https://a.b/?c'],
      ],
      encodedQuery: [
        ['colors', 'blue,black%2Cwhite'],
        ['to', 'https://a.b/?c'],
      ],
    };
    const path = '/base/items/a%2Fb%20c';
    const right = 'to=https://a.b/?c&colors=blue,black%2cwhite';
    expect(check({target: `${path}?${right}`}, expectation)).toBeUndefined();
    expect(check({target: `${path}?${query}`}, expectation)).toEqual({
      status: 400,
      reason: expect.stringContaining('encoded query parameter'),
    });
  });

  it.each([
    ['a missing query parameter', '?tag=x+y&tag=z', 'query parameter page is missing'],
    ['another value', '?page=2&tag=x+y&tag=z', 'page is "2", not "1"'],
    ['one value of two', '?page=1&tag=x+y', 'tag is "x y", not "x y","z"'],
    ['values in another order', '?page=1&tag=z&tag=x+y', 'tag is "z","x y"'],
    ['a name in other letters', '?Page=1&tag=x+y&tag=z', 'a query parameter Page'],
    ['an unknown query parameter', '?page=1&tag=x+y&tag=z&size=5', 'parameter size'],
    ['a value that is encoded twice', '?page=1&tag=x%2By&tag=z', 'tag is "x+y"'],
  ])('rejects %s with 400.', (_, query, reason) => {
    expect(check({target: `/base/items/a%2Fb%20c${query}`})).toEqual({
      status: 400,
      reason: expect.stringContaining(reason),
    });
  });

  it.each([
    ['a missing header', {'x-trace': undefined}, 'header X-Trace is missing'],
    ['another value of a header', {'x-trace': ['off']}, 'X-Trace is "off", not "on"'],
    ['an unknown header', {'x-other': ['1']}, 'There is a header x-other'],
    ['the type of a body where there is none', {'content-type': ['a/b']}, 'content-type'],
  ])('rejects %s with 400.', (_, headers, reason) => {
    expect(check(withHeaders(headers))).toEqual({
      status: 400,
      reason: expect.stringContaining(reason),
    });
  });

  it.each([
    ['anything', ['*/*']],
    ['another type', ['text/html']],
    ['nothing', undefined],
  ])('rejects a request that accepts %s with 406.', (_, accept) => {
    expect(check(withHeaders({accept}))).toMatchObject({status: 406});
  });

  it('accepts a request without Accept if any media type is possible.', () => {
    const anything: Expectation = {
      ...LIST,
      response: {status: 200, mediaType: '*/*', text: ''},
    };
    expect(check(withHeaders({accept: undefined}), anything)).toBeUndefined();
  });

  it('rejects a missing, different or unexpected body.', () => {
    const bodies = ['', '{"a":2}', '{"a":1'];
    for (const body of bodies) {
      expect(rejectionOf(CREATE, secret, {...RIGHT_CREATE, body})).toMatchObject({
        status: 400,
      });
    }
    expect(check({body: '{}'})).toMatchObject({status: 400});
  });

  it('rejects a body of another type with 415.', () => {
    const request = {...RIGHT_CREATE, headers: RIGHT.headers};
    expect(rejectionOf(CREATE, secret, request)).toMatchObject({status: 415});
  });

  it('accepts the headers that clients send with PUT without a body.', () => {
    const headers = {'content-length': ['0'], 'content-type': ['a/b']};
    const request = {method: 'PUT', ...withHeaders(headers)};
    expect(check(request, {...LIST, method: 'PUT'})).toBeUndefined();
  });
});

describe('startMock', () => {
  async function start() {
    const mock = await startMock(LIST, secret);
    onTestFinished(() => mock.stop());
    return mock;
  }

  const headers = {
    Authorization: `Bearer ${KEY}`,
    Accept: 'application/json',
    'X-Trace': 'on',
  };

  it('responds to the correct request with the example, digit by digit.', async () => {
    const mock = await start();
    const response = await fetchPlainly(mock.origin + RIGHT.target, headers);
    expect(response).toEqual({status: 200, text: '{"big":9007199254740993}'});
    expect(mock.takeReasons()).toEqual([undefined]);
  });

  it('responds to any other request with the reason, and records it.', async () => {
    const mock = await start();
    const {Authorization, ...others} = headers;
    const response = await fetchPlainly(mock.origin + RIGHT.target, others);
    const reason = 'The header Authorization is missing';
    expect(response).toEqual({status: 401, text: JSON.stringify({error: reason})});
    expect(mock.takeReasons()).toEqual([reason]);
    expect(mock.takeReasons()).toEqual([]);
  });
});

/** fetch would add headers that samples do not send. */
function fetchPlainly(
  address: string,
  headers: Record<string, string>,
): Promise<{status: number | undefined; text: string}> {
  return new Promise((resolve, reject) => {
    get(address, {headers}, (response) => {
      text(response).then(
        (body) => resolve({status: response.statusCode, text: body}),
        reject,
      );
    }).on('error', reject);
  });
}
