import type {ReactNode} from 'react';
import {translate} from '@docusaurus/Translate';
import {etherscanNetworks} from '@site/src/etherscan/network';
import DataTable from '@site/src/components/DataTable';

export default function EtherscanNetworks(): ReactNode {
  return (
    <DataTable
      label={translate({id: 'etherscan.networks.label', message: 'Base URLs'})}
      columns={[
        translate({id: 'etherscan.networks.name', message: 'Network'}),
        translate({id: 'etherscan.networks.baseUrl', message: 'Base URL'}),
      ]}
      rows={etherscanNetworks.map(({name, baseUrl}) => ({
        key: name,
        cells: [name, <code>{baseUrl}</code>],
      }))}
    />
  );
}
