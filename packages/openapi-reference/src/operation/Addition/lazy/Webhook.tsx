import Translate from '@docusaurus/Translate';
import React, {type ReactNode} from 'react';
import Code from '../../../components/Code';
import MethodBadge from '../../../components/MethodBadge';
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
        <section aria-labelledby="example-request">
          <h2 className={styles.asideTitle} id="example-request">
            <Translate id="reference.exampleRequest">Example request</Translate>
          </h2>
          <Code html={example.html} />
          {example.truncated === true ? <Truncated /> : null}
        </section>
      )}
      {otherSamples && (
        <section aria-labelledby="code-samples">
          <h2 className={styles.asideTitle} id="code-samples">
            <Translate id="reference.samples">Code samples</Translate>
          </h2>
          <OtherSamples samples={otherSamples} />
        </section>
      )}
    </>
  );
}
