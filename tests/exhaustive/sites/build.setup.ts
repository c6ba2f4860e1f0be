import {test} from '@playwright/test';
import {buildSite} from './build-site';
import {SITES} from './sites';

for (const [folder, sites] of Object.entries(SITES)) {
  for (const site of sites) {
    test(`The site "${site.name}" is built.`, {tag: `@${folder}`}, () => buildSite(site));
  }
}
