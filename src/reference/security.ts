import type {RichText} from './rich-text';

export interface SecurityScheme {
  name: string;
  kind: 'bearer' | 'basic' | 'apiKey' | 'other';
  /** Location of an API key; bearer and basic credentials use the Authorization header. */
  in: 'header' | 'query' | 'cookie';
  parameter: string;
  description: RichText;
}

/** Returns how a request carries a credential: `Authorization: Bearer YOUR_API_KEY`. */
export function credentialForm(scheme: SecurityScheme): string {
  if (scheme.kind === 'bearer') {
    return 'Authorization: Bearer YOUR_API_KEY';
  }
  if (scheme.kind === 'basic') {
    return 'Authorization: Basic base64(USER:PASSWORD)';
  }
  return scheme.in === 'query'
    ? `?${scheme.parameter}=YOUR_API_KEY`
    : `${scheme.parameter}: YOUR_API_KEY`;
}
