import Translate, {translate} from '@docusaurus/Translate';
import Heading from '@theme/Heading';
import React, {Fragment, type ReactNode} from 'react';
import DataTable from '../components/DataTable';
import RichText from '../components/RichText';
import SchemeAddress from './lazy/SchemeAddress';
import {addressText, grantText, kindText} from './lazy/texts';
import Variables from './lazy/Variables';
import {credentialForm, flowAddresses} from './credential';
import {schemeAnchor, type OAuthFlow, type SecurityScheme} from './security';

/** All credentials of the API, each with its description. */
export default function AuthenticationPage({
  schemes,
}: {
  schemes: readonly SecurityScheme[];
}): ReactNode {
  return schemes.map((scheme) => (
    <Fragment key={scheme.name}>
      <Heading as="h2" id={schemeAnchor(scheme)}>
        {scheme.name}
      </Heading>
      <Scheme scheme={scheme} />
    </Fragment>
  ));
}

function Scheme({scheme}: {scheme: SecurityScheme}): ReactNode {
  const {name, description, bearerFormat, discoveryUrl, flows = []} = scheme;
  const form = credentialForm(scheme);
  return (
    <>
      <p>
        {kindText(scheme)}
        {scheme.deprecated === true &&
          `, ${translate({id: 'authentication.deprecated', message: 'deprecated'})}`}
        {form && ': '}
        {form && <code>{form}</code>}
      </p>
      <Variables scheme={scheme} />
      <RichText text={description} />
      {bearerFormat === undefined ? null : (
        <p>
          <Translate
            id="authentication.bearerFormat"
            values={{format: <code>{bearerFormat}</code>}}
          >
            {'Format of the token: {format}'}
          </Translate>
        </p>
      )}
      {discoveryUrl === undefined ? null : (
        <p>
          <Translate
            id="authentication.discovery"
            values={{address: <SchemeAddress url={discoveryUrl} />}}
          >
            {'Discovery document: {address}'}
          </Translate>
        </p>
      )}
      {flows.map((flow) => (
        <Flow key={flow.grant} flow={flow} scheme={name} />
      ))}
    </>
  );
}

function Flow({flow, scheme}: {flow: OAuthFlow; scheme: string}): ReactNode {
  const title = grantText(flow.grant);
  return (
    <>
      <Heading as="h3">
        <Translate id="authentication.flow" values={{grant: title}}>
          {'Flow: {grant}'}
        </Translate>
      </Heading>
      <ul>
        {flowAddresses(flow).map(({kind, url}) => (
          <li key={kind}>
            {`${addressText(kind)}: `}
            <SchemeAddress url={url} />
          </li>
        ))}
      </ul>
      {flow.scopes.length === 0 ? null : (
        <DataTable
          label={translate(
            {id: 'authentication.scopes', message: 'Scopes of {scheme}, {grant}'},
            {scheme, grant: title},
          )}
          columns={[
            translate({id: 'authentication.scope', message: 'Scope'}),
            translate({id: 'authentication.scope.meaning', message: 'Allows'}),
          ]}
          rows={flow.scopes.map((scope) => ({
            key: scope.name,
            cells: [<code key="name">{scope.name}</code>, scope.description],
          }))}
        />
      )}
    </>
  );
}
