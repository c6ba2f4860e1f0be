import type {Locator, Page} from '@playwright/test';

/** The bar at the top of every page. */
export class Navbar {
  readonly bar: Locator;

  constructor(page: Page) {
    this.bar = page.locator('nav.navbar');
  }

  /** Returns a link, by its complete text. */
  link(name: string): Locator {
    return this.bar.getByRole('link', {name, exact: true});
  }

  /** Returns the button that opens a dropdown, by its label. */
  dropdown(label: string): Locator {
    return this.bar.locator('.dropdown').getByRole('button', {name: label, exact: true});
  }

  /** Returns the links of a dropdown, by its label. */
  dropdownLinks(label: string): Locator {
    return this.dropdown(label)
      .locator('xpath=..')
      .locator('.dropdown__menu')
      .getByRole('link', {includeHidden: true});
  }
}
