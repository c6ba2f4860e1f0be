import Translate, {translate} from '@docusaurus/Translate';
import React, {useEffect, type ReactNode} from 'react';
import {credentialParts, flowAddresses, isCookie} from '../credential';
import {chosenAlternative, SECURITY_NAME} from '../../value/request-link';
import type {SecurityScheme} from '../security';
import {Choice} from '../../form/field-parts';
import {CredentialField, KeyActions} from '../CredentialField';
import {usePanel} from '../../form/form-state';
import SchemeAddress from './SchemeAddress';
import styles from './styles.module.css';
import {addressText, grantText, kindText, partText} from './texts';

/** Chooses one of several kinds of credentials, and takes them. */
export default function CredentialFields(): ReactNode {
  const {
    operation: {security},
    form,
    actions,
  } = usePanel();
  const chosen = chosenAlternative(security, form.values);
  const schemes = security[chosen] ?? [];
  // The fields are new, and may be shown later than the panel.
  useEffect(() => actions.current?.showCredentials(), [actions, chosen]);
  return (
    <div className={styles.credentials}>
      {security.length === 1 ? null : (
        <Choice
          key={form.fillCount}
          label={translate({id: 'panel.security', message: 'Authentication'})}
          name={SECURITY_NAME}
          defaultValue={form.defaults?.[SECURITY_NAME]}
          data-request-value=""
          options={security.map((alternative, index) => ({
            value: index === 0 ? '' : index,
            label: alternativeText(alternative),
          }))}
        />
      )}
      {schemes.map((scheme) => (
        <React.Fragment key={scheme.name}>
          {credentialParts(scheme).map((part, index, parts) => (
            <CredentialField
              key={part.variable}
              scheme={scheme}
              part={part}
              isLast={index === parts.length - 1}
              label={[partText(part), ...(schemes.length > 1 ? [scheme.name] : [])].join(
                ' ',
              )}
              shown={
                <>
                  {partText(part)}{' '}
                  {schemes.length > 1 ? <code>{scheme.name}</code> : null}
                </>
              }
            />
          ))}
          <Hint scheme={scheme} />
        </React.Fragment>
      ))}
      {schemes.flatMap(credentialParts).length === 0 ? null : (
        <KeyActions
          copyLabel={
            <Translate id="panel.credentials.copy">Copy with my credentials</Translate>
          }
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

/** Says where a token comes from, or why there is nothing to fill in. */
function Hint({scheme}: {scheme: SecurityScheme}): ReactNode {
  const text = unsentText(scheme);
  if (text !== undefined) {
    return <p className={styles.hint}>{text}</p>;
  }
  const {flows = [], discoveryUrl} = scheme;
  const discovery = translate({
    id: 'panel.credentials.discovery',
    message: 'Discovery document',
  });
  const addresses = [
    ...flows.flatMap((flow) =>
      flowAddresses(flow)
        .filter((address) => address.kind !== 'refresh')
        .map((address) => ({
          label: `${grantText(flow.grant)}: ${addressText(address.kind)}`,
          url: address.url,
        })),
    ),
    ...(discoveryUrl === undefined ? [] : [{label: discovery, url: discoveryUrl}]),
  ];
  return addresses.length === 0 ? null : (
    <div className={styles.hint}>
      <Translate id="panel.credentials.getToken">Get a token from:</Translate>
      <ul>
        {addresses.map((address) => (
          <li key={address.label}>
            <SchemeAddress {...address} />
          </li>
        ))}
      </ul>
    </div>
  );
}

/** Says why nothing can be filled in, if that is so. */
function unsentText(scheme: SecurityScheme): ReactNode {
  const name = <code>{scheme.name}</code>;
  if (scheme.kind === 'mutualTLS') {
    return (
      <Translate id="panel.credentials.mutualTLS" values={{name}}>
        {
          '{name} is a certificate of your browser or program (mutual TLS): there is nothing to fill in.'
        }
      </Translate>
    );
  }
  if (scheme.kind === 'unknown') {
    return (
      <Translate id="panel.credentials.unknown" values={{name}}>
        {'The description does not say how {name} is sent, so it is not sent.'}
      </Translate>
    );
  }
  return isCookie(scheme) ? (
    <Translate id="panel.credentials.cookie">
      No page can set a cookie of another site, so this request is sent without it. The
      code samples have it.
    </Translate>
  ) : undefined;
}
