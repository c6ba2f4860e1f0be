import {McpServer} from '@modelcontextprotocol/sdk/server/mcp.js';
import {request} from 'node:http';
import {text} from 'node:stream/consumers';
import {beforeAll, describe, expect, it} from 'vitest';
import {z} from 'zod';
import {serveHttp} from './http';

let address: URL;

beforeAll(async () => {
  address = new URL(
    await serveHttp(() => {
      const server = new McpServer({name: 'test', version: '1'});
      const inputSchema = {text: z.string()};
      server.registerTool('length', {inputSchema}, ({text: {length}}) => ({
        content: [{type: 'text', text: String(length)}],
      }));
      return server;
    }, 0),
  );
});

interface Sent {
  readonly body?: string;
  readonly method?: string;
  readonly host?: string;
  readonly path?: string;
  readonly origin?: string;
}

async function send({body = '', method = 'POST', host, origin, path = '/mcp'}: Sent) {
  const headers = {
    'content-type': 'application/json',
    accept: 'application/json, text/event-stream',
    ...(host !== undefined && {host}),
    ...(origin !== undefined && {origin}),
  };
  return new Promise<{status: number | undefined; value: unknown; type: unknown}>(
    (resolve, reject) => {
      const sent = request(new URL(path, address), {method, headers}, (response) => {
        const {statusCode, headers: received} = response;
        text(response).then((value) => {
          const parsed: unknown = JSON.parse(value);
          resolve({status: statusCode, value: parsed, type: received['content-type']});
        }, reject);
      });
      sent.on('error', reject);
      sent.end(body);
    },
  );
}

const call = (length: number): string =>
  JSON.stringify({
    jsonrpc: '2.0',
    id: 1,
    method: 'tools/call',
    params: {name: 'length', arguments: {text: 'a'.repeat(length)}},
  });

describe('Over HTTP', () => {
  it('a body of a megabyte is read.', async () => {
    const {value} = await send({body: call(1_000_000)});
    expect(value).toMatchObject({result: {content: [{text: '1000000'}]}});
  });

  it.each<[what: string, sent: Sent, status: number]>([
    ['no JSON', {body: '{"a"'}, 400],
    ['no message', {body: '{}'}, 400],
    ['too large', {body: call(5_000_000)}, 413],
    ['sent to another name', {body: call(1), host: 'evil.example'}, 403],
    ['sent by a page', {body: call(1), origin: 'https://evil.example'}, 403],
    ['sent to another path', {body: call(1), path: '/'}, 404],
    ['no POST', {method: 'GET'}, 405],
  ])('what is %s gets an error of JSON-RPC.', async (_, sent, status) => {
    const answer = await send(sent);
    expect(answer).toMatchObject({
      status,
      type: expect.stringContaining('application/json') as string,
      value: {jsonrpc: '2.0', id: null, error: {message: expect.any(String) as string}},
    });
    expect(JSON.stringify(answer.value)).not.toContain('/node_modules/');
  });
});
