import {readFileSync} from 'node:fs';
import {createRequire} from 'node:module';
import type {AxeBuilder} from '@axe-core/playwright';
import type {Page} from '@playwright/test';
import {ColourMode} from '../pages/ColourMode';

type Results = Awaited<ReturnType<AxeBuilder['analyze']>>;

/** The rules of WCAG 2.2, levels A and AA, and the best practices of axe. */
const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** The rules that depend on colours. Others have the same results in both colour modes. */
const COLOUR_RULES = ['color-contrast', 'link-in-text-block'];

// AxeBuilder of @axe-core/playwright injects axe for each run, which takes twice as long.
const AXE = readFileSync(
  createRequire(require.resolve('@axe-core/playwright')).resolve('axe-core/axe.min.js'),
  'utf8',
);

/**
 * Checks a page in its current state in both colour modes, at the given widths. In the second mode, only the
 * colour rules are checked.
 *
 * @param scope a selector of the part of the page to check, if other tests check the rest.
 * @param exceptions rules that are disabled.
 * @returns each violation with its mode, width, rule and element.
 */
export async function violations(
  page: Page,
  widths: readonly number[],
  scope = 'html',
  exceptions: readonly string[] = [],
): Promise<string[]> {
  const found: string[] = [];
  const colours = new ColourMode(page);
  if (!(await page.evaluate(() => 'axe' in window))) {
    await page.evaluate(AXE);
  }
  for (const rules of [TAGS, COLOUR_RULES]) {
    for (const width of widths) {
      await page.setViewportSize({width, height: 900});
      const place = `${await colours.mode()}, ${width} px`;
      const problems = await run(page, scope, rules, exceptions);
      found.push(...problems.map((problem) => `${place}: ${problem}`));
    }
    await colours.toggle();
  }
  return found;
}

/** Runs axe when the page has a new layout, and all animations have finished. */
async function run(
  page: Page,
  scope: string,
  runOnly: readonly string[],
  exceptions: readonly string[],
): Promise<string[]> {
  const rules = Object.fromEntries(exceptions.map((rule) => [rule, {enabled: false}]));
  // No rule of these tags needs the text of style sheets.
  const options = {runOnly, rules, resultTypes: ['violations'], preload: false};
  const results = await page.evaluate(
    async ([context, given]) => {
      // In a scrolled page, the navbar covers parts of buttons, which axe finds too small.
      scrollTo({top: 0, behavior: 'instant'});
      await new Promise(requestAnimationFrame);
      await new Promise(requestAnimationFrame);
      await Promise.allSettled(document.getAnimations().map(({finished}) => finished));
      type Axe = {run: (context: string, options: unknown) => Promise<Results>};
      return (window as unknown as {axe: Axe}).axe.run(context, given);
    },
    [scope, options] as const,
  );
  return results.violations.flatMap(({id, nodes}) =>
    nodes.map(
      ({target, failureSummary = ''}) =>
        `${id} at ${target.join(' ')} (${failureSummary.replace(/\s+/g, ' ')})`,
    ),
  );
}
