import type {Locator} from '@playwright/test';
import {SitePage} from './SitePage';

/** The page of an operation or a schema. */
export class ReferencePage extends SitePage {
  get samples(): Locator {
    return this.page.getByRole('region', {name: 'Code samples'});
  }

  /** The visible samples; only one is expected. */
  get visibleSamples(): Locator {
    return this.samples.locator('pre:visible');
  }

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
    const name = this.entry(id).locator('code').first();
    return name.evaluate((one) => {
      const {left, top, width, height} = one.getBoundingClientRect();
      return one.contains(document.elementFromPoint(left + width / 2, top + height / 2));
    });
  }

  /** Returns the part of a response that opens and closes, by status code. */
  response(status: string): Locator {
    return this.page.locator(`#response-${status}`);
  }

  /** Returns the text of each sample, visible or hidden, in order. */
  async allSamples(): Promise<string[]> {
    return this.samples.locator('pre').allTextContents();
  }

  /** Returns the radio button of a language. */
  language(label: string): Locator {
    return this.samples.getByRole('radio', {name: label, exact: true});
  }
}
