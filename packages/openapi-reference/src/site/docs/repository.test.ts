import type {DocMetadata, LoadedContent} from '@docusaurus/plugin-content-docs';
import {execFileSync} from 'node:child_process';
import path from 'node:path';
import {expect, it} from 'vitest';
import {recordFile} from '../openapi-docs/site-reference';
import {withRepository} from './repository';
import {temporaryFolder, writeFiles} from '@site/tests/fixtures/temporary-folder';

const DATE = '2026-01-02T03:04:05Z';

/** Creates a repository in which a site is a folder. */
async function createSite(): Promise<string> {
  const root = await temporaryFolder();
  const siteDir = path.join(root, 'web site');
  const record = path.relative(root, recordFile(siteDir, 'docs'));
  await writeFiles(root, {
    ...{'web site/openapi.yaml': 'x', 'web site/docs/guide.md': 'x'},
    [record]: JSON.stringify({files: ['api/get-pet.api.mdx']}),
  });
  const identity = ['-c', 'user.name=a', '-c', 'user.email=a@a.example'];
  const env = {...process.env, GIT_AUTHOR_DATE: DATE, GIT_COMMITTER_DATE: DATE};
  for (const args of ['init -q', 'add .', 'commit -qm x']) {
    execFileSync('git', [...identity, ...args.split(' ')], {cwd: root, env});
  }
  return siteDir;
}

it('A page leads to its file in the repository, and has the day of its last commit.', async () => {
  const doc = (file: string, more: Partial<DocMetadata> = {}) => ({
    ...{source: `@site/docs/${file}`, frontMatter: {}, ...more},
  });
  const own = {frontMatter: {custom_edit_url: null}};
  const docs = [
    doc('guide.md'),
    doc('api/get-pet.api.mdx', own),
    doc('guide.md', {...own, editUrl: null, lastUpdatedAt: 7}),
    doc('new.md'),
  ];
  const {loadedVersions} = await withRepository(
    {loadedVersions: [{docs}]} as unknown as LoadedContent,
    {url: 'https://github.com/example/docs/', referenceFile: 'openapi.yaml'},
    {siteDir: await createSite(), docsDir: 'docs'},
  );
  const files = 'https://github.com/example/docs/blob/HEAD/web%20site';
  const day = Date.parse(DATE);
  expect(
    loadedVersions[0]?.docs.map((one) => [one.source, one.editUrl, one.lastUpdatedAt]),
  ).toEqual([
    ['@site/docs/guide.md', `${files}/docs/guide.md`, day],
    // The description is the source of a generated page.
    ['@site/docs/api/get-pet.api.mdx', `${files}/openapi.yaml`, day],
    // What its front matter says stays.
    ['@site/docs/guide.md', null, 7],
    // Nobody has committed it.
    ['@site/docs/new.md', `${files}/docs/new.md`, undefined],
  ]);
});
