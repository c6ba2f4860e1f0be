import type {Locator} from '@playwright/test';
import {ReferencePage} from './ReferencePage';

/** The page of an operation. */
export class EndpointPage extends ReferencePage {
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

  /** The first example of a response. */
  example(status: string): Locator {
    return this.response(status).locator('pre').first();
  }

  /**
   * Returns text and number of highlighted tokens of each sample, visible or hidden, in order. Lines of
   * another network are left out.
   */
  async allSamples(): Promise<{text: string; tokens: number}[]> {
    return this.samples.locator('pre').evaluateAll((samples) =>
      samples.map((sample) => {
        const linesOf = (element: Element) => [
          ...element.querySelectorAll('[data-network-line]'),
        ];
        const copy = sample.cloneNode(true) as Element;
        const copied = linesOf(copy);
        linesOf(sample).forEach((line, index) => {
          if (getComputedStyle(line).display === 'none') {
            copied[index]?.remove();
          }
        });
        return {text: copy.textContent, tokens: copy.querySelectorAll('.token').length};
      }),
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
