import {describe, expect, it} from 'vitest';
import {repairDocument} from './read-document';
import {createReference} from './reference';
import {describeApi} from '@site/tests/fixtures/small-document';

describe('repairTuples', () => {
  it.each(['3.0.0', '3.1.0'])(
    'reads a list of items by position in OpenAPI %s.',
    async (openapi) => {
      const items = [{type: 'string', description: 'The street'}, {type: 'number'}];
      const List = {type: 'array', items, additionalItems: {type: 'boolean'}};
      const {document, repairs} = await repairDocument(
        {...describeApi(), openapi, components: {schemas: {List}}},
        {url: 'small.json'} as never,
      );
      expect(repairs.map(({kind}) => kind)).toContain(
        'items is a list, as in older versions of JSON Schema; it is read as prefixItems',
      );
      expect(createReference(document).components['List']?.node.rules).toEqual([
        {
          keyword: 'prefixItems',
          name: '1',
          node: {types: ['string'], description: 'The street'},
        },
        {keyword: 'prefixItems', name: '2', node: {types: ['number']}},
        {keyword: 'items', node: {types: ['boolean']}},
      ]);
    },
  );
});
