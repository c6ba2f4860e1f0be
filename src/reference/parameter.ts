import type {Evidence} from './evidence';
import type {NamedExample} from './named-example';
import type {RichText} from './rich-text';
import type {SchemaNode} from './schema';
import {listText} from './value-text';

/** `querystring` is of OpenAPI 3.2: the parameter is the whole query. */
export type ParameterLocation = 'path' | 'query' | 'querystring' | 'header' | 'cookie';

/** How a value becomes text. `cookie` is of OpenAPI 3.2. */
export const PARAMETER_STYLES = [
  'simple',
  'label',
  'matrix',
  'form',
  'spaceDelimited',
  'pipeDelimited',
  'deepObject',
  'cookie',
] as const;

export type ParameterStyle = (typeof PARAMETER_STYLES)[number];

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
  /** Identifiers that exist, which fill the form instead of the example. */
  formValue?: string[];
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
  inSample: boolean;
  /** There is more to show or to fill in than a value of one line. The code for it loads by itself. */
  isSpecial?: true;
}

/** Returns the values that fill the form: identifiers that exist where some are known. */
export function formValueOf({formValue, example}: Parameter): string {
  return valuesText(formValue ?? example);
}

/** Prints the values of a parameter: a list of one value as that value. */
export function valuesText(values: readonly string[]): string {
  return values.length > 1 ? listText(values) : values.join();
}
