import type {Locator, Page} from '@playwright/test';

/** The widths of the narrowest window and of a window of 1280 pixels at 200 % zoom. */
export const REFLOW_WIDTHS = [320, 640];

/** Returns the overflow of a page in a window of a width, and the overflowing elements. */
export async function sidewaysOverflow(page: Page, width: number): Promise<string[]> {
  await page.setViewportSize({width, height: 900});
  return page.evaluate(() => {
    const {scrollWidth, clientWidth} = document.documentElement;
    const wide = [...document.querySelectorAll('body *')].filter(
      (element) => element.getBoundingClientRect().right > clientWidth + 1,
    );
    const names = wide.map((element) => `${element.tagName}.${element.className}`);
    return scrollWidth <= clientWidth
      ? []
      : [`${scrollWidth} px wide in ${clientWidth} px: ${names.slice(0, 8).join(', ')}`];
  });
}

/**
 * Returns the texts in a part of the page that are cut off. Text that the reader can scroll to is not, nor text
 * that is only for screen readers.
 */
export async function cutTexts(scope: Locator): Promise<string[]> {
  return scope.evaluate((root) => {
    const loses = (overflow: string): boolean => /hidden|clip/.test(overflow);
    const isCut = (box: DOMRect, from: Element): boolean => {
      for (let each: Element | null = from; each !== null; each = each.parentElement) {
        const style = getComputedStyle(each);
        if (/auto|scroll/.test(style.overflow) || each === document.body) {
          return false;
        }
        if (style.display !== 'inline' && style.textOverflow !== 'ellipsis') {
          const {left, right, top, bottom} = each.getBoundingClientRect();
          const isWide = box.right > right + 2 || box.left < left - 2;
          const isHigh = box.bottom > bottom + 4 || box.top < top - 4;
          if ((loses(style.overflowX) && isWide) || (loses(style.overflowY) && isHigh)) {
            return style.clipPath === 'none';
          }
        }
      }
      return false;
    };
    const cut: string[] = [];
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
      const [element, text] = [node.parentElement, node.textContent?.trim()];
      const options = {opacityProperty: true, visibilityProperty: true};
      if (text && element?.checkVisibility(options)) {
        const range = document.createRange();
        range.selectNodeContents(node);
        const boxes = [...range.getClientRects()];
        cut.push(...boxes.filter((box) => isCut(box, element)).map(() => text));
      }
    }
    return cut;
  });
}

/** Returns the elements with a transition, an animation or smooth scrolling. */
export async function moving(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    // A duration of 1 ms is no motion.
    const lasts = (...lists: string[]): boolean =>
      lists.some((times) =>
        times
          .split(',')
          .some((time) => parseFloat(time) * (/\dms/.test(time) ? 1 : 1000) > 1),
      );
    return [...document.querySelectorAll('*')].flatMap((element) =>
      [undefined, '::before', '::after']
        .filter((pseudo) => {
          const style = getComputedStyle(element, pseudo);
          return (
            (style.transitionProperty !== 'none' &&
              lasts(style.transitionDuration, style.transitionDelay)) ||
            (style.animationName !== 'none' && lasts(style.animationDuration)) ||
            style.scrollBehavior === 'smooth'
          );
        })
        .map((pseudo = '') => `${element.tagName}.${element.className}${pseudo}`),
    );
  });
}
