import {expect, type Locator, type Page} from '@playwright/test';

/** The menu of narrow screens: one half for the part of the site, one for all of it. */
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

  /** A link of the menu, or what folds and unfolds links. */
  item(name: string): Locator {
    return this.dialog
      .getByRole('button', {name, exact: true})
      .or(this.dialog.getByRole('link', {name, exact: true}));
  }
}
