import Link from '@docusaurus/Link';
import Translate from '@docusaurus/Translate';
import React, {type ReactNode} from 'react';
import MethodBadge from '../../../components/MethodBadge';
import OtherCredentials from '../../../security/OtherCredentials';
import RichText from '../../../components/RichText';
import Section from '../../../components/Section';
import fieldStyles from '../../../schema/SchemaTree/styles.module.css';
import type {Callback} from '../../../reference/operation';
import type {OperationView} from '../../../reference/page-data';
import ExpressionText from './ExpressionText';

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

/** Where a webhook or callback is sent, what the receiver has to do, and how it knows the sender. */
export function WebhookNote({
  webhook: {callbackOf, receivers, security},
}: {
  webhook: Pick<OperationView, 'callbackOf' | 'receivers' | 'security'>;
}): ReactNode {
  return (
    <>
      {callbackOf === undefined ? null : (
        <p>
          <Translate
            id="reference.callback.of"
            values={{
              operation: <Link to={callbackOf.route}>{callbackOf.title}</Link>,
              address: <ExpressionText expression={callbackOf.address} />,
            }}
          >
            {'A callback of {operation}, sent to {address}.'}
          </Translate>
        </p>
      )}
      {receivers && (
        <>
          <p>
            <Translate id="reference.webhook.receivers">
              The description names these servers as receivers:
            </Translate>
          </p>
          <ul>
            {receivers.map(({url, description}) => (
              <li key={url}>
                <code>{url}</code>
                <RichText text={description} />
              </li>
            ))}
          </ul>
        </>
      )}
      <p>
        <Translate id="reference.webhook.answer">
          Your server answers with one of the responses below.
        </Translate>
      </p>
      {security.length === 0 ? null : (
        <Section
          id="authentication"
          heading={<Translate id="reference.authentication">Authentication</Translate>}
        >
          <OtherCredentials security={security} isSent />
        </Section>
      )}
    </>
  );
}
