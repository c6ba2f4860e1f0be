export type OAuthGrant =
  | 'authorizationCode'
  | 'clientCredentials'
  | 'implicit'
  | 'password'
  | 'deviceAuthorization';
