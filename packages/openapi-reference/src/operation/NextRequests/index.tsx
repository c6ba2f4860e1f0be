import Link from '@docusaurus/Link';
import Translate from '@docusaurus/Translate';
import React, {type ReactNode} from 'react';
import Codes from '../../components/Codes';
import Section from '../../components/Section';
import type {NextRequest} from '../../value/next-request';

/** Lists the endpoints that take values of the answer. */
export default function NextRequests({
  requests,
}: {
  requests: readonly NextRequest[];
}): ReactNode {
  const heading = <Translate id="reference.next">Next requests</Translate>;
  return (
    <Section id="next-requests" heading={heading} data-search-ignore>
      <ul>
        {requests.map(({title, route, kind, paths}) => (
          <li key={route}>
            <Translate
              id="reference.next.takes"
              values={{
                endpoint: <Link to={route}>{title}</Link>,
                kind,
                values: <Codes values={paths} />,
              }}
            >
              {'{endpoint} takes as {kind}: {values}'}
            </Translate>
          </li>
        ))}
      </ul>
    </Section>
  );
}
