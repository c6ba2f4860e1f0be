/*
 * Why: the Etherscan-compatible API has no OpenAPI description; its pages say which fields an
 * answer has.
 * Run: imported by the scripts of this folder.
 */
import {quote} from 'docusaurus-openapi-reference/openapi/document-error';
import {isRecord, own} from 'docusaurus-openapi-reference/openapi/resolve';
import type {EtherscanSchema} from '../../../src/etherscan/action';
import {closeSchema} from '../../../src/etherscan/schema';
import {type Comparer, createComparer} from './difference';

/**
 * Returns a function that compares an answer with the envelope around a result. All fields are required:
 * the pages name none that can be absent.
 */
export function compareEnvelope(result: EtherscanSchema): Comparer {
  const compare = createComparer({
    type: 'object',
    properties: {
      status: {type: 'string'},
      message: {type: 'string'},
      result: closeSchema(result),
    },
    required: ['status', 'message', 'result'],
    additionalProperties: false,
  });
  return (value) => {
    const status = own(value, 'status');
    // The result of a failure has another shape.
    if (typeof status === 'string' && status !== '1') {
      return difference('/status', `is ${quote(status)}, not "1"${reasonOf(value)}`);
    }
    if (result.contentSchema !== undefined && !holdsList(value)) {
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
