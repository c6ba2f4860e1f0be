import {translate} from '@docusaurus/Translate';
import errors from '@openapi-reference/data/error-codes.json';
import React, {type ReactNode} from 'react';
import PlainTable from '@site/src/features/table/PlainTable';

export default function ErrorCodes(): ReactNode {
  return (
    <PlainTable
      label={translate({id: 'errors.label', message: 'Error codes'})}
      columns={[
        translate({id: 'errors.status', message: 'Status'}),
        translate({id: 'errors.code', message: 'Code'}),
      ]}
      rows={errors.codes.map(({code, status}) => ({
        key: code,
        cells: [status, <code>{code}</code>],
      }))}
    />
  );
}
