import type {Page} from '@playwright/test';

/** The minimum contrast between a focus ring and its background (WCAG 1.4.11). */
const LEAST_CONTRAST = 3;

/**
 * Focuses all focusable elements of a page, forwards and backwards.
 *
 * @returns each element without a focus ring, with a faint one, or covered by another element.
 */
export async function focusProblems(page: Page): Promise<string[]> {
  // Elements that a script focuses show their ring only after a key press.
  await page.keyboard.press('Tab');
  const stops = await page.evaluate(async () => {
    /** Returns the colour of the focus ring of an element, its label or its form. */
    function ringOf(element: Element): string {
      const around = [element, element.closest('label'), element.closest('form')];
      const styles = around.flatMap((each) => (each ? [getComputedStyle(each)] : []));
      const outlined = styles.find(
        ({outlineStyle, outlineWidth}) =>
          outlineStyle !== 'none' && parseFloat(outlineWidth) >= 2,
      );
      return outlined?.outlineColor ?? '';
    }

    function backgroundBehind(element: Element): string {
      for (let each = element.parentElement; each !== null; each = each.parentElement) {
        const {backgroundColor} = getComputedStyle(each);
        if (!/, 0(\.\d+)?\)|\/ 0/.test(backgroundColor)) {
          return backgroundColor;
        }
      }
      return 'rgb(255, 255, 255)';
    }

    /** Returns whether an element is in the window and the centre of this part is not covered. */
    function isSeen(element: Element): boolean {
      const owner = element.closest('label') ?? element;
      return [...element.getClientRects()].some((box) => {
        const x = (Math.max(0, box.left) + Math.min(innerWidth, box.right)) / 2;
        const y = (Math.max(0, box.top) + Math.min(innerHeight, box.bottom)) / 2;
        const seen = document.elementFromPoint(x, y);
        return element.contains(seen) || owner.contains(seen);
      });
    }

    const all = document.querySelectorAll<HTMLElement>(
      'a[href], button, input, select, textarea, summary, [tabindex="0"]',
    );
    const candidates = [...all].filter(
      (one) => one.tabIndex >= 0 && one.checkVisibility({visibilityProperty: true}),
    );
    (document.activeElement as HTMLElement).blur();
    const without = new Map(candidates.map((one) => [one, ringOf(one)]));
    const found = [];
    for (const element of [...candidates, ...[...candidates].reverse()]) {
      element.focus();
      // The page may scroll, and the navbar may appear or hide.
      await new Promise(requestAnimationFrame);
      await new Promise(requestAnimationFrame);
      await Promise.allSettled(document.getAnimations().map(({finished}) => finished));
      if (document.activeElement === element) {
        const name = element.getAttribute('aria-label') ?? element.textContent;
        const ring = ringOf(element);
        found.push({
          name: `${element.tagName} ${name.trim().slice(0, 40)}`,
          ring: ring === without.get(element) ? '' : ring,
          background: backgroundBehind(element),
          isSeen: isSeen(element),
        });
      }
    }
    return found;
  });
  const problems = stops.flatMap(({name, ring, background, isSeen}) => [
    ...(ring === '' ? [`no ring: ${name}`] : []),
    ...(ring !== '' && contrast(ring, background) < LEAST_CONTRAST
      ? [`faint ring ${ring}: ${name}`]
      : []),
    ...(isSeen ? [] : [`hidden: ${name}`]),
  ]);
  return [...new Set(problems)];
}

function contrast(one: string, other: string): number {
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
}

function luminance(colour: string): number {
  const [red = 0, green = 0, blue = 0] = (colour.match(/[\d.]+/g) ?? [])
    .map((part) => Number(part) / 255)
    .map((part) => (part <= 0.04 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4));
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}
