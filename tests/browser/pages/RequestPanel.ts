import {expect, type Locator, type Page} from '@playwright/test';

/** The form on the page of an operation that sends a request to the API, and its output. */
export class RequestPanel {
  readonly region: Locator;
  readonly network: Locator;
  readonly key: Locator;
  readonly remember: Locator;
  readonly sendButton: Locator;
  readonly cancelButton: Locator;
  /** The status messages: status code, advice, progress and confirmations. */
  readonly status: Locator;
  /** The displayed body of the response. */
  readonly body: Locator;
  /** The plot of a series, along which the arrow keys move. */
  readonly chart: Locator;

  constructor(page: Page) {
    this.region = page.getByRole('region', {name: 'Try it'});
    this.network = this.region.getByLabel('Network');
    this.key = this.region.getByLabel('API key');
    this.remember = this.region.getByLabel('Remember for this tab');
    this.sendButton = this.button('Send API Request');
    this.cancelButton = this.button('Cancel');
    this.status = this.region.getByRole('status');
    this.body = this.region.getByRole('region', {name: 'Body of the answer'});
    this.chart = this.region.getByRole('slider', {name: /^Chart of /});
  }

  button(name: string | RegExp): Locator {
    return this.region.getByRole('button', {name});
  }

  field(name: string): Locator {
    return this.region.getByLabel(new RegExp(`^${name}(\\s+required)?\\s*$`));
  }

  /** The radio button of a view of the answer. */
  view(name: 'JSON' | 'Chart' | 'Shares'): Locator {
    return this.region
      .getByRole('group', {name: 'View of the answer'})
      .getByRole('radio', {name});
  }

  /** Fills in parameters by name. */
  async fill(values: Record<string, string>): Promise<void> {
    for (const [name, value] of Object.entries(values)) {
      await this.field(name).fill(value);
    }
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
  async says(...texts: string[]): Promise<void> {
    const [first] = texts;
    const message = this.status.filter({hasText: first}).first();
    await expect(message).toBeVisible();
    for (const text of texts.slice(1)) {
      await expect(message).toContainText(text);
    }
  }

  /** Returns the first line of the body that contains the property with this name. */
  line(name: string): Locator {
    return this.body
      .locator('pre code > span')
      .filter({hasText: `"${name}": `})
      .first();
  }

  /** The collapsible list of the requests that this tab has sent. */
  get recent(): Locator {
    return this.region.locator('details').filter({hasText: 'Requests of this tab'});
  }
}
