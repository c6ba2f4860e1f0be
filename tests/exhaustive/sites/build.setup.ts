import {spawn} from 'node:child_process';
import {once} from 'node:events';
import {rmSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {test} from '@playwright/test';
import {type Outcome, outcomeOf, type Site, siteFolder, SITES} from './sites';

/** A folder that scripts/test-browser.mjs removes. */
const COPIES_DIR = process.env['TEST_COPIES_DIR'] ?? '';

for (const [folder, sites] of Object.entries(SITES)) {
  for (const site of sites) {
    test(`The site "${site.name}" is built.`, {tag: `@${folder}`}, async () => {
      const {code, output} = await buildSite(site);
      if (code !== 0 && site.isBroken !== true) {
        // The next run builds it again.
        rmSync(siteFolder(site.name), {recursive: true});
        throw new Error(`${output}\nThe site "${site.name}" could not be built.`);
      }
    });
  }
}

async function buildSite(site: Site): Promise<Outcome> {
  const {name, input, program = 'build-site.mjs'} = site;
  const copy = path.join(COPIES_DIR, 'site');
  const args = [
    path.join(__dirname, program),
    siteFolder(name),
    copy,
    fileOf(name, input),
  ];
  const child = spawn(process.execPath, args, {stdio: ['ignore', 'pipe', 'pipe']});
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (chunk) => (output += String(chunk)));
  }
  const [code] = (await once(child, 'close')) as [number | null];
  if (code !== 0) {
    throw new Error(`${output}\nThe build of the site "${name}" did not end.`);
  }
  return outcomeOf(name);
}

function fileOf(name: string, input: Site['input']): string {
  if (typeof input === 'string') {
    return input;
  }
  const file = path.join(COPIES_DIR, `${name}.json`);
  writeFileSync(file, input());
  return file;
}
