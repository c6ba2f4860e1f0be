import type {Parameter} from './parameter';
import {dereference, type SchemaComponents} from './schema';
import {boundOf, hexDigits} from './value-check';

/** The values of a blockchain that lead to a page: what is pasted, and what a response holds. */
export const VALUE_KINDS = ['address', 'hash', 'block'] as const;

export type ValueKind = (typeof VALUE_KINDS)[number];

/** An address of 20 bytes, a hash of 32 bytes, or the number of a block, and nothing else. */
const PATTERNS: readonly [ValueKind, RegExp][] = [
  ['address', /^0x[\da-f]{40}$/i],
  ['hash', /^0x[\da-f]{64}$/i],
  ['block', /^\d{1,15}$/],
];

/** The kind of a value by its text. A number may be something else than that of a block. */
export function valueKind(text: string): ValueKind | undefined {
  return PATTERNS.find(([, pattern]) => pattern.test(text))?.[0];
}

/** The kind of value that a parameter takes, by its pattern or else by its example; none for a list. */
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
  const kind = valueKind(parameter.example[0] ?? '');
  return kind === 'block' && !wordsOf(parameter.name).includes('block')
    ? undefined
    : kind;
}

/** `contractAddress`, `contract_address` and `path.contractAddress` by their words, in lower case. */
export function wordsOf(name: string): string[] {
  return name
    .replace(/([a-z0-9])([A-Z])/g, '$1 $2')
    .toLowerCase()
    .split(/[^a-z]+/)
    .filter((word) => word !== '');
}
