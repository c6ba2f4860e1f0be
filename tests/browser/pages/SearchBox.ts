import {expect, type Locator, type Page} from '@playwright/test';

/** The search in the navbar, and the panel that it opens. */
export class SearchBox {
  /** What stands in the navbar until the search is wanted. */
  readonly standIn: Locator;
  /** The box itself. */
  readonly input: Locator;
  readonly panel: Locator;
  /** What the panel offers. */
  readonly results: Locator;
  /** The offer that Enter would choose. */
  readonly active: Locator;
  /** What readers who do not see the panel are told. */
  readonly status: Locator;
  /** What turns while an answer takes long. */
  readonly loadingIndicator: Locator;
  readonly clearButton: Locator;
  readonly submitButton: Locator;
  /** On narrow screens: what opens the search, and what leaves it. */
  readonly openButton: Locator;
  readonly cancelButton: Locator;
  /** Loads the search again where it could not be loaded, in the box and before it is there. */
  readonly retryButton: Locator;

  constructor(private readonly page: Page) {
    const named = (name: string): {name: string; exact: true} => ({name, exact: true});
    this.standIn = page.getByRole('searchbox', named('Search'));
    this.input = page.getByRole('combobox', named('Search'));
    this.panel = page.locator('.aa-Panel');
    this.results = this.panel.getByRole('option');
    this.active = this.panel.getByRole('option', {selected: true});
    this.status = page.locator('nav.navbar').getByRole('status');
    this.loadingIndicator = page.locator('.aa-LoadingIndicator');
    this.clearButton = page.getByRole('button', named('Clear'));
    this.submitButton = page.getByRole('button', named('Submit'));
    this.openButton = page.locator('nav.navbar').getByTitle('Search', {exact: true});
    this.cancelButton = page.getByRole('button', named('Cancel'));
    this.retryButton = page
      .locator('nav.navbar, .aa-DetachedOverlay')
      .getByRole('button', named('Try again'));
  }

  /**
   * Clicks into the box, or on the button that takes its place on narrow screens, and waits until the
   * reader can type. The pointer alone already exchanges the stand-in for one of the two.
   */
  async open(): Promise<void> {
    // A page that has just been opened may still take the focus to its top.
    await expect(async () => {
      const isOpen = await this.input.isVisible();
      const target = isOpen ? this.input : this.standIn.or(this.openButton);
      await target.click({timeout: 5_000});
      await expect(this.input).toBeFocused({timeout: 1_000});
    }).toPass();
  }

  /** Types as a person does, key by key. */
  async type(query: string): Promise<void> {
    await this.open();
    await this.input.pressSequentially(query);
  }

  /** Pastes a query, and waits until the panel shows an answer. */
  async search(query: string): Promise<void> {
    await this.open();
    await this.input.fill(query);
    await expect(this.panel).toBeVisible();
  }

  /** The offer with a title, the first where there are several. */
  result(title: string): Locator {
    return this.results.filter({hasText: title}).first();
  }

  /** What stands over offers of one kind. */
  heading(text: string): Locator {
    return this.panel.getByText(text, {exact: true});
  }

  async press(key: string): Promise<void> {
    await this.page.keyboard.press(key);
  }
}
