/** Base URLs. Examples use the first. */
export const etherscanNetworks = [
  {name: 'Kaia mainnet', baseUrl: 'https://mainnet-oapi.kaiascan.io/api'},
  {name: 'Kairos testnet', baseUrl: 'https://kairos-oapi.kaiascan.io/api'},
] as const;

/** Where samples and programs read the API key from; so does `x-environment-variable` of the overlay. */
export const keyVariable = 'KAIASCAN_API_KEY';
