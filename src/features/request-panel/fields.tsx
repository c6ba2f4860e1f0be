import Translate, {translate} from '@docusaurus/Translate';
import React, {type ReactNode} from 'react';
import type {Parameter} from '@site/src/reference/parameter';
import {BODY_NAME, NETWORK_NAME, parameterKey} from '@site/src/reference/request-link';
import type {RequestBody} from '@site/src/reference/response';
import {dereference, type SchemaComponents} from '@site/src/reference/schema';
import {networkLabel, type Server} from '@site/src/reference/server';
import type {FieldProblems} from './lazy';
import styles from './styles.module.css';

/** The network of the site; the script in the head runs it (see `src/plugins/head/network-script.ts`). */
export function NetworkField({servers}: {servers: readonly Server[]}): ReactNode {
  return (
    <label className={styles.field}>
      <span className={styles.label}>
        <Translate id="network.label">Network</Translate>
      </span>
      <select name={NETWORK_NAME} className={styles.input} data-network-select="">
        {servers.map((server) => (
          <option key={server.id} value={server.id}>
            {networkLabel(server)}
          </option>
        ))}
      </select>
    </label>
  );
}

/**
 * The key, and what may be done with it. Its field has no name, so that no browser can ever submit
 * it, also not before the scripts have run.
 */
export function KeyField({
  id,
  problems,
  onForget,
  onCopy,
}: {
  id: string;
  problems: FieldProblems;
  onForget: () => void;
  onCopy: () => void;
}): ReactNode {
  const problem = problems.key;
  return (
    <div className={styles.key}>
      <div className={styles.field}>
        <label className={styles.label} htmlFor={`${id}-key`}>
          <Translate id="panel.key">API key</Translate>
        </label>
        <input
          data-panel-field="key"
          id={`${id}-key`}
          type="password"
          className={styles.input}
          autoComplete="off"
          spellCheck={false}
          {...invalid(id, 'key', problem)}
          placeholder={translate({
            id: 'panel.key.placeholder',
            message: 'Sent to the chosen network only',
          })}
        />
        <Problem id={id} name="key" problem={problem} />
      </div>
      <div className={styles.keyActions}>
        <label className={styles.remember}>
          <input data-panel-field="remember" type="checkbox" />
          <Translate id="panel.key.remember">Remember for this tab</Translate>
        </label>
        <button type="button" className={styles.action} onClick={onForget}>
          <Translate id="panel.key.forget">Forget</Translate>
        </button>
        <button type="button" className={styles.action} onClick={onCopy}>
          <Translate id="panel.key.copy">Copy with my key</Translate>
        </button>
      </div>
    </div>
  );
}

/** A parameter: free text, or a choice where the description lists its values. */
export function ParameterField({
  id,
  parameter,
  components,
  problems,
}: {
  id: string;
  parameter: Parameter;
  components: SchemaComponents;
  problems: FieldProblems;
}): ReactNode {
  const node = dereference(parameter.node, components);
  const name = parameterKey(parameter);
  const problem = problems[name];
  const options = node.types?.includes('boolean')
    ? [{value: 'true'}, {value: 'false'}]
    : node.enum;
  const shared = {
    name,
    id: `${id}-${name}`,
    className: styles.input,
    required: parameter.required,
    'data-request-value': '',
    ...invalid(id, name, problem),
  };
  return (
    <div className={styles.field}>
      <label className={styles.label} htmlFor={shared.id}>
        <code>{parameter.name}</code>{' '}
        {parameter.required ? (
          <span className={styles.required}>
            <Translate id="reference.required">required</Translate>
          </span>
        ) : null}
      </label>
      {options === undefined ? (
        <input
          {...shared}
          type="text"
          placeholder={parameter.example.join(',')}
          inputMode={node.types?.includes('integer') ? 'numeric' : undefined}
          spellCheck={false}
        />
      ) : (
        <select {...shared}>
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
      <Problem id={id} name={name} problem={problem} />
    </div>
  );
}

/** The body of a request. */
export function BodyField({
  id,
  body,
  problems,
}: {
  id: string;
  body: RequestBody;
  problems: FieldProblems;
}): ReactNode {
  const problem = problems[BODY_NAME];
  return (
    <div className={styles.field}>
      <label className={styles.label} htmlFor={`${id}-${BODY_NAME}`}>
        <Translate id="reference.requestBody">Request body</Translate>
      </label>
      <textarea
        name={BODY_NAME}
        id={`${id}-${BODY_NAME}`}
        className={styles.input}
        rows={8}
        defaultValue={body.content.example}
        required={body.required}
        spellCheck={false}
        data-request-value=""
        {...invalid(id, BODY_NAME, problem)}
      />
      <Problem id={id} name={BODY_NAME} problem={problem} />
    </div>
  );
}

function invalid(
  id: string,
  name: string,
  problem: string | undefined,
): {'aria-invalid'?: true; 'aria-describedby'?: string} {
  return problem === undefined
    ? {}
    : {'aria-invalid': true, 'aria-describedby': `${id}-${name}-problem`};
}

function Problem({
  id,
  name,
  problem,
}: {
  id: string;
  name: string;
  problem: string | undefined;
}): ReactNode {
  return problem === undefined ? null : (
    <p className={styles.problem} id={`${id}-${name}-problem`}>
      {problem}
    </p>
  );
}
