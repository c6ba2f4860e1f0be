import type {Locator, Page} from '@playwright/test';

/** What stands in the navbar, by its whole text. */
export class NavbarItems {
  private readonly navbar: Locator;

  constructor(page: Page) {
    this.navbar = page.locator('nav.navbar');
  }

  link(name: string): Locator {
    return this.navbar.getByRole('link', {name, exact: true});
  }

  /** What opens a list of links under the pointer. */
  dropdown(name: string): Locator {
    return this.navbar.getByRole('button', {name, exact: true});
  }

  text(text: string): Locator {
    return this.navbar.getByText(text, {exact: true});
  }

  /** What a dropdown lists. */
  listOf(dropdown: string): Locator {
    return this.dropdown(dropdown).locator('xpath=..').getByRole('listitem');
  }

  /** Opens a dropdown, and gives one of its links. */
  async offered(dropdown: string, name: string): Promise<Locator> {
    await this.dropdown(dropdown).hover();
    return this.listOf(dropdown).getByRole('link', {name, exact: true});
  }

  /** Opens a dropdown, and follows one of its links. */
  async choose(dropdown: string, name: string): Promise<void> {
    const link = await this.offered(dropdown, name);
    await link.click();
  }
}
