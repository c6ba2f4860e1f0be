import {mkdtempSync, readlinkSync, realpathSync, rmSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {afterAll, expect, it} from 'vitest';
import {SITE_DIR} from './run.mjs';
import {linkPackages} from './site-copy.mjs';

const siteDir = mkdtempSync(path.join(tmpdir(), 'site-copy-'));

afterAll(() => rmSync(siteDir, {recursive: true}));

it('A copy uses its own workspaces, and the other packages of the site.', () => {
  linkPackages(siteDir);
  const links = path.join(siteDir, 'node_modules');
  expect(
    path.resolve(links, readlinkSync(path.join(links, 'docusaurus-openapi-reference'))),
  ).toBe(path.join(siteDir, 'packages', 'openapi-reference'));
  expect(realpathSync(path.join(links, 'yaml'))).toBe(
    realpathSync(path.join(SITE_DIR, 'node_modules', 'yaml')),
  );
});
