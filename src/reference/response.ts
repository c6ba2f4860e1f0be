import type {RichText} from './rich-text';
import type {SchemaNode} from './schema';

/** Whether a status of a response (`200`, `2XX`) is one of success. */
export function isSuccess(status: string): boolean {
  return status.startsWith('2');
}

/** What a body holds in one media type. */
export interface Content {
  mediaType: string;
  node: SchemaNode;
  /** The example as it goes over the wire; JSON is indented by two spaces. */
  example?: string;
  /** Whether it shows less than the schema holds. */
  exampleShortened?: true;
}

export interface Response {
  /** `200`, `4XX` or `default`. */
  status: string;
  description: RichText;
  unverified: boolean;
  content?: Content;
}

export interface RequestBody {
  required: boolean;
  description: RichText;
  content: Content;
}
