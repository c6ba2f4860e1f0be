/*
 * Why: the Etherscan-compatible API has no OpenAPI description; its pages say which fields an
 * answer has.
 * Run: imported by the scripts of this folder.
 */
import {quote} from '../../../src/openapi/document-error';
import {isRecord, own} from '../../../src/openapi/resolve';
import type {EtherscanField, EtherscanResult} from '../../../src/etherscan/result';
import {type Comparer, createComparer} from './difference';

/** Returns a function that compares an answer with the envelope around a result. */
export function compareEnvelope(result: EtherscanResult): Comparer {
  const compare = createComparer(
    objectOf({
      status: {type: 'string'},
      message: {type: 'string'},
      result: resultSchema(result),
    }),
  );
  return (value) => {
    const status = own(value, 'status');
    // The result of a failure has another shape.
    if (typeof status === 'string' && status !== '1') {
      return difference('/status', `is ${quote(status)}, not "1"${reasonOf(value)}`);
    }
    if (result.type === 'string' && result.holdsList === true && !holdsList(value)) {
      return difference('/result', 'is not a list as JSON text');
    }
    return compare(value);
  };
}

function difference(pointer: string, text: string): ReturnType<Comparer> {
  return {differences: [{pointer, text}], numbersAsText: 0};
}

/** Whether the result of an envelope is a list of objects as JSON text, such as an ABI. */
function holdsList(envelope: unknown): boolean {
  try {
    const list: unknown = JSON.parse(String(own(envelope, 'result')));
    return Array.isArray(list) && list.every(isRecord);
  } catch {
    return false;
  }
}

function reasonOf(envelope: unknown): string {
  const message = own(envelope, 'message');
  return typeof message === 'string' ? `; the message is ${quote(message)}` : '';
}

function resultSchema(result: EtherscanResult): object {
  switch (result.type) {
    case 'unknown':
      return {};
    case 'string':
      return {type: 'string'};
    case 'object':
      return fieldsSchema(result.fields);
    case 'array of objects':
      return {type: 'array', items: fieldsSchema(result.fields)};
  }
}

function fieldsSchema(fields: readonly EtherscanField[]): object {
  return objectOf(
    Object.fromEntries(fields.map((field) => [field.name, fieldSchema(field)])),
  );
}

function fieldSchema(field: EtherscanField): object {
  switch (field.type) {
    case 'array of objects':
      return {type: 'array', items: fieldsSchema(field.fields ?? [])};
    case 'array of strings':
      return {type: 'array', items: {type: 'string'}};
    default:
      return {type: field.type};
  }
}

/** All fields are required: the pages name none that can be absent. */
function objectOf(properties: Record<string, object>): object {
  return {
    type: 'object',
    properties,
    required: Object.keys(properties),
    additionalProperties: false,
  };
}
