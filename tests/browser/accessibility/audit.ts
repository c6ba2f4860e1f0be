import type {AxeBuilder} from '@axe-core/playwright';
import type {Page} from '@playwright/test';
import {readFileSync} from 'node:fs';
import {createRequire} from 'node:module';
import {ColourModeSwitch} from '../pages/ColourModeSwitch';
import {REFLOW_WIDTHS, sidewaysOverflow} from './layout';

type Results = Awaited<ReturnType<AxeBuilder['analyze']>>;

/** The rules of WCAG 2.2, levels A and AA, and the best practices of axe. */
const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** The rules that depend on colours. Others have the same results in both colour modes. */
const COLOUR_RULES = ['color-contrast', 'link-in-text-block'];

/** The widths of a phone and of a desktop window with all columns, in CSS pixels. */
const WIDTHS = [360, 1440];

const HEIGHT = 900;

// AxeBuilder of @axe-core/playwright injects axe for each run, which takes twice as long.
const AXE = readFileSync(
  createRequire(require.resolve('@axe-core/playwright')).resolve('axe-core/axe.min.js'),
  'utf8',
);

interface Audit {
  /** Rules that are disabled. */
  exceptions?: readonly string[];
  /** The widths at which colours are checked. Default: all widths. */
  colourWidths?: readonly number[];
  /** A selector of the part of the page to check, if other tests check the rest. */
  scope?: string;
}

/**
 * Checks a page in its current state in both colour modes, at the given widths, by all rules except
 * the exceptions. In the second mode, only the colour rules are checked.
 *
 * @returns each violation with its mode, width, rule and element.
 */
export async function violations(
  page: Page,
  widths: readonly number[],
  {exceptions = [], colourWidths = widths, scope = 'html'}: Audit = {},
): Promise<string[]> {
  const found: string[] = [];
  const colourMode = new ColourModeSwitch(page);
  const first = await colourMode.mode();
  let isFirst = true;
  do {
    for (const width of isFirst ? widths : colourWidths) {
      await page.setViewportSize({width, height: HEIGHT});
      // In a scrolled page, the navbar covers parts of buttons, which axe finds too small.
      await page.evaluate(() => scrollTo({top: 0, behavior: 'instant'}));
      await settled(page);
      const place = `${await colourMode.mode()}, ${width} px`;
      const left = colourWidths.includes(width)
        ? exceptions
        : [...exceptions, ...COLOUR_RULES];
      found.push(
        ...(await run(page, scope, isFirst ? TAGS : COLOUR_RULES, left)).map(
          (problem) => `${place}: ${problem}`,
        ),
      );
    }
    await colourMode.toggleUnseen();
    isFirst = false;
  } while ((await colourMode.mode()) !== first);
  return found;
}

/** Returns the {@link violations} of a page, and the elements that overflow a narrow window. */
export async function pageProblems(
  page: Page,
  {widths = WIDTHS, ...audit}: Audit & {widths?: readonly number[]} = {},
): Promise<string[]> {
  const problems = await violations(page, widths, audit);
  for (const width of REFLOW_WIDTHS) {
    problems.push(...(await sidewaysOverflow(page, width)));
  }
  return problems;
}

/** Waits until the page has a new layout, and all animations have finished. */
async function settled(page: Page): Promise<void> {
  await page.evaluate(async () => {
    await new Promise(requestAnimationFrame);
    await new Promise(requestAnimationFrame);
    await Promise.allSettled(document.getAnimations().map(({finished}) => finished));
  });
}

/** @param rules tags or ids of rules. */
async function run(
  page: Page,
  scope: string,
  rules: readonly string[],
  exceptions: readonly string[],
): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in window))) {
    await page.evaluate(AXE);
  }
  const {violations} = await page.evaluate(
    ([context, runOnly, exceptionRules]) =>
      (
        window as unknown as {
          axe: {run: (context: string, options: unknown) => Promise<Results>};
        }
      ).axe.run(context, {
        runOnly,
        rules: exceptionRules,
        resultTypes: ['violations'],
        // No rule of these tags needs the text of style sheets.
        preload: false,
      }),
    [
      scope,
      rules,
      Object.fromEntries(exceptions.map((rule) => [rule, {enabled: false}])),
    ] as const,
  );
  return violations.flatMap(({id, nodes}) =>
    nodes.map(
      ({target, failureSummary = ''}) =>
        `${id} at ${target.join(' ')} (${failureSummary.replace(/\s+/g, ' ')})`,
    ),
  );
}
