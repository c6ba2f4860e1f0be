import type {Page} from '@playwright/test';
import {createRandom, type Random} from '../fixtures/random';
import {SearchBox} from './pages/SearchBox';
import {SitePage} from './pages/SitePage';
import {expect, testWithApi as test} from './test';
import {hold, visit} from './visit';

const PAGES = [
  '/',
  '/create-api-key',
  '/endpoint-credit',
  '/api',
  '/api/Account',
  '/api/Account/get-account',
  '/api/Block/get-block',
  '/api/Block/get-block-burns',
  '/api/Contract/get-contract',
  '/api/Home/get-kaia-price',
  '/api/NFT/get-nft-item',
  '/api/Stablecoin/get-stable-coin-daily-transaction-volume',
  '/api/Token/get-fungible-token',
  '/api/Transaction/get-transaction',
  '/api/Transaction/get-transaction-status',
  '/schemas',
  '/schemas/transactionview',
  '/plans',
  '/plans/FREE/Endpoints/Block/get-block',
  '/recipes',
];

const PRESSES = 10;

/** What a reader presses, by name. Sections are not in others: these are written again when they open. */
const CONTROLS = {
  section: 'main details:not(details details) > summary',
  language: 'label[data-language-option]',
  category: 'aside button.menu__caret',
  colours: 'nav.navbar button[aria-label^="Switch between"]',
  send: '[aria-labelledby="try-it"] button[type="submit"]',
};

type ControlName = keyof typeof CONTROLS;

/** The presses that a page has received and their effects, which `watchPresses` keeps. */
interface Watched {
  readonly lost: () => string[];
  readonly hasReceived: (name: string) => boolean;
}

/** Runs in the page before its scripts: notes each press, and the state of what is pressed. */
function watchPresses(controls: typeof CONTROLS): void {
  const pressed = new Map<
    Element,
    {count: number; before: string | undefined; name: string}
  >();
  const openCategories = new Map<Element, boolean>();
  let language: string | undefined;
  /** What each press turns over. */
  const stateOf = (name: string, element: Element): string | undefined => {
    switch (name) {
      case 'section':
        return String((element.parentElement as HTMLDetailsElement).open);
      case 'colours':
        return document.documentElement.dataset['theme'];
      default:
        return undefined;
    }
  };
  const isOpen = (category: Element): boolean =>
    category.getAttribute('aria-expanded') === 'true';
  /** A category that opens closes those beside it. */
  const pressCategory = (category: Element): void => {
    const opens = !(openCategories.get(category) ?? isOpen(category));
    if (opens) {
      const list = category.closest('ul');
      for (const other of document.querySelectorAll(controls.category)) {
        if (other.closest('ul') === list) {
          openCategories.set(other, false);
        }
      }
    }
    openCategories.set(category, opens);
  };
  const note = (event: Event): void => {
    const target = event.target as Element;
    const {leaves} = document.documentElement.dataset;
    if (target.closest('a') !== null && leaves === undefined) {
      // What is pressed moves while the page opens, and the pointer meets a link instead.
      event.preventDefault();
      event.stopImmediatePropagation();
    }
    const isDisabled = target.closest('button:disabled') !== null;
    if (!event.isTrusted || isDisabled !== (event.type === 'pointerup')) {
      return;
    }
    if (target.matches('[data-language-input]')) {
      language = (target as HTMLInputElement).value;
    }
    for (const [name, selector] of Object.entries(controls)) {
      const element = target.closest(selector);
      if (element !== null) {
        if (name === 'category') {
          pressCategory(element);
        }
        const {count, before} = pressed.get(element) ?? {
          count: 0,
          before: stateOf(name, element),
        };
        pressed.set(element, {name, before, count: count + 1});
      }
    }
  };
  addEventListener('click', note, true);
  addEventListener('pointerup', note, true);
  const lost = (): string[] => [
    ...[...pressed].flatMap(([element, {count, before, name}]) => {
      const isSame = stateOf(name, element) === before;
      return before !== undefined && isSame !== (count % 2 === 0)
        ? [`${name} ${element.textContent}: ${count} times, was ${before}`]
        : [];
    }),
    ...[...openCategories]
      .filter(([category, opens]) => category.isConnected && isOpen(category) !== opens)
      .map(([category, opens]) => `${category.ariaLabel}: ${opens}`),
    // Nothing changes by the language that is shown already.
    ...(language === undefined ||
    (document.documentElement.dataset['language'] ?? 'curl') === language
      ? []
      : [`language: ${language}`]),
  ];
  const hasReceived = (name: string): boolean =>
    [...pressed.values()].some((one) => one.name === name);
  Object.assign(window, {watched: {lost, hasReceived}});
}

/** Presses one of the visible elements of a kind, as the page is, which may not be ready. */
async function press(page: Page, name: ControlName, random: Random): Promise<boolean> {
  // React can write the elements again between two calls of the page.
  const place = await page.evaluate(
    ({selector, chance}) => {
      const elements = [...document.querySelectorAll(selector)].filter((element) =>
        element.checkVisibility({visibilityProperty: true}),
      );
      const element = elements[Math.floor(chance * elements.length)];
      if (element === undefined) {
        return undefined;
      }
      element.scrollIntoView({block: 'center', behavior: 'instant'});
      const {left, top, width, height} = element.getBoundingClientRect();
      // Links are in the middle of some.
      return {x: left + Math.min(width / 2, 12), y: top + height / 2};
    },
    {selector: CONTROLS[name], chance: random.below(1000) / 1000},
  );
  if (place === undefined) {
    return false;
  }
  await page.mouse.click(place.x, place.y);
  return true;
}

for (const [index, path] of PAGES.entries()) {
  test(`${PRESSES} presses while ${path} opens lose none.`, async ({
    page,
    api,
    colourMode,
  }) => {
    const random = createRandom(index + 1);
    const sitePage = new SitePage(page, api.siteOrigin);
    const search = new SearchBox(page);
    await page.addInitScript(watchPresses, CONTROLS);
    const nothingIsLost = (): Promise<void> =>
      expect
        .poll(() =>
          page.evaluate(() => (window as unknown as {watched: Watched}).watched.lost()),
        )
        .toEqual([]);
    const problems = await sitePage.problemsDuring(async () => {
      const letScriptsRun = await hold(page, '**/*.js');
      await visit(page, path, {waitUntil: 'commit'});
      await page.locator('footer').waitFor();
      const names = Object.keys(CONTROLS) as [ControlName, ...ControlName[]];
      let presses = 0;
      const early = random.below(PRESSES);
      while (presses < PRESSES - 1) {
        if (presses === early) {
          letScriptsRun();
        }
        presses += (await press(page, random.pick(names), random)) ? 1 : 0;
      }
      letScriptsRun();
      if (index % 2 === 0) {
        await search.standIn.or(search.input).click();
        await page.keyboard.type('bal');
        await expect(search.results.first()).toBeVisible();
        await expect(search.input).toHaveValue('bal');
      }
      await nothingIsLost();
      const hasSent = await page.evaluate(() =>
        (window as unknown as {watched: Watched}).watched.hasReceived('send'),
      );
      if (hasSent) {
        // The panel sends nothing as long as a required field is empty.
        const sent = async (): Promise<number> =>
          api.received.length +
          (await page
            .locator('[aria-labelledby="try-it"] [aria-invalid="true"]')
            .count());
        await expect.poll(sent).toBeGreaterThan(0);
      }
      if (index % 2 !== 0) {
        const link = page.locator('footer a[href^="/"]').first();
        await page.evaluate(() =>
          document.documentElement.setAttribute('data-leaves', ''),
        );
        const href = await link.getAttribute('href');
        await link.click();
        await expect(page).toHaveURL(`${api.siteOrigin}${href}`);
        await page.goBack();
        // The panel adds the values of what it has sent.
        await expect(page).toHaveURL(({pathname}) => pathname === path);
        await colourMode.toggle();
      }
    });
    const isOfApi = (problem: string): boolean =>
      [api.mainnet, api.kairos].some((origin) =>
        problem.startsWith(`request to another host: ${origin}`),
      );
    expect(problems.filter((problem) => !isOfApi(problem))).toEqual([]);
  });
}
