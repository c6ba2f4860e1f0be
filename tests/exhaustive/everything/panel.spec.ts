import type {Page, Request} from '@playwright/test';
import {violations} from '../../browser/accessibility/audit';
import {hold, visit} from '../../browser/visit';
import {expect, testOn} from '../site-test';

// packages/openapi-reference/src/request has the tests of what needs no browser.

const test = testOn('everything').extend<{received: Request[]}>({
  /** The requests to the servers of the document, which are answered with JSON. */
  received: async ({page}, use) => {
    const received: Request[] = [];
    const headers = {
      'access-control-allow-origin': '*',
      'access-control-allow-headers': '*',
    };
    await page.route(
      ({hostname}) => hostname.endsWith('.example'),
      async (route) => {
        received.push(route.request());
        await route.fulfill({json: {ok: true}, headers});
      },
    );
    await use(received);
  },
});

const ORDER = '/api/Bodies/create-order';

const EXAMPLE = `{
  "customer": "ada",
  "items": [
    {
      "sku": "A-1",
      "count": 2
    }
  ],
  "payment": {
    "method": "card",
    "number": "4000"
  }
}`;

test('Parts of a JSON body are added, chosen and undone.', async ({
  page,
  sitePage,
  requestPanel: panel,
}) => {
  await sitePage.open(ORDER);
  const body = panel.field('Request body');
  await panel.button('Add size').click();
  await expect(body).toHaveValue(EXAMPLE.replace('"ada",\n', '"ada",\n  "size": "M",\n'));
  await expect(panel.region.getByText('Added size. No problems')).toBeVisible();
  await page.keyboard.type('L');
  await expect(body).toHaveValue(/"size": "L"/);
  await page.keyboard.press('ControlOrMeta+z');
  await page.keyboard.press('ControlOrMeta+z');
  await expect(body).toHaveValue(EXAMPLE);
  for (const key of ['ControlOrMeta+End', 'ArrowUp', 'ArrowUp']) {
    await page.keyboard.press(key);
  }
  await panel.button('One of CashPayment').click();
  await expect(body).toHaveValue(/"payment": \{\s+"method": "cash"\s+\}\n\}$/);
  await panel.button('Reset to the example').click();
  await expect(body).toHaveValue(EXAMPLE);
  await expect(panel.button('Reset to the example')).toBeFocused();
});

test('Text that the reader types before the code of the body arrives stays, and its problems pass axe.', async ({
  page,
  requestPanel: panel,
}) => {
  const release = await hold(page, '**/assets/js/part-body*');
  await visit(page, ORDER, {waitUntil: 'commit'});
  const body = panel.field('Request body');
  await body.fill('{"customer": "eve"}');
  release();
  await expect(panel.region.getByText('One problem')).toBeVisible();
  await expect(body).toHaveValue('{"customer": "eve"}');
  expect(await violations(page, [390])).toEqual([]);
});

test('The reader fills in an object, a map and a set, and sends them. The link of the page has the same request.', async ({
  page,
  sitePage,
  requestPanel,
  received,
}) => {
  await sitePage.open('/api/Parameters/query-styles');
  const {region} = requestPanel;
  const state = region.getByLabel('filter: state', {exact: true});
  await state.selectOption('closed');
  const label = region.getByLabel('labels, item 1: name');
  await label.fill('cost centre');
  await page.keyboard.press('Tab');
  await page.keyboard.type('4=2');
  await region
    .getByRole('group', {name: 'states', exact: true})
    .getByLabel('merged')
    .check();
  await requestPanel.sendButton.click();
  await expect.poll(() => received).toHaveLength(1);
  const {pathname, search} = new URL(received[0]?.url() ?? '');
  expect(pathname + search).toBe(
    '/v1/parameters/query?ids=1,2,3&colors=blue,black%2Cwhite,a%20b&spaced=blue%20black' +
      '&point=x,1.5,y,-2&tags=new&tags=on%20sale&piped=blue%7Cblack&states=merged' +
      '&since=2026-01-31&filter%5Bstate%5D=closed&filter%5Bowner%5D%5Bname%5D=Kim' +
      '&labels%5Bcost%20centre%5D=4%3D2' +
      `&json=${encodeURIComponent('{"and":["a = \'b\'","c & d"]}').replaceAll("'", '%27')}`,
  );
  await page.reload();
  await expect(label).toHaveValue('cost centre');
  await expect(state).toHaveValue('closed');
});

test('The reader types the host of a server, which no link contains.', async ({
  page,
  sitePage,
  requestPanel,
  received,
}) => {
  const {region} = requestPanel;
  await sitePage.open('/api/Places/add-place');
  await region
    .getByRole('combobox', {name: 'Server', exact: true})
    .selectOption('A server of your own.');
  const tenant = region.getByLabel('Server: tenant');
  await expect(tenant).toHaveValue('demo');
  await tenant.fill('a.b/c');
  await requestPanel.send();
  await expect(tenant).toHaveAttribute('aria-invalid', 'true');
  await tenant.fill('acme');
  await requestPanel.send();
  await expect
    .poll(() => received.map((request) => request.url()))
    .toEqual(['https://acme.own.example/places']);
  await expect(page).toHaveURL(/[?&]server=https/);
  expect(page.url()).not.toContain('acme');
});

test('Links in texts and of responses lead to pages and headings of the site, as does the outline.', async ({
  page,
  sitePage,
}) => {
  await page.setViewportSize({width: 1440, height: 400});
  await sitePage.open('/introduction');
  const main = page.getByRole('main');
  const problems = await sitePage.problemsDuring(async () => {
    for (const [name, heading] of [
      ['get texts', 'Get texts'],
      ['introduction', 'Introduction'],
    ] as const) {
      await main.getByRole('link', {name, exact: true}).click();
      await expect(sitePage.heading).toHaveText(heading);
    }
  });
  expect(problems).toEqual([]);
  await expect(page).toHaveURL('/introduction#first-steps');
  await expect(main.getByRole('heading', {name: 'First steps'})).toBeInViewport();
  const outline = page.locator('.table-of-contents').last();
  await expect(outline.getByRole('link')).toHaveText(['First steps', 'Steps', 'HTML']);
  const heading = main.getByRole('heading', {name: 'HTML'});
  await expect(heading).not.toBeInViewport();
  await outline.getByRole('link', {name: 'HTML'}).click();
  await expect(heading).toBeInViewport();

  await sitePage.open('/api/Structure/list-places');
  const response = page.locator('#response-200');
  await response.getByRole('link', {name: 'Get HTTP place'}).first().click();
  await expect(sitePage.heading).toHaveText('Get HTTP place');
});

/** Returns the texts, values and styles of the parts of a page. */
async function partsOf(page: Page): Promise<string[]> {
  return page.locator('[data-part]').evaluateAll((parts) =>
    parts
      .flatMap((part) => [part, ...part.querySelectorAll('*')])
      .map((element) => {
        const {display, margin, padding, fontSize, color, borderWidth} =
          getComputedStyle(element);
        const value = 'value' in element ? element.value : '';
        const text = element.firstElementChild === null ? element.textContent : '';
        const style = [display, margin, padding, fontSize, color, borderWidth];
        return [element.localName, text, value, ...style].join(' ');
      }),
  );
}

test('A page that a link opens has the same parts, with their styles, as one that is loaded, and sends its examples.', async ({
  page,
  sitePage,
  requestPanel,
  received,
}) => {
  for (const [list, name] of [
    ['/api/Parameters', 'query-styles'],
    ['/api/Security', 'takes-one-of'],
    ['/api/Schemas', 'add-shape'],
    ['/api/Bodies', 'add-picture'],
  ] as const) {
    const address = `${list}/${name}`;
    await sitePage.open(address);
    // What is closed is a text until it opens or is printed.
    await sitePage.showPrint();
    await expect(page.locator('[data-closed][data-part]')).toHaveCount(0);
    await page.emulateMedia({media: null});
    const loaded = await partsOf(page);
    expect(loaded.length, address).toBeGreaterThan(1);
    await sitePage.open(list);
    const problems = await sitePage.problemsDuring(async () => {
      const link = page.getByRole('main').locator(`a[href="${address}"]`).first();
      await link.click();
      await expect.poll(() => partsOf(page), {message: address}).toEqual(loaded);
      await page.goBack();
      await expect(link).toBeVisible();
    });
    expect(problems, address).toEqual([]);
  }
  await page.getByRole('main').getByRole('link', {name: 'Log in with a form'}).click();
  await expect(requestPanel.region.getByLabel('device')).toBeVisible();
  await requestPanel.send();
  await expect.poll(() => received).toHaveLength(1);
  const form = new URLSearchParams(received[0]?.postData() ?? '');
  expect(form.get('user')).toBe("it's a & b = c + d%");
});
