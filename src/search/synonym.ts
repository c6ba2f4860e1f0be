const EQUIVALENT_TERMS: readonly (readonly string[])[] = [
  ['nft', 'non fungible token', 'non fungible', 'kip 17', 'kip17', 'kip 37', 'kip37'],
];

/** Terms that developers use, with those of the documentation. */
const SYNONYMS: Readonly<Record<string, readonly string[]>> = {
  acc: ['account'],
  addr: ['address'],
  erc1155: ['kip37', 'kip 37', 'nft', 'non fungible token'],
  erc20: ['kip7', 'kip 7', 'fungible'],
  erc721: ['kip17', 'kip 17', 'nft', 'non fungible token'],
  error: ['status'],
  newest: ['latest'],
  tx: ['transaction'],
  txn: ['transaction'],
  txs: ['transactions', 'transaction'],
  wallet: ['account'],
};

export const MAX_PHRASE_WORDS = 3;

/** Returns the synonyms of a lower-case phrase, each split into words. */
export function synonymsOf(phrase: string): string[][] {
  const equivalents = EQUIVALENT_TERMS.find((each) => each.includes(phrase)) ?? [];
  const others = Object.hasOwn(SYNONYMS, phrase) ? (SYNONYMS[phrase] ?? []) : [];
  return [...equivalents, ...others]
    .filter((each) => each !== phrase)
    .map((each) => each.split(' '));
}
