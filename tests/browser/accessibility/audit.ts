import type {AxeBuilder} from '@axe-core/playwright';
import type {Page} from '@playwright/test';
import {readFileSync} from 'node:fs';
import {createRequire} from 'node:module';
import {ColourModeSwitch} from '../pages/ColourModeSwitch';
import {REFLOW_WIDTHS, sidewaysOverflow} from './layout';

type Results = Awaited<ReturnType<AxeBuilder['analyze']>>;

/** The rules of WCAG 2.2, levels A and AA, and what the makers of axe advise. */
const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** What colours decide; all else is the same in both modes. */
const COLOUR_RULES = ['color-contrast', 'link-in-text-block'];

/** A phone and a screen with room for all columns, in CSS pixels. */
const WIDTHS = [360, 1440];

const HEIGHT = 900;

// The builder of @axe-core/playwright puts axe into the page for every run, which takes as long again.
const AXE = readFileSync(
  createRequire(require.resolve('@axe-core/playwright')).resolve('axe-core/axe.min.js'),
  'utf8',
);

interface Audit {
  /** Rules that are not asked for. */
  exceptions?: readonly string[];
  /** The widths at which colours are looked at; all of them unless it says otherwise. */
  colourWidths?: readonly number[];
  /** Selector of the part of the page to look at, where the rest has been looked at elsewhere. */
  scope?: string;
}

/**
 * Looks at a page as it stands in both colour modes, at the widths asked for, by all rules but the
 * exceptions. In the second mode only the colours are new to look at.
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

/** What {@link violations} finds on a page, and what is wider than a narrow window. */
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

/** Waits until the page has been laid out anew, and nothing is on its way. */
async function settled(page: Page): Promise<void> {
  await page.evaluate(async () => {
    await new Promise(requestAnimationFrame);
    await new Promise(requestAnimationFrame);
    await Promise.allSettled(document.getAnimations().map(({finished}) => finished));
  });
}

/** @param rules tags or names of rules. */
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
        // No rule of these tags asks for the text of style sheets.
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
