import {expect, type Locator, type Page} from '@playwright/test';

/** The colours of a page, and the switch between dark and light in the navbar. */
export class ColourMode {
  readonly button: Locator;

  constructor(private readonly page: Page) {
    this.button = page.getByRole('button', {name: 'Switch between dark and light mode'});
  }

  async mode(): Promise<string | null> {
    return this.page.locator('html').getAttribute('data-theme');
  }

  /** Returns the brightness of the page and of its text, from 0 (black) to 1 (white). */
  async brightness(): Promise<{page: number; text: number}> {
    return this.page.locator('html').evaluate((root) => {
      const brightnessOf = (colour: string): number => {
        const [red = 0, green = 0, blue = 0] = colour.match(/[\d.]+/g)?.map(Number) ?? [];
        return (red + green + blue) / 3 / 255;
      };
      const text = document.querySelector('main') ?? root;
      return {
        page: brightnessOf(getComputedStyle(root).backgroundColor),
        text: brightnessOf(getComputedStyle(text).color),
      };
    });
  }

  /**
   * Clicks the switch by a script. This also works if the switch is hidden, as on narrow screens,
   * and does not move the pointer, so that open menus stay open.
   */
  async toggle(): Promise<void> {
    const before = await this.mode();
    await this.page
      .locator('nav.navbar button[aria-label^="Switch between"]')
      .first()
      .evaluate((button: HTMLElement) => {
        button.click();
      });
    await expect.poll(() => this.mode()).not.toBe(before);
  }
}
