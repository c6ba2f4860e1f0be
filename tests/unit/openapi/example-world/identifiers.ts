import {leavesOf, type Example} from './examples';
import type {World} from './world';

/** A hexadecimal value of at least 4 bytes. Shorter ones are no identifiers. */
const HEX = /0x[0-9a-f]{8,}/gi;

/** The digits of a word of the virtual machine: 32 bytes. */
const WORD = 64;

/** A word below this many significant digits is a number and not an address. */
const NUMBER_DIGITS = 20;

const BLOCK_NAME = /^(nearest_)?block_?(id|no|number)?(start|end)?$|^(start|end)block$/i;

const TOKEN_NAME = /^token_?id$/i;

const SYMBOL_NAME = /^(token_?)?symbol$/i;

export interface Identifiers {
  hex: ReadonlySet<string>;
  blocks: ReadonlySet<string>;
  tokens: ReadonlySet<string>;
  symbols: ReadonlySet<string>;
}

/** Returns the identifiers that exist in the world of the examples. */
export function worldIdentifiers(world: World): Identifiers {
  const {real_identifiers: _, ...synthetic} = world;
  const contracts = Object.values(world.contracts);
  return {
    hex: new Set(
      leavesOf(synthetic).flatMap(({value}) =>
        typeof value === 'string' && value.startsWith('0x') ? [value] : [],
      ),
    ),
    blocks: new Set(
      [
        ...world.blocks.map(({number}) => number),
        ...world.ranges.flatMap(({start, end}) => [start, end]),
        ...world.future_blocks,
      ].map(String),
    ),
    tokens: new Set(world.items.map((item) => item.token_id)),
    symbols: new Set(contracts.flatMap(({symbol}) => symbol ?? [])),
  };
}

/** Returns the identifiers of mainnet and Kairos that forms and texts may name. */
export function realIdentifiers(world: World): Set<string> {
  return new Set(
    Object.values(world.real_identifiers).flatMap((list) =>
      list.map(({value}) => String(value)),
    ),
  );
}

/** Returns the identifiers in an example that do not exist in the world. */
export function unknownIn({place, value}: Example, known: Identifiers): string[] {
  return leavesOf(value).flatMap(({path, value: leaf}) => {
    const name = path.at(-1) ?? '';
    const text = String(leaf);
    const unknown = [
      ...unknownHex(text, known.hex),
      ...(BLOCK_NAME.test(name) && !known.blocks.has(text) ? [text] : []),
      ...(TOKEN_NAME.test(name) && !known.tokens.has(text) ? [text] : []),
      ...(SYMBOL_NAME.test(name) && !known.symbols.has(text) ? [text] : []),
    ];
    return unknown.map((one) => `${place}: ${path.join('.')} ${one} is not in the world`);
  });
}

/** Returns the hexadecimal values in a text that do not exist. */
export function unknownHex(text: string, known: ReadonlySet<string>): string[] {
  return (text.match(HEX) ?? []).filter(
    (hex) => !known.has(hex) && !wordsOf(hex).every((word) => isKnownWord(word, known)),
  );
}

/** Splits data of a call or an event into its words; the selector of a call comes first. */
function wordsOf(hex: string): string[] {
  const digits = hex.slice(2);
  const selector = digits.slice(0, digits.length % WORD);
  const words = digits.slice(selector.length).match(/.{64}/g) ?? [];
  return [...(selector === '' ? [] : [`0x${selector}`]), ...words];
}

function isKnownWord(word: string, known: ReadonlySet<string>): boolean {
  if (word.startsWith('0x')) {
    return word.length === 10 && known.has(word);
  }
  const significant = word.replace(/^0+/, '');
  return significant.length < NUMBER_DIGITS || known.has(`0x${word.slice(-40)}`);
}
