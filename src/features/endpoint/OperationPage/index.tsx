import Link from '@docusaurus/Link';
import Translate, {translate} from '@docusaurus/Translate';
import {PageMetadata} from '@docusaurus/theme-common';
import Heading from '@theme/Heading';
import React, {
  useCallback,
  useRef,
  useState,
  type ReactNode,
  type RefObject,
} from 'react';
import Addition from '@site/src/features/endpoint/Addition';
import OtherCredentials from '@site/src/features/authentication/OtherCredentials';
import LatestChanges from '@site/src/features/changelog/LatestChanges';
import CodeSamples from '@site/src/features/endpoint/CodeSamples';
import Contents from '@site/src/features/endpoint/Contents';
import OperationDownloads from '@site/src/features/endpoint/OperationDownloads';
import NextRequests from '@site/src/features/endpoint/NextRequests';
import MethodBadge from 'docusaurus-openapi-reference/components/MethodBadge';
import PageContents from '@site/src/features/endpoint/PageContents';
import Parameters from '@site/src/features/endpoint/Parameters';
import PlanBadge from '@site/src/components/PlanBadge';
import {creditText} from '@site/src/features/plans/credit-text';
import PlanLink from '@site/src/features/plans/PlanLink';
import RequestPanel from '@site/src/features/request-panel';
import TryItLink from '@site/src/features/request-panel/TryItLink';
import Responses from '@site/src/features/endpoint/Responses';
import Servers from '@site/src/features/endpoint/Servers';
import RichText from '@site/src/components/RichText';
import Evidence from '@site/src/components/Evidence';
import {estimateLink} from 'docusaurus-openapi-reference/reference/estimate-link';
import {isMarked} from 'docusaurus-openapi-reference/reference/evidence';
import type {Operation} from 'docusaurus-openapi-reference/reference/operation';
import type {
  HighlightedBody,
  OperationData,
  OperationView,
} from 'docusaurus-openapi-reference/reference/page-data';
import {planEndpointsRoute} from 'docusaurus-openapi-reference/reference/route';
import type {SchemaComponents} from 'docusaurus-openapi-reference/reference/schema';
import {
  hasGuide,
  KEY_GUIDE_ROUTE,
  keyForm,
  onlyKey,
} from 'docusaurus-openapi-reference/reference/security';
import {useRevealTarget} from './useRevealTarget';
import styles from './styles.module.css';

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
      <header className={styles.header}>
        <Heading as="h1" className={styles.title}>
          {operation.title}
        </Heading>
        {isWebhook ? (
          <Addition webhookName={operation} />
        ) : (
          <div className={styles.bar}>
            <RequestUrls operation={operation} />
            <TryItLink formRef={formRef} className={styles.tryIt} />
          </div>
        )}
        <PlanAndCredits operation={operation} />
        {operation.servers.some(
          ({variables, description}) => variables ?? description,
        ) ? (
          <Servers servers={operation.servers} />
        ) : null}
        {operation.checked && <Addition checked={operation.checked} />}
        {isWebhook ? null : <PageContents operation={operation} />}
      </header>
      <div className={styles.columns}>
        <div className={styles.reference}>
          <RichText text={operation.description} />
          {isWebhook ? <Addition webhook={operation} /> : null}
          {!isWebhook && <Authentication security={operation.security} />}
          <div>
            <Parameters parameters={operation.parameters} components={components} />
            {operation.requestBody === undefined ? null : (
              <Body body={operation.requestBody} components={components} />
            )}
            {!isWebhook && <TryItLink formRef={formRef} className={styles.stickyTryIt} />}
          </div>
        </div>
        <div className={styles.aside}>
          {isWebhook ? (
            <Addition webhookExample={operation} />
          ) : (
            <Request operation={operation} components={components} formRef={formRef} />
          )}
        </div>
        <div className={styles.reference}>
          <Responses
            responses={operation.responses}
            components={components}
            hasExampleWorld={hasGuide(operation.security)}
          />
          {operation.callbacks && <Addition callbacks={operation.callbacks} />}
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
}: {
  operation: OperationView;
  components: SchemaComponents;
  formRef: RefObject<HTMLFormElement>;
}): ReactNode {
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
        {operation.otherSamples && <Addition samples={operation.otherSamples} />}
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
    <ul className={styles.addresses}>
      {operation.servers.map((server) => (
        <li
          key={server.id}
          data-network-line={operation.hasOwnServers ? undefined : server.id}
        >
          <MethodBadge method={operation.method} />
          <code className={styles.address}>
            <span className={styles.host}>{server.url}</span>
            <Path path={operation.path} />
          </code>
          {server.name === server.url ? null : (
            <span className={styles.network}>{server.name}</span>
          )}
        </li>
      ))}
    </ul>
  );
}

/** Allows line breaks after slashes, and highlights path parameters. */
function Path({path}: {path: string}): ReactNode {
  return path.split(/(?<=\/)|(?<=\})|(?=\{)/).map((part, index) => (
    <React.Fragment key={index}>
      {part.startsWith('{') ? <span className={styles.placeholder}>{part}</span> : part}
      <wbr />
    </React.Fragment>
  ));
}

function PlanAndCredits({operation}: {operation: OperationView}): ReactNode {
  return (
    <p className={styles.terms}>
      {operation.plan === undefined ? null : (
        <span>
          <PlanLink
            plan={{name: operation.plan, endpoints: planEndpointsRoute(operation.plan)}}
            className={styles.plan}
          >
            <Translate
              id="reference.plan"
              values={{plan: <PlanBadge plan={operation.plan} />}}
            >
              {'{plan} and above'}
            </Translate>
          </PlanLink>{' '}
          <Evidence kind={operation.planEvidence} />
        </span>
      )}
      {operation.isNew === true ? (
        <span
          title={translate({
            id: 'reference.plan.new.title',
            message:
              'New in the description of the API; shown in the plan that lists most endpoints until its plan is known',
          })}
        >
          <Translate id="reference.plan.new">New, plan not yet known</Translate>
        </span>
      ) : null}
      {operation.plan === undefined ? null : (
        <span>
          <Link to={estimateLink(operation.id)}>{creditText(operation.credits)}</Link>{' '}
          <Evidence kind={operation.creditsEvidence} />
        </span>
      )}
      {operation.deprecated ? (
        <strong>
          <Translate id="reference.operation.deprecated">Deprecated</Translate>
        </strong>
      ) : null}
      {operation.evidence !== undefined && isMarked(operation.evidence) ? (
        <span>
          <Translate
            id="reference.operation.evidence"
            values={{mark: <Evidence kind={operation.evidence} />}}
          >
            {'Endpoint {mark}'}
          </Translate>
        </span>
      ) : null}
    </p>
  );
}

function Authentication({security}: Pick<Operation, 'security'>): ReactNode {
  const key = onlyKey(security);
  return (
    <section aria-labelledby="authentication" className={key?.hasGuide && styles.terms}>
      <h2 id="authentication">
        <Translate id="reference.authentication">Authentication</Translate>
      </h2>
      {key === undefined ? (
        <OtherCredentials security={security} />
      ) : (
        <>
          <p>
            <code>{keyForm(key)}</code>{' '}
            {key.hasGuide && (
              <Link to={KEY_GUIDE_ROUTE}>
                <Translate id="reference.authentication.how">
                  How to create a key
                </Translate>
              </Link>
            )}
          </p>
          {!key.hasGuide && <RichText text={key.description} />}
        </>
      )}
    </section>
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
    <section aria-labelledby="request-body">
      <h2 id="request-body">
        <Translate id="reference.requestBody">Request body</Translate>
      </h2>
      <RichText text={body.description} />
      <Contents
        contents={body.contents}
        required={body.required}
        components={components}
        owner="body"
      />
    </section>
  );
}
