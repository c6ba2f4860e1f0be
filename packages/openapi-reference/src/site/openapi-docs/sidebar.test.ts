import {describe, expect, it} from 'vitest';
import {createReferenceIndex} from '../../reference/reference-index';
import {createApiItems, createCategory, createSchemaCategory} from './sidebar';
import {createReference} from '../../openapi/reference';
import {describeApi, operationObject} from '@site/tests/fixtures/small-document';
import {createPetstore} from '@site/tests/fixtures/petstore';
import {outline} from '@site/tests/fixtures/sidebar-outline';

const index = createReferenceIndex(createPetstore());

describe('createApiItems', () => {
  it('has a category per group, operations before sub-groups.', () => {
    expect(outline(createApiItems(index))).toEqual([
      ['store (api/store/index)', 'Get inventory (api/store/get-inventory)'],
      [
        'pet (api/pet/index)',
        `Add "a" pet: --- 'quoted' # not a comment (api/pet/add-pet)`,
        'Get pet by ID (deprecated) (api/pet/get-pet-by-id)',
        ['search', 'List pets (api/pet/search/list-pets)'],
      ],
      ['Other (api/Other/index)', 'Health (api/Other/health)'],
    ]);
  });
});

describe('createCategory', () => {
  const [group] = index.groups;

  it.each([
    ['own pages', '', {path: '/store/inventory'}],
    ['copies', '/tiers/high', {path: '/store/inventory', isCopy: true}],
  ])('tells whether it lists copies: %s.', (_, folder, customProps) => {
    const category = group && createCategory(index, group, ({route}) => folder + route);
    expect(category?.items[0]).toHaveProperty('customProps', customProps);
  });
});

describe('createApiItems of other methods', () => {
  it('has no class, which would name GET.', () => {
    const document = describeApi({
      paths: {'/a': {head: operationObject('headA'), post: operationObject('postA')}},
    });
    const items = createApiItems(createReferenceIndex(createReference(document)));
    const path = {path: '/a'};
    expect(items).toMatchObject([
      {
        items: [
          {label: 'Post a', customProps: path, className: 'api-method post'},
          {label: 'Head a', customProps: path},
        ],
      },
    ]);
    expect(JSON.stringify(items).match(/api-method/g)).toHaveLength(1);
  });
});

describe('createSchemaCategory', () => {
  it('has an item per schema page.', () => {
    expect(outline([createSchemaCategory(index)])).toEqual([
      ['Schemas (schemas)', 'A Pet (schemas/a-pet)', 'Cat (schemas/cat)'],
    ]);
  });

  it('is a link if there are no schemas.', () => {
    expect(createSchemaCategory({...index, schemas: []})).toEqual({
      type: 'doc',
      id: 'schemas',
    });
  });

  it('groups a list that is not short as the page of all schemas does.', () => {
    const [first, second] = index.groups;
    const uses = (tag = ''): string[] =>
      index.operations.filter((operation) => operation.tag === tag).map(({id}) => id);
    const schemas = Array.from({length: 30}, (_, number) => ({
      name: `S${number}`,
      title: `S${number}`,
      route: `/schemas/s${number}`,
      summary: '',
      usedBy: number < 10 ? uses(first?.tag) : number < 20 ? uses(second?.tag) : [],
    }));
    const [[, ...groups] = []] = outline([
      createSchemaCategory({...index, schemas}),
    ]) as string[][][];
    expect(
      groups.map(([label, entry, ...others]) => [label, entry, others.length]),
    ).toEqual([
      ['store', 'S0 (schemas/s0)', 9],
      ['pet', 'S10 (schemas/s10)', 9],
      ['Shared', 'S20 (schemas/s20)', 9],
    ]);
  });

  it('groups a long list by the first characters of the titles.', () => {
    const titles = ['b', '2d', ...Array.from({length: 200}, (_, n) => `A${n}`), 'a'];
    const schemas = titles.map((title) => ({
      name: title,
      title,
      route: `/schemas/${title}`,
      summary: '',
      usedBy: [],
    }));
    const [[, ...groups] = []] = outline([
      createSchemaCategory({...index, schemas}),
    ]) as string[][][];
    expect(groups.map(([label, first]) => [label, first])).toEqual([
      ['2', '2d (schemas/2d)'],
      ['A', 'A0 (schemas/A0)'],
      ['B', 'b (schemas/b)'],
    ]);
    expect(groups.flat()).toHaveLength(schemas.length + groups.length);
    expect(groups[1]?.at(-1)).toBe('a (schemas/a)');
  });
});

describe('A category of many operations', () => {
  /** Returns the labels of the items of a group with operations at these paths. */
  function itemsOf(paths: readonly string[]): unknown[] {
    const [operation] = index.operations;
    const operations = paths.map((path, number) => ({
      ...(operation as (typeof index.operations)[number]),
      path,
      tag: 'store',
      title: path,
      route: `/api/store/${number}`,
    }));
    const [store] = outline(createApiItems({...index, operations})) as [unknown[]];
    return store.slice(1);
  }

  const hundred = Array.from({length: 100}, (_, number) => number);

  it('groups them by the first segment in which their paths differ.', () => {
    const paths = ['/v1/b/{id}', ...hundred.map((number) => `/v1/a/${number}`), '/v1'];
    expect(itemsOf(paths)).toEqual([
      ['/v1', '/v1 (api/store/101)'],
      ['a', ...hundred.map((n) => `/v1/a/${n} (api/store/${n + 1})`)],
      ['b', '/v1/b/{id} (api/store/0)'],
    ]);
  });

  it('groups webhooks by the first word in which their names differ.', () => {
    const names = [...hundred.map((number) => `order-${number}`), 'refund-made'];
    expect(itemsOf(names)).toEqual([
      ['order', ...hundred.map((n) => `order-${n} (api/store/${n})`)],
      ['refund', 'refund-made (api/store/100)'],
    ]);
  });

  it('lists them if most of them would be alone in a group.', () => {
    const paths = [...hundred.map((number) => `/${number}`), '/last'];
    expect(itemsOf(paths)).toEqual(paths.map((path, n) => `${path} (api/store/${n})`));
  });
});
