import {DEFAULT_PARSE_FRONT_MATTER} from '@docusaurus/utils';
import {expect, it} from 'vitest';
import {createReference} from '#reference/pages/read-reference';
import {createPetstore, describePetstore} from '@site/tests/fixtures/petstore';
import {plansOf} from './plan';
import {createPlanFiles} from './plan-files';
import {TERMS_EXTENSIONS} from './terms';

const files = createPlanFiles(createPetstore({extensions: TERMS_EXTENSIONS}));

it('Each plan has a list of its operations, and a copy of the page of each.', () => {
  expect([...files.keys()]).toEqual([
    'plans/Basic/Endpoints/index.mdx',
    'plans/Basic/Endpoints/pet/search/list-pets.api.mdx',
    'plans/Basic/Endpoints/store/get-inventory.api.mdx',
    'plans/Gold/Endpoints/index.mdx',
    'plans/Gold/Endpoints/pet/add-pet.api.mdx',
  ]);
});

it('A plan without operations has no list.', () => {
  const {paths, ...document} = describePetstore();
  const {'/health': health = {}} = paths;
  const reference = createReference(
    {...document, paths: {'/health': health}, 'x-plans': ['Empty']},
    {extensions: TERMS_EXTENSIONS},
  );
  expect(plansOf(reference).map(({name}) => name)).toEqual(['Empty']);
  expect([...createPlanFiles(reference).keys()]).toEqual([]);
});

const TEXTS = {
  Basic: {
    ...{title: 'Endpoints of the Basic plan', slug: '/plans/Basic/Endpoints'},
    description: 'The 2 endpoint pages listed for the Basic plan.',
  },
  Gold: {description: 'The endpoint page listed for the Gold plan.'},
};

it.each(Object.entries(TEXTS))(
  'The list of the plan %s has its names.',
  async (plan, names) => {
    const fileContent = files.get(`plans/${plan}/Endpoints/index.mdx`) ?? '';
    const page = await DEFAULT_PARSE_FRONT_MATTER({filePath: 'page.mdx', fileContent});
    expect(page.frontMatter).toMatchObject(names);
    expect(page.content).toContain(`<PlanOperations plan={"${plan}"} headings="h2" />`);
  },
);
