import React, {type ReactNode} from 'react';
import GuideList, {type Guide} from '@site/src/features/guides/GuideList';

const GUIDES: readonly Guide[] = [
  'account-creation',
  'create-api-key',
  'guides/networks',
  'guides/paging',
  'guides/errors',
  'guides/units',
  'guides/migrate-from-etherscan',
  'guides/glossary',
  'smart-contract-verification/foundry-verify',
  'smart-contract-verification/hardhat-verify',
  'faq',
].map((id) => ({id, path: `/${id}`}));

export default function HomeGuides(): ReactNode {
  return <GuideList guides={GUIDES} />;
}
