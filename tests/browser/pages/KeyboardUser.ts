import type {Locator, Page} from '@playwright/test';

/** A limit for key presses, greater than the number of focusable elements on any page. */
const MOST_STEPS = 400;

/** Key presses of a walk between two looks at where the focus is. */
const STEPS = 25;

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

  /**
   * Presses `Tab` from the top of the page to its end.
   *
   * @returns the elements that had the focus, in order.
   */
  async walk(): Promise<FocusStop[]> {
    await this.page.evaluate(() => {
      const stops: Element[] = [];
      Object.assign(window, {stops});
      document.addEventListener('focusin', ({target}) => {
        stops.push(target as Element);
      });
    });
    // A question after each press would take most of the time.
    for (let count = 0; count < MOST_STEPS; count += STEPS) {
      for (let step = 0; step < STEPS; step += 1) {
        await this.press('Tab');
      }
      if (await this.isBackAtStart()) {
        break;
      }
    }
    return this.page.evaluate(() => {
      const {stops} = window as unknown as {stops: Element[]};
      const [first] = stops;
      const end = stops.findIndex((stop, index) => index > 0 && stop === first);
      const once = end > 0 ? stops.slice(0, end) : stops;
      document.querySelectorAll('*').forEach((element) => {
        element.scrollTo({top: 0, left: 0, behavior: 'instant'});
      });
      const AREAS = {
        announcement: '[class*="announcementBar"]',
        navbar: 'nav.navbar',
        sidebar: '.theme-doc-sidebar-container',
        contents: '.theme-doc-toc-desktop',
        main: 'main',
        footer: 'footer',
      };
      return once.map((element) => {
        if (getComputedStyle(element).position === 'sticky') {
          // In its place in the page, not at the end of the window.
          (element as HTMLElement).style.position = 'static';
        }
        const {left, right, top} = element.getClientRects()[0] ?? new DOMRect();
        const [area = 'start'] =
          Object.entries(AREAS).find(([, selector]) => element.closest(selector)) ?? [];
        return {
          name: `${element.tagName} ${element.getAttribute('aria-label') ?? element.textContent.trim().slice(0, 40)}`,
          area,
          left,
          right,
          top,
        };
      });
    });
  }

  /** Returns whether the focus has returned to the first element. */
  private async isBackAtStart(): Promise<boolean> {
    return this.page.evaluate(() => {
      const {stops} = window as unknown as {stops: Element[]};
      return stops.indexOf(stops[0] as Element, 1) > 0;
    });
  }
}

/** An element that had the focus, with its position in pixels while nothing is scrolled. */
export interface FocusStop {
  name: string;
  area: string;
  left: number;
  right: number;
  top: number;
}
