import Translate, {translate} from '@docusaurus/Translate';
import errors from '@openapi-reference/data/error-codes.json';
import ScrollableTable from 'docusaurus-openapi-reference/components/ScrollableTable';
import React, {type ReactNode} from 'react';

export default function ErrorCodes(): ReactNode {
  return (
    <ScrollableTable label={translate({id: 'errors.label', message: 'Error codes'})}>
      <table>
        <thead>
          <tr>
            <th scope="col">
              <Translate id="errors.status">Status</Translate>
            </th>
            <th scope="col">
              <Translate id="errors.code">Code</Translate>
            </th>
          </tr>
        </thead>
        <tbody>
          {errors.codes.map(({code, status}) => (
            <tr key={code}>
              <td>{status}</td>
              <td>
                <code>{code}</code>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </ScrollableTable>
  );
}
