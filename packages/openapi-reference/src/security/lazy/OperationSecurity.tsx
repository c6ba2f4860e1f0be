import Link from '@docusaurus/Link';
import Translate from '@docusaurus/Translate';
import React, {type ReactElement, type ReactNode} from 'react';
import RichText from '../../components/RichText';
import {credentialForm} from '../credential';
import type {SecurityScheme} from '../security';
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
  const sent =
    security.length === 1 ? (
      <Translate id="reference.authentication.sent">
        The API sends this to your server:
      </Translate>
    ) : (
      <Translate id="reference.authentication.sent.oneOf">
        The API sends one of these to your server:
      </Translate>
    );
  const needed = security.length > 1 && (
    <Translate id="reference.authentication.oneOf">
      One of these is needed. The code samples send the first, unless you choose another
      one in the request form.
    </Translate>
  );
  const lead = isSent ? sent : needed;
  return (
    <>
      {lead && <p>{lead}</p>}
      <List>
        {security.map((schemes, index) => (
          <Alternative key={index} schemes={schemes} isSent={isSent} />
        ))}
      </List>
    </>
  );
}

/** Only one is no list. */
function List({children}: {children: readonly ReactElement[]}): ReactNode {
  return children.length === 1 ? (
    children
  ) : (
    <ul className={styles.list}>
      {children.map((child) => (
        <li key={child.key}>{child}</li>
      ))}
    </ul>
  );
}

function Alternative({
  schemes,
  isSent,
}: {
  schemes: readonly SecurityScheme[];
  isSent: boolean;
}): ReactNode {
  const texts = isSent
    ? {
        none: (
          <Translate id="reference.authentication.sent.none">No credentials.</Translate>
        ),
        all: (
          <Translate id="reference.authentication.sent.allOf">
            All of these together:
          </Translate>
        ),
      }
    : {
        none: (
          <Translate id="reference.authentication.optional">
            No credentials: they are optional.
          </Translate>
        ),
        all: (
          <Translate id="reference.authentication.allOf">
            All of these together are needed:
          </Translate>
        ),
      };
  if (schemes.length === 0) {
    return <p>{texts.none}</p>;
  }
  return (
    <>
      {schemes.length > 1 && <p>{texts.all}</p>}
      <List>
        {schemes.map((scheme) => (
          <Scheme key={scheme.name} scheme={scheme} isSent={isSent} />
        ))}
      </List>
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
