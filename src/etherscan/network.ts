/** Base URLs. Examples use the first. */
export const etherscanNetworks = [
  {name: 'Kaia mainnet', baseUrl: 'https://mainnet-oapi.kaiascan.io/api'},
  {name: 'Kairos testnet', baseUrl: 'https://kairos-oapi.kaiascan.io/api'},
] as const;
