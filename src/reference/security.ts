import type {RichText} from './rich-text';

/** How a request proves who sends it. */
export interface SecurityScheme {
  name: string;
  kind: 'bearer' | 'basic' | 'apiKey' | 'other';
  /** Where an `apiKey` goes; a bearer or basic credential goes into the Authorization header. */
  in: 'header' | 'query' | 'cookie';
  /** Name of that header, query parameter or cookie. */
  parameter: string;
  description: RichText;
}
