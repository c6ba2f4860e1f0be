import type {EtherscanAction} from '../../etherscan/action';
import {
  actionsOf,
  anchorOf,
  etherscanNetworks,
  pathOf,
  requestOf,
  urlOf,
  type EtherscanPage,
} from '../../etherscan/page';
import {exampleAnswer} from '../../etherscan/result';
import {highlight} from '../../highlight/highlight';
import {highlightSample, type HighlightedSample} from '../../highlight/sample';
import {createSamples} from '../../openapi/samples';

/** Everything a page shows of an action. */
export interface EtherscanActionData {
  action: EtherscanAction;
  /** What it is called at, on each network. */
  addresses: {network: string; url: string}[];
  samples: HighlightedSample[];
  /** The example answer as coloured JSON; absent where the answer is not known. */
  answerHtml?: string;
}

/** The actions of a page, by `action`. */
export type EtherscanPageData = Record<string, EtherscanActionData>;

/** A line of the index of all actions. */
export interface EtherscanIndexEntry {
  module: string;
  action: string;
  summary: string;
  /** Address of its heading. */
  route: string;
  state: 'published' | 'answerUnverified' | 'unverified';
}

/** The data of a page. */
export function createPageData(page: EtherscanPage): EtherscanPageData {
  return Object.fromEntries(
    actionsOf(page).map((action) => [action.action, createActionData(action)]),
  );
}

/** The lines of the index that a page brings. */
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
  const answer = exampleAnswer(action.result);
  return {
    action,
    addresses: etherscanNetworks.map(({name, baseUrl}) => ({
      network: name,
      url: urlOf(action, baseUrl),
    })),
    samples: createSamples(requestOf(action, etherscanNetworks[0].baseUrl)).map(
      highlightSample,
    ),
    ...(answer === undefined
      ? {}
      : {answerHtml: highlight(JSON.stringify(answer, null, 2), 'json')}),
  };
}

function stateOf(action: EtherscanAction): EtherscanIndexEntry['state'] {
  if (action.unverified === true) {
    return 'unverified';
  }
  return action.result.type === 'unverified' ? 'answerUnverified' : 'published';
}
