import {expect, type Locator, type Page} from '@playwright/test';

/** The form on the page of an operation that sends a request to the API, and its output. */
export class RequestPanel {
  readonly region: Locator;
  readonly network: Locator;
  readonly key: Locator;
  readonly sendButton: Locator;
  readonly cancelButton: Locator;
  /** The status messages: status code, advice, progress and confirmations. */
  readonly status: Locator;
  /** The displayed body of the response. */
  readonly body: Locator;
  /** The collapsible list of the requests that this tab has sent. */
  readonly recent: Locator;

  constructor(page: Page) {
    this.region = page.getByRole('region', {name: 'Try it'});
    this.network = this.region.getByLabel('Network');
    this.key = this.region.getByLabel('API key');
    this.sendButton = this.button('Send API Request');
    this.cancelButton = this.button('Cancel');
    this.status = this.region.getByRole('status');
    this.body = this.region.getByRole('region', {name: 'Body of the answer'});
    this.recent = this.region
      .locator('details')
      .filter({hasText: 'Requests of this tab'});
  }

  button(name: string | RegExp): Locator {
    return this.region.getByRole('button', {name});
  }

  field(name: string): Locator {
    return this.region.getByLabel(new RegExp(`^${name}(\\s+required)?\\s*$`));
  }

  /** The radio button of a view of the answer. */
  view(name: 'JSON' | 'Table' | 'Chart' | 'Shares'): Locator {
    return this.region
      .getByRole('group', {name: 'View of the answer'})
      .getByRole('radio', {name});
  }

  /** Presses a button, when the code of the panel has written the samples above it. */
  async press(name: string): Promise<void> {
    await this.button(name).hover();
    await this.status.first().waitFor({state: 'attached'});
    await this.button(name).click();
  }

  async send(): Promise<void> {
    await this.press('Send API Request');
  }

  /** Expects that one status message has all of these texts. */
  async says(first: string, ...others: string[]): Promise<void> {
    const message = this.status.filter({hasText: first}).first();
    await expect(message).toBeVisible();
    for (const text of others) {
      await expect(message).toContainText(text);
    }
  }
}
