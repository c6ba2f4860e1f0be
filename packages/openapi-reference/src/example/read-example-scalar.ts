import {sample} from 'openapi-sampler';
import type {SchemaObject} from '../document/document';
import {withBounds} from '../schema/read-merged-schema';
import {matchesPattern, textOfPattern} from './pattern-text';

/** Maximum length of a text because of `minLength`, in characters. */
const MAX_TEXT_LENGTH = 1_000;

/** Texts of formats that openapi-sampler does not know. */
const TEXTS_OF_FORMATS: Readonly<Record<string, string>> = {
  byte: 'c3RyaW5n',
  base64: 'c3RyaW5n',
  base64url: 'c3RyaW5n',
  duration: 'P1D',
  url: 'http://example.com',
  int32: '0',
  int64: '0',
  decimal: '0',
};

/**
 * Returns a number within the bounds of a schema: an ordinary one, because bounds often say only what a
 * computer can hold.
 *
 * @param index Of the number among several different ones.
 */
export function exampleNumber(schema: SchemaObject, index: number): number | bigint {
  const isLarge = Object.values(schema).some((value) => typeof value === 'bigint');
  return schema.type === 'integer' || isLarge
    ? exampleInteger(schema, BigInt(index))
    : exampleDecimal(schema, index);
}

function exampleInteger(schema: SchemaObject, index: bigint): number | bigint {
  const {minimum, maximum, exclusiveMinimum, exclusiveMaximum, multipleOf} =
    withBounds(schema);
  const lowest = [
    integerOf(minimum, Math.ceil),
    add(integerOf(exclusiveMinimum, Math.floor), 1n),
  ].reduce(largerOf);
  const highest = [
    integerOf(maximum, Math.floor),
    add(integerOf(exclusiveMaximum, Math.ceil), -1n),
  ].reduce(smallerOf);
  const step = stepOf(multipleOf);
  const isAbove = lowest !== undefined && lowest > 0n;
  const isBelow = highest !== undefined && highest < 0n;
  const first = isAbove
    ? ((lowest + step - 1n) / step) * step
    : isBelow
      ? -((-highest + step - 1n) / step) * step
      : 0n;
  const isDownward = isBelow || (highest !== undefined && first + index * step > highest);
  const value = first + (isDownward ? -index : index) * step;
  return Number.isSafeInteger(Number(value)) ? Number(value) : value;
}

function integerOf(bound: unknown, round: (value: number) => number): bigint | undefined {
  if (typeof bound === 'bigint') {
    return bound;
  }
  return typeof bound === 'number' && Number.isFinite(bound)
    ? BigInt(round(bound))
    : undefined;
}

function stepOf(multipleOf: unknown): bigint {
  const step = integerOf(Number.isInteger(multipleOf) ? multipleOf : 1, Math.round) ?? 1n;
  return typeof multipleOf === 'bigint' ? multipleOf : step > 0n ? step : 1n;
}

function add(value: bigint | undefined, other: bigint): bigint | undefined {
  return value === undefined ? undefined : value + other;
}

function largerOf(
  one: bigint | undefined,
  other: bigint | undefined,
): bigint | undefined {
  return one === undefined || (other !== undefined && other > one) ? other : one;
}

function smallerOf(
  one: bigint | undefined,
  other: bigint | undefined,
): bigint | undefined {
  return one === undefined || (other !== undefined && other < one) ? other : one;
}

function exampleDecimal(schema: SchemaObject, index: number): number {
  const {minimum, maximum, exclusiveMinimum, exclusiveMaximum, multipleOf, format} =
    withBounds(schema);
  const [low, above, high, below] = [
    minimum,
    exclusiveMinimum,
    maximum,
    exclusiveMaximum,
  ].map((bound) => (bound === undefined ? undefined : Number(bound)));
  const least = Math.max(low ?? -Infinity, above ?? -Infinity);
  const most = Math.min(high ?? Infinity, below ?? Infinity);
  const step = multipleOf === undefined ? 0 : Number(multipleOf);
  const isFloat = format === 'float' || format === 'double';
  const ordinary = isFloat ? [0.1, 0] : [0];
  const near = Math.abs(least) < Math.abs(most) ? least : most;
  const candidates =
    step > 0
      ? [
          0,
          Math.ceil(least / step) * step,
          (Math.floor(least / step) + 1) * step,
          Math.floor(most / step) * step,
          (Math.ceil(most / step) - 1) * step,
        ]
      : [
          ...ordinary,
          near,
          Math.floor(least) + 1,
          Math.ceil(most) - 1,
          (least + most) / 2,
        ];
  const holds = (value: number): boolean =>
    value >= (low ?? -Infinity) &&
    value <= (high ?? Infinity) &&
    value > (above ?? -Infinity) &&
    value < (below ?? Infinity);
  const distance = index * (step || 1);
  const shifted = candidates
    .flatMap((value) => [value + distance, value - distance, value + distance / 100])
    // Products of decimals have a remainder: 3 times 0.1 is 0.30000000000000004.
    .map((value) => Number(value.toPrecision(15)));
  return shifted.find((value) => Number.isFinite(value) && holds(value)) ?? 0;
}

/**
 * Returns a text for a schema with a pattern, a length or a format, or undefined where that of the sampler
 * is right.
 *
 * @param index Of the text among several different ones.
 */
export function exampleText(schema: SchemaObject, index: number): string | undefined {
  const {pattern, format, contentEncoding} = schema;
  const minLength = Math.min(Number(schema.minLength ?? 0), MAX_TEXT_LENGTH);
  const maxLength = Number(schema.maxLength ?? Infinity);
  const isValid = (text: string): boolean => {
    // Characters are counted, not UTF-16 units (JSON Schema 2020-12 Validation, section 6.3).
    const {length} = Array.from(text);
    return length >= minLength && length <= maxLength;
  };
  const encoded = contentEncoding?.toLowerCase() ?? format ?? '';
  const ofFormat = TEXTS_OF_FORMATS[encoded];
  const isFree = typeof pattern !== 'string' && minLength <= 0 && maxLength === Infinity;
  if (isFree && index === 0) {
    return ofFormat;
  }
  const usual = ofFormat ?? String(sample({type: 'string', ...(format && {format})}));
  const isUsual =
    isValid(usual) && (typeof pattern !== 'string' || matchesPattern(pattern, usual));
  if (isUsual && index === 0) {
    return ofFormat;
  }
  if (typeof pattern === 'string') {
    return textOfPattern(pattern, {isValid, minLength, index});
  }
  const text = index === 0 ? usual : numbered(usual, index);
  const isTime = /^(date|time)/.test(encoded);
  return isTime ? text : text.padEnd(minLength, usual).slice(0, maxLength);
}

/** Changes the last digit of a text, or adds a number. */
function numbered(text: string, index: number): string {
  const changed = text.replace(/\d(?=\D*$)/, (digit) =>
    String((Number(digit) + index) % 10),
  );
  return changed === text ? `${text}${index + 1}` : changed;
}
