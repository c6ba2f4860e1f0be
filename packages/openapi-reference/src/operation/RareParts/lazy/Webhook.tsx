import Link from '@docusaurus/Link';
import Translate from '@docusaurus/Translate';
import React, {type ReactNode} from 'react';
import Code from '../../../components/Code';
import MethodBadge from '../../../components/MethodBadge';
import Section from '../../../components/Section';
import Truncated from '../../../components/Truncated';
import RichText from '../../../components/RichText';
import ExpressionText from '../../../response/Responses/lazy/ExpressionText';
import OtherCredentials from '../../../security/OtherCredentials';
import type {OperationView} from '../../../pages/page-data';
import styles from '../../../components/page.module.css';
import OtherSamples from './OtherSamples';

/** The method and the name of a webhook, where other operations have their addresses. */
export function WebhookName({operation}: {operation: OperationView}): ReactNode {
  return (
    <ul className={styles.addresses}>
      <li>
        <MethodBadge method={operation.method} />
        <code className={styles.address}>{operation.path}</code>
        <span className={styles.network}>
          <Translate id="reference.webhook">The API sends this to your server</Translate>
        </span>
      </li>
    </ul>
  );
}

/** The body that a webhook sends, and the samples that the document has for it. */
export function WebhookExample({
  operation: {requestBody, otherSamples},
}: {
  operation: OperationView;
}): ReactNode {
  const [example] = requestBody?.contents[0]?.examples ?? [];
  return (
    <>
      {example?.colours === undefined ? null : (
        <Section
          id="example-request"
          heading={<Translate id="reference.exampleRequest">Example request</Translate>}
          headingClassName={styles.asideTitle}
        >
          <Code colours={example.colours}>{example.text}</Code>
          {example.truncated === true ? <Truncated /> : null}
        </Section>
      )}
      {otherSamples && (
        <Section
          id="code-samples"
          heading={<Translate id="reference.samples">Code samples</Translate>}
          headingClassName={styles.asideTitle}
        >
          <OtherSamples samples={otherSamples} />
        </Section>
      )}
    </>
  );
}

/** Where a webhook or callback is sent, what the receiver has to do, and how it knows the sender. */
export function WebhookNote({
  operation: {callbackOf, receivers, security},
}: {
  operation: OperationView;
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
