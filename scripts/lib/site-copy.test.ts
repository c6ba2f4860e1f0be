import {readlinkSync, realpathSync} from 'node:fs';
import path from 'node:path';
import {expect, it} from 'vitest';
import {SITE_DIR} from './run.mjs';
import {linkPackages} from './site-copy.mjs';
import {temporaryFolder} from '../../tests/fixtures/temporary-folder';

it('A copy uses its own workspaces, and the other packages of the site.', async () => {
  const siteDir = await temporaryFolder();
  linkPackages(siteDir);
  const links = path.join(siteDir, 'node_modules');
  expect(
    path.resolve(links, readlinkSync(path.join(links, 'docusaurus-openapi-reference'))),
  ).toBe(path.join(siteDir, 'packages', 'openapi-reference'));
  expect(realpathSync(path.join(links, 'yaml'))).toBe(
    realpathSync(path.join(SITE_DIR, 'node_modules', 'yaml')),
  );
});
