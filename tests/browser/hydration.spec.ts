import {KINDS, statusOf} from './accessibility/kinds';
import {SitePage} from './pages/SitePage';
import {hydrationProblems} from './hydration';
import {expect, test} from './test';

for (const [kind, path] of Object.entries(KINDS).filter(
  ([, one]) => statusOf(one) === 200,
)) {
  test(`A page of the kind "${kind}" hydrates without messages or requests to other hosts.`, async ({
    sharedPage,
  }) => {
    expect(await hydrationProblems(new SitePage(sharedPage), path)).toEqual([]);
  });
}

test('Sections opened and languages chosen before the scripts run keep their state.', async ({
  endpointPage,
}) => {
  const problems = await endpointPage.problemsDuring(async () => {
    const letScriptsRun = await endpointPage.openWithoutScripts(
      '/api/Account/get-account',
    );
    await endpointPage.response('404').locator('> summary').click();
    await endpointPage.response('200').locator('> summary').click();
    await endpointPage.chooseLanguage('go');
    await expect(endpointPage.visibleSamples).toContainText('package main');
    await letScriptsRun();
  });
  expect(problems).toEqual([]);
  await expect(endpointPage.entry('404-code')).toBeVisible();
  await expect(endpointPage.entry('200-address')).toBeHidden();
  await expect(endpointPage.visibleSamples).toHaveCount(1);
  await expect(endpointPage.visibleSamples).toContainText('package main');
});

test('The canonical URL of a copy under a plan stays the same after hydration.', async ({
  page,
  sitePage,
}) => {
  await sitePage.open('/plans/FREE/Endpoints/Block/get-block');
  const canonical = page.locator('head link[rel="canonical"]');
  await expect(canonical).toHaveCount(1);
  await expect(canonical).toHaveAttribute(
    'href',
    'https://docs.kaiascan.io/api/Block/get-block',
  );
});

for (const {path, status} of [
  {path: '/', status: 200},
  {path: '/faq', status: 200},
  {path: '/api/Account/get-account', status: 200},
  {path: '/no-such-page', status: 404},
]) {
  test(`Title, description and canonical link do not change during hydration: ${path}.`, async ({
    page,
    sitePage,
  }) => {
    await page.addInitScript(() => {
      const states = new Set<string>();
      Object.assign(window, {headStates: states});
      const note = (): void => {
        // Until the parser reaches the body, the head is incomplete.
        if (document.querySelector('body') !== null) {
          const [description, canonical] = [
            'meta[name=description]',
            'link[rel=canonical]',
          ];
          states.add(
            JSON.stringify([
              document.title,
              document.querySelector(description)?.getAttribute('content'),
              document.querySelectorAll(canonical).length,
            ]),
          );
        }
      };
      new MutationObserver(note).observe(document, {
        ...{subtree: true, childList: true, characterData: true, attributes: true},
      });
    });
    await sitePage.open(path, {status});
    const states = await page.evaluate(() => [
      ...(window as unknown as {headStates: Set<string>}).headStates,
    ]);
    expect(states).toHaveLength(1);
  });
}
