import type {LoadedPlugin} from '@docusaurus/types';
import {expect, it} from 'vitest';
import inlineCodePlugin from '.';
import {temporaryFolder, writeFiles} from '@site/tests/fixtures/temporary-folder';

type PostBuild = NonNullable<ReturnType<typeof inlineCodePlugin>['postBuild']>;

const TAGS = '<script>own()</script><a href="javascript:own()">';
const RUN = '<script>run()</script>';

/** Docs by the ids of their plugins. */
const DOCS = {
  reference: ['/docs/', '/docs/api/pets%20and%20owners'],
  guides: ['/docs/guide'],
};

async function check(pages: Record<string, string>): Promise<void> {
  const outDir = await temporaryFolder();
  await writeFiles(outDir, {
    ...{'404.html': TAGS, 'index.html': TAGS, 'guide/index.html': TAGS},
    ...{'api/pets and owners/index.html': TAGS},
    ...pages,
  });
  const plugins = Object.entries(DOCS).map(([id, permalinks]) => ({
    name: 'docusaurus-plugin-content-docs',
    options: {id},
    content: {loadedVersions: [{docs: permalinks.map((permalink) => ({permalink}))}]},
  })) as unknown as LoadedPlugin[];
  const {postBuild} = inlineCodePlugin({baseUrl: '/docs/'}, {ids: ['reference']});
  await postBuild?.({outDir, plugins} as unknown as Parameters<PostBuild>[0]);
}

it('A page of a reference has no code that the not-found page has not.', async () => {
  await expect(check({})).resolves.toBeUndefined();
  await expect(check({'api/pets and owners/index.html': TAGS + RUN})).rejects.toThrow(
    'The page /api/pets and owners has an inline script that is not of the site: run()',
  );
});

it('Other pages are left to the site, and to Docusaurus, which has a script on the home page.', async () => {
  const others = {'guide/index.html': TAGS + RUN, 'index.html': TAGS + RUN};
  await expect(check(others)).resolves.toBeUndefined();
});
