import type {DocMetadata, LoadedContent} from '@docusaurus/plugin-content-docs';
import {execFileSync} from 'node:child_process';
import {mkdirSync, mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {afterAll, beforeAll, expect, it} from 'vitest';
import {recordFile} from '../openapi-docs/site-reference';
import {withRepository} from './repository';

const URL = 'https://github.com/example/docs/';

const DATE = '2026-01-02T03:04:05Z';

let root = '';
let siteDir = '';

afterAll(() => rmSync(root, {recursive: true, force: true}));

beforeAll(() => {
  root = mkdtempSync(path.join(tmpdir(), 'docs-test-'));
  siteDir = path.join(root, 'web site');
  mkdirSync(path.join(siteDir, 'docs'), {recursive: true});
  for (const file of ['openapi.yaml', 'docs/guide.md']) {
    writeFileSync(path.join(siteDir, file), 'x');
  }
  const record = recordFile(siteDir, 'docs');
  mkdirSync(path.dirname(record), {recursive: true});
  writeFileSync(record, JSON.stringify({files: ['api/get-pet.api.mdx']}));
  const author = {GIT_AUTHOR_NAME: 'a', GIT_AUTHOR_EMAIL: 'a@a.example'};
  const committer = {GIT_COMMITTER_NAME: 'a', GIT_COMMITTER_EMAIL: 'a@a.example'};
  const env = {
    ...process.env,
    ...{...author, ...committer, GIT_AUTHOR_DATE: DATE, GIT_COMMITTER_DATE: DATE},
  };
  for (const args of [
    ['init', '-q'],
    ['add', '.'],
    ['commit', '-qm', 'x'],
  ]) {
    execFileSync('git', args, {cwd: root, env});
  }
});

async function sourceOf(
  source: string,
  more: Partial<DocMetadata> = {},
): Promise<Pick<DocMetadata, 'editUrl' | 'lastUpdatedAt'> | undefined> {
  const doc = {source: `@site/${source}`, frontMatter: {}, ...more};
  const content = {loadedVersions: [{docs: [doc]}]} as unknown as LoadedContent;
  const repository = {url: URL, referenceFile: 'openapi.yaml'};
  const {loadedVersions} = await withRepository(content, repository, {
    siteDir,
    docsDir: 'docs',
  });
  const [found] = loadedVersions[0]?.docs ?? [];
  return found && {editUrl: found.editUrl, lastUpdatedAt: found.lastUpdatedAt};
}

const FILES = 'https://github.com/example/docs/blob/HEAD/web%20site';

it('A page leads to its file in the repository, below the folder of the site, with the day of its last commit.', async () => {
  expect(await sourceOf('docs/guide.md')).toEqual({
    editUrl: `${FILES}/docs/guide.md`,
    lastUpdatedAt: Date.parse(DATE),
  });
});

it('A generated page leads to the description.', async () => {
  expect(
    await sourceOf('docs/api/get-pet.api.mdx', {frontMatter: {custom_edit_url: null}}),
  ).toEqual({editUrl: `${FILES}/openapi.yaml`, lastUpdatedAt: Date.parse(DATE)});
});

it('A page keeps what its front matter says.', async () => {
  const own = {
    editUrl: null,
    lastUpdatedAt: 7,
    frontMatter: {custom_edit_url: null},
  };
  expect(await sourceOf('docs/guide.md', own)).toEqual({editUrl: null, lastUpdatedAt: 7});
});

it('A file that nobody has committed has no day.', async () => {
  expect(await sourceOf('docs/new.md')).toEqual({
    editUrl: `${FILES}/docs/new.md`,
    lastUpdatedAt: undefined,
  });
});
