import Link from '@docusaurus/Link';
import Translate from '@docusaurus/Translate';
import React, {type ReactNode} from 'react';
import MethodBadge from '../../../components/MethodBadge';
import Section from '../../../components/Section';
import fieldStyles from '../../../schema/SchemaTree/styles.module.css';
import type {Callback} from '../../operation';
import ExpressionText from '../../../response/Responses/lazy/ExpressionText';

/** The requests that the API sends because of an operation. */
export function Callbacks({callbacks}: {callbacks: readonly Callback[]}): ReactNode {
  return (
    <Section
      id="callbacks"
      heading={<Translate id="reference.callbacks">Callbacks</Translate>}
    >
      <p>
        <Translate id="reference.callbacks.text">
          The API sends these requests to your server because of a request to this
          endpoint.
        </Translate>
      </p>
      <ul className={fieldStyles.fields}>
        {callbacks.map(({name, title, route, method, address}) => (
          <li key={route} className={fieldStyles.field}>
            <div className={fieldStyles.entry}>
              <MethodBadge method={method} />
              <Link to={route}>{title}</Link>
              <code>{name}</code>
            </div>
            <p>
              <Translate
                id="reference.callbacks.address"
                values={{address: <ExpressionText expression={address} />}}
              >
                {'Sent to {address}'}
              </Translate>
            </p>
          </li>
        ))}
      </ul>
    </Section>
  );
}
