import {describe, expect, it} from 'vitest';
import type {SecurityRequirementObject, SecuritySchemeObject} from './document';
import {createReference} from './reference';
import {createSecurity, createSecuritySchemes} from './security';
import type {SecurityScheme} from '../reference/security';
import {describeApi, withProtoMember} from '@site/tests/fixtures/small-document';
import {parseRichText} from './markdown';

type Schemes = Record<string, SecuritySchemeObject>;

function describeSchemes(securitySchemes: Schemes) {
  return createSecuritySchemes(describeApi({components: {securitySchemes}}));
}

const schemes = describeSchemes({
  bearer: {type: 'http', scheme: 'Bearer', bearerFormat: 'JWT'},
  basic: {type: 'http', scheme: 'basic'},
  digest: {type: 'http', scheme: 'Digest'},
  query: {type: 'apiKey', in: 'query', name: 'api_key'},
  cookie: {type: 'apiKey', in: 'cookie', name: 'sid', description: 'Your `cookie`.'},
  oauth: {
    type: 'oauth2',
    flows: {
      implicit: {
        authorizationUrl: 'https://a.example/authorize',
        scopes: {'read:pets': 'See pets'},
      },
      authorizationCode: {
        authorizationUrl: 'https://a.example/authorize',
        tokenUrl: 'https://a.example/token',
        scopes: {'write:pets': 'Change pets'},
      },
    },
  },
  openId: {type: 'openIdConnect', openIdConnectUrl: 'https://a.example/openid'},
  certificate: {type: 'mutualTLS'},
});

const kindsOf = (alternatives: SecurityScheme[][]) =>
  alternatives.map((alternative) => alternative.map(({kind}) => kind));

describe('createSecurity', () => {
  it('has all alternatives, with all schemes of each.', () => {
    const requirements: SecurityRequirementObject[] = [
      {basic: [], cookie: []},
      {bearer: []},
      {},
    ];
    expect(kindsOf(createSecurity(schemes, requirements))).toEqual([
      ['basic', 'apiKey'],
      ['bearer'],
      [],
    ]);
  });

  it('is empty if the operation demands none.', () => {
    expect(createSecurity(schemes, [])).toEqual([]);
    expect(createSecurity(schemes, [{}])).toEqual([]);
    expect(createSecurity(schemes, undefined)).toEqual([]);
  });

  it('knows every kind of scheme.', () => {
    const names = ['digest', 'query', 'oauth', 'openId', 'certificate'];
    const requirements = names.map((name) => ({[name]: []}));
    expect(kindsOf(createSecurity(schemes, requirements)).flat()).toEqual([
      'http',
      'apiKey',
      'oauth2',
      'openIdConnect',
      'mutualTLS',
    ]);
  });

  it('has the scopes that an operation needs, with their descriptions.', () => {
    const [[scheme] = []] = createSecurity(schemes, [{oauth: ['read:pets', 'other']}]);
    expect(scheme?.scopes).toEqual([
      {name: 'read:pets', description: 'See pets'},
      {name: 'other', description: ''},
    ]);
    expect(scheme?.flows?.map(({grant, scopes}) => [grant, scopes])).toEqual([
      ['authorizationCode', []],
      ['implicit', []],
    ]);
  });

  it('has kind "unknown" for schemes that the document lacks, also inherited names.', () => {
    const requirement = {...withProtoMember([]), unknown: [], constructor: []};
    expect(kindsOf(createSecurity(schemes, [requirement])).flat()).toEqual([
      'unknown',
      'unknown',
      ...(Object.hasOwn(requirement, '__proto__') ? ['unknown'] : []),
    ]);
  });

  it('finds a scheme by a reference, which OpenAPI 3.2 allows.', () => {
    const requirements = [{'#/components/securitySchemes/query': []}];
    expect(createSecurity(schemes, requirements)).toMatchObject([[{name: 'query'}]]);
  });
});

it('An operation without a requirement has that of the document.', () => {
  const {operations} = createReference(
    describeApi({
      components: {securitySchemes: {key: {type: 'http', scheme: 'bearer'}}},
      security: [{key: []}],
    }),
  );
  expect(operations[0]?.security).toMatchObject([[{name: 'key', kind: 'bearer'}]]);
});

describe('createSecuritySchemes', () => {
  it('has a section for each scheme on a page, and its description only there.', () => {
    expect(schemes.get('cookie')).toMatchObject({
      route: '/authentication#scheme-cookie',
      description: parseRichText('Your `cookie`.'),
    });
    expect(createSecurity(schemes, [{cookie: []}])).toMatchObject([[{description: ''}]]);
  });

  it.each<[what: string, isNeeded: boolean, schemes: Schemes]>([
    [
      'one key with a short text',
      false,
      {a: {type: 'http', scheme: 'bearer', description: 'Your key.'}},
    ],
    ['one key in a cookie', false, {a: {type: 'apiKey', in: 'cookie', name: 's'}}],
    ['no scheme', false, {}],
    [
      'a long text',
      true,
      {a: {type: 'http', scheme: 'bearer', description: 'Your key.\n\nIt is long.'}},
    ],
    ['another kind', true, {a: {type: 'http', scheme: 'basic'}}],
    [
      'two schemes',
      true,
      {a: {type: 'http', scheme: 'bearer'}, b: {type: 'http', scheme: 'bearer'}},
    ],
  ])('makes the page for %s: %s.', (_, isNeeded, described) => {
    const routes = [...describeSchemes(described).values()].map(({route}) => route);
    expect(routes.some((route) => route !== undefined)).toBe(isNeeded);
  });

  it('names anchors that differ, whatever the names of the schemes.', () => {
    const routes = [
      ...describeSchemes({
        'a b': {type: 'mutualTLS'},
        'a/b': {type: 'mutualTLS'},
        '"><script>': {type: 'mutualTLS'},
      }).values(),
    ].map(({route}) => route);
    expect(routes).toEqual([
      '/authentication#scheme-a-b',
      '/authentication#scheme-a-b-2',
      '/authentication#scheme--script-',
    ]);
  });
});

describe('Environment variables', () => {
  const variablesOf = (described: Schemes) =>
    [...describeSchemes(described).values()].map(({variable}) => variable);
  const key = (more: Partial<SecuritySchemeObject> = {}): SecuritySchemeObject => ({
    type: 'apiKey',
    in: 'header',
    name: 'X-Key',
    ...more,
  });

  it.each([
    ['api_key', 'API_KEY'],
    ['petstore_auth', 'PETSTORE_AUTH'],
    ['bearerAuth', 'BEARER_AUTH'],
    ['OAuth2', 'OAUTH2'],
    ['APIKeyHeader', 'API_KEY_HEADER'],
    ['2nd key', 'API_KEY_2ND_KEY'],
    ['열쇠', 'API_KEY'],
    ['path', 'API_PATH'],
    ['LD_PRELOAD', 'API_LD_PRELOAD'],
    ['"; rm -rf /', 'RM_RF'],
  ])('are made from the name of the scheme: %s.', (name, variable) => {
    expect(variablesOf({[name]: key()})).toEqual([variable]);
  });

  it('never collide, also with those of a user and a password.', () => {
    expect(
      variablesOf({
        a: {type: 'http', scheme: 'basic'},
        'a-user': key(),
        'a user': key(),
        a_password: key(),
        A: {type: 'http', scheme: 'basic'},
      }),
    ).toEqual(['A', 'A_USER_2', 'A_USER_3', 'A_PASSWORD_2', 'A_2']);
  });

  it('can be given by an extension, if they are valid and have no other meaning.', () => {
    const named = (variable: unknown) =>
      variablesOf({key: key({'x-environment-variable': variable})});
    expect(named('MY_KEY')).toEqual(['MY_KEY']);
    expect(named('$(id)')).toEqual(['KEY']);
    expect(named(7)).toEqual(['KEY']);
    expect(named('PATH')).toEqual(['API_PATH']);
  });
});
