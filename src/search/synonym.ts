/** What developers type, and what the reference says in its place. */
const SYNONYMS: Record<string, readonly string[]> = {
  acc: ['account'],
  addr: ['address'],
  erc1155: ['kip37'],
  erc20: ['kip7', 'fungible'],
  erc721: ['kip17', 'nft'],
  newest: ['latest'],
  tx: ['transaction'],
  txn: ['transaction'],
  txs: ['transactions', 'transaction'],
  wallet: ['account'],
};

/** Other words for a word, in lower case. */
export function synonymsOf(word: string): readonly string[] {
  return Object.hasOwn(SYNONYMS, word) ? (SYNONYMS[word] ?? []) : [];
}
