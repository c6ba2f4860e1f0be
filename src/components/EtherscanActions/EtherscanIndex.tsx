import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import {translate} from '@docusaurus/Translate';
import type {EtherscanAction} from '@site/src/etherscan/action';
import {
  actionsOf,
  anchorOf,
  etherscanPages,
  pathOf,
  type EtherscanPage,
} from '@site/src/etherscan/page';
import DataTable, {type DataRow} from './DataTable';
import UnverifiedBadge from './UnverifiedBadge';

function State({action}: {readonly action: EtherscanAction}): ReactNode {
  if (action.unverified) {
    return <UnverifiedBadge />;
  }
  return action.result.type === 'unverified'
    ? translate({
        id: 'etherscan.index.seenWithoutAnswer',
        message: 'Published, answer not yet verified',
      })
    : translate({id: 'etherscan.index.seen', message: 'Published'});
}

function actionRow(page: EtherscanPage, action: EtherscanAction): DataRow {
  return {
    key: anchorOf(action),
    cells: [
      <Link to={`${pathOf(page)}#${anchorOf(action)}`}>
        <code>{action.action}</code>
      </Link>,
      <code>{action.module}</code>,
      action.summary,
      <State action={action} />,
    ],
  };
}

/** A table of all actions that leads to each of them. */
export default function EtherscanIndex(): ReactNode {
  return (
    <DataTable
      label={translate({id: 'etherscan.index.label', message: 'All actions'})}
      columns={[
        translate({id: 'etherscan.index.action', message: 'Action'}),
        translate({id: 'etherscan.index.module', message: 'Module'}),
        translate({id: 'etherscan.index.summary', message: 'What it returns'}),
        translate({id: 'etherscan.index.state', message: 'State'}),
      ]}
      rows={etherscanPages.flatMap((page) =>
        actionsOf(page).map((action) => actionRow(page, action)),
      )}
    />
  );
}
