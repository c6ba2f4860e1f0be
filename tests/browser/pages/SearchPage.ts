import type {Locator} from '@playwright/test';
import {visit} from '../visit';
import {SitePage} from './SitePage';

/** The page at /search. */
export class SearchPage extends SitePage {
  get input(): Locator {
    return this.page.getByRole('searchbox', {name: 'Search for', exact: true});
  }

  get hits(): Locator {
    return this.page.getByRole('main').getByRole('listitem');
  }

  /** The number of results, or the reason why there are none. */
  get answer(): Locator {
    return this.page.getByRole('main').getByRole('status');
  }

  /** Opens the page with a query in its URL. */
  async openQuery(query: string): Promise<void> {
    await visit(this.page, `/search?${new URLSearchParams({q: query}).toString()}`);
    await this.hydrated();
  }
}
