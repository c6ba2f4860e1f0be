import type {ReactNode} from 'react';
import {translate} from '@docusaurus/Translate';
import {envelopeFields} from '@site/src/etherscan/envelope';
import {DataTable} from 'docusaurus-openapi-reference/components';
import Prose from '@site/src/features/table/Prose';

export default function EtherscanEnvelope(): ReactNode {
  return (
    <DataTable
      label={translate({id: 'etherscan.envelope.label', message: 'Fields of an answer'})}
      columns={[
        translate({id: 'etherscan.fields.name', message: 'Field'}),
        translate({id: 'etherscan.fields.type', message: 'Type'}),
        translate({id: 'etherscan.fields.description', message: 'Description'}),
      ]}
      rows={envelopeFields.map(({name, type, description}) => ({
        key: name,
        cells: [<code>{name}</code>, type, <Prose text={description} />],
      }))}
    />
  );
}
