import type {EtherscanAction} from '../../../src/etherscan/action';
import {etherscanActions} from '../../../src/etherscan/actions';

/** Returns an action by name; throws if there is none. */
export function findAction(module: string, action: string): EtherscanAction {
  const found = etherscanActions.find(
    (candidate) => candidate.module === module && candidate.action === action,
  );
  if (found === undefined) {
    throw new Error(`There is no action ${module}/${action}.`);
  }
  return found;
}
