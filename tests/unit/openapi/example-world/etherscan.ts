import {readFileSync} from 'node:fs';
import path from 'node:path';
import type {Example} from './examples';

/** Names of the same values in the other API. */
const NAMES: Record<string, string> = {
  contractaddress: 'contractAddress',
  contractaddresses: 'contractAddress',
  txhash: 'transactionHash',
  startblock: 'blockNumberStart',
  endblock: 'blockNumberEnd',
};

/** Returns the examples of the Etherscan-compatible API: each request, and each answer. */
export function etherscanExamples(): Example[] {
  const file = path.resolve(__dirname, '../../../../src/etherscan/examples.json');
  const actions = JSON.parse(readFileSync(file, 'utf8')) as Record<
    string,
    {request: Record<string, string>; result?: unknown}
  >;
  return Object.entries(actions).flatMap(([action, {request, result}]) => [
    {place: `etherscan ${action} request`, value: request},
    ...(result === undefined
      ? []
      : [
          {
            place: `etherscan ${action}`,
            value: Array.isArray(result) ? {results: result} : result,
            request: commonRequest(action, request),
          },
        ]),
  ]);
}

function commonRequest(
  action: string,
  request: Record<string, string>,
): Example['request'] {
  const address = action.startsWith('contract/') ? 'contractAddress' : 'accountAddress';
  return Object.fromEntries(
    Object.entries(request).map(([name, value]) => [
      name === 'address' ? address : (NAMES[name] ?? name),
      value,
    ]),
  );
}
