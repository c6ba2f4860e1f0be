import type {Evidence} from './evidence';
import type {RichText} from './rich-text';
import type {SchemaNode} from './schema';

export type ParameterLocation = 'path' | 'query' | 'header' | 'cookie';

export interface Parameter {
  name: string;
  in: ParameterLocation;
  required: boolean;
  deprecated: boolean;
  evidence?: Evidence;
  description: RichText;
  node: SchemaNode;
  /** Not percent-encoded, one entry per value. */
  example: string[];
  /** Identifiers that exist, which fill the form instead of the example. */
  formValue?: string[];
  /** Sends a list as repeated parameters instead of one comma-separated value. */
  explode: boolean;
  inSample: boolean;
}

/** Returns the values that fill the form: identifiers that exist where some are known. */
export function formValueOf({formValue, example}: Parameter): string {
  return (formValue ?? example).join(',');
}

/** Returns the parameters that a page can send. Browsers do not let a page set a cookie header. */
export function sentParameters<T extends Pick<Parameter, 'in'>>(
  parameters: readonly T[],
): T[] {
  return parameters.filter((parameter) => parameter.in !== 'cookie');
}
