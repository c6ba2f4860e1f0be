import {expect, type Locator, type Page} from '@playwright/test';

/** The search in the navbar, and the panel that it opens. */
export class SearchBox {
  /** The placeholder of the input in the navbar, until the search is loaded. */
  readonly standIn: Locator;
  /** The input of the loaded search. */
  readonly input: Locator;
  readonly panel: Locator;
  /** The options in the panel, except that of all results. */
  readonly results: Locator;
  /** The option that opens the page of all results. */
  readonly allResults: Locator;
  /** The option that Enter selects. */
  readonly active: Locator;
  /** The button that opens the search on narrow screens. */
  readonly openButton: Locator;
  readonly cancelButton: Locator;

  constructor(page: Page) {
    this.standIn = page.getByRole('searchbox', {name: 'Search', exact: true});
    this.input = page.getByRole('combobox', {name: 'Search', exact: true});
    this.panel = page.locator('.aa-Panel');
    const options = this.panel.getByRole('option');
    this.results = options.and(page.locator(':not([href*="/search?q="])'));
    this.allResults = options.and(page.locator('[href*="/search?q="]'));
    this.active = this.panel.getByRole('option', {selected: true});
    this.openButton = page.locator('nav.navbar').getByTitle('Search', {exact: true});
    this.cancelButton = page.getByRole('button', {name: 'Cancel', exact: true});
  }

  /**
   * Clicks the input, or the button that replaces it on narrow screens, and waits until the input
   * has the focus. The pointer alone already replaces the placeholder with one of the two.
   */
  async open(): Promise<void> {
    // A page that has just opened may still move the focus to its top.
    await expect(async () => {
      const isOpen = await this.input.isVisible();
      const target = isOpen ? this.input : this.standIn.or(this.openButton);
      await target.click({timeout: 5_000});
      await expect(this.input).toBeFocused({timeout: 1_000});
    }).toPass();
  }

  /** Pastes a query and waits until the panel is visible. */
  async search(query: string): Promise<void> {
    await this.open();
    await this.input.fill(query);
    await expect(this.panel).toBeVisible();
  }

  /** Returns the option with a title, or the first one if there are several. */
  result(title: string): Locator {
    return this.results.filter({hasText: title}).first();
  }
}
