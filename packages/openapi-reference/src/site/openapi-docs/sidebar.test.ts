import {describe, expect, it} from 'vitest';
import {createReferenceIndex} from '../../pages/reference-index';
import {
  createApiItems,
  createCategory,
  createSchemaCategory,
  createSidebar,
} from './sidebar';
import {createReference} from '../../pages/read-reference';
import {describeApi, operationObject} from '@site/tests/fixtures/small-document';
import {createPetstore} from '@site/tests/fixtures/petstore';
import {outline} from '@site/tests/fixtures/sidebar-outline';

const index = createReferenceIndex(createPetstore());

it('The reference has a category per group, operations before sub-groups.', () => {
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

it('The sidebar of one of several references has its label above all items.', () => {
  const top = (label?: string) =>
    (outline(createSidebar(index, true, '', label)) as unknown[][]).map(
      ([first, ...items]) => [
        first,
        ...items.map((item) => (Array.isArray(item) ? (item as unknown[])[0] : item)),
      ],
    );
  const groups = [
    'store (api/store/index)',
    'pet (api/pet/index)',
    'Other (api/Other/index)',
  ];
  expect(top()).toEqual([
    ['API reference (api)', ...groups, ' (changelog)'],
    ['Schemas (schemas)', 'A Pet (schemas/a-pet)', 'Cat (schemas/cat)'],
  ]);
  expect(top('Pets 2')).toEqual([
    ['Pets 2 (api)', ...groups, ' (changelog)', 'Schemas (schemas)'],
  ]);
});

it.each([
  ['own pages', '', {path: '/store/inventory'}],
  ['copies', '/tiers/high', {path: '/store/inventory', isCopy: true}],
])('A category tells whether it lists copies: %s.', (_, folder, customProps) => {
  const [group] = index.groups;
  const category = group && createCategory(index, group, ({route}) => folder + route);
  expect(category?.items[0]).toHaveProperty('customProps', customProps);
});

it('Only methods with a badge have a class.', () => {
  const item = {head: operationObject('headA'), post: operationObject('postA')};
  const reference = createReference(describeApi({paths: {'/a': item}}));
  const items = createApiItems(createReferenceIndex(reference));
  const post = {label: 'Post a', className: 'api-method post'};
  expect(items).toMatchObject([{items: [post, {label: 'Head a'}]}]);
  expect(JSON.stringify(items).match(/api-method/g)).toHaveLength(1);
});

describe('The category of the schemas', () => {
  const schemasOf = (titles: string[], usedBy: (place: number) => string[] = () => []) =>
    titles.map((title, place) => ({
      ...{name: title, title, route: `/schemas/${title}`, summary: ''},
      usedBy: usedBy(place),
    }));
  const groupsOf = (schemas: ReturnType<typeof schemasOf>): string[] => {
    const [[, ...groups] = []] = outline([
      createSchemaCategory({...index, schemas}),
    ]) as string[][][];
    return groups.map(([label, first, ...more]) => `${label}: ${first}, ${more.length}`);
  };

  it('has an item per page, or is a link.', () => {
    expect(outline([createSchemaCategory(index)])).toEqual([
      ['Schemas (schemas)', 'A Pet (schemas/a-pet)', 'Cat (schemas/cat)'],
    ]);
    const link = {type: 'doc', id: 'schemas'};
    expect(createSchemaCategory({...index, schemas: []})).toEqual(link);
  });

  it('groups a list that is not short as the page of all schemas does.', () => {
    const uses = (tag: string): string[] =>
      index.operations.filter((operation) => operation.tag === tag).map(({id}) => id);
    const titles = Array.from({length: 30}, (_, number) => `S${number}`);
    const users = [uses('store'), uses('pet'), []];
    const schemas = schemasOf(titles, (place) => users[Math.floor(place / 10)] ?? []);
    expect(groupsOf(schemas)).toEqual([
      'store: S0 (schemas/S0), 9',
      'pet: S10 (schemas/S10), 9',
      'Shared: S20 (schemas/S20), 9',
    ]);
  });

  it('groups a long list by the first characters of the titles.', () => {
    const titles = ['b', '2d', ...Array.from({length: 200}, (_, n) => `A${n}`), 'a'];
    expect(groupsOf(schemasOf(titles))).toEqual([
      '2: 2d (schemas/2d), 0',
      'A: A0 (schemas/A0), 200',
      'B: b (schemas/b), 0',
    ]);
  });
});

describe('A category of many operations', () => {
  /** Returns the items of a group with operations at these paths, with the number of items in them. */
  function itemsOf(paths: readonly string[]): unknown[] {
    const [operation] = index.operations as [(typeof index.operations)[number]];
    const operations = paths.map((path, number) => ({
      ...operation,
      ...{path, tag: 'store', title: path, route: `/api/store/${number}`},
    }));
    const [store] = outline(createApiItems({...index, operations})) as [unknown[]];
    const [, ...items] = store;
    return items.map((one) => (Array.isArray(one) ? `${one[0]} ${one.length - 1}` : one));
  }

  const hundred = Array.from({length: 100}, (_, number) => number);

  it.each([
    [
      'them by the first segment in which their paths differ',
      ['/v1/b/{id}', ...hundred.map((number) => `/v1/a/${number}`), '/v1'],
      ['/v1 1', 'a 100', 'b 1'],
    ],
    [
      'webhooks by the first word in which their names differ',
      [...hundred.map((number) => `order-${number}`), 'refund-made'],
      ['order 100', 'refund 1'],
    ],
  ])('groups %s.', (_, paths, groups) => {
    expect(itemsOf(paths)).toEqual(groups);
  });

  it('lists them if most of them would be alone in a group.', () => {
    const paths = [...hundred.map((number) => `/${number}`), '/last'];
    expect(itemsOf(paths)).toEqual(paths.map((path, n) => `${path} (api/store/${n})`));
  });
});
