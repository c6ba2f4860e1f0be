import {Globby} from '@docusaurus/utils';
import path from 'node:path';
import {expect, it} from 'vitest';
import {BROWSER_DIR} from './browser-dir';
import {getSwizzleConfig} from './reference-theme';

it('says of each component of the theme whether a site can replace it.', async () => {
  const files = await Globby('**/index.tsx', {cwd: path.join(BROWSER_DIR, 'theme')});
  expect(Object.keys(getSwizzleConfig().components).sort()).toEqual(
    files.map((file) => path.posix.dirname(file)).sort(),
  );
});
