import type {Unit} from '../../../reference/schema';
import {pebToKaia} from '../../../reference/unit';

export interface Amount {
  /** All digits, as received or converted to KAIA. */
  exact: string;
  /** Rounded, for positions only. */
  number: number;
  isConverted: boolean;
}

const NUMBER = /^-?\d+(\.\d+)?([eE][+-]?\d+)?$/;

/** Reads a number, and converts it to KAIA where the JSON view does. Undefined for other texts. */
export function readAmount(text: string, unit: Unit | undefined): Amount | undefined {
  const kaia = unit === undefined ? undefined : pebToKaia(text);
  if (kaia !== undefined) {
    // Zero is the same in both units.
    return {exact: kaia, number: Number(kaia), isConverted: kaia !== '0'};
  }
  const number = NUMBER.test(text) && unit !== 'peb' ? Number(text) : NaN;
  return Number.isFinite(number) ? {exact: text, number, isConverted: false} : undefined;
}
