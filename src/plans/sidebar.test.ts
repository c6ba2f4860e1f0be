import {describe, expect, it} from 'vitest';
import {createReferenceIndex} from '#reference/pages/reference-index';
import {createPetstore} from '@site/tests/fixtures/petstore';
import {outline} from '@site/tests/fixtures/sidebar-outline';
import {planEntries} from './plan';
import {createPlanItems} from './sidebar';
import {TERMS_EXTENSIONS} from './terms';

const reference = createPetstore({extensions: TERMS_EXTENSIONS});
const index = createReferenceIndex(reference);

describe('createPlanItems', () => {
  it('has the plan pages, and the lists of plans without a page.', () => {
    const items = outline(createPlanItems(index, planEntries(reference)));
    expect(items).toEqual([
      ...['plans/FREE', 'plans/STARTER', 'plans/PRO', 'plans/PRO PLUS'],
      'plans/ENTERPRISE',
      [
        'Basic (plans/Basic/Endpoints/index)',
        ['store', 'Get inventory (plans/Basic/Endpoints/store/get-inventory)'],
        ['pet', ['search', 'List pets (plans/Basic/Endpoints/pet/search/list-pets)']],
      ],
      [
        'Gold (plans/Gold/Endpoints/index)',
        [
          'pet',
          `Add "a" pet: --- 'quoted' # not a comment (plans/Gold/Endpoints/pet/add-pet)`,
        ],
      ],
    ]);
  });

  it('puts the list of a plan under its page.', () => {
    const plans = [{name: 'FREE', count: 1, endpoints: '/plans/FREE/Endpoints'}];
    const operations = index.operations.map((operation) => ({
      ...operation,
      extensions: {'x-plan': 'FREE'},
    }));
    const [free] = outline(createPlanItems({...index, operations}, plans));
    expect(free).toMatchObject([
      'FREE (plans/FREE)',
      ['Endpoints (plans/FREE/Endpoints/index)', ['store', expect.any(String)], {}, {}],
    ]);
  });
});
