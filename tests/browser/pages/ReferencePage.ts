import type {Locator} from '@playwright/test';
import {SitePage} from './SitePage';

/** The page of an operation or a schema. */
export class ReferencePage extends SitePage {
  /** Returns a parameter or field, by its anchor. */
  entry(id: string): Locator {
    return this.page.locator(`[id="${id}"]`);
  }

  /** Returns the link that copies the URL of a parameter or field. */
  copyLink(id: string): Locator {
    return this.entry(id)
      .getByLabel(/^Copy link to /)
      .first();
  }

  /** Returns whether the name of a parameter or field is in view and not covered. */
  async isInView(id: string): Promise<boolean> {
    return this.entry(id)
      .locator('code')
      .first()
      .evaluate((name) => {
        const {left, top, width, height} = name.getBoundingClientRect();
        const seen = document.elementFromPoint(left + width / 2, top + height / 2);
        return seen !== null && name.contains(seen);
      });
  }

  /** Returns a response, by status code. */
  response(status: string): Locator {
    return this.page.locator(`#response-${status}`);
  }

  /** Returns the text of each sample, visible or hidden, in order, without lines of another network. */
  async allSamples(): Promise<string[]> {
    return this.samples.locator('pre').evaluateAll((samples) =>
      samples.map((sample) => {
        const copy = sample.cloneNode(true) as Element;
        const copied = copy.querySelectorAll('[data-network-line]');
        sample.querySelectorAll('[data-network-line]').forEach((line, index) => {
          if (getComputedStyle(line).display === 'none') {
            copied[index]?.remove();
          }
        });
        return copy.textContent;
      }),
    );
  }

  /** Returns the languages of the code samples, in order. */
  async languages(): Promise<string[]> {
    const labels = this.samples.getByRole('group').locator('label');
    return (await labels.allTextContents()).map((label) => label.trim());
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

  get samples(): Locator {
    return this.page.getByRole('region', {name: 'Code samples'});
  }
}
