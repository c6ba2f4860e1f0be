import Translate, {translate} from '@docusaurus/Translate';
import React, {useEffect, type ReactNode, type RefObject} from 'react';
import {credentialParts, flowAddresses, isCookie} from '../../reference/credential';
import {SECURITY_NAME} from '../../reference/request-link';
import type {SecurityScheme} from '../../reference/security';
import {chosenAlternative, type FormState} from '../../request/form-state';
import {FieldError, invalid} from '../../request/field-error';
import KeyActions from '../../request/KeyActions';
import type {PanelActions} from '../../request/lazy/useRequestPanel';
import panelStyles from '../../request/styles.module.css';
import SchemeAddress from './SchemeAddress';
import styles from './styles.module.css';
import {addressText, grantText, kindText, partText} from './texts';

export interface CredentialFieldsProps {
  id: string;
  security: readonly (readonly SecurityScheme[])[];
  form: FormState;
  panel: RefObject<PanelActions>;
  onAction: (name: 'forgetKey' | 'copyWithKey') => void;
}

/** Chooses one of several kinds of credentials, and takes them. */
export default function CredentialFields({
  id,
  security,
  form,
  panel,
  onAction,
}: CredentialFieldsProps): ReactNode {
  const chosen = chosenAlternative(security, form.values);
  const schemes = security[chosen] ?? [];
  // The fields are new, and may be shown later than the panel.
  useEffect(() => panel.current?.showCredentials(), [panel, chosen]);
  return (
    <div className={styles.credentials}>
      {security.length === 1 ? null : (
        <label className={panelStyles.field}>
          <span className={panelStyles.label}>
            <Translate id="panel.security">Authentication</Translate>
          </span>
          <select
            key={form.fillCount}
            name={SECURITY_NAME}
            className={panelStyles.input}
            defaultValue={form.defaults?.[SECURITY_NAME]}
            data-request-value=""
          >
            {security.map((alternative, index) => (
              <option key={index} value={index === 0 ? '' : index}>
                {alternativeText(alternative)}
              </option>
            ))}
          </select>
        </label>
      )}
      {schemes.map((scheme) => (
        <SchemeFields
          key={scheme.name}
          id={id}
          scheme={scheme}
          isNamed={schemes.length > 1}
          form={form}
        />
      ))}
      {schemes.flatMap(credentialParts).length === 0 ? null : (
        <KeyActions
          copyLabel={
            <Translate id="panel.credentials.copy">Copy with my credentials</Translate>
          }
          onAction={onAction}
        />
      )}
    </div>
  );
}

function alternativeText(schemes: readonly SecurityScheme[]): string {
  return schemes.length === 0
    ? translate({id: 'panel.security.none', message: 'No credentials'})
    : schemes.map((scheme) => `${scheme.name} (${kindText(scheme)})`).join(' + ');
}

function SchemeFields({
  id,
  scheme,
  isNamed,
  form,
}: {
  id: string;
  scheme: SecurityScheme;
  /** Names the scheme, which tells the fields from those of others. */
  isNamed: boolean;
  form: FormState;
}): ReactNode {
  return (
    <>
      {credentialParts(scheme).map((part) => {
        const {variable, meaning} = part;
        const field = `${id}-${variable}`;
        const error = form.errors[variable];
        return (
          <div className={panelStyles.field} key={variable}>
            <label className={panelStyles.label} htmlFor={field}>
              {partText(part)} {isNamed ? <code>{scheme.name}</code> : null}
            </label>
            <input
              data-panel-field={variable}
              data-credential={meaning}
              id={field}
              type={meaning === 'user' ? 'text' : 'password'}
              className={panelStyles.input}
              autoComplete="off"
              spellCheck={false}
              // Styles tell an empty field by its placeholder.
              placeholder=" "
              {...invalid(field, error)}
            />
            <FieldError fieldId={field} error={error} />
          </div>
        );
      })}
      <Hint scheme={scheme} />
    </>
  );
}

/** Says where a token comes from, or why there is nothing to fill in. */
function Hint({scheme}: {scheme: SecurityScheme}): ReactNode {
  const {name, kind, flows = [], discoveryUrl} = scheme;
  if (kind === 'mutualTLS') {
    return (
      <p className={styles.hint}>
        <Translate id="panel.credentials.mutualTLS" values={{name: <code>{name}</code>}}>
          {
            '{name} is a certificate of your browser or program (mutual TLS): there is nothing to fill in.'
          }
        </Translate>
      </p>
    );
  }
  if (kind === 'unknown') {
    return (
      <p className={styles.hint}>
        <Translate id="panel.credentials.unknown" values={{name: <code>{name}</code>}}>
          {'The description does not say how {name} is sent, so it is not sent.'}
        </Translate>
      </p>
    );
  }
  if (isCookie(scheme)) {
    return (
      <p className={styles.hint}>
        <Translate id="panel.credentials.cookie">
          No page can set a cookie of another site, so this request is sent without it.
          The code samples have it.
        </Translate>
      </p>
    );
  }
  const addresses = [
    ...flows.flatMap((flow) =>
      flowAddresses(flow)
        .filter((address) => address.kind !== 'refresh')
        .map((address) => ({
          key: `${flow.grant} ${address.kind}`,
          label: `${grantText(flow.grant)}: ${addressText(address.kind)}`,
          url: address.url,
        })),
    ),
    ...(discoveryUrl === undefined
      ? []
      : [
          {
            key: 'discovery',
            label: translate({
              id: 'panel.credentials.discovery',
              message: 'Discovery document',
            }),
            url: discoveryUrl,
          },
        ]),
  ];
  return addresses.length === 0 ? null : (
    <div className={styles.hint}>
      <Translate id="panel.credentials.getToken">Get a token from:</Translate>
      <ul>
        {addresses.map(({key, label, url}) => (
          <li key={key}>
            <SchemeAddress url={url} label={label} />
          </li>
        ))}
      </ul>
    </div>
  );
}
