import type {createConfig} from '@redocly/openapi-core';
import {isHttpToken} from '../reference/http-token';
import {PARAMETER_STYLES} from '../reference/parameter';

// Redocly does not export these types.
type Config = Exclude<Parameters<typeof createConfig>[0], string>;
type Plugin = Exclude<NonNullable<Config['plugins']>[number], string>;
type Types = ReturnType<NonNullable<NonNullable<Plugin['typeExtension']>['oas3']>>;
type NodeType = Types[string];

/**
 * Adds the fields of OpenAPI 3.2 that the site reads to the types of Redocly, which knows 3.1
 * (OpenAPI 3.2.0, appendix "Changes from Previous Versions").
 */
export const OPENAPI_3_2: Plugin = {
  id: 'openapi-3-2',
  typeExtension: {
    oas3: (types: Types): Types => ({
      ...types,
      AdditionalOperations: {
        properties: {},
        additionalProperties: (_, method) =>
          // Names of inherited members end with NUL here.
          isHttpToken(method.replace(/\0$/, '')) ? 'Operation' : undefined,
      },
      Root: extend(types, 'Root', {$self: {type: 'string'}}),
      PathItem: extend(types, 'PathItem', {
        query: 'Operation',
        additionalOperations: 'AdditionalOperations',
      }),
      Parameter: extend(types, 'Parameter', {
        in: {enum: ['query', 'querystring', 'header', 'path', 'cookie']},
        style: {enum: [...PARAMETER_STYLES]},
      }),
      MediaType: extend(types, 'MediaType', {
        itemSchema: 'Schema',
        itemEncoding: 'Encoding',
      }),
      Example: extend(types, 'Example', {
        dataValue: {isExample: true},
        serializedValue: {type: 'string'},
      }),
      Response: {
        ...extend(types, 'Response', {summary: {type: 'string'}}),
        required: [],
      },
      Discriminator: extend(types, 'Discriminator', {defaultMapping: {type: 'string'}}),
      Xml: extend(types, 'Xml', {nodeType: {type: 'string'}}),
      Server: extend(types, 'Server', {name: {type: 'string'}}),
      Tag: extend(types, 'Tag', {
        summary: {type: 'string'},
        parent: {type: 'string'},
        kind: {type: 'string'},
      }),
    }),
  },
};

function extend(
  types: Types,
  name: string,
  properties: NodeType['properties'],
): NodeType {
  const type = types[name];
  return {...type, properties: {...type?.properties, ...properties}};
}
