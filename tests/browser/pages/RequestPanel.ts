import type {Locator, Page, Request} from '@playwright/test';
import {apiOrigin} from '../origins';

/** The hosts of the API, as the description names them. */
const API_HOSTS = /^https:\/\/(mainnet|kairos)-oapi\.kaiascan\.io\//;

/** The form on the page of an operation that sends a real request. */
export class RequestPanel {
  /** What was sent to the API, in order. */
  readonly sent: Request[] = [];
  readonly network: Locator;
  readonly key: Locator;
  readonly sendButton: Locator;
  /** Everything under the form: the answer, or why there is none. */
  readonly outcome: Locator;

  private readonly panel: Locator;

  constructor(private readonly page: Page) {
    this.panel = page.getByRole('region', {name: 'Try it'});
    this.network = this.panel.getByLabel('Network');
    this.key = this.panel.getByLabel('API key');
    this.sendButton = this.panel.getByRole('button', {name: 'Send API Request'});
    this.outcome = this.panel.locator('[aria-live="polite"]');
  }

  /** Lets the mock of the API answer in place of its hosts, and notes what was sent. */
  async connectToMock(): Promise<void> {
    await this.page.route(API_HOSTS, async (route, request) => {
      this.sent.push(request);
      const {pathname, search} = new URL(request.url());
      const response = await route.fetch({url: `${apiOrigin()}${pathname}${search}`});
      await route.fulfill({response});
    });
  }

  /** Lets no request reach the API, and notes what was sent. */
  async disconnect(): Promise<void> {
    await this.page.route(API_HOSTS, async (route, request) => {
      this.sent.push(request);
      await route.abort('internetdisconnected');
    });
  }

  field(name: string): Locator {
    return this.panel.getByLabel(name);
  }

  /** Fills in parameters by name. */
  async fill(values: Record<string, string>): Promise<void> {
    for (const [name, value] of Object.entries(values)) {
      await this.field(name).fill(value);
    }
  }

  async send(): Promise<void> {
    await this.sendButton.click();
  }

  /** What the form says about a field: in words of the page, or else in those of the browser. */
  async messageAt(name: string): Promise<string> {
    return this.field(name).evaluate((field: HTMLInputElement) => {
      const ids = `${field.getAttribute('aria-errormessage') ?? ''} ${field.getAttribute('aria-describedby') ?? ''}`;
      const words = ids
        .split(' ')
        .map((id) => document.getElementById(id)?.textContent ?? '')
        .join(' ');
      return `${words} ${field.validationMessage}`.trim();
    });
  }
}
