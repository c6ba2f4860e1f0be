import type {SampleRequest} from '../code-samples';
import type {EtherscanAction, EtherscanModule} from './action';
import {etherscanActions} from './actions';
import {exampleOf} from './example';
import {keyVariable} from './network';

export {etherscanNetworks} from './network';

export interface EtherscanPage {
  readonly slug: string;
  readonly modules: readonly EtherscanModule[];
}

/** Route of the index page and prefix of the others. */
export const etherscanPath = '/etherscan-compatible-api';

export const etherscanPages: readonly EtherscanPage[] = [
  {slug: 'Accounts', modules: ['account']},
  {slug: 'blocks', modules: ['block']},
  {slug: 'Contracts', modules: ['contract']},
  {slug: 'Stats', modules: ['stats']},
  {slug: 'Token', modules: ['token']},
  {slug: 'Transaction', modules: ['transaction', 'status']},
];

export function pathOf(page: EtherscanPage): string {
  return `${etherscanPath}/${page.slug}`;
}

export function actionsOf(page: EtherscanPage): EtherscanAction[] {
  return page.modules.flatMap((module) =>
    etherscanActions.filter((action) => action.module === module),
  );
}

export function anchorOf({module, action}: EtherscanAction): string {
  return `${module}-${action}`;
}

/** Returns the URL of an action without its other parameters. */
export function urlOf({module, action}: EtherscanAction, baseUrl: string): string {
  return `${baseUrl}?module=${module}&action=${action}`;
}

/**
 * Returns the request of an action.
 *
 * @param request Values by parameter name. Default: those of the example.
 */
export function requestOf(
  action: EtherscanAction,
  baseUrl: string,
  request: Readonly<Record<string, string>> = exampleOf(action).request,
): SampleRequest {
  return {
    method: 'GET',
    url: baseUrl,
    query: [
      ['module', action.module],
      ['action', action.action],
      ...action.parameters.flatMap(({name}): [string, string][] => {
        const value = request[name];
        return value === undefined ? [] : [[name, value]];
      }),
    ],
    credentials: [
      {
        kind: 'query',
        name: 'apikey',
        prefix: '',
        value: {variable: keyVariable, meaning: 'key'},
      },
    ],
    accept: '*/*',
  };
}
