import {parse, stringify} from 'lossless-json';
import type {Content} from '../../../reference/response';
import {isJsonMediaType} from '../../../reference/response';
import {dereference, type SchemaComponents} from '../../../reference/schema';
import type {Body, Entry} from './format';

/** Creates a body from the example of its content: a form of the fields that the example has. */
export function createBody(content: Content, components: SchemaComponents): Body {
  const {mediaType, example = ''} = content;
  const node = dereference(content.node, components);
  if (node.format === 'binary') {
    return {mode: 'file', file: {src: null}};
  }
  if (isJsonMediaType(mediaType)) {
    return {mode: 'raw', raw: example, options: {raw: {language: 'json'}}};
  }
  const fields = formFields(example);
  if (fields !== undefined && /^application\/x-www-form-urlencoded\b/i.test(mediaType)) {
    return {mode: 'urlencoded', urlencoded: fields};
  }
  if (fields !== undefined && /^multipart\/form-data\b/i.test(mediaType)) {
    const files = new Set(
      (node.properties ?? [])
        .filter((property) => dereference(property.node, components).format === 'binary')
        .map(({name}) => name),
    );
    return {
      mode: 'formdata',
      formdata: fields.map((field) =>
        files.has(field.key)
          ? {key: field.key, type: 'file', src: null}
          : {...field, type: 'text'},
      ),
    };
  }
  return {mode: 'raw', raw: example};
}

/** Returns the fields of an example that is a JSON object. */
function formFields(example: string): Entry[] | undefined {
  let value: unknown;
  try {
    value = parse(example);
  } catch {
    return undefined;
  }
  return typeof value === 'object' && value !== null && !Array.isArray(value)
    ? Object.entries(value).map(([key, field]) => ({key, value: printField(field)}))
    : undefined;
}

function printField(value: unknown): string {
  return typeof value === 'string' ? value : (stringify(value) ?? '');
}
