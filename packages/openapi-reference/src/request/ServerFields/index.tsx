import Translate, {translate} from '@docusaurus/Translate';
import React, {type ReactNode} from 'react';
import RichText from '../../components/RichText';
import {useCurrentNetwork} from '../../server/useCurrentNetwork';
import {networkLabel, type Server, type ServerVariable} from '../../server/server';
import {isHostVariable, SERVER_NAME, variableKey} from '../../server/server-variables';
import {Choice, Field, Options} from '../../form/field-parts';
import {chooseServer, typedHost, typeHost} from '../lazy/servers';
import {usePanel} from '../../form/form-state';
import styles from './styles.module.css';

/** The choice between the own servers of an operation, and the variables of the chosen server. */
export default function ServerFields(): ReactNode {
  const {operation, form, formRef, live} = usePanel();
  const server = chooseServer(operation, useCurrentNetwork(), form.values);
  return (
    <div
      className={styles.fields}
      // A key that was typed before the code loads is of the server of then.
      onInputCapture={live === undefined ? () => clearKeys(formRef.current) : undefined}
    >
      {operation.hasOwnServers === true ? (
        <Choice
          // The field is uncontrolled: a new key applies the new default value.
          key={form.fillCount}
          label={translate({id: 'panel.server', message: 'Server'})}
          name={SERVER_NAME}
          defaultValue={form.defaults?.[SERVER_NAME]}
          data-request-value=""
          options={operation.servers.map((one) => ({
            value: one.id,
            label: networkLabel(one),
          }))}
        />
      ) : null}
      {(server.variables ?? []).map((variable) => (
        <VariableField
          key={`${form.fillCount} ${server.id} ${variable.name}`}
          server={server}
          variable={variable}
        />
      ))}
    </div>
  );
}

function clearKeys(form: HTMLFormElement | null): void {
  form?.querySelectorAll<HTMLInputElement>('[data-credential]').forEach((field) => {
    field.value = '';
  });
}

function VariableField({
  server,
  variable,
}: {
  server: Server;
  variable: ServerVariable;
}): ReactNode {
  const {form} = usePanel();
  const name = variableKey(server, variable);
  const isHost = isHostVariable(server, variable);
  const isAddress = isHost && server.isPlaceholder === true;
  const initial = isHost
    ? (typedHost(server, variable.name) ?? (isAddress ? '' : variable.default))
    : (form.defaults?.[name] ?? variable.default);
  const shared = {name, defaultValue: initial, 'data-request-value': ''};
  return (
    <Field
      name={name}
      label={
        isAddress
          ? translate({id: 'panel.server.address', message: 'Server address'})
          : translate(
              {id: 'panel.server.variable', message: 'Server: {name}'},
              {name: variable.name},
            )
      }
      shown={
        isAddress ? undefined : (
          <Translate
            id="panel.server.variable"
            values={{name: <code>{variable.name}</code>}}
          >
            {'Server: {name}'}
          </Translate>
        )
      }
    >
      {(input) => (
        <>
          {variable.enum === undefined ? (
            <input
              {...input}
              {...shared}
              type="text"
              spellCheck={false}
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
            />
          ) : (
            <select {...input} {...shared}>
              <Options options={variable.enum.map((value) => ({value}))} />
            </select>
          )}
          {variable.description === '' ? null : (
            <div className={styles.note}>
              <RichText text={variable.description} />
            </div>
          )}
        </>
      )}
    </Field>
  );
}
