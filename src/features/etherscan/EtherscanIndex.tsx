import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import {translate} from '@docusaurus/Translate';
import entries from '@generated/etherscan/default/index.json';
import Unverified from '@site/src/components/Unverified';
import type {EtherscanIndexEntry} from '@site/src/etherscan/page-data';
import DataTable, {type DataRow} from '@site/src/components/DataTable';

function State({state}: {readonly state: EtherscanIndexEntry['state']}): ReactNode {
  switch (state) {
    case 'unverified':
      return <Unverified />;
    case 'responseUnverified':
      return translate({
        id: 'etherscan.index.seenWithoutAnswer',
        message: 'Published, answer not yet verified',
      });
    case 'published':
      return translate({id: 'etherscan.index.seen', message: 'Published'});
  }
}

function actionRow({
  module,
  action,
  summary,
  route,
  state,
}: EtherscanIndexEntry): DataRow {
  return {
    key: route,
    cells: [
      <Link to={route}>
        <code>{action}</code>
      </Link>,
      <code>{module}</code>,
      summary,
      <State state={state} />,
    ],
  };
}

export default function EtherscanIndex(): ReactNode {
  return (
    <div data-search-ignore>
      <DataTable
        label={translate({id: 'etherscan.index.label', message: 'All actions'})}
        columns={[
          translate({id: 'etherscan.index.action', message: 'Action'}),
          translate({id: 'etherscan.index.module', message: 'Module'}),
          translate({id: 'etherscan.index.summary', message: 'What it returns'}),
          translate({id: 'etherscan.index.state', message: 'State'}),
        ]}
        rows={entries.map(actionRow)}
      />
    </div>
  );
}
