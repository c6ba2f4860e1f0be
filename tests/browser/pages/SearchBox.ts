import {expect, type Locator, type Page} from '@playwright/test';

/** The search in the navbar. */
export class SearchBox {
  readonly input: Locator;
  /** What the panel under the input offers. */
  readonly results: Locator;

  constructor(private readonly page: Page) {
    this.input = page.locator('nav.navbar').getByPlaceholder('Search');
    this.results = page.getByRole('option');
  }

  /** Types as a person does, key by key. */
  async type(query: string): Promise<void> {
    await this.input.click();
    // The box takes the place of its stand-in, and is ready when it has its role.
    await expect(this.input).toHaveAttribute('role', 'combobox');
    await this.input.focus();
    await this.input.pressSequentially(query);
  }

  /** The offer with a title, the first where there are several. */
  result(title: string): Locator {
    return this.results.filter({hasText: title}).first();
  }

  async press(key: string): Promise<void> {
    await this.page.keyboard.press(key);
  }
}
