import type {PasteKind} from './index-file';

/** An address of 20 bytes, a hash of 32 bytes, or the number of a block, and nothing else. */
const PATTERNS: [PasteKind, RegExp][] = [
  ['address', /^0x[\da-f]{40}$/i],
  ['hash', /^0x[\da-f]{64}$/i],
  ['block', /^\d{1,15}$/],
];

/** What a pasted text is, if it is a value that an endpoint can take. */
export function recognise(text: string): PasteKind | undefined {
  const value = text.trim();
  return PATTERNS.find(([, pattern]) => pattern.test(value))?.[0];
}
