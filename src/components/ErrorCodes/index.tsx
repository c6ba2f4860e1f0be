import Translate from '@docusaurus/Translate';
import reference from '@site/docs/api/reference.json';
import React, {type ReactNode} from 'react';

/** The error codes of the description with the HTTP status they come with. */
export default function ErrorCodes(): ReactNode {
  return (
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
        {reference.errorCodes.map(({code, status}) => (
          <tr key={code}>
            <td>{status}</td>
            <td>
              <code>{code}</code>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
