import {isRecord} from '../utils/is-record';
import type {Extensible} from '../vocabulary/extensible';
import type {Unit} from './schema';

/** More decimals than any currency has. */
export const MAX_DECIMALS = 36;
/** Returns the unit of an amount: `x-unit: {smallest, name, decimals}`, and `verified: false`. */
export function unitExtension(object: Extensible): Unit | undefined {
  const value = object['x-unit'];
  if (!isRecord(value)) {
    return undefined;
  }
  const {smallest, name, decimals, verified} = value;
  return typeof smallest === 'string' &&
    typeof name === 'string' &&
    typeof decimals === 'number' &&
    Number.isInteger(decimals) &&
    decimals >= 0 &&
    decimals <= MAX_DECIMALS
    ? {smallest, name, decimals, ...(verified === false ? {isUnverified: true} : {})}
    : undefined;
}
