import type {SampleRequest} from 'docusaurus-openapi-reference/types';
import type {EtherscanAction} from './action';

/** Where samples and programs read the API key from; so does `x-environment-variable` of the overlay. */
export const keyVariable = 'KAIASCAN_API_KEY';

/** The parameter that the samples of all actions send, and no example has. */
export const keyParameter = 'apikey';

/**
 * Returns the request of an action.
 *
 * @param values Values by the names of parameters. Default: those of the example.
 */
export function requestOf(
  action: EtherscanAction,
  url: string,
  values: EtherscanAction['example']['request'] = action.example.request,
): SampleRequest {
  return {
    method: 'GET',
    url,
    query: [
      ['module', action.module],
      ['action', action.action],
      ...action.parameters.flatMap(({name}): [string, string][] => {
        const value = values[name];
        return value === undefined ? [] : [[name, String(value)]];
      }),
    ],
    credentials: [
      {
        kind: 'query',
        name: keyParameter,
        prefix: '',
        value: {variable: keyVariable, meaning: 'key'},
      },
    ],
    accept: '*/*',
  };
}
