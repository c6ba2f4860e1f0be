import type {ParameterValues} from '../../samples/sample-request';
import type {Parameter} from '../../parameter/parameter';
import type {Entry} from './format';
import {printMarkdown} from './markdown';

/** The values that a request shows, and the parameters that it sends. */
export interface FilledParameters {
  values: ParameterValues;
  sent: ReadonlySet<Parameter>;
}

/** Creates the entry of a parameter. Postman does not send it until it is enabled. */
export function describedEntry(
  parameter: Parameter,
  value: string,
  {sent}: FilledParameters,
): Entry {
  const {name, required, description} = parameter;
  const text = printMarkdown(description);
  return {
    key: name,
    value,
    ...(required || sent.has(parameter) ? {} : {disabled: true}),
    ...(text === '' ? {} : {description: text}),
  };
}
