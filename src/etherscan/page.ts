import type {SampleRequest} from '../code-samples';
import type {EtherscanAction, EtherscanModule} from './action';
import {etherscanActions} from './actions';

export {etherscanNetworks} from './network';

/** A page that shows all actions of some modules. */
export interface EtherscanPage {
  /** Last part of the page's address. Its capitals count. */
  readonly slug: string;
  readonly title: string;
  readonly modules: readonly EtherscanModule[];
}

/** The address of the index page, under which the others are. */
export const etherscanPath = '/etherscan-compatible-api';

/** The pages, in the order in which they are listed. */
export const etherscanPages: readonly EtherscanPage[] = [
  {slug: 'Accounts', title: 'Accounts', modules: ['account']},
  {slug: 'blocks', title: 'Blocks', modules: ['block']},
  {slug: 'Contracts', title: 'Contracts', modules: ['contract']},
  {slug: 'Stats', title: 'Stats', modules: ['stats']},
  {slug: 'Token', title: 'Token', modules: ['token']},
  {slug: 'Transaction', title: 'Transaction', modules: ['transaction', 'status']},
];

/** The address of a page within the site. */
export function pathOf(page: EtherscanPage): string {
  return `${etherscanPath}/${page.slug}`;
}

/** The actions that a page shows, in their order. */
export function actionsOf(page: EtherscanPage): EtherscanAction[] {
  return page.modules.flatMap((module) =>
    etherscanActions.filter((action) => action.module === module),
  );
}

/** The id of the heading of an action on its page. */
export function anchorOf({module, action}: EtherscanAction): string {
  return `${module}-${action}`;
}

/** The address that an action is called at, without its own parameters. */
export function urlOf({module, action}: EtherscanAction, baseUrl: string): string {
  return `${baseUrl}?module=${module}&action=${action}`;
}

/**
 * The request that shows an action at work. It sends what is required and, so that
 * paging and order are in sight, what has a default.
 */
export function requestOf(action: EtherscanAction, baseUrl: string): SampleRequest {
  const shown = action.parameters.filter(
    ({name, required, default: usual}) =>
      name !== 'apikey' && (required || usual !== undefined),
  );
  return {
    method: 'GET',
    url: baseUrl,
    query: [
      ['module', action.module],
      ['action', action.action],
      ...shown.map(({name, example}): [string, string] => [name, example]),
    ],
    auth: action.key === 'apikey' ? {kind: 'query', name: 'apikey'} : {kind: 'none'},
    accept: '*/*',
  };
}
