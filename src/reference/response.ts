import type {RichText} from './rich-text';
import type {SchemaNode} from './schema';

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

export function isSuccess({status}: {status: string}): boolean {
  return status.startsWith('2');
}
