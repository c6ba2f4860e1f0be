import {translate} from '@docusaurus/Translate';
import type {CredentialPart, flowAddresses} from '../../reference/credential';
import type {OAuthGrant, SecurityScheme} from '../../reference/security';

export function kindText({kind, scheme = ''}: SecurityScheme): string {
  switch (kind) {
    case 'bearer':
      return translate({id: 'authentication.bearer', message: 'Bearer token'});
    case 'basic':
      return translate({id: 'authentication.basic', message: 'Basic authentication'});
    case 'http':
      return translate(
        {id: 'authentication.http', message: '{scheme} authentication'},
        {scheme},
      );
    case 'apiKey':
      return translate({id: 'authentication.apiKey', message: 'API key'});
    case 'oauth2':
      return translate({id: 'authentication.oauth2', message: 'OAuth 2.0'});
    case 'openIdConnect':
      return translate({id: 'authentication.openIdConnect', message: 'OpenID Connect'});
    case 'mutualTLS':
      return translate({
        id: 'authentication.mutualTLS',
        message: 'Client certificate (mutual TLS)',
      });
    case 'unknown':
      return translate({
        id: 'authentication.unknown',
        message: 'The description does not define it',
      });
  }
}

export function grantText(grant: OAuthGrant): string {
  switch (grant) {
    case 'authorizationCode':
      return translate({
        id: 'authentication.authorizationCode',
        message: 'Authorization code',
      });
    case 'clientCredentials':
      return translate({
        id: 'authentication.clientCredentials',
        message: 'Client credentials',
      });
    case 'deviceAuthorization':
      return translate({
        id: 'authentication.deviceAuthorization',
        message: 'Device authorization',
      });
    case 'implicit':
      return translate({id: 'authentication.implicit', message: 'Implicit'});
    case 'password':
      return translate({id: 'authentication.password', message: 'Password'});
  }
}

export function addressText(
  kind: ReturnType<typeof flowAddresses>[number]['kind'],
): string {
  switch (kind) {
    case 'authorization':
      return translate({
        id: 'authentication.address.authorization',
        message: 'Authorization',
      });
    case 'deviceAuthorization':
      return translate({
        id: 'authentication.address.device',
        message: 'Device authorization',
      });
    case 'token':
      return translate({id: 'authentication.address.token', message: 'Token'});
    case 'refresh':
      return translate({id: 'authentication.address.refresh', message: 'Refresh'});
  }
}

/** The label of a field. */
export function partText({meaning}: CredentialPart): string {
  switch (meaning) {
    case 'key':
      return translate({id: 'panel.key', message: 'API key'});
    case 'token':
      return translate({id: 'panel.credentials.token', message: 'Access token'});
    case 'user':
      return translate({id: 'panel.credentials.user', message: 'User'});
    case 'password':
      return translate({id: 'panel.credentials.password', message: 'Password'});
    case 'credentials':
      return translate({id: 'panel.credentials.other', message: 'Credentials'});
  }
}
