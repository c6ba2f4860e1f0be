import {fixtureOrigin} from '../../browser/origins';
import {NavbarItems} from '../../browser/pages/NavbarItems';
import {SitePage} from '../../browser/pages/SitePage';
import {test as base} from '../../browser/test';

/** How a build of a fixture site went. */
export interface BuildOutcome {
  /** 0 when the site was built. */
  code: number;
  /** All that was printed. */
  output: string;
}

/** Builds the site of a configuration in tests/fixtures/sites, or waits until another test has. */
export async function buildFixture(name: string): Promise<BuildOutcome> {
  const answer = await fetch(`${fixtureOrigin()}/builds/${name}`);
  if (!answer.ok) {
    throw new Error(await answer.text());
  }
  return (await answer.json()) as BuildOutcome;
}

interface Fixtures {
  navbarItems: NavbarItems;
}

interface WorkerFixtures {
  /** Origin of the site with two languages and two versions, below /docs/. */
  variantsOrigin: string;
}

/** Playwright's test, on the site with two languages and two versions. */
export const test = base.extend<Fixtures, WorkerFixtures>({
  variantsOrigin: [
    async ({}, use) => {
      const {code, output} = await buildFixture('variants');
      if (code !== 0) {
        throw new Error(`The fixture site "variants" could not be built:\n${output}`);
      }
      await use(fixtureOrigin());
    },
    {scope: 'worker'},
  ],
  baseURL: async ({variantsOrigin}, use) => {
    await use(variantsOrigin);
  },
  navbarItems: async ({page}, use) => {
    await use(new NavbarItems(page));
  },
  sitePage: async ({page, variantsOrigin}, use) => {
    await use(new SitePage(page, variantsOrigin));
  },
});

export {expect} from '@playwright/test';
