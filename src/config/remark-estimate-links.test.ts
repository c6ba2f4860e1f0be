import type {Link, Root} from 'mdast';
import {expect, it} from 'vitest';
import {createReferenceIndex} from '#reference/pages/reference-index';
import {createPetstore} from '@site/tests/fixtures/petstore';
import {temporaryFolder, writeFiles} from '@site/tests/fixtures/temporary-folder';
import remarkEstimateLinks from './remark-estimate-links';

it.each([
  ['?calls.listPets=1&calls.getNothing=30', '?calls.listPets=1'],
  ['?calls.getNothing=', ''],
  ['?calls.account.tokentx=5', '?calls.account.tokentx=5'],
  ['?plan=getNothing', '?plan=getNothing'],
])('What the document lacks is taken out of the estimate %s.', async (given, kept) => {
  const docsDir = await temporaryFolder();
  await writeFiles(docsDir, {
    'api/reference.json': JSON.stringify(createReferenceIndex(createPetstore())),
  });
  const link = (query: string): Link => ({
    type: 'link',
    url: `/endpoint-credit${query}#estimate-your-use`,
    children: [],
  });
  const tree: Root = {
    type: 'root',
    children: [{type: 'paragraph', children: [link(given)]}],
  };
  remarkEstimateLinks({docsDir})(tree);
  expect(tree.children).toEqual([{type: 'paragraph', children: [link(kept)]}]);
});
