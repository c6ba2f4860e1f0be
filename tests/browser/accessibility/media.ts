import type {Page} from '@playwright/test';

/** The longest duration that counts as no motion, in milliseconds. */
const NO_MOTION_MS = 1;

/** Returns the elements with a transition, an animation or smooth scrolling. */
export async function moving(page: Page): Promise<string[]> {
  return page.evaluate((most) => {
    const longest = (times: string): number =>
      Math.max(
        ...times
          .split(',')
          .map((time) => parseFloat(time) * (time.trim().endsWith('ms') ? 1 : 1000)),
      );
    return [...document.querySelectorAll('*')].flatMap((element) =>
      [undefined, '::before', '::after'].flatMap((pseudo) => {
        const style = getComputedStyle(element, pseudo);
        const isMoving =
          (style.transitionProperty !== 'none' &&
            longest(style.transitionDuration) + longest(style.transitionDelay) > most) ||
          (style.animationName !== 'none' &&
            (longest(style.animationDuration) > most ||
              style.animationIterationCount === 'infinite')) ||
          style.scrollBehavior === 'smooth';
        return isMoving ? [`${element.tagName}.${element.className}${pseudo ?? ''}`] : [];
      }),
    );
  }, NO_MOTION_MS);
}

/** Returns the texts whose colour is too light for white paper. */
export async function bright(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll('main *')]
      .filter(
        (element) =>
          element.checkVisibility() &&
          [...element.childNodes].some(
            (node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim() !== '',
          ),
      )
      .flatMap((element) => {
        const {color} = getComputedStyle(element);
        const [red = 0, green = 0, blue = 0] = (color.match(/[\d.]+/g) ?? []).map(Number);
        const isPale = red * 0.3 + green * 0.59 + blue * 0.11 > 140;
        return isPale && !element.matches('.button')
          ? [`${color} ${element.textContent.slice(0, 40)}`]
          : [];
      }),
  );
}
