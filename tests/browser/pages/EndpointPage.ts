import type {Locator, Page} from '@playwright/test';
import {ReferencePage} from './ReferencePage';

/** The page of an operation, read as a reader sees it. */
export class EndpointPage extends ReferencePage {
  private readonly header: Locator;

  constructor(page: Page) {
    super(page);
    this.header = page.locator('article header');
  }

  /** Method and URL for each network, such as `GET https://…`, the one that is shown and the others. */
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

  /** The name of each network, in the order of the addresses. */
  async networks(): Promise<string[]> {
    return this.header.locator('li > span:last-child').allTextContents();
  }

  /** How a request proves who sends it. */
  get authentication(): Locator {
    return this.page.getByRole('region', {name: 'Authentication'});
  }

  /** The link to the plan of the operation. */
  get plan(): Locator {
    return this.header.getByRole('link', {name: /^Plan /});
  }

  /** What a call costs; leads to the table of credits. */
  get credits(): Locator {
    return this.header.getByRole('link', {name: /credit/i});
  }

  /** The parameters of one place, such as `path`, in their order. */
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

  /** One parameter, by place and name. */
  parameter(place: string, name: string): Locator {
    return this.page.locator(`[id="${place}-${name}"]`);
  }

  /** The status of each response, in their order. */
  async statuses(): Promise<string[]> {
    const summaries = await this.page
      .getByRole('region', {name: 'Responses'})
      .locator('details[id^="response-"] > summary')
      .allTextContents();
    return summaries.map((summary) => /^\w{3}/.exec(summary)?.[0] ?? summary);
  }

  /** One response, by status. */
  response(status: string): Locator {
    return this.page.locator(`#response-${status}`);
  }

  /** The line beside the status of a response. */
  summary(status: string): Locator {
    return this.response(status).locator('> summary > span').last();
  }

  /** Media type and schema of a response. */
  content(status: string): Locator {
    return this.response(status)
      .locator('> div > p')
      .filter({hasText: /^\w+\//});
  }

  /** The example of a response, as JSON. */
  example(status: string): Locator {
    return this.response(status).locator('pre');
  }

  /** Every sample in its order, shown or not: its text, and how many pieces of it are coloured. */
  async allSamples(): Promise<{text: string; tokens: number}[]> {
    return this.samples.locator('pre').evaluateAll((samples) =>
      samples.map((sample) => ({
        text: sample.textContent,
        tokens: sample.querySelectorAll('.token').length,
      })),
    );
  }

  /** The languages of the code samples, in their order. */
  async languages(): Promise<string[]> {
    const labels = await this.samples
      .getByRole('group')
      .locator('label')
      .allTextContents();
    return labels.map((label) => label.trim());
  }

  /** Shows the sample in a language. */
  async chooseLanguage(label: string): Promise<void> {
    await this.language(label).check();
  }

  /** The radio button of a language. */
  language(label: string): Locator {
    return this.samples.getByRole('radio', {name: label, exact: true});
  }

  /** The samples that can be seen; one, unless something is wrong. */
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
