import {spawn} from 'node:child_process';
import {once} from 'node:events';
import {rmSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {text} from 'node:stream/consumers';
import {test} from '@playwright/test';
import {outcomeOf, type Site, siteFolder, SITES} from './sites';

/** A folder that scripts/test-browser.mjs removes. */
const COPIES_DIR = process.env['TEST_COPIES_DIR'] ?? '';

for (const [folder, sites] of Object.entries(SITES)) {
  for (const site of sites) {
    test(`The site "${site.name}" is built.`, {tag: `@${folder}`}, () => buildSite(site));
  }
}

/** @throws Error if the site cannot be built, unless it is broken on purpose. */
async function buildSite({name, input, isBroken = false}: Site): Promise<void> {
  let file = input;
  if (typeof file !== 'string') {
    const document = file();
    file = path.join(COPIES_DIR, `${name}.json`);
    writeFileSync(file, document);
  }
  const copy = path.join(COPIES_DIR, 'site');
  const args = [path.join(__dirname, 'build-site.mjs'), siteFolder(name), copy, file];
  const child = spawn(process.execPath, args, {stdio: ['ignore', 'pipe', 'pipe']});
  const printed = Promise.all([text(child.stdout), text(child.stderr)]);
  const [code] = (await once(child, 'close')) as [number | null];
  if (code !== 0) {
    throw new Error(`${(await printed).join('')}\nThe build of "${name}" did not end.`);
  }
  const outcome = outcomeOf(name);
  if (outcome.code !== 0 && !isBroken) {
    // The next run builds it again.
    rmSync(siteFolder(name), {recursive: true});
    throw new Error(`${outcome.output}\nThe site "${name}" could not be built.`);
  }
}
