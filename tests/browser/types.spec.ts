import type {Page} from '@playwright/test';
import {violations} from './accessibility/audit';
import {CollapsibleSection} from './pages/CollapsibleSection';
import {expect, PROMISE, test} from './test';
import {visit} from './visit';

const PAGE = '/api/Block/get-block';

function typesOf(page: Page) {
  const details = page.locator('details').filter({hasText: /^Types: TypeScript/});
  return {
    details,
    summary: details.locator('summary'),
    language: (name: string) => details.getByRole('radio', {name}),
    code: details.locator('pre'),
    copy: details.getByRole('button', {name: 'Copy'}),
    alert: details.getByRole('alert'),
  };
}

test(
  'A reader opens the type of a response by keyboard, and copies it in another language.',
  PROMISE,
  async ({page, context, sitePage}) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await visit(page, PAGE);
    const types = typesOf(page);
    await types.summary.press('Enter');
    await expect(types.code).toContainText('export type GetBlockResponse = BlockView;');
    await types.language('TypeScript').press('ArrowRight');
    await expect(types.language('Go')).toBeChecked();
    await expect(types.code).toContainText('type BlockView struct {');
    await types.copy.click();
    const shown = await types.code.textContent();
    expect(await sitePage.clipboard()).toBe(shown);
    expect(await violations(page, [1440], {scope: 'details:has(pre)'})).toEqual([]);
  },
);

test(
  'A type whose script cannot be loaded says so, and is loaded when it is opened again.',
  PROMISE,
  async ({page, consoleErrors}) => {
    const scripts = '**/assets/js/types.*.js';
    await visit(page, PAGE);
    await page.route(scripts, (route) => route.abort());
    consoleErrors.expect(/^Failed to load resource/);
    const types = typesOf(page);
    await types.summary.click();
    await expect(types.alert).toContainText('It could not be loaded.');
    await page.unroute(scripts);
    await types.summary.click();
    // It closes with an animation.
    await expect(types.details).not.toHaveAttribute('open');
    await types.summary.click();
    await expect(types.code).toContainText('GetBlockResponse');
  },
);

test.describe('With motion,', () => {
  test.use({contextOptions: {reducedMotion: 'no-preference'}});

  test('Types whose content arrives after the click grow to their final height.', async ({
    page,
    pageScripts,
  }) => {
    await visit(page, PAGE);
    const arrive = await pageScripts.hold('**/types/views/*.json');
    const types = typesOf(page);
    const section = new CollapsibleSection(types.details);
    await types.summary.click();
    await expect(types.details.getByRole('status')).toBeVisible();
    await expect(types.details).not.toHaveAttribute('data-animating');
    const earlier = await section.height();
    // Stops the animation in the frame in which it starts.
    const first = types.details.evaluate(
      (details) =>
        new Promise<number>((resolve) => {
          const watch = (): void => {
            const [animation] = details.getAnimations();
            if (animation === undefined) {
              requestAnimationFrame(watch);
              return;
            }
            animation.pause();
            animation.currentTime = 0;
            resolve(details.getBoundingClientRect().height);
          };
          watch();
        }),
    );
    arrive();
    expect(await first).toBeCloseTo(earlier, 0);
    await section.finish();
    expect(await section.height()).toBeGreaterThan(earlier + 100);
  });
});
