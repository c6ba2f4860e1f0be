import Translate, {translate} from '@docusaurus/Translate';
import React, {type ReactNode} from 'react';
import RichText from '../../components/RichText';
import {useCurrentNetwork} from '../../server/useCurrentNetwork';
import type {OperationView} from '../../reference/page-data';
import {networkLabel, type Server, type ServerVariable} from '../../reference/server';
import {isHostVariable, SERVER_NAME, variableKey} from '../../reference/server-variables';
import {FieldError, invalid} from '../field-error';
import type {FormState} from '../form-state';
import {chooseServer, typedHost, typeHost} from '../lazy/servers';
import panelStyles from '../styles.module.css';
import styles from './styles.module.css';

export interface ServerFieldsProps {
  id: string;
  operation: OperationView;
  form: FormState;
  /** The next request goes to another host. */
  onHostChange: () => void;
}

/** The choice between the own servers of an operation, and the variables of the chosen server. */
export default function ServerFields({
  id,
  operation,
  form,
  onHostChange,
}: ServerFieldsProps): ReactNode {
  const network = useCurrentNetwork();
  const server = chooseServer(operation, network, form.values);
  return (
    <div className={styles.fields}>
      {operation.hasOwnServers === true ? (
        <label className={panelStyles.field}>
          <span className={panelStyles.label}>
            <Translate id="panel.server">Server</Translate>
          </span>
          <select
            // The field is uncontrolled: a new key applies the new default value.
            key={form.fillCount}
            name={SERVER_NAME}
            className={panelStyles.input}
            defaultValue={form.defaults?.[SERVER_NAME]}
            data-request-value=""
          >
            {operation.servers.map((one) => (
              <option key={one.id} value={one.id}>
                {networkLabel(one)}
              </option>
            ))}
          </select>
        </label>
      ) : null}
      {(server.variables ?? []).map((variable) => (
        <VariableField
          key={`${form.fillCount} ${server.id} ${variable.name}`}
          id={id}
          server={server}
          variable={variable}
          form={form}
          onHostChange={onHostChange}
        />
      ))}
    </div>
  );
}

function VariableField({
  id,
  server,
  variable,
  form,
  onHostChange,
}: {server: Server; variable: ServerVariable} & Omit<
  ServerFieldsProps,
  'operation'
>): ReactNode {
  const name = variableKey(server, variable);
  const error = form.errors[name];
  const isHost = isHostVariable(server, variable);
  const isAddress = isHost && server.isPlaceholder === true;
  const shared = {
    name,
    id: `${id}-${name}`,
    className: panelStyles.input,
    'data-request-value': '',
    ...invalid(`${id}-${name}`, error),
  };
  return (
    <div className={panelStyles.field}>
      <label className={panelStyles.label} htmlFor={shared.id}>
        {isAddress ? (
          <Translate id="panel.server.address">Server address</Translate>
        ) : (
          <Translate
            id="panel.server.variable"
            values={{name: <code>{variable.name}</code>}}
          >
            {'Server: {name}'}
          </Translate>
        )}
      </label>
      {variable.enum === undefined ? (
        <input
          {...shared}
          type="text"
          spellCheck={false}
          defaultValue={
            isHost
              ? (typedHost(server, variable.name) ?? (isAddress ? '' : variable.default))
              : (form.defaults?.[name] ?? variable.default)
          }
          placeholder={
            isAddress
              ? translate({
                  id: 'panel.server.address.placeholder',
                  message: 'https:// and the host: the description names none',
                })
              : variable.default
          }
          // Before the form reads its values.
          onInputCapture={
            isHost
              ? ({currentTarget: {value}}) =>
                  typeHost(server, variable.name, value.trim())
              : undefined
          }
          onChange={isHost ? onHostChange : undefined}
        />
      ) : (
        <select {...shared} defaultValue={form.defaults?.[name] ?? variable.default}>
          {variable.enum.map((value) => (
            <option key={value} value={value}>
              {value}
            </option>
          ))}
        </select>
      )}
      {variable.description === '' ? null : (
        <div className={styles.note}>
          <RichText text={variable.description} />
        </div>
      )}
      <FieldError fieldId={shared.id} error={error} />
    </div>
  );
}
