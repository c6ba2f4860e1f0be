import type {RichText} from './rich-text';

export interface SecurityScheme {
  name: string;
  kind: 'bearer' | 'basic' | 'apiKey' | 'other';
  /** Location of an API key; bearer and basic credentials use the Authorization header. */
  in: 'header' | 'query' | 'cookie';
  parameter: string;
  description: RichText;
}
