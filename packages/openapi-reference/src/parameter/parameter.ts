import type {Evidence} from '../text/evidence';
import type {ParameterLocation, ParameterStyle} from '../vocabulary/parameter-style';
import type {RichText} from '../text/rich-text';
import type {SchemaNode} from '../schema/schema';
import {listText} from '../utils/value-text';
import type {NamedExample} from '../example/named-example';

export interface Parameter {
  name: string;
  in: ParameterLocation;
  required: boolean;
  deprecated: boolean;
  evidence?: Evidence;
  description: RichText;
  node: SchemaNode;
  /**
   * A value of the document: not percent-encoded, one entry per value of a list, an object as one
   * JSON text. Empty without one.
   */
  example: string[];
  /** All examples, where they have names. */
  examples?: NamedExample[];
  /** A made-up value, which the samples send in the place of an example. */
  placeholder?: string[];
  /**
   * Values that exist, by network, which are sent instead of the example. Where a network has none, the
   * reader has to know one.
   */
  realValues?: Readonly<Record<string, readonly string[]>>;
  /** What fills the field of the form: a value that is known for the first network. */
  initial?: string;
  /** Says what to write where an example does not: the first sentence of the description. */
  hint?: string;
  /**
   * Set where a page says how the value is sent: it has several parts or another style than the
   * default of its location. A list of which the description says that commas separate it has none.
   */
  style?: ParameterStyle;
  /** Sends each part of a value by itself: a list as repeated parameters. */
  explode: boolean;
  /** The value can be an object. */
  isObject?: true;
  /** Characters such as `/` and `:` are not percent-encoded. */
  allowReserved?: true;
  /** It can be sent without a value. */
  allowEmptyValue?: true;
  /** The media type of the text that its value is sent as: `application/json`. */
  mediaType?: string;
  /** It is needed if another parameter has a value, or any value where none is named. */
  requiredIf?: {name: string; value?: string}[];
  inSample: boolean;
  /** It has a part that nobody else should read, or is a credential: no link, storage or sample has its value. */
  isSecret?: true;
  /** There is more to show or to fill in than a value of one line. The code for it loads by itself. */
  isSpecial?: true;
}

/** Returns a value that can be sent to a network: one that exists there, or else the example. */
export function knownValue(
  {realValues, example}: Parameter,
  network: string,
): readonly string[] {
  if (realValues === undefined) {
    return example;
  }
  return Object.hasOwn(realValues, network) ? (realValues[network] ?? []) : [];
}

/** Returns what samples have where the reader has to know the value: `YOUR_TOKEN_ADDRESS`. */
export function placeholderOf({name}: Pick<Parameter, 'name'>): string {
  const words = name.replace(/([a-z\d])([A-Z])/g, '$1 $2').match(/[A-Za-z\d]+/g) ?? [
    'value',
  ];
  return ['your', ...words].join('_').toUpperCase();
}

/** Prints the values of a parameter: a list of one value as that value. */
export function valuesText(values: readonly string[]): string {
  return values.length > 1 ? listText(values) : values.join();
}
