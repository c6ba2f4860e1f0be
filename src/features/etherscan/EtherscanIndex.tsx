import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import {translate} from '@docusaurus/Translate';
import entries from '@generated/etherscan/default/index.json';
import Evidence from '@theme/Evidence';
import {DataTable} from 'docusaurus-openapi-reference/components';
import type {Evidence as EvidenceKind} from 'docusaurus-openapi-reference/types';

function EvidenceCell({kind}: {readonly kind: EvidenceKind}): ReactNode {
  switch (kind) {
    case 'documented':
      return translate({id: 'etherscan.index.documented', message: 'Documented'});
    case 'seen-in-use':
      return translate({id: 'etherscan.index.seenInUse', message: 'Seen in use'});
    case 'source-2024':
    case 'inferred':
      return <Evidence kind={kind} />;
  }
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
          translate({id: 'etherscan.index.evidence', message: 'Evidence'}),
          translate({id: 'etherscan.index.result', message: 'Fields of the answer'}),
        ]}
        rows={entries.map(
          ({module, action, summary, route, evidence, isResultKnown}) => ({
            key: route,
            cells: [
              <Link to={route}>
                <code>{action}</code>
              </Link>,
              <code>{module}</code>,
              summary,
              <EvidenceCell kind={evidence} />,
              isResultKnown
                ? translate({id: 'etherscan.index.resultKnown', message: 'Known'})
                : translate({id: 'etherscan.index.resultUnknown', message: 'Not known'}),
            ],
          }),
        )}
      />
    </div>
  );
}
