/*
 * Why: some blocks of the guides need more than the block: a download, a value of the reader, another terminal.
 * Others cannot be run here. Whatever this table does not name is run as it is.
 */

/** What a guide tells its reader beside its blocks. Keys of blocks are a part of their text. */
export interface Setup {
  /** Files to download, by their name in the folder: paths of the site. */
  readonly downloads?: Readonly<Record<string, string>>;
  /** What the reader replaces in the blocks. */
  readonly values?: Readonly<Record<string, string>>;
  /** Blocks that run until the reader ends them, in a terminal of their own. */
  readonly servers?: readonly string[];
  /** Blocks before which the reader starts again in an empty folder. */
  readonly restarts?: readonly string[];
  /** Blocks that are not run, with the reason. */
  readonly skipped?: Readonly<Record<string, string>>;
}

const FOUNDRY = 'needs Foundry, which no package registry has';
const CHAIN = 'deploys or verifies a contract on the chain';
const KEY = 'asks for a private key';
const INSTALLED = 'installs docusaurus-docs-mcp for all folders, or needs it there';
const ENDLESS = 'never ends; npm run test:recipes runs the program';

const ADDRESS = `0x${'1234567890'.repeat(4)}`;

/** By the path of the guide in `docs`. */
export const SETUPS: Readonly<Record<string, Setup>> = {
  'etherscan-compatible-api/index.mdx': {
    values: {YOUR_TRANSACTION_HASH: `0x${'12345678'.repeat(8)}`},
  },
  'guides/assistants.mdx': {
    skipped: {
      'npm run pack': INSTALLED,
      'claude mcp add': INSTALLED,
      'KAIASCAN_API_KEY=YOUR_API_KEY docusaurus-docs-mcp': INSTALLED,
    },
  },
  'guides/use-in-a-project.mdx': {
    downloads: {
      'kaia.d.ts': 'types/kaia.d.ts',
      'kaia/kaia.go': 'types/kaia.go',
      'kaia_types.py': 'types/kaia.py',
      'postman_collection.json': 'postman_collection.json',
      'openapi.json': 'openapi.json',
    },
    servers: ['prism-cli mock'],
  },
  'guides/versions.mdx': {
    downloads: {'openapi.json': 'openapi.json'},
    servers: ['prism-cli proxy'],
    skipped: {'npm run api:verify': 'calls the service with a key; verify.yml runs it'},
  },
  'guides/watch-address.mdx': {
    skipped: {
      'python3 watch-account.py YOUR_ADDRESS': ENDLESS,
      'while true': ENDLESS,
    },
  },
  'smart-contract-verification/foundry-verify.mdx': {
    values: {'0xYourContractAddress': ADDRESS},
    skipped: {
      'forge ': FOUNDRY,
      'foundryup ': FOUNDRY,
      'cast ': FOUNDRY,
      'out/Greeter.sol': FOUNDRY,
    },
  },
  'smart-contract-verification/hardhat-verify.mdx': {
    values: {'0xYourContractAddress': ADDRESS},
    restarts: ['hardhat@3'],
    skipped: {
      'read -rs': KEY,
      'npx hardhat run': CHAIN,
      'npx hardhat verify': CHAIN,
    },
  },
};
