import pick from 'lodash/pick';
import {createSamples, highlightSample, withColours} from 'docusaurus-openapi-reference';
import type {Evidence} from 'docusaurus-openapi-reference/types';
import type {EtherscanAction, EtherscanApi} from '../../etherscan/action';
import {wrapResult} from '../../etherscan/envelope';
import {
  actionAnchor,
  actionRoute,
  type EtherscanActionData,
  type EtherscanIndexEntry,
} from '../../etherscan/page-data';
import {requestOf} from '../../etherscan/request';
import {fieldsOf, typeName} from '../../etherscan/schema';

/** Returns what a page shows of its actions, by their names. */
export function createPageData(
  actions: EtherscanApi['actions'],
  servers: EtherscanApi['servers'],
): Record<string, EtherscanActionData> {
  return Object.fromEntries(
    actions.map((action) => [action.action, createActionData(action, servers)]),
  );
}

export function createIndexEntries({actions}: EtherscanApi): EtherscanIndexEntry[] {
  return actions.map((action) => ({
    module: action.module,
    action: action.action,
    summary: action.summary,
    route: actionRoute(action),
    evidence: action['x-evidence'],
    isResultKnown: action.result.type !== undefined,
    credits: action['x-credits'],
  }));
}

function createActionData(
  action: EtherscanAction,
  servers: EtherscanApi['servers'],
): EtherscanActionData {
  const {module, action: name, 'x-evidence': evidence} = action;
  const {parameters, result, example} = action;
  const data = {
    ...pick(action, 'description', 'notes', 'x-plan', 'x-credits'),
    name,
    anchor: actionAnchor(action),
    addresses: servers.map(({url, description}) => ({
      network: description,
      url: `${url}?module=${module}&action=${name}`,
    })),
    parameters: parameters.map((parameter) => ({
      ...parameter,
      example: example.request[parameter.name],
    })),
    result: {type: typeName(result), description: result.description},
    fields: fieldsOf(result),
  };
  return {
    ...withoutEvidence(data, evidence),
    evidence,
    samples: createSamples(requestOf(action, servers[0]?.url ?? '')).map(highlightSample),
    response:
      example.result === undefined
        ? undefined
        : withColours(JSON.stringify(wrapResult(example.result), null, 2), 'json'),
  };
}

/** Copies data without one kind of evidence, which the mark of the action covers. */
function withoutEvidence<T>(data: T, kind: Evidence): T {
  return JSON.parse(
    JSON.stringify(data, (key, value: unknown) =>
      key === 'x-evidence' && value === kind ? undefined : value,
    ),
  ) as T;
}
