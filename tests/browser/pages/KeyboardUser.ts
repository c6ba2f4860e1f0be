import type {Locator, Page} from '@playwright/test';

/** A limit for key presses, greater than the number of focusable elements on any page. */
export const MOST_STEPS = 400;

/** A reader who uses only a keyboard. */
export class KeyboardUser {
  constructor(private readonly page: Page) {}

  async press(...keys: string[]): Promise<void> {
    for (const key of keys) {
      await this.page.keyboard.press(key);
    }
  }

  /** Presses `Tab` or `Shift+Tab` until the target has the focus, or one of its matches. */
  async goTo(target: Locator, key: 'Tab' | 'Shift+Tab' = 'Tab'): Promise<void> {
    const focused = target.and(this.page.locator(':focus'));
    await target.first().waitFor();
    for (let step = 0; step < MOST_STEPS; step += 1) {
      await this.press(key);
      if ((await focused.count()) > 0) {
        return;
      }
    }
    throw new Error(`The key ${key} does not reach ${target.toString()}.`);
  }

  /** Moves the focus to an element and presses a key. */
  async activate(target: Locator, key = 'Enter'): Promise<void> {
    await this.goTo(target);
    await this.press(key);
  }

  /** Follows the skip link to the main content. */
  async skipToContent(): Promise<void> {
    await this.activate(this.page.getByRole('link', {name: 'Skip to main content'}));
  }
}
