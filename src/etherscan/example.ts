/** Valid and consistent values for examples. */
export const example = {
  account: '0x76c8d6b029b80857f9b2f252be07a8dd2eb64c68',
  block: '109066434',
  laterBlock: '109067433',
  futureBlock: '999999999',
  transaction: '0xfd1ed374d6180c93d30ce30fcc8bb8b7ac1ec239a21d6b38901c6dfded01e4eb',
  token: '0x5c74070fdea071359b86082bd9f9b3deaafbe32b',
  contract: '0x1b6b2cf9a8b4a3f9e5ad2f40d27db0ecac4f0b2e',
  recipient: '0x2f4c5a0e8d7b19634a1c0f5e9b3d8276c1e4a590',
  blockHash: '0x6b1f0c9d3e7a52848f0b4d1c7e96a35f20d8b7c4e1936a5f8027cdb4f19e3a60',
  timeStamp: '1670460000',
  amount: '1000000000000000000',
  itemId: '42',
} as const;

/** Encodes a value as 32-byte word of contract calls and logs. */
export function toWord(value: string): string {
  return BigInt(value).toString(16).padStart(64, '0');
}
