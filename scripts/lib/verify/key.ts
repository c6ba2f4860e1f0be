/*
 * Why: the API key must not show in anything that a run prints or records.
 * Reads: KAIASCAN_API_KEY.
 */
import {keyVariable} from '../../../src/etherscan/request';
import {PlainError} from '../run.mjs';

/** Characters of a bearer token (RFC 6750, section 2.1). */
const TOKEN = /^[\w.~+/-]+=*$/;

/** @throws PlainError if there is no key, or it cannot be sent in a header. */
export function readKey(env: NodeJS.ProcessEnv): string {
  const key = env[keyVariable]?.trim() ?? '';
  if (key === '') {
    throw new PlainError(
      `${keyVariable} is not set: set it to an API key of KaiaScan to check the API.`,
    );
  }
  if (!TOKEN.test(key)) {
    throw new PlainError(
      `${keyVariable} contains a character that no API key has: copy the key again, without quotes and spaces.`,
    );
  }
  return key;
}

/** Replaces the key in a text, also where it is percent-encoded. */
export function hideKey(text: string, key: string): string {
  return text
    .replaceAll(key, `[${keyVariable}]`)
    .replaceAll(encodeURIComponent(key), `[${keyVariable}]`);
}
