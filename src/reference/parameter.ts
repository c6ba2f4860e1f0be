import type {RichText} from './rich-text';
import type {SchemaNode} from './schema';

export type ParameterLocation = 'path' | 'query' | 'header' | 'cookie';

/** A parameter as the reader sees it and as the request panel sends it. */
export interface Parameter {
  name: string;
  in: ParameterLocation;
  required: boolean;
  deprecated: boolean;
  unverified: boolean;
  description: RichText;
  node: SchemaNode;
  /** The example as it stands in a URL or header before percent-encoding; one entry a value. */
  example: string[];
  /** Whether several values are sent as one, joined by commas, or as several of the same name. */
  explode: boolean;
  /** Whether the code samples send it. */
  inSample: boolean;
}
