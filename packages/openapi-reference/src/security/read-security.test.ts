import {describe, expect, it} from 'vitest';
import type {SecurityRequirementObject, SecuritySchemeObject} from '../document/document';
import {createReference} from '../pages/read-reference';
import {createSecurity, createSecuritySchemes} from './read-security';
import {describeApi, withProtoMember, yaml} from '@site/tests/fixtures/small-document';
import {table, yamlTable} from '@site/tests/fixtures/table';
import {parseRichText} from '../text/read-markdown';

type Schemes = Record<string, SecuritySchemeObject>;

function describeSchemes(securitySchemes: Schemes) {
  return createSecuritySchemes(describeApi({components: {securitySchemes}}));
}

const schemes = describeSchemes(
  yaml(`
bearer: {type: http, scheme: Bearer, bearerFormat: JWT}
basic: {type: http, scheme: basic}
digest: {type: http, scheme: Digest}
query: {type: apiKey, in: query, name: api_key}
cookie: {type: apiKey, in: cookie, name: sid, description: Your \`cookie\`.}
oauth:
  type: oauth2
  flows:
    password: {tokenUrl: 'https://a.example/token', scopes: {}}
    implicit: {authorizationUrl: 'https://a.example/a', scopes: {'read:pets': See pets}}
    deviceAuthorization: {tokenUrl: 'https://a.example/token', scopes: {}}
    clientCredentials: {tokenUrl: 'https://a.example/token', scopes: {}}
    authorizationCode:
      authorizationUrl: https://a.example/a
      tokenUrl: https://a.example/token
      scopes: {'write:pets': Change pets}
openId: {type: openIdConnect, openIdConnectUrl: https://a.example/openid}
certificate: {type: mutualTLS}
`),
);

const kindsOf = (requirements: SecurityRequirementObject[] | undefined): string =>
  createSecurity(schemes, requirements)
    .map((alternative) => alternative.map(({kind}) => kind).join('+'))
    .join(' ');

describe('The credentials of an operation', () => {
  it.each(yamlTable<[string, SecurityRequirementObject[]]>`
    basic+apiKey bearer  | [{basic: [], cookie: []}, {bearer: []}]
    http                 | [{digest: []}]
    oauth2               | [{oauth: []}]
    openIdConnect        | [{openId: []}]
    mutualTLS            | [{certificate: []}]
    apiKey               | [{'#/components/securitySchemes/query': []}]
    unknown              | [{constructor: []}]
    bearer               | [{bearer: []}, {}]
  `)('are all schemes of all alternatives: %s', (kinds, requirements) => {
    expect(kindsOf(requirements).trim()).toBe(kinds);
  });

  it('are unknown if the document lacks the scheme, also with an inherited name.', () => {
    expect(kindsOf([withProtoMember([])])).toMatch(/^(unknown)?$/);
  });

  it('are none if it demands none.', () => {
    for (const requirements of [[], [{}], undefined]) {
      expect(createSecurity(schemes, requirements)).toEqual([]);
    }
  });

  it('have the scopes that it needs, with their descriptions.', () => {
    const [[scheme] = []] = createSecurity(schemes, [{oauth: ['read:pets', 'other']}]);
    expect(scheme?.scopes).toEqual([
      {name: 'read:pets', description: 'See pets'},
      {name: 'other', description: ''},
    ]);
    const grants = scheme?.flows?.map(({grant}) => grant);
    expect(grants).toEqual([
      ...['authorizationCode', 'clientCredentials', 'deviceAuthorization'],
      ...['implicit', 'password'],
    ]);
  });

  it('are those of the document if it says nothing.', () => {
    const securitySchemes = {key: {type: 'http', scheme: 'bearer'} as const};
    const {operations} = createReference(
      describeApi({components: {securitySchemes}, security: [{key: []}]}),
    );
    expect(operations[0]?.security).toMatchObject([[{name: 'key', kind: 'bearer'}]]);
  });
});

describe('The page of the credentials', () => {
  it('has a section for each scheme, and its description only there.', () => {
    expect(schemes.get('cookie')).toMatchObject({
      route: '/authentication#scheme-cookie',
      description: parseRichText('Your `cookie`.'),
    });
    expect(createSecurity(schemes, [{cookie: []}])).toMatchObject([[{description: ''}]]);
  });

  it.each(yamlTable<[string, Schemes, boolean]>`
    one key with a short text  | {a: {type: http, scheme: bearer, description: Your key.}} | false
    one key in a cookie        | {a: {type: apiKey, in: cookie, name: s}} | false
    no scheme                  | {} | false
    a long text                | {a: {type: http, scheme: bearer, description: "Your key.\n\nIt is long."}} | true
    another kind               | {a: {type: http, scheme: basic}} | true
    two schemes                | {a: {type: http, scheme: bearer}, b: {type: http, scheme: bearer}} | true
  `)('is there for %s: %j, %s.', (_, described, isNeeded) => {
    const routes = [...describeSchemes(described).values()].map(({route}) => route);
    expect(routes.some((route) => route !== undefined)).toBe(isNeeded);
  });

  it('has anchors that differ, whatever the names of the schemes.', () => {
    const one = {type: 'mutualTLS'} as const;
    const described = describeSchemes({'a b': one, 'a/b': one, '"><script>': one});
    const anchors = [...described.values()].map(({route}) => route?.split('#')[1]);
    expect(anchors).toEqual(['scheme-a-b', 'scheme-a-b-2', 'scheme--script-']);
  });
});

describe('Environment variables', () => {
  const KEY: SecuritySchemeObject = {type: 'apiKey', in: 'header', name: 'X-Key'};
  const variablesOf = (described: Schemes) =>
    [...describeSchemes(described).values()].map(({variable}) => variable);

  it.each(table`
    api_key       | API_KEY
    bearerAuth    | BEARER_AUTH
    OAuth2        | OAUTH2
    APIKeyHeader  | API_KEY_HEADER
    2nd key       | API_KEY_2ND_KEY
    열쇠          | API_KEY
    path          | API_PATH
    LD_PRELOAD    | API_LD_PRELOAD
    "; rm -rf /   | RM_RF
  `)('are made from the name of the scheme: %s.', (name = '', variable) => {
    expect(variablesOf({[name]: KEY})).toEqual([variable]);
  });

  it('never collide, also with those of a user and a password.', () => {
    const basic = {type: 'http', scheme: 'basic'} as const;
    const described = {a: basic, 'a-user': KEY, 'a user': KEY, a_password: KEY, A: basic};
    const variables = ['A', 'A_USER_2', 'A_USER_3', 'A_PASSWORD_2', 'A_2'];
    expect(variablesOf(described)).toEqual(variables);
  });

  it.each([
    ['MY_KEY', 'MY_KEY'],
    ['$(id)', 'KEY'],
    [7, 'KEY'],
    ['PATH', 'API_PATH'],
  ])('can be given by an extension, unless it is unsafe: %s.', (given, variable) => {
    const key = {...KEY, 'x-environment-variable': given};
    expect(variablesOf({key})).toEqual([variable]);
  });
});
