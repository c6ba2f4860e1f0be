import {BODY_NAME} from '../value/request-link';
import type {FormValues} from '../body/form';

/** Reads values of a form from its text, in which links and the form keep them: `name=Rex&tag=a&tag=b`. */
export function parseFormText(text: string): FormValues {
  const values = new Map<string, string[]>();
  for (const [name, value] of new URLSearchParams(text)) {
    values.set(name, [...(values.get(name) ?? []), value]);
  }
  return Array.from(values);
}

/** Writes pairs as the text that {@link parseFormText} reads. */
export function printFormText(pairs: readonly (readonly [string, string])[]): string {
  return new URLSearchParams(pairs.map(([name, value]) => [name, value])).toString();
}

/** Returns the name of the input of a field, to which its error belongs. */
export function formFieldName(field: string): string {
  return `${BODY_NAME}/${field}`;
}
