import {readKaiaDocument} from '../../scripts/lib/kaia-document';
import {REFERENCE} from '../../src/config/reference';
import {createReference} from '#reference/pages/read-reference';
import {operationRoute} from '#reference/route/route';
import {termsOf} from '../../src/plans/terms';
import {builtPaths} from './pages';
import {isEndpoint} from './specification/routes';

const reference = createReference((await readKaiaDocument()).document, REFERENCE);

export const serverUrls = reference.servers.map(({url}) => url);

/** The pages of operations, and their copies under plans. */
export const endpointPaths = builtPaths().filter(isEndpoint);

export const schemaPaths = builtPaths().filter((path) => path.startsWith('/schemas/'));

/** Each operation with the address of its page: `getBlock` has `/api/Block/get-block`. */
export const operations = reference.operations.map((operation) => ({
  ...operation,
  page: operationRoute(operation),
  credits: termsOf(operation).credits,
}));
