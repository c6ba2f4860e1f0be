import {describe, expect, it} from 'vitest';
import type {SecuritySchemeObject} from '../../../src/openapi/document';
import {createSecurity} from '../../../src/openapi/security';
import {describeApi} from './small-document';

function describeSchemes(securitySchemes: Record<string, SecuritySchemeObject>) {
  return describeApi({components: {securitySchemes}, security: [{bearer: []}]});
}

const document = describeSchemes({
  bearer: {type: 'http', scheme: 'Bearer', description: 'Your `key`.'},
  basic: {type: 'http', scheme: 'basic'},
  digest: {type: 'http', scheme: 'digest'},
  query: {type: 'apiKey', in: 'query', name: 'api_key'},
  cookie: {type: 'apiKey', in: 'cookie', name: 'sid'},
  oauth: {type: 'oauth2'},
});

describe('createSecurity', () => {
  it('takes the requirement of the description where the operation has none.', () => {
    expect(createSecurity(document, undefined)).toEqual([
      {
        name: 'bearer',
        kind: 'bearer',
        in: 'header',
        parameter: 'Authorization',
        description: [{paragraph: ['Your ', {code: 'key'}, '.']}],
      },
    ]);
  });

  it('takes the requirement of the operation before that of the description.', () => {
    expect(createSecurity(document, [{query: []}])).toMatchObject([
      {kind: 'apiKey', in: 'query', parameter: 'api_key'},
    ]);
  });

  it('asks for nothing where the operation says so.', () => {
    expect(createSecurity(document, [])).toEqual([]);
    expect(createSecurity(document, [{}])).toEqual([]);
  });

  it('shows the first of several alternatives, with all that it needs.', () => {
    const shown = createSecurity(document, [{basic: [], cookie: []}, {bearer: []}]);
    expect(shown.map(({kind, in: place}) => [kind, place])).toEqual([
      ['basic', 'header'],
      ['apiKey', 'cookie'],
    ]);
  });

  it('calls a scheme that it cannot send "other".', () => {
    const kinds = createSecurity(document, [{digest: [], oauth: []}]).map(
      ({kind}) => kind,
    );
    expect(kinds).toEqual(['other', 'other']);
  });

  it('leaves out a scheme that the description does not have, also an inherited name.', () => {
    expect(createSecurity(document, [{unknown: [], constructor: []}])).toEqual([]);
  });
});
