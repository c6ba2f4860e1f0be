import {expect, type Locator, type Page} from '@playwright/test';

/** The form on the page of an operation that sends a real request, and what it shows. */
export class RequestPanel {
  readonly region: Locator;
  readonly network: Locator;
  readonly key: Locator;
  readonly remember: Locator;
  readonly sendButton: Locator;
  readonly cancelButton: Locator;
  /** All that is said about an outcome: status, advice, progress, and what was just done. */
  readonly status: Locator;
  /** The body of the answer, as it is shown. */
  readonly body: Locator;

  constructor(private readonly page: Page) {
    this.region = page.getByRole('region', {name: 'Try it'});
    this.network = this.region.getByLabel('Network');
    this.key = this.region.getByLabel('API key');
    this.remember = this.region.getByLabel('Remember for this tab');
    this.sendButton = this.button('Send API Request');
    this.cancelButton = this.button('Cancel');
    this.status = this.region.getByRole('status');
    this.body = this.region.getByRole('region', {name: 'Body of the answer'});
  }

  button(name: string): Locator {
    return this.region.getByRole('button', {name});
  }

  field(name: string): Locator {
    return this.region.getByLabel(new RegExp(`^${name}(\\s+required)?\\s*$`));
  }

  /** Fills in parameters by name. */
  async fill(values: Record<string, string>): Promise<void> {
    for (const [name, value] of Object.entries(values)) {
      await this.field(name).fill(value);
    }
  }

  /** Fills in the examples, and waits for them: the first time, the code for it has to come. */
  async fillExamples(): Promise<void> {
    await this.button('Fill in the examples').click();
    const fields = this.region.locator('input[data-request-value]');
    await expect
      .poll(() =>
        fields.evaluateAll((all) =>
          all.some((field) => 'value' in field && field.value !== ''),
        ),
      )
      .toBe(true);
  }

  async send(): Promise<void> {
    await this.sendButton.click();
  }

  /** What the panel says at a field. */
  async problemAt(name: string): Promise<string> {
    const ids = (await this.field(name).getAttribute('aria-describedby')) ?? '';
    return ids === '' ? '' : this.page.locator(`[id="${ids}"]`).innerText();
  }

  /** The body as text, without what the panel adds to it. */
  async bodyText(): Promise<string> {
    return this.body.locator('pre').evaluate((pre) => {
      const copy = pre.cloneNode(true) as HTMLElement;
      copy.querySelectorAll('[class*="note"]').forEach((note) => note.remove());
      return copy.textContent;
    });
  }

  /** The line of the body that a name begins. */
  line(name: string): Locator {
    return this.body
      .locator('pre code > span')
      .filter({hasText: `"${name}": `})
      .first();
  }

  /** Opens the list of what this tab has sent. */
  get recent(): Locator {
    return this.region.locator('details').filter({hasText: 'Requests of this tab'});
  }
}
