import Link from '@docusaurus/Link';
import Translate from '@docusaurus/Translate';
import React, {type ReactNode} from 'react';
import type {NextRequest} from '../../reference/next-request';

/** Lists the endpoints that take values of the answer. */
export default function NextRequests({
  requests,
}: {
  requests: readonly NextRequest[];
}): ReactNode {
  return (
    <section aria-labelledby="next-requests" data-search-ignore>
      <h2 id="next-requests">
        <Translate id="reference.next">Next requests</Translate>
      </h2>
      <ul>
        {requests.map(({title, route, kind, paths}) => (
          <li key={route}>
            <Translate
              id="reference.next.takes"
              values={{
                endpoint: <Link to={route}>{title}</Link>,
                kind,
                values: paths.map((path, index) => (
                  <React.Fragment key={path}>
                    {index > 0 && ', '}
                    <code>{path}</code>
                  </React.Fragment>
                )),
              }}
            >
              {'{endpoint} takes as {kind}: {values}'}
            </Translate>
          </li>
        ))}
      </ul>
    </section>
  );
}
