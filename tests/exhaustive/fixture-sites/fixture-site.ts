import {fixtureOrigin} from '../../browser/origins';
import {NavbarItems} from '../../browser/pages/NavbarItems';
import {SitePage} from '../../browser/pages/SitePage';
import {test as base} from '../../browser/test';

/** The result of the build of a fixture site. */
export interface BuildOutcome {
  /** 0 if the build succeeded. */
  code: number;
  /** The complete output of the build. */
  output: string;
}

/** Builds the site of a configuration in tests/fixtures/sites, at most once for all tests. */
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
  /** The origin of the site with two languages and two versions, whose base URL is /docs/. */
  variantsOrigin: string;
}

/** Playwright's `test` with fixtures for the site with two languages and two versions. */
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
