import {expect, type Locator, type Page} from '@playwright/test';

/** The menu on narrow screens: a panel with the docs sidebar and one with the navbar items. */
export class MobileMenu {
  readonly toggle: Locator;
  readonly dialog: Locator;
  readonly closeButton: Locator;
  readonly backButton: Locator;

  constructor(page: Page) {
    this.toggle = page.getByRole('button', {name: 'Toggle navigation bar'});
    this.dialog = page.getByRole('dialog', {name: 'Navigation'});
    this.closeButton = this.dialog.getByRole('button', {name: 'Close navigation bar'});
    this.backButton = this.dialog.getByRole('button', {name: /Back to main menu/});
  }

  async open(): Promise<void> {
    await this.toggle.click();
    await expect(this.closeButton).toBeFocused();
  }

  /** Goes from the docs sidebar to the navbar items. Both can have an item of the same name. */
  async showMainMenu(): Promise<void> {
    await this.backButton.click();
    await expect(this.backButton).toBeHidden();
  }

  /** Returns a link of the menu, or a button that expands and collapses links. */
  item(name: string): Locator {
    return this.dialog
      .getByRole('button', {name, exact: true})
      .or(this.dialog.getByRole('link', {name, exact: true}));
  }

  /** Expects that the menu is closed, as its button says. */
  async isClosed(): Promise<void> {
    await expect(this.toggle).toHaveAttribute('aria-expanded', 'false');
    await expect(this.dialog).toBeHidden();
  }
}
