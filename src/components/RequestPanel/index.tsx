import Translate, {translate} from '@docusaurus/Translate';
import SkeletonLoader from '@theme/SkeletonLoader';
import React, {lazy, Suspense, useState, type FormEvent, type ReactNode} from 'react';
import type {Parameter} from '@site/src/openapi/parameter';
import type {RequestParts} from '@site/src/openapi/sample-request';
import type {SchemaComponents} from '@site/src/openapi/schema';
import {dereference} from '@site/src/openapi/schema-label';
import {readRequest, type PanelRequest} from './request';
import styles from './styles.module.css';

const Answer = lazy(() => import('./Answer'));

/**
 * The form that sends a real request. It is plain markup until it is submitted; sending and showing
 * the answer are loaded then. The key stays in the form: it is in no storage and no address.
 */
export default function RequestPanel({
  operation,
  components,
}: {
  operation: RequestParts;
  components: SchemaComponents;
}): ReactNode {
  const [sent, setSent] = useState<{request: PanelRequest; count: number}>();
  const submit = (event: FormEvent<HTMLFormElement>): void => {
    event.preventDefault();
    const request = readRequest(operation, new FormData(event.currentTarget));
    setSent((last) => ({request, count: (last?.count ?? 0) + 1}));
  };
  return (
    <section className={styles.panel} aria-labelledby="try-it">
      <h2 className={styles.title} id="try-it">
        <Translate id="panel.title">Try it</Translate>
      </h2>
      <form className={styles.form} onSubmit={submit} autoComplete="off">
        <ServerField operation={operation} />
        {operation.security.length === 0 ? null : <KeyField />}
        {operation.parameters
          .filter((parameter) => parameter.in !== 'cookie')
          .map((parameter) => (
            <ParameterField
              key={`${parameter.in}-${parameter.name}`}
              parameter={parameter}
              components={components}
            />
          ))}
        {operation.requestBody === undefined ? null : (
          <BodyField example={operation.requestBody.content.example} />
        )}
        <button type="submit" className="button button--primary">
          <Translate id="panel.send">Send API Request</Translate>
        </button>
      </form>
      <div aria-live="polite">
        {sent === undefined ? null : (
          <Suspense fallback={<Waiting />}>
            <Answer key={sent.count} request={sent.request} fallback={<Waiting />} />
          </Suspense>
        )}
      </div>
    </section>
  );
}

function ServerField({operation}: {operation: RequestParts}): ReactNode {
  return (
    <label className={styles.field}>
      <span className={styles.label}>
        <Translate id="panel.network">Network</Translate>
      </span>
      <select name="server" className={styles.input}>
        {operation.servers.map((server) => (
          <option key={server.id} value={server.url}>
            {server.name}
          </option>
        ))}
      </select>
    </label>
  );
}

function KeyField(): ReactNode {
  return (
    <label className={styles.field}>
      <span className={styles.label}>
        <Translate id="panel.key">API key</Translate>
      </span>
      <input
        name="key"
        type="password"
        className={styles.input}
        autoComplete="off"
        spellCheck={false}
        placeholder={translate({
          id: 'panel.key.placeholder',
          message: 'Sent to the chosen network only',
        })}
      />
    </label>
  );
}

function ParameterField({
  parameter,
  components,
}: {
  parameter: Parameter;
  components: SchemaComponents;
}): ReactNode {
  const node = dereference(parameter.node, components);
  const isInteger = node.types?.includes('integer') === true;
  const bound = (keyword: string): string | undefined =>
    node.constraints?.find((constraint) => constraint.keyword === keyword)?.value;
  const name = `${parameter.in}.${parameter.name}`;
  const options = node.types?.includes('boolean')
    ? [{value: 'true'}, {value: 'false'}]
    : node.enum;
  return (
    <label className={styles.field}>
      <span className={styles.label}>
        <code>{parameter.name}</code>
        {parameter.required ? (
          <span className={styles.required}>
            <Translate id="reference.required">required</Translate>
          </span>
        ) : null}
      </span>
      {options === undefined ? (
        <input
          name={name}
          type="text"
          className={styles.input}
          required={parameter.required}
          placeholder={parameter.example.join(',')}
          inputMode={isInteger ? 'numeric' : undefined}
          pattern={isInteger ? '-?[0-9]+' : bound('pattern')}
          maxLength={numberOrNothing(bound('maxLength'))}
          minLength={numberOrNothing(bound('minLength'))}
          title={
            isInteger
              ? translate({id: 'panel.integer', message: 'A whole number'})
              : undefined
          }
          spellCheck={false}
        />
      ) : (
        <select name={name} className={styles.input} required={parameter.required}>
          <option value="">
            {parameter.required
              ? translate({id: 'panel.choose', message: 'Choose a value'})
              : translate({id: 'panel.notSent', message: 'Not sent'})}
          </option>
          {options.map(({value}) => (
            <option key={value} value={value}>
              {value}
            </option>
          ))}
        </select>
      )}
    </label>
  );
}

function BodyField({example}: {example: string | undefined}): ReactNode {
  return (
    <label className={styles.field}>
      <span className={styles.label}>
        <Translate id="reference.requestBody">Request body</Translate>
      </span>
      <textarea name="body" className={styles.input} rows={8} defaultValue={example} />
    </label>
  );
}

function Waiting(): ReactNode {
  return (
    <div className={styles.waiting}>
      <p>
        <Translate id="panel.waiting">Waiting for the answer…</Translate>
      </p>
      <SkeletonLoader size="lg" />
    </div>
  );
}

function numberOrNothing(text: string | undefined): number | undefined {
  return text === undefined ? undefined : Number(text);
}
