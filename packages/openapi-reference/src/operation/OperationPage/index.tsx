import Link from '@docusaurus/Link';
import Translate from '@docusaurus/Translate';
import {PageMetadata} from '@docusaurus/theme-common';
import Evidence from '@theme/Evidence';
import Heading from '@theme/Heading';
import OperationNotes from '@theme/OperationNotes';
import React, {useCallback, useRef, useState, type ReactNode} from 'react';
import {
  Callbacks,
  Checks,
  OtherSamples,
  WebhookExample,
  WebhookName,
  WebhookNote,
} from '../RareParts';
import OtherCredentials from '../../security/OtherCredentials';
import LatestChanges from '../../changelog/LatestChanges';
import CodeSamples from '../../samples/CodeSamples';
import Contents from '../../body/Contents';
import Feedback from '../Feedback';
import OperationDownloads from '../OperationDownloads';
import NextRequests from '../NextRequests';
import InlineCode from '../../components/InlineCode';
import MethodBadge from '../../components/MethodBadge';
import PageContents from '../PageContents';
import Parameters from '../../parameter/Parameters';
import RequestPanel from '../../request';
import type {Panel} from '../../form/form-state';
import TryItLink from '../../request/TryItLink';
import Responses from '../../response/Responses';
import Servers from '../../server/Servers';
import RichText from '../../components/RichText';
import Section from '../../components/Section';
import {isMarked} from '../../text/evidence';
import type {Operation} from '../operation';
import type {HighlightedBody, OperationData, OperationView} from '../../pages/page-data';
import type {SchemaComponents} from '../../schema/schema';
import {hasGuide, KEY_GUIDE_ROUTE, keyForm, onlyKey} from '../../security/security';
import {useRevealTarget} from '../../components/useRevealTarget';
import styles from '../../components/page.module.css';

export default function OperationPage({
  operation,
  components,
  changes,
  next,
}: OperationData): ReactNode {
  useRevealTarget();
  const formRef = useRef<HTMLFormElement>(null);
  const isWebhook = operation.isWebhook === true;
  return (
    <>
      <PageMetadata description={operation.summary} />
      <div className={styles.columns}>
        <header className={styles.part}>
          <Heading as="h1" className={styles.title}>
            {operation.title}
          </Heading>
          {isWebhook ? (
            <WebhookName operation={operation} />
          ) : (
            <section className={styles.bar}>
              <RequestUrls operation={operation} />
              <TryItLink formRef={formRef} className={styles.tryIt} />
            </section>
          )}
          <Notes operation={operation} />
          <Servers servers={operation.servers} />
          {operation.checked && <Checks checked={operation.checked} />}
          {isWebhook ? null : <PageContents operation={operation} />}
        </header>
        <div className={styles.part}>
          <RichText text={operation.description} />
          {isWebhook ? <WebhookNote operation={operation} /> : null}
          {!isWebhook && <Authentication security={operation.security} />}
          <div>
            <Parameters parameters={operation.parameters} components={components} />
            {operation.requestBody === undefined ? null : (
              <Body body={operation.requestBody} components={components} />
            )}
            {!isWebhook && <TryItLink formRef={formRef} className={styles.stickyTryIt} />}
          </div>
        </div>
        <div className={styles.part} data-aside="">
          <div className={styles.sticky}>
            {isWebhook ? (
              <WebhookExample operation={operation} />
            ) : (
              <Request operation={operation} components={components} formRef={formRef} />
            )}
          </div>
        </div>
        <div className={styles.part}>
          <Responses
            responses={operation.responses}
            components={components}
            hasExampleWorld={hasGuide(operation.security)}
          />
          {operation.callbacks && <Callbacks callbacks={operation.callbacks} />}
          {next && <NextRequests requests={next} />}
          <LatestChanges changes={changes} />
          {isWebhook ? null : <OperationDownloads operation={operation} />}
        </div>
      </div>
    </>
  );
}

function Request({
  operation,
  components,
  formRef,
}: Pick<Panel, 'operation' | 'components' | 'formRef'>): ReactNode {
  const [samples, setSamples] = useState(operation.samples);
  const samplesRef = useRef<HTMLElement>(null);
  const showSamples = useCallback((live: typeof samples) => {
    // A sample that gets shorter would move Send away from the pointer.
    samplesRef.current?.querySelectorAll('pre').forEach((pre) => {
      pre.style.minHeight = `${pre.offsetHeight}px`;
    });
    setSamples(live);
  }, []);
  return (
    <>
      <section
        aria-labelledby="code-samples"
        data-own-servers={operation.hasOwnServers}
        ref={samplesRef}
      >
        <h2 className={styles.asideTitle} id="code-samples">
          <Translate id="reference.samples">Code samples</Translate>
        </h2>
        <CodeSamples samples={samples} />
        {operation.otherSamples && <OtherSamples samples={operation.otherSamples} />}
      </section>
      <RequestPanel
        operation={operation}
        components={components}
        formRef={formRef}
        onSamples={showSamples}
      />
    </>
  );
}

function RequestUrls({
  operation,
}: {
  operation: Pick<Operation, 'servers' | 'hasOwnServers' | 'method' | 'path'>;
}): ReactNode {
  return (
    // With scripts it has one address, so it is no list.
    <ul className={styles.addresses} role="none">
      {operation.servers.map((server) => (
        <li
          key={server.id}
          role="none"
          data-network-line={operation.hasOwnServers ? undefined : server.id}
        >
          <MethodBadge method={operation.method} />{' '}
          <InlineCode
            className={styles.address}
            data-colours={addressColours(server.url, operation.path)}
          >
            {server.url + operation.path}
          </InlineCode>{' '}
          {server.name === server.url ? null : (
            <span className={styles.network}>{server.name}</span>
          )}
        </li>
      ))}
    </ul>
  );
}

/** Returns the colours of an address (`highlight/colours.ts`), of which path parameters are to be seen. */
function addressColours(host: string, path: string): string {
  const parts = path.split(/(\{[^}]*\})/).filter((part) => part !== '');
  return [
    `c${host.length}`,
    ...parts.map((part) => `${part.startsWith('{') ? 's' : '-'}${part.length}`),
  ].join('');
}

function Notes({operation}: {operation: OperationView}): ReactNode {
  return (
    <div className={styles.terms}>
      <OperationNotes operation={operation} />{' '}
      {operation.deprecated ? (
        <strong>
          <Translate id="reference.operation.deprecated">Deprecated</Translate>
        </strong>
      ) : null}{' '}
      {operation.evidence !== undefined && isMarked(operation.evidence) ? (
        <span>
          <Translate
            id="reference.operation.evidence"
            values={{mark: <Evidence kind={operation.evidence} />}}
          >
            {'Endpoint {mark}'}
          </Translate>
        </span>
      ) : null}{' '}
      <Feedback operation={operation} />
    </div>
  );
}

function Authentication({security}: Pick<Operation, 'security'>): ReactNode {
  const key = onlyKey(security);
  return (
    <Section
      id="authentication"
      heading={<Translate id="reference.authentication">Authentication</Translate>}
      className={key?.hasGuide && styles.terms}
    >
      {key === undefined ? (
        <OtherCredentials security={security} />
      ) : key.hasGuide ? (
        <div>
          <InlineCode>{keyForm(key)}</InlineCode>{' '}
          <Link to={KEY_GUIDE_ROUTE}>
            <Translate id="reference.authentication.how">How to create a key</Translate>
          </Link>
        </div>
      ) : (
        <>
          <p>
            <InlineCode>{keyForm(key)}</InlineCode>
          </p>
          <RichText text={key.description} />
        </>
      )}
    </Section>
  );
}

function Body({
  body,
  components,
}: {
  body: HighlightedBody;
  components: SchemaComponents;
}): ReactNode {
  return (
    <Section
      id="request-body"
      heading={<Translate id="reference.requestBody">Request body</Translate>}
    >
      <RichText text={body.description} />
      <Contents
        contents={body.contents}
        required={body.required}
        components={components}
        owner="body"
      />
    </Section>
  );
}
