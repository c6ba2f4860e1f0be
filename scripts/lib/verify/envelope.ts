/*
 * Why: the Etherscan-compatible API has no OpenAPI description; its pages say which fields an
 * answer has.
 * Run: imported by the scripts of this folder.
 */
import {quote} from '../../../src/openapi/document-error';
import {own} from '../../../src/openapi/resolve';
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
    return typeof status === 'string' && status !== '1'
      ? {
          differences: [
            {pointer: '/status', text: `is ${quote(status)}, not "1"${reasonOf(value)}`},
          ],
          numbersAsText: 0,
        }
      : compare(value);
  };
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
