import {expect, it} from 'vitest';
import {isSecretName} from './secret-name';

it.each(['api_key', 'apiKey', 'X-API-Key', 'access_token', 'client_secret', 'password'])(
  '%s is the name of a secret.',
  (name) => {
    expect(isSecretName(name)).toBe(true);
  },
);

it.each(['token', 'tokenAddress', 'key', 'accountKey', 'keyword', 'secretary'])(
  '%s is not.',
  (name) => {
    expect(isSecretName(name)).toBe(false);
  },
);
