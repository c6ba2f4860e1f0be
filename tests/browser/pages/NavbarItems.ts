import type {Locator, Page} from '@playwright/test';

/** The items of the navbar, by their complete text. */
export class NavbarItems {
  private readonly navbar: Locator;

  constructor(page: Page) {
    this.navbar = page.locator('nav.navbar');
  }

  link(name: string): Locator {
    return this.navbar.getByRole('link', {name, exact: true});
  }

  /** Returns the button of a dropdown, which opens it on hover. */
  dropdown(name: string): Locator {
    return this.navbar.getByRole('button', {name, exact: true});
  }

  text(text: string): Locator {
    return this.navbar.getByText(text, {exact: true});
  }

  /** Returns the items of a dropdown. */
  listOf(dropdown: string): Locator {
    return this.dropdown(dropdown).locator('xpath=..').getByRole('listitem');
  }

  /** Opens a dropdown and returns one of its links. */
  async offered(dropdown: string, name: string): Promise<Locator> {
    await this.dropdown(dropdown).hover();
    return this.listOf(dropdown).getByRole('link', {name, exact: true});
  }

  /** Opens a dropdown and clicks one of its links. */
  async choose(dropdown: string, name: string): Promise<void> {
    const link = await this.offered(dropdown, name);
    await link.click();
  }
}
