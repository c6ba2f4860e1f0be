/** Names of one thing. Whichever of them is typed, the others are searched for as well. */
const NAMES_OF_ONE_THING: readonly (readonly string[])[] = [
  ['nft', 'non fungible token', 'non fungible', 'kip 17', 'kip17', 'kip 37', 'kip37'],
];

/** What developers type, and what the documentation says in its place. */
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

/** The most words that a phrase with synonyms has. */
export const LONGEST_PHRASE = 3;

/** Phrases that mean the same as a word or phrase in lower case, each as a list of its words. */
export function synonymsOf(phrase: string): string[][] {
  const names = NAMES_OF_ONE_THING.find((each) => each.includes(phrase)) ?? [];
  const others = Object.hasOwn(SYNONYMS, phrase) ? (SYNONYMS[phrase] ?? []) : [];
  return [...names, ...others]
    .filter((each) => each !== phrase)
    .map((each) => each.split(' '));
}
