import {readFileSync} from 'node:fs';
import {describe, expect, it} from 'vitest';
import {parse} from 'yaml';
import {createTwins} from './twins';
import type {OpenAPIDocument} from '@site/src/openapi/document';
import {createReference} from '@site/src/openapi/reference';
import {describeApi} from '@site/tests/fixtures/small-document';

const everything = new URL('../../tests/fixtures/everything.yaml', import.meta.url);

const twins = createTwins(
  createReference(parse(readFileSync(everything, 'utf8')) as OpenAPIDocument),
);

function authenticationOf(slug: string): string {
  const twin = twins.get(`api/Security/${slug}.md`) ?? '';
  return /## Authentication\n\n(.*?)\n\n## /s.exec(twin)?.[1] ?? '';
}

describe('The twin of an operation', () => {
  it('lists alternatives, the scopes of the operation, and that credentials are optional.', () => {
    expect(authenticationOf('takes-one-of')).toBe(
      `One of these is needed. The code samples send the first.

- \`Authorization: Bearer ACCESS_TOKEN\`, [petstore_auth](/authentication.md): OAuth 2.0

  The code samples read it from the environment variable \`PETSTORE_AUTH\`.

  With the scopes:

  - \`read:pets\` See your pets
  - \`write:pets\` Change your pets
- \`Authorization: Basic base64(USER:PASSWORD)\`, [basicAuth](/authentication.md): Basic authentication

  The code samples read it from the environment variables \`BASIC_AUTH_USER\` and \`BASIC_AUTH_PASSWORD\`.
- \`Authorization: Digest CREDENTIALS\`, [digest](/authentication.md): Digest authentication

  The code samples read it from the environment variable \`DIGEST\`.
- \`?api_key=YOUR_API_KEY\`, [queryKey](/authentication.md): API key

  The code samples read it from the environment variable \`QUERY_KEY\`.
- \`Cookie: session=YOUR_API_KEY\`, [cookieKey](/authentication.md): API key

  The code samples read it from the environment variable \`COOKIE_KEY\`.
- \`Authorization: Bearer ACCESS_TOKEN\`, [openId](/authentication.md): OpenID Connect

  The code samples read it from the environment variable \`OPEN_ID\`.

  With the scopes:

  - \`openid\`
  - \`profile\`
- No credentials: they are optional.`,
    );
  });

  it('lists what is needed together, with roles of schemes that have no scopes.', () => {
    expect(authenticationOf('takes-all-of')).toMatch(
      /^- All of these together are needed:\n\n {2}- `Authorization: Bearer ACCESS_TOKEN`/m,
    );
    expect(authenticationOf('takes-certificate')).toContain(
      '- [certificate](/authentication.md): Client certificate (mutual TLS)\n',
    );
    expect(authenticationOf('takes-certificate')).toContain(
      'With the roles:\n\n  - `admin`',
    );
  });

  it('names what the description does not define.', () => {
    expect(authenticationOf('takes-undefined')).toBe(
      '`lost`: The description does not define it',
    );
  });
});

describe('The twin of the page of all schemes', () => {
  const twin = twins.get('authentication.md') ?? '';

  it('has each scheme with its whole text.', () => {
    expect(twin.match(/^## .*/gm)).toEqual(
      [
        'apiKey',
        'petstore_auth',
        'allFlows',
        'openId',
        'basicAuth',
        'digest',
        'headerKey',
        'queryKey',
        'cookieKey',
        'certificate',
      ].map((name) => `## ${name}`),
    );
    expect(twin).toContain('2. Ask for the scopes that it needs.');
    expect(twin).toContain('Format of the token: `JWT`');
    expect(twin).toContain(
      'The code samples read it from the environment variable `HEADER_KEY`.',
    );
  });

  it('links the addresses of flows that are of the web, and has the scopes in a table.', () => {
    expect(twin).toContain(
      '- Refresh: [https://everything.example/oauth/refresh](https://everything.example/oauth/refresh)',
    );
    expect(twin).toContain('- Authorization: `/oauth/authorize`');
    expect(twin).toContain('| `write:pets` | Change your pets |');
  });

  it('does not exist for one key with a short text.', () => {
    const key = {type: 'http', scheme: 'bearer', description: 'Your key.'} as const;
    const document = describeApi({
      components: {securitySchemes: {key}},
      security: [{key: []}],
    });
    expect([...createTwins(createReference(document)).keys()]).not.toContain(
      'authentication.md',
    );
  });
});
