import type {Locator, Page} from '@playwright/test';

const HEIGHT = 900;

/** The text spacing that readers can set according to WCAG 1.4.12. */
const TEXT_SPACING = `
  * { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important; }
  p { margin-bottom: 2em !important; }
`;

/** The widths of the narrowest window and of a window of 1280 pixels at 200 % zoom. */
export const REFLOW_WIDTHS = [320, 640];

/** Returns the overflow of a page in a window of a width, and the overflowing elements. */
export async function sidewaysOverflow(page: Page, width: number): Promise<string[]> {
  await page.setViewportSize({width, height: HEIGHT});
  return page.evaluate(() => {
    const {scrollWidth, clientWidth} = document.documentElement;
    if (scrollWidth <= clientWidth) {
      return [];
    }
    const wide = [...document.querySelectorAll('body *')].filter(
      (element) => element.getBoundingClientRect().right > clientWidth + 1,
    );
    const names = wide.map((element) => `${element.tagName}.${element.className}`);
    return [
      `${scrollWidth} px wide in ${clientWidth} px: ${names.slice(0, 8).join(', ')}`,
    ];
  });
}

/** Widens the spacing of texts, like a reader. */
export async function spaceOut(page: Page): Promise<void> {
  // Like user styles, a constructed style sheet is not subject to the content security policy.
  await page.evaluate((text) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(text);
    document.adoptedStyleSheets.push(sheet);
  }, TEXT_SPACING);
}

/**
 * Returns the texts in a part of the page that are cut off or overlap. Text that the reader can
 * scroll to is not cut off. Text that is only for screen readers is ignored.
 */
export async function spoiltTexts(scope: Locator): Promise<string[]> {
  return scope.evaluate((root) => {
    /** The allowed overlap in pixels: the boxes of letters are higher than the letters. */
    const TOLERANCE = 4;
    const problems: string[] = [];
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
    const texts: {text: string; element: Element; box: DOMRect}[] = [];
    for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
      const element = node.parentElement;
      const text = node.textContent?.trim() ?? '';
      if (
        element === null ||
        text === '' ||
        !element.checkVisibility({opacityProperty: true, visibilityProperty: true}) ||
        isClipped(element)
      ) {
        continue;
      }
      const range = document.createRange();
      range.selectNodeContents(node);
      for (const box of range.getClientRects()) {
        const seen = insideScrollers(element, box);
        if (seen === undefined) {
          problems.push(`cut off: ${text.slice(0, 60)}`);
        } else if (seen.width > 1 && seen.height > 1) {
          texts.push({text, element, box: seen});
        }
      }
    }
    texts.forEach((one, index) => {
      texts.slice(index + 1).forEach((other) => {
        const across =
          Math.min(one.box.right, other.box.right) -
          Math.max(one.box.left, other.box.left);
        const down =
          Math.min(one.box.bottom, other.box.bottom) -
          Math.max(one.box.top, other.box.top);
        if (one.element !== other.element && across > TOLERANCE && down > TOLERANCE) {
          problems.push(`overlap: ${one.text.slice(0, 40)} / ${other.text.slice(0, 40)}`);
        }
      });
    });
    return [...new Set(problems)];

    /** Returns whether an element is only for screen readers. */
    function isClipped(element: Element): boolean {
      for (let each: Element | null = element; each !== null; each = each.parentElement) {
        const {clipPath, position} = getComputedStyle(each);
        if (clipPath !== 'none' && position === 'absolute') {
          return true;
        }
      }
      return false;
    }

    /** Returns the part of a box that is visible without scrolling; undefined if it is cut off. */
    function insideScrollers(element: Element, box: DOMRect): DOMRect | undefined {
      let {left, right, top, bottom} = box;
      for (
        let each: Element | null = element;
        each !== null && each !== document.body;
        each = each.parentElement
      ) {
        const {overflowX, overflowY, position, textOverflow, display} =
          getComputedStyle(each);
        const frame = each.getBoundingClientRect();
        const clips = (overflow: string): boolean =>
          display !== 'inline' && overflow !== 'visible';
        const loses = (overflow: string): boolean =>
          (overflow === 'hidden' || overflow === 'clip') && textOverflow !== 'ellipsis';
        const isOutside =
          (loses(overflowX) && (right > frame.right + 2 || left < frame.left - 2)) ||
          (loses(overflowY) && (bottom > frame.bottom + 4 || top < frame.top - 4));
        if (isOutside) {
          return undefined;
        }
        if (clips(overflowX)) {
          left = Math.max(left, frame.left);
          right = Math.min(right, frame.right);
        }
        if (clips(overflowY)) {
          top = Math.max(top, frame.top);
          bottom = Math.min(bottom, frame.bottom);
        }
        if (position === 'fixed') {
          break;
        }
      }
      return new DOMRect(left, top, Math.max(0, right - left), Math.max(0, bottom - top));
    }
  });
}
