import type {ReactNode} from 'react';
import {translate} from '@docusaurus/Translate';
import type {EtherscanApi} from '@site/src/etherscan/action';
import {DataTable} from 'docusaurus-openapi-reference/components';

export default function EtherscanNetworks({
  servers,
}: Pick<EtherscanApi, 'servers'>): ReactNode {
  return (
    <DataTable
      label={translate({id: 'etherscan.networks.label', message: 'Base URLs'})}
      columns={[
        translate({id: 'etherscan.networks.name', message: 'Network'}),
        translate({id: 'etherscan.networks.baseUrl', message: 'Base URL'}),
      ]}
      rows={servers.map(({url, description}) => ({
        key: url,
        cells: [description, <code>{url}</code>],
      }))}
    />
  );
}
