import {expect, it} from 'vitest';
import {repairDocument} from '../pages/read-document';
import {createReference} from '../pages/read-reference';
import {describeApi, yaml} from '@site/tests/fixtures/small-document';

it.each(['3.0.0', '3.1.0'])(
  'A list of items by position is read in OpenAPI %s.',
  async (openapi) => {
    const components = yaml(
      'schemas: {List: {type: array, items: [{type: string}, {type: number}], additionalItems: {type: boolean}}}',
    );
    const {document, repairs} = await repairDocument(
      {...describeApi(), openapi, components},
      {kind: 'file', path: 'small.json'},
    );
    expect(repairs.map(({kind}) => kind).join()).toContain('it is read as prefixItems');
    expect(createReference(document).components['List']?.node.rules).toEqual([
      {keyword: 'prefixItems', name: '1', node: {types: ['string']}},
      {keyword: 'prefixItems', name: '2', node: {types: ['number']}},
      {keyword: 'items', node: {types: ['boolean']}},
    ]);
  },
);
