/*
 * Why: commands of the guides send requests to the service, which needs a key.
 * Does: answers them with the examples of the description, by Prism, and keeps what it refused.
 */
import {createLogger} from '@stoplight/prism-core';
import {getHttpOperationsFromSpec} from '@stoplight/prism-http';
import {createClientFromOperations} from '@stoplight/prism-http/dist/client';
import type {HttpMethod} from '@stoplight/types';
import {type MockServer, startServer} from '../mock-server';

export interface GuideMock extends MockServer {
  /** The requests, each with the status of its answer: `200 GET /api/v1/blocks/latest`. */
  readonly answered: string[];
}

/** @param document path of the OpenAPI description */
export async function startGuideMock(document: string): Promise<GuideMock> {
  const prism = createClientFromOperations(await getHttpOperationsFromSpec(document), {
    mock: {dynamic: false},
    validateRequest: true,
    validateResponse: true,
    checkSecurity: true,
    errors: true,
    upstreamProxy: undefined,
    isProxy: false,
    logger: createLogger('mock', {level: 'silent'}),
  });
  const ask = async (method: string, target: string, authorization = '') => {
    // The Etherscan-compatible API has no description in OpenAPI.
    if (target.startsWith('/api?')) {
      return {status: 200, data: {status: '1', message: 'OK', result: []}};
    }
    const headers: Record<string, string> = authorization === '' ? {} : {authorization};
    try {
      const options = {method: method.toLowerCase() as HttpMethod, headers};
      return await prism.request(target, options);
    } catch (problem) {
      return {status: 400, data: String(problem)};
    }
  };
  const answered: string[] = [];
  const server = await startServer((request, response) => {
    const {method = '', url = '', headers} = request;
    void ask(method, url, headers.authorization).then(({status, data}) => {
      answered.push(`${status} ${method} ${url}`);
      response.writeHead(status, {'content-type': 'application/json'});
      response.end(JSON.stringify(data));
    });
  });
  return {...server, answered};
}
