import type {Page} from '@playwright/test';

/** The minimum contrast between a focus ring and its background (WCAG 1.4.11). */
const LEAST_CONTRAST = 3;

/**
 * Focuses all focusable elements of a page.
 *
 * @param what Only rings are of another colour in another colour mode. For the places, the focus goes
 *   through the page in both directions.
 * @returns each element without a focus ring, with a faint one, or covered by another element.
 */
export async function focusProblems(
  page: Page,
  what: 'ring' | 'ring and place',
): Promise<string[]> {
  // Elements that a script focuses show their ring only after a key press.
  await page.keyboard.press('Tab');
  return page.evaluate(
    async ({leastContrast, hasPlaces}) => {
      const FOCUSABLE =
        'a[href], button, input, select, textarea, summary, [tabindex="0"]';
      const candidates = [...document.querySelectorAll<HTMLElement>(FOCUSABLE)].filter(
        (element) =>
          element.tabIndex >= 0 && element.checkVisibility({visibilityProperty: true}),
      );
      const problems: string[] = [];
      (document.activeElement as HTMLElement).blur();
      const withoutRing = new Map(
        candidates.map((element) => [element, ringOf(element)]),
      );
      const wayBack = hasPlaces ? [...candidates].reverse() : [];
      for (const element of [...candidates, ...wayBack]) {
        element.focus({preventScroll: !hasPlaces});
        if (hasPlaces) {
          // The page may scroll, and the navbar may appear or hide.
          await frame();
          await frame();
          await Promise.allSettled(
            document.getAnimations().map(({finished}) => finished),
          );
        }
        if (document.activeElement !== element) {
          continue;
        }
        const ring = ringOf(element);
        if (ring === undefined || ring === withoutRing.get(element)) {
          problems.push(`no ring: ${nameOf(element)}`);
        } else if (contrast(ring, backgroundBehind(element)) < leastContrast) {
          problems.push(`faint ring ${ring}: ${nameOf(element)}`);
        }
        if (hasPlaces && !isSeen(element)) {
          problems.push(`hidden: ${nameOf(element)}`);
        }
      }
      return [...new Set(problems)];

      function frame(): Promise<unknown> {
        return new Promise(requestAnimationFrame);
      }

      /** Returns the colour of the focus ring of an element, its label or its form, if any. */
      function ringOf(element: Element): string | undefined {
        for (const each of [element, element.closest('label'), element.closest('form')]) {
          if (each !== null) {
            const {outlineStyle, outlineWidth, outlineColor} = getComputedStyle(each);
            if (outlineStyle !== 'none' && parseFloat(outlineWidth) >= 2) {
              return outlineColor;
            }
          }
        }
        return undefined;
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

      function contrast(one: string, other: string): number {
        const [light = 0, dark = 0] = [luminance(one), luminance(other)].sort(
          (a, b) => b - a,
        );
        return (light + 0.05) / (dark + 0.05);
      }

      function luminance(colour: string): number {
        const [red = 0, green = 0, blue = 0] = (colour.match(/[\d.]+/g) ?? [])
          .map((part) => Number(part) / 255)
          .map((part) => (part <= 0.04 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4));
        return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
      }

      /** Returns whether an element is in the window and the centre of this part is not covered. */
      function isSeen(element: Element): boolean {
        return [...element.getClientRects()].some((box) => {
          const top = Math.max(0, box.top);
          const bottom = Math.min(innerHeight, box.bottom);
          const left = Math.max(0, box.left);
          const right = Math.min(innerWidth, box.right);
          const seen = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
          return (
            bottom > top &&
            right > left &&
            seen !== null &&
            (element.contains(seen) || element.closest('label')?.contains(seen) === true)
          );
        });
      }

      function nameOf(element: Element): string {
        const name = element.getAttribute('aria-label') ?? element.textContent;
        return `${element.tagName} ${name.trim().slice(0, 40)}`;
      }
    },
    {leastContrast: LEAST_CONTRAST, hasPlaces: what === 'ring and place'},
  );
}
