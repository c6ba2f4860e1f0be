import path from 'node:path';
import type {SidebarsConfig} from '@docusaurus/plugin-content-docs';
import {
  createApiItems,
  createSchemaCategory,
  readGenerated,
  readReferenceIndex,
} from 'docusaurus-openapi-reference';
import {PLANS_FILE, type PlanEntry} from './src/plans/plan';
import {createPlanItems} from './src/plans/sidebar';
import {GUIDES} from './src/features/guides/guide-list';

const DOCS_DIR = path.join(__dirname, 'docs');

const reference = readReferenceIndex(DOCS_DIR);

const {plans} = readGenerated(DOCS_DIR, PLANS_FILE) as {plans: PlanEntry[]};

const sidebars: SidebarsConfig = {
  docs: [
    'index',
    {
      type: 'category',
      label: 'Get started',
      items: ['account-creation', 'create-api-key', 'endpoint-credit'],
    },
    {
      type: 'category',
      label: 'Guides',
      link: {type: 'doc', id: 'guides/index'},
      items: GUIDES,
    },
    {
      type: 'category',
      label: 'Recipes',
      link: {type: 'doc', id: 'recipes'},
      items: [
        'recipes/client',
        'recipes/token-transfers',
        'recipes/kaia-price',
        'recipes/account-holdings',
        'recipes/wait-for-transaction',
        'recipes/collection-holders',
        'recipes/stablecoin-daily-figures',
        'recipes/contract-events',
        'recipes/blocks',
        'recipes/watch-account',
        'recipes/etherscan-token-transfers',
      ],
    },
    {
      type: 'category',
      label: 'API reference',
      link: {type: 'doc', id: 'api'},
      items: [...createApiItems(reference), 'changelog'],
    },
    createSchemaCategory(reference),
    {
      type: 'category',
      label: 'Plans',
      link: {type: 'doc', id: 'plans'},
      items: createPlanItems(reference, plans),
    },
    {
      type: 'category',
      label: 'Etherscan-compatible API',
      link: {type: 'doc', id: 'etherscan-compatible-api/index'},
      items: [
        'etherscan-compatible-api/Accounts',
        'etherscan-compatible-api/blocks',
        'etherscan-compatible-api/Contracts',
        'etherscan-compatible-api/Stats',
        'etherscan-compatible-api/Token',
        'etherscan-compatible-api/Transaction',
      ],
    },
    {
      type: 'category',
      label: 'Smart contract verification',
      items: [
        'smart-contract-verification/foundry-verify',
        'smart-contract-verification/hardhat-verify',
      ],
    },
  ],
};

export default sidebars;
