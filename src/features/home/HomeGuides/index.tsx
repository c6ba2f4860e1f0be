import Link from '@docusaurus/Link';
import {translate} from '@docusaurus/Translate';
import React, {type ReactNode} from 'react';
import styles from '@site/src/features/schema/SchemaIndex/styles.module.css';

interface Guide {
  to: string;
  title: string;
  summary: string;
}

export default function HomeGuides(): ReactNode {
  return (
    <ul className={styles.list}>
      {guides().map(({to, title, summary}) => (
        <li key={to} className={styles.schema}>
          <Link to={to} className={styles.title}>
            {title}
          </Link>
          <div>{summary}</div>
        </li>
      ))}
    </ul>
  );
}

function guides(): Guide[] {
  return [
    {
      to: '/account-creation',
      title: translate({id: 'home.guides.account', message: 'Create an account'}),
      summary: translate({
        id: 'home.guides.account.line',
        message: 'Open the KaiaScan account that a key belongs to.',
      }),
    },
    {
      to: '/create-api-key',
      title: translate({id: 'home.guides.key', message: 'Create an API key'}),
      summary: translate({
        id: 'home.guides.key.line',
        message: 'Create a key, keep it safe and check that it works.',
      }),
    },
    {
      to: '/etherscan-compatible-api',
      title: translate({
        id: 'home.guides.etherscan',
        message: 'Etherscan-compatible API',
      }),
      summary: translate({
        id: 'home.guides.etherscan.line',
        message: 'Point tools that were written for Etherscan at Kaia.',
      }),
    },
    {
      to: '/smart-contract-verification/foundry-verify',
      title: translate({id: 'home.guides.foundry', message: 'Verify with Foundry'}),
      summary: translate({
        id: 'home.guides.foundry.line',
        message: 'Publish the source code of a contract with forge.',
      }),
    },
    {
      to: '/smart-contract-verification/hardhat-verify',
      title: translate({id: 'home.guides.hardhat', message: 'Verify with Hardhat'}),
      summary: translate({
        id: 'home.guides.hardhat.line',
        message: 'Publish the source code of a contract from a Hardhat project.',
      }),
    },
    {
      to: '/faq',
      title: translate({id: 'home.guides.faq', message: 'FAQ'}),
      summary: translate({
        id: 'home.guides.faq.line',
        message: 'Errors, paging, limits, and what is not known yet.',
      }),
    },
  ];
}
