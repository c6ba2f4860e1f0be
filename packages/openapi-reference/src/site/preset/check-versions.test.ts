import path from 'node:path';
import {expect, it} from 'vitest';
import {temporaryFolder, writeFiles} from '@site/tests/fixtures/temporary-folder';
import {checkVersions} from './check-versions';

const OWN = 'node_modules/docusaurus-openapi-reference';
const DOCS = '@docusaurus/plugin-content-docs';

interface Versions {
  core?: string;
  docs?: string | undefined;
  types?: string;
  search?: string;
  /** Files beside those of the packages. */
  more?: Record<string, string>;
}

/** Checks a site that has these versions of the packages. */
async function check({
  core = '3.5.2',
  docs = core,
  types = core,
  search = '0.2.0',
  more = {},
}: Versions): Promise<void> {
  const folder = await temporaryFolder();
  const manifest = (name: string, version: string, rest: object = {}) => ({
    [`node_modules/${name}/package.json`]: JSON.stringify({name, version, ...rest}),
  });
  const peers = ['@docusaurus/core', DOCS, '@docusaurus/types', 'react'];
  await writeFiles(folder, {
    ...manifest('docusaurus-openapi-reference', '0.2.0', {
      peerDependencies: Object.fromEntries(peers.map((name) => [name, '*'])),
    }),
    ...manifest('docusaurus-reference-search', search),
    ...manifest('@docusaurus/core', core),
    ...manifest('@docusaurus/types', types),
    // It does not export its package.json.
    ...manifest(DOCS, docs, {exports: {'.': './lib/index.js'}}),
    [`node_modules/${DOCS}/lib/index.js`]: '',
    ...more,
  });
  checkVersions({siteDir: folder}, path.join(folder, OWN));
}

it.each(['3.5.2', '3.10.2', '4.0.0-canary-6808'])(
  'A site on Docusaurus %s has no error, also with other types.',
  async (core) => {
    await expect(check({core, types: '3.6.3'})).resolves.toBeUndefined();
  },
);

it('An older Docusaurus is named, with the one that is needed.', async () => {
  await expect(check({core: '3.4.0'})).rejects.toThrow(
    'needs Docusaurus 3.5.2 or later, and the site has 3.4.0. Upgrade',
  );
});

it('Packages of another version than Docusaurus of the site are named, with the command that installs the right ones.', async () => {
  await expect(check({docs: '3.10.2'})).rejects.toThrow(
    `The site has Docusaurus 3.5.2, but docusaurus-openapi-reference finds other versions: ${DOCS} 3.10.2. Add`,
  );
  await expect(check({docs: '3.10.2'})).rejects.toThrow(`npm install ${DOCS}@3.5.2`);
});

it('A copy that only this package finds counts, too.', async () => {
  const name = '@docusaurus/core';
  const more = {
    [`${OWN}/node_modules/${name}/package.json`]: JSON.stringify({
      name,
      version: '3.10.2',
    }),
  };
  await expect(check({more})).rejects.toThrow('other versions: @docusaurus/core 3.10.2.');
});

it.each([
  ['0.1.0', '0.2.0'],
  ['0.3.0', '0.3.0'],
])(
  'The search in version %s is named, with the command that installs both in version %s.',
  async (search, both) => {
    await expect(check({search})).rejects.toThrow(
      `docusaurus-openapi-reference 0.2.0 and docusaurus-reference-search ${search} do not fit together. Install both in one version: npm install docusaurus-openapi-reference@${both} docusaurus-reference-search@${both}`,
    );
  },
);
