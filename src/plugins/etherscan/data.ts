import {createSamples} from '../../code-samples';
import type {EtherscanAction} from '../../etherscan/action';
import {wrapResult} from '../../etherscan/envelope';
import {exampleOf} from '../../etherscan/example';
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
    evidence: action.evidence,
    isResultKnown: action.result.type !== 'unknown',
    ...(action.price === undefined ? {} : {credits: action.price.credits}),
  }));
}

function createActionData(action: EtherscanAction): EtherscanActionData {
  const {request, result} = exampleOf(action);
  return {
    action,
    addresses: etherscanNetworks.map(({name, baseUrl}) => ({
      network: name,
      url: urlOf(action, baseUrl),
    })),
    values: request,
    samples: createSamples(requestOf(action, etherscanNetworks[0].baseUrl)).map(
      highlightSample,
    ),
    ...(result === undefined
      ? {}
      : {responseHtml: highlight(JSON.stringify(wrapResult(result), null, 2), 'json')}),
  };
}
