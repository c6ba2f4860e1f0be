import type {Locator, Page} from '@playwright/test';

/** More elements than a page has that take the focus. */
const MOST_STEPS = 400;

/** A reader who has a keyboard and no pointer. */
export class KeyboardUser {
  constructor(private readonly page: Page) {}

  async press(...keys: string[]): Promise<void> {
    for (const key of keys) {
      await this.page.keyboard.press(key);
    }
  }

  /** Goes on, or back with `Shift+Tab`, until an element has the focus, one of several where more fit. */
  async goTo(target: Locator, key: 'Tab' | 'Shift+Tab' = 'Tab'): Promise<void> {
    const focused = target.and(this.page.locator(':focus'));
    await target.first().waitFor();
    for (let step = 0; step < MOST_STEPS; step += 1) {
      await this.press(key);
      if ((await focused.count()) > 0) {
        return;
      }
    }
    throw new Error(`No key leads to ${target.toString()}.`);
  }

  /** Goes to an element, and presses it. */
  async activate(target: Locator, key = 'Enter'): Promise<void> {
    await this.goTo(target);
    await this.press(key);
  }

  /** Leaves out what all pages begin with. */
  async skipToContent(): Promise<void> {
    await this.activate(this.page.getByRole('link', {name: 'Skip to main content'}));
  }

  /**
   * Goes through the page by the Tab key, from its top to its end.
   *
   * @returns what had the focus, in this order.
   */
  async walk(): Promise<FocusStop[]> {
    await this.page.evaluate(() => {
      const stops: Element[] = [];
      Object.assign(window, {stops});
      document.addEventListener('focusin', ({target}) => {
        stops.push(target as Element);
      });
    });
    let count = 0;
    do {
      await this.press('Tab');
      count += 1;
    } while (count < MOST_STEPS && (await this.isOnTheWay()));
    return this.page.evaluate(() => {
      const {stops} = window as unknown as {stops: Element[]};
      const last = stops.lastIndexOf(stops[0] as Element);
      const once = last > 0 ? stops.slice(0, last) : stops;
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

  /** Whether the focus has not come back to where it began. */
  private async isOnTheWay(): Promise<boolean> {
    return this.page.evaluate(() => {
      const {stops} = window as unknown as {stops: Element[]};
      return (
        document.activeElement !== document.body &&
        (stops.length < 2 || stops[0] !== stops.at(-1))
      );
    });
  }
}

/** What had the focus: where it is, in pixels, while nothing is scrolled. */
export interface FocusStop {
  name: string;
  area: string;
  left: number;
  right: number;
  top: number;
}
