import type {Parameter} from '../parameter/parameter';
import {dereference, type SchemaComponents} from '../schema/schema';
import {boundOf, hexDigits} from './value-check';

/** Blockchain values for which the site offers links to endpoints. */
export type ValueKind = 'address' | 'hash' | 'block';

/** Addresses have 20 bytes, hashes 32. */
const PATTERNS: readonly [ValueKind, RegExp][] = [
  ['address', /^0x[\da-f]{40}$/i],
  ['hash', /^0x[\da-f]{64}$/i],
  ['block', /^\d{1,15}$/],
];

/** Detects the kind of a value. Any number of up to 15 digits counts as a block number. */
export function valueKind(text: string): ValueKind | undefined {
  return PATTERNS.find(([, pattern]) => pattern.test(text))?.[0];
}

/**
 * Detects the kind of a parameter from its pattern, else from its example or a made-up value; `undefined` for
 * arrays.
 */
export function parameterKind(
  parameter: Parameter,
  components: SchemaComponents,
): ValueKind | undefined {
  const node = dereference(parameter.node, components);
  if (node.types?.includes('array')) {
    return undefined;
  }
  const digits = hexDigits(boundOf(node, 'pattern'));
  if (digits !== undefined) {
    return digits === 40 ? 'address' : digits === 64 ? 'hash' : undefined;
  }
  const kind = valueKind(parameter.example[0] ?? parameter.placeholder?.[0] ?? '');
  return kind === 'block' && !splitWords(parameter.name).includes('block')
    ? undefined
    : kind;
}

/** Splits `contractAddress`, `contract_address` or `path.contractAddress` into lower-case words. */
export function splitWords(name: string): string[] {
  return name
    .replace(/([a-z0-9])([A-Z])/g, '$1 $2')
    .toLowerCase()
    .split(/[^a-z]+/)
    .filter((word) => word !== '');
}

/** Returns the lower-case words of a name in the singular: `['contract', 'address']`. */
export function singularWords(name: string): string[] {
  return splitWords(name).map((word) =>
    /[^aeiou]ies$/.test(word)
      ? word.replace(/ies$/, 'y')
      : word.replace(/(ss|x|ch|sh)es$|([^sui])s$/, '$1$2'),
  );
}

/** Words that describe the format of a value, not its meaning. */
export const FORM_WORDS: readonly string[] = [
  ...['address', 'hash', 'number', 'id', 'uuid', 'guid'],
  ...['name', 'symbol', 'slug', 'code', 'key'],
];
