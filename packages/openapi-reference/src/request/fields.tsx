import Translate, {translate} from '@docusaurus/Translate';
import React, {type ReactNode} from 'react';
import {createPagePart} from '../components/page-part';
import {currentNetwork} from '../server/network';
import {networkTitle} from '../server/network-title';
import type {Parameter} from '../reference/parameter';
import {NETWORK_NAME, parameterKey, type RequestValues} from '../reference/request-link';
import {dereference, type SchemaComponents} from '../reference/schema';
import {networkLabel, type Server} from '../reference/server';
import type {BodyFieldProps} from './BodyField';
import {FieldError, invalid} from './field-error';
import FieldName from './FieldName';
import type {FormState, HandleEdit} from './form-state';
import KeyActions from './KeyActions';
import styles from './styles.module.css';

const SpecialField = createPagePart(
  'parameter',
  () => import(/* webpackChunkName: "part-parameter" */ './SpecialField'),
);

export const BodyField = createPagePart<BodyFieldProps>(
  'body',
  () => import(/* webpackChunkName: "part-body" */ './BodyField'),
);

export function readFields(form: HTMLFormElement): RequestValues {
  const fields = form.querySelectorAll<HTMLInputElement>('[data-request-value]');
  return Object.fromEntries(Array.from(fields, ({name, value}) => [name, value]));
}

/** Chooses the network of the site. A script in the head handles it: `site/choices/network-script.ts`. */
export function NetworkField({servers}: {servers: readonly Server[]}): ReactNode {
  return (
    <label className={styles.field}>
      <span className={styles.label}>{networkTitle(servers)}</span>
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

/** The API key. Its input has no name, so that the browser never submits it without scripts. */
export function KeyField({
  id,
  name,
  error,
  onAction,
}: {
  id: string;
  /** Its environment variable. */
  name: string;
  error: string | undefined;
  onAction: (name: 'forgetKey' | 'copyWithKey') => void;
}): ReactNode {
  const fieldId = `${id}-${name}`;
  return (
    <div className={styles.key}>
      <div className={styles.field}>
        <label className={styles.label} htmlFor={fieldId}>
          <Translate id="panel.key">API key</Translate>
        </label>
        <input
          data-panel-field={name}
          data-credential="key"
          id={fieldId}
          type="password"
          className={styles.input}
          autoComplete="off"
          spellCheck={false}
          {...invalid(fieldId, error)}
          placeholder={translate({
            id: 'panel.key.placeholder',
            message: 'Sent to the chosen network only',
          })}
        />
        <FieldError fieldId={fieldId} error={error} />
      </div>
      <KeyActions
        copyLabel={<Translate id="panel.key.copy">Copy with my key</Translate>}
        onAction={onAction}
      />
    </div>
  );
}

/**
 * A text input, or a select if the schema of the parameter has an enum. It has the value of the first network;
 * a script in the head fills in that of another one: `site/choices/network-script.ts`.
 */
export function ParameterField({
  id,
  parameter,
  components,
  form: {defaults, errors},
  onEdit,
}: {
  id: string;
  parameter: Parameter;
  components: SchemaComponents;
  form: FormState;
  onEdit: HandleEdit;
}): ReactNode {
  const name = parameterKey(parameter);
  const initial = defaults ? defaults[name] : parameter.initial;
  if (parameter.isSpecial) {
    return <SpecialField {...{id, parameter, components, errors, initial, onEdit}} />;
  }
  const node = dereference(parameter.node, components);
  const options = node.types?.includes('boolean')
    ? [{value: 'true'}, {value: 'false'}]
    : node.enum;
  const shared = {
    name,
    id: `${id}-${name}`,
    className: styles.input,
    defaultValue: initial,
    required: parameter.required,
    'data-request-value': '',
    ...invalid(`${id}-${name}`, errors[name]),
  };
  return (
    <div className={styles.field}>
      <label className={styles.label} htmlFor={shared.id}>
        <FieldName name={parameter.name} required={parameter.required} />
      </label>
      {options === undefined ? (
        <input
          {...shared}
          type="text"
          placeholder={parameter.hint ?? parameter.example.join(',')}
          data-values={parameter.realValues && JSON.stringify(parameter.realValues)}
          data-values-of={defaults && currentNetwork()}
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
      <FieldError fieldId={shared.id} error={errors[name]} />
    </div>
  );
}
