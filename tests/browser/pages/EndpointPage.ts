import type {Locator, Page} from '@playwright/test';
import {ReferencePage} from './ReferencePage';

/** The page of an operation. */
export class EndpointPage extends ReferencePage {
  private readonly header: Locator;

  constructor(page: Page) {
    super(page);
    this.header = page.locator('article header');
  }

  /** Returns method and URL for each network, visible or hidden, such as `GET https://…`. */
  async addresses(): Promise<string[]> {
    const items = await this.header.getByRole('listitem', {includeHidden: true}).all();
    return Promise.all(
      items.map(async (item) => {
        const url = (await item.locator('code').first().textContent()) ?? '';
        const [method = ''] = (await item.textContent())?.split(url) ?? [];
        return `${method.trim()} ${url}`;
      }),
    );
  }

  /** Returns the name of each network, in the order of the addresses. */
  async networks(): Promise<string[]> {
    return this.header.locator('li > span:last-child').allTextContents();
  }

  get authentication(): Locator {
    return this.page.getByRole('region', {name: 'Authentication'});
  }

  /** The link to the plan of the operation. */
  get plan(): Locator {
    return this.header.getByRole('link', {name: /^Plan /});
  }

  /** The cost of a request, which links to the table of credits. */
  get credits(): Locator {
    return this.header.getByRole('link', {name: /credit/i});
  }

  /** Returns the names of the parameters in one location, such as `path`, in order. */
  async parameters(place: string): Promise<string[]> {
    const section = this.page.getByRole('region', {name: `${title(place)} parameters`});
    return section
      .locator(`[id^="${place}-"]`)
      .evaluateAll((items) =>
        items
          .filter((item) => item.matches('li'))
          .map((item) => item.querySelector('code')?.textContent ?? ''),
      );
  }

  /** Returns a parameter, by location and name. */
  parameter(place: string, name: string): Locator {
    return this.page.locator(`[id="${place}-${name}"]`);
  }

  /** Returns the status code of each response, in order. */
  async statuses(): Promise<string[]> {
    const summaries = await this.page
      .getByRole('region', {name: 'Responses'})
      .locator('details[id^="response-"] > summary')
      .allTextContents();
    return summaries.map((summary) => /^\w{3}/.exec(summary)?.[0] ?? summary);
  }

  /** Returns a response, by status code. */
  response(status: string): Locator {
    return this.page.locator(`#response-${status}`);
  }

  /** Returns the summary beside the status code of a response. */
  summary(status: string): Locator {
    return this.response(status).locator('> summary > span').last();
  }

  /** Returns the media type and schema of a response. */
  content(status: string): Locator {
    return this.response(status)
      .locator('> div > p')
      .filter({hasText: /^\w+\//});
  }

  /** The first example of a response. */
  example(status: string): Locator {
    return this.response(status).locator('pre').first();
  }

  /** Returns text and number of highlighted tokens of each sample, visible or hidden, in order. */
  async allSamples(): Promise<{text: string; tokens: number}[]> {
    return this.samples.locator('pre').evaluateAll((samples) =>
      samples.map((sample) => ({
        text: sample.textContent,
        tokens: sample.querySelectorAll('.token').length,
      })),
    );
  }

  /** Returns the languages of the code samples, in order. */
  async languages(): Promise<string[]> {
    const labels = await this.samples
      .getByRole('group')
      .locator('label')
      .allTextContents();
    return labels.map((label) => label.trim());
  }

  /** Selects the language of the code samples. */
  async chooseLanguage(label: string): Promise<void> {
    await this.language(label).check();
  }

  /** Returns the radio button of a language. */
  language(label: string): Locator {
    return this.samples.getByRole('radio', {name: label, exact: true});
  }

  /** The visible samples; only one is expected. */
  get visibleSamples(): Locator {
    return this.samples.locator('pre:visible');
  }

  private get samples(): Locator {
    return this.page.getByRole('region', {name: 'Code samples'});
  }
}

function title(word: string): string {
  return word.charAt(0).toUpperCase() + word.slice(1);
}
