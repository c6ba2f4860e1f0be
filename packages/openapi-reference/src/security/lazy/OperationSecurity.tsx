import Link from '@docusaurus/Link';
import Translate from '@docusaurus/Translate';
import React, {type ReactNode} from 'react';
import RichText from '../../components/RichText';
import {credentialForm} from '../../reference/credential';
import type {SecurityScheme} from '../../reference/security';
import styles from './styles.module.css';
import {kindText} from './texts';
import Variables from './Variables';

export interface OperationSecurityProps {
  security: readonly (readonly SecurityScheme[])[];
  /** The API sends the credentials to the reader's server. */
  isSent?: boolean;
}

/** The credentials that an operation takes, or a webhook sends: alternatives, and what goes together. */
export default function OperationSecurity({
  security,
  isSent = false,
}: OperationSecurityProps): ReactNode {
  const [first] = security;
  if (first === undefined) {
    return (
      <p>
        <Translate id="reference.authentication.none">
          This endpoint needs no key.
        </Translate>
      </p>
    );
  }
  if (security.length === 1) {
    return (
      <>
        {isSent ? (
          <p>
            <Translate id="reference.authentication.sent">
              The API sends this to your server:
            </Translate>
          </p>
        ) : null}
        <Alternative schemes={first} isSent={isSent} />
      </>
    );
  }
  return (
    <>
      <p>
        {isSent ? (
          <Translate id="reference.authentication.sent.oneOf">
            The API sends one of these to your server:
          </Translate>
        ) : (
          <Translate id="reference.authentication.oneOf">
            One of these is needed. The code samples send the first, unless you choose
            another one in the request form.
          </Translate>
        )}
      </p>
      <ul className={styles.list}>
        {security.map((schemes, index) => (
          <li key={index}>
            <Alternative schemes={schemes} isSent={isSent} />
          </li>
        ))}
      </ul>
    </>
  );
}

function Alternative({
  schemes,
  isSent,
}: {
  schemes: readonly SecurityScheme[];
  isSent: boolean;
}): ReactNode {
  const [first, ...others] = schemes;
  if (first === undefined) {
    return (
      <p>
        {isSent ? (
          <Translate id="reference.authentication.sent.none">No credentials.</Translate>
        ) : (
          <Translate id="reference.authentication.optional">
            No credentials: they are optional.
          </Translate>
        )}
      </p>
    );
  }
  if (others.length === 0) {
    return <Scheme scheme={first} isSent={isSent} />;
  }
  return (
    <>
      <p>
        {isSent ? (
          <Translate id="reference.authentication.sent.allOf">
            All of these together:
          </Translate>
        ) : (
          <Translate id="reference.authentication.allOf">
            All of these together are needed:
          </Translate>
        )}
      </p>
      <ul className={styles.list}>
        {schemes.map((scheme) => (
          <li key={scheme.name}>
            <Scheme scheme={scheme} isSent={isSent} />
          </li>
        ))}
      </ul>
    </>
  );
}

function Scheme({scheme, isSent}: {scheme: SecurityScheme; isSent: boolean}): ReactNode {
  const {name, route, description, scopes = []} = scheme;
  const form = credentialForm(scheme, isSent ? 'KEY' : undefined);
  return (
    <>
      <p>
        {form === undefined ? null : (
          <>
            <code>{form}</code>
            <br />
          </>
        )}
        {route === undefined ? <code>{name}</code> : <Link to={route}>{name}</Link>}
        {`: ${kindText(scheme)}`}
      </p>
      <Variables scheme={scheme} />
      <RichText text={description} />
      {scopes.length === 0 ? null : (
        <>
          <p>
            {scheme.flows === undefined && scheme.kind !== 'openIdConnect' ? (
              <Translate id="reference.authentication.roles">With the roles:</Translate>
            ) : (
              <Translate id="reference.authentication.scopes">With the scopes:</Translate>
            )}
          </p>
          <ul className={styles.list}>
            {scopes.map((scope) => (
              <li key={scope.name}>
                <code>{scope.name}</code>
                {scope.description === '' ? null : ` ${scope.description}`}
              </li>
            ))}
          </ul>
        </>
      )}
    </>
  );
}
