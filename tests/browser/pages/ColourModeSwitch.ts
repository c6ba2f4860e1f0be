import {expect, type Locator, type Page} from '@playwright/test';

/** The switch between dark and light mode in the navbar. */
export class ColourModeSwitch {
  readonly button: Locator;
  private readonly root: Locator;

  constructor(private readonly page: Page) {
    this.root = page.locator('html');
    this.button = page.getByRole('button', {name: 'Switch between dark and light mode'});
  }

  async mode(): Promise<string | null> {
    return this.root.getAttribute('data-theme');
  }

  /** Returns the brightness of the page and of its text, from 0 (black) to 1 (white). */
  async brightness(): Promise<{page: number; text: number}> {
    return this.root.evaluate((root) => {
      const brightnessOf = (colour: string): number => {
        const [red = 0, green = 0, blue = 0] = (colour.match(/[\d.]+/g) ?? []).map(
          Number,
        );
        return (red + green + blue) / 3 / 255;
      };
      const text = document.querySelector('main') ?? root;
      return {
        page: brightnessOf(getComputedStyle(root).backgroundColor),
        text: brightnessOf(getComputedStyle(text).color),
      };
    });
  }

  async toggle(): Promise<void> {
    await this.button.click();
  }

  /**
   * Clicks the switch by a script. This also works if the switch is hidden, as on narrow screens,
   * and does not move the pointer, so that open menus stay open.
   */
  async toggleUnseen(): Promise<void> {
    const before = await this.mode();
    await this.unseen.evaluate((button: HTMLElement) => {
      button.click();
    });
    await expect.poll(() => this.mode()).not.toBe(before);
  }

  private get unseen(): Locator {
    return this.page.locator('nav.navbar button[aria-label^="Switch between"]').first();
  }
}
