import type {Unit} from '../../../schema/schema';
import {convertAmount} from '../../../schema/unit';

export interface Amount {
  /** All digits, as received or converted to the larger unit. */
  exact: string;
  /** Rounded, for positions only. */
  number: number;
  isConverted: boolean;
}

const NUMBER = /^-?\d+(\.\d+)?([eE][+-]?\d+)?$/;

/** Reads a number, and converts it where the JSON view does. Undefined for other texts. */
export function readAmount(text: string, unit: Unit | undefined): Amount | undefined {
  const converted = unit && convertAmount(text, unit);
  if (converted !== undefined) {
    // Zero is the same in both units.
    return {exact: converted, number: Number(converted), isConverted: converted !== '0'};
  }
  const isAmount = unit === undefined || unit.isUnverified === true;
  const number = NUMBER.test(text) && isAmount ? Number(text) : NaN;
  return Number.isFinite(number) ? {exact: text, number, isConverted: false} : undefined;
}
