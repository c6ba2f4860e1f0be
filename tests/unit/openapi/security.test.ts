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
  it('uses the requirement of the document if the operation has none.', () => {
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

  it('prefers the requirement of the operation to that of the document.', () => {
    expect(createSecurity(document, [{query: []}])).toMatchObject([
      {kind: 'apiKey', in: 'query', parameter: 'api_key'},
    ]);
  });

  it('is empty if the operation demands none.', () => {
    expect(createSecurity(document, [])).toEqual([]);
    expect(createSecurity(document, [{}])).toEqual([]);
  });

  it('uses the first of several alternatives, with all its schemes.', () => {
    const shown = createSecurity(document, [{basic: [], cookie: []}, {bearer: []}]);
    expect(shown.map(({kind, in: place}) => [kind, place])).toEqual([
      ['basic', 'header'],
      ['apiKey', 'cookie'],
    ]);
  });

  it('has kind "other" for unsupported schemes.', () => {
    const kinds = createSecurity(document, [{digest: [], oauth: []}]).map(
      ({kind}) => kind,
    );
    expect(kinds).toEqual(['other', 'other']);
  });

  it('ignores undefined schemes, including inherited names.', () => {
    expect(createSecurity(document, [{unknown: [], constructor: []}])).toEqual([]);
  });
});
