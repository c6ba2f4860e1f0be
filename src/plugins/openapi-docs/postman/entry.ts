import type {Parameter} from '../../../reference/parameter';
import type {Entry} from './format';
import {printMarkdown} from './markdown';

/** Creates the entry of a parameter. Postman does not send optional ones until they are enabled. */
export function describedEntry(parameter: Parameter, value: string): Entry {
  const {name, required, description} = parameter;
  const text = printMarkdown(description);
  return {
    key: name,
    value,
    ...(required ? {} : {disabled: true}),
    ...(text === '' ? {} : {description: text}),
  };
}
