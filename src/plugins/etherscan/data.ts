import {createSamples} from '../../code-samples';
import type {EtherscanAction} from '../../etherscan/action';
import {
  actionsOf,
  anchorOf,
  etherscanNetworks,
  type EtherscanPage,
  pathOf,
  requestOf,
  urlOf,
} from '../../etherscan/page';
import type {
  EtherscanActionData,
  EtherscanIndexEntry,
  EtherscanPageData,
} from '../../etherscan/page-data';
import {exampleResponse} from '../../etherscan/result';
import {highlight} from '../../highlight/highlight';
import {highlightSample} from '../../highlight/sample';

export function createPageData(page: EtherscanPage): EtherscanPageData {
  return Object.fromEntries(
    actionsOf(page).map((action) => [action.action, createActionData(action)]),
  );
}

export function createIndexEntries(page: EtherscanPage): EtherscanIndexEntry[] {
  return actionsOf(page).map((action) => ({
    module: action.module,
    action: action.action,
    summary: action.summary,
    route: `${pathOf(page)}#${anchorOf(action)}`,
    state: stateOf(action),
  }));
}

function createActionData(action: EtherscanAction): EtherscanActionData {
  const response = exampleResponse(action.result);
  return {
    action,
    addresses: etherscanNetworks.map(({name, baseUrl}) => ({
      network: name,
      url: urlOf(action, baseUrl),
    })),
    samples: createSamples(requestOf(action, etherscanNetworks[0].baseUrl)).map(
      highlightSample,
    ),
    ...(response === undefined
      ? {}
      : {responseHtml: highlight(JSON.stringify(response, null, 2), 'json')}),
  };
}

function stateOf(action: EtherscanAction): EtherscanIndexEntry['state'] {
  if (action.unverified === true) {
    return 'unverified';
  }
  return action.result.type === 'unverified' ? 'responseUnverified' : 'published';
}
