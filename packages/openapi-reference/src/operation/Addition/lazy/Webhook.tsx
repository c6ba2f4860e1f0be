import Translate from '@docusaurus/Translate';
import React, {type ReactNode} from 'react';
import Code from '../../../components/Code';
import MethodBadge from '../../../components/MethodBadge';
import Section from '../../../components/Section';
import Truncated from '../../../components/Truncated';
import type {OperationView} from '../../../reference/page-data';
import styles from '../../OperationPage/styles.module.css';
import OtherSamples from './OtherSamples';

/** The method and the name of a webhook, where other operations have their addresses. */
export function WebhookName({
  operation,
}: {
  operation: Pick<OperationView, 'method' | 'path'>;
}): ReactNode {
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
  operation: Pick<OperationView, 'requestBody' | 'otherSamples'>;
}): ReactNode {
  const [example] = requestBody?.contents[0]?.examples ?? [];
  return (
    <>
      {example?.html === undefined ? null : (
        <Section
          id="example-request"
          heading={<Translate id="reference.exampleRequest">Example request</Translate>}
          headingClassName={styles.asideTitle}
        >
          <Code html={example.html} />
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
