import {translate} from '@docusaurus/Translate';
import type {CredentialPart, flowAddresses} from '../credential';
import type {SecurityScheme} from '../security';
import type {OAuthGrant} from '../../vocabulary/oauth-grant';

export function kindText({kind, scheme = ''}: SecurityScheme): string {
  const texts: Record<typeof kind, string> = {
    bearer: translate({id: 'authentication.bearer', message: 'Bearer token'}),
    basic: translate({id: 'authentication.basic', message: 'Basic authentication'}),
    http: translate(
      {id: 'authentication.http', message: '{scheme} authentication'},
      {scheme},
    ),
    apiKey: translate({id: 'authentication.apiKey', message: 'API key'}),
    oauth2: translate({id: 'authentication.oauth2', message: 'OAuth 2.0'}),
    openIdConnect: translate({
      id: 'authentication.openIdConnect',
      message: 'OpenID Connect',
    }),
    mutualTLS: translate({
      id: 'authentication.mutualTLS',
      message: 'Client certificate (mutual TLS)',
    }),
    unknown: translate({
      id: 'authentication.unknown',
      message: 'The description does not define it',
    }),
  };
  return texts[kind];
}

export function grantText(grant: OAuthGrant): string {
  const texts: Record<OAuthGrant, string> = {
    authorizationCode: translate({
      id: 'authentication.authorizationCode',
      message: 'Authorization code',
    }),
    clientCredentials: translate({
      id: 'authentication.clientCredentials',
      message: 'Client credentials',
    }),
    deviceAuthorization: translate({
      id: 'authentication.deviceAuthorization',
      message: 'Device authorization',
    }),
    implicit: translate({id: 'authentication.implicit', message: 'Implicit'}),
    password: translate({id: 'authentication.password', message: 'Password'}),
  };
  return texts[grant];
}

export function addressText(
  kind: ReturnType<typeof flowAddresses>[number]['kind'],
): string {
  const texts: Record<typeof kind, string> = {
    authorization: translate({
      id: 'authentication.address.authorization',
      message: 'Authorization',
    }),
    deviceAuthorization: translate({
      id: 'authentication.address.device',
      message: 'Device authorization',
    }),
    token: translate({id: 'authentication.address.token', message: 'Token'}),
    refresh: translate({id: 'authentication.address.refresh', message: 'Refresh'}),
  };
  return texts[kind];
}

/** The label of a field. */
export function partText({meaning}: CredentialPart): string {
  const texts: Record<typeof meaning, string> = {
    key: translate({id: 'panel.key', message: 'API key'}),
    token: translate({id: 'panel.credentials.token', message: 'Access token'}),
    user: translate({id: 'panel.credentials.user', message: 'User'}),
    password: translate({id: 'panel.credentials.password', message: 'Password'}),
    credentials: translate({id: 'panel.credentials.other', message: 'Credentials'}),
  };
  return texts[meaning];
}
