import type {Locator, Page} from '@playwright/test';

/** The bar at the top of every page, and the sidebar that it opens on narrow screens. */
export class Navbar {
  readonly bar: Locator;
  /** The button that opens the sidebar on narrow screens. */
  readonly menuButton: Locator;
  readonly sidebar: Locator;
  readonly closeButton: Locator;
  readonly network: Locator;
  readonly colourModeButton: Locator;
  /** The button that switches from the docs menu to the main menu. */
  readonly backButton: Locator;

  constructor(private readonly page: Page) {
    this.bar = page.locator('nav.navbar');
    this.menuButton = page.getByRole('button', {name: 'Toggle navigation bar'});
    this.sidebar = page.locator('.navbar-sidebar');
    this.closeButton = page.getByRole('button', {name: 'Close navigation bar'});
    this.network = this.bar.getByLabel('Network');
    this.colourModeButton = this.bar.getByRole('button', {
      name: 'Switch between dark and light mode',
    });
    this.backButton = page.getByRole('button', {name: '← Back to main menu'});
  }

  /** Returns the button that opens a dropdown, by its label. */
  dropdown(label: string): Locator {
    return this.bar.locator('.dropdown').getByRole('button', {name: label, exact: true});
  }

  /** Returns the links of a dropdown, by its label. */
  dropdownLinks(label: string): Locator {
    return this.bar
      .locator('.dropdown')
      .filter({has: this.page.getByRole('button', {name: label, exact: true})})
      .locator('.dropdown__menu')
      .getByRole('link', {includeHidden: true});
  }

  /** Returns a dropdown in the sidebar, by its label: its button and its links. */
  sidebarMenu(label: string): Locator {
    return this.sidebar
      .getByRole('listitem')
      .filter({has: this.page.getByRole('button', {name: label, exact: true})});
  }

  async openSidebar(): Promise<void> {
    await this.menuButton.click();
    await this.sidebar.waitFor();
  }
}
