import type {SchemaNode} from '../schema/schema';
import type {RichText} from '../text/rich-text';
import type {FormField, FormValues} from './form';

/** An example of a content, which has a text or an address. */
export interface ContentExample {
  /** Its key among the named examples. */
  name?: string;
  summary?: string;
  description?: RichText;
  /** Serialised; JSON is indented by two spaces. */
  text?: string;
  /** Where the example is, if it is not in the document. */
  url?: string;
  /** The example omits parts of the schema. */
  truncated?: true;
  /** The values of the fields of a form. */
  values?: FormValues;
  /** Of an answer: the parameters of its request that have other values than their examples. */
  request?: Readonly<Record<string, readonly string[]>>;
}
/** What a body has if it is of one media type. */
export interface Content {
  /** In a request also a range: `text/*`. */
  mediaType: string;
  /** The media type that a request has, if the document has a range. A file has its own. */
  sent?: string;
  node: SchemaNode;
  examples: ContentExample[];
  /** The content is a file of bytes, or of a text that encodes them: `base64`. */
  file?: 'binary' | (string & {});
  /** The fields of a form, without those that only responses have. */
  form?: FormField[];
  /** Of a request: it has a part that nobody else should read, so no link has it. */
  isSecret?: true;
}
/** Returns whether an example is JSON, by its text: JSON examples occur under any media type. */
export function isJsonText(example: string): boolean {
  return /^\s*[[{"]/.test(example);
}
/** Returns the first example of a content that has a text. */
export function firstExample(
  content: Pick<Content, 'examples'> | undefined,
): ContentExample | undefined {
  return content?.examples.find(({text}) => text !== undefined);
}
/** Returns the name under which a reader finds an example among others. */
export function exampleLabel({name, summary}: ContentExample): string | undefined {
  return summary ?? name;
}
/** Returns the media type that a request of a content has. A file can have another one of the range. */
export function sentMediaType({
  mediaType,
  sent = mediaType,
}: Pick<Content, 'mediaType' | 'sent'>): string {
  return sent;
}
