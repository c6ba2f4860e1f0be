import path from 'node:path';
import {expect, it} from 'vitest';
import {temporaryFolder, writeFiles} from '@site/tests/fixtures/temporary-folder';
import {sidebarGenerator} from './sidebar-generator';

it('The sidebar of a version of the docs has what the version has.', async () => {
  const siteDir = await temporaryFolder();
  const index = {operations: [], schemas: [], groups: []};
  await writeFiles(siteDir, {
    'current/api/reference.json': JSON.stringify(index),
    'old/api/reference.json': JSON.stringify({...index, hasIntroduction: true}),
    'old/changelog.mdx': '',
  });
  const generate = sidebarGenerator('', undefined);
  const items = ['current', 'old'].map((folder) =>
    generate({version: {contentPath: path.join(siteDir, folder)}}),
  );
  expect(items).toMatchObject([
    [{label: 'API reference', items: []}],
    [{label: 'API reference', items: [{id: 'api/introduction'}, {id: 'changelog'}]}],
  ]);
});
