import {expect, test} from './fixture-site';
import {proves} from '../../specification/proves';

test(
  'The footer shows a flat row of links: with to, with href, and as HTML.',
  proves('S2.54', 'S3.7'),
  async ({page, sitePage}) => {
    await sitePage.open('/docs/guide');
    const footer = page.getByRole('contentinfo');
    const plans = footer.getByRole('link', {name: 'Plans'});
    const elsewhere = footer.getByRole('link', {name: 'Elsewhere'});
    await expect(elsewhere).toHaveAttribute('href', 'https://example.com/');
    await expect(footer.locator('em')).toHaveText('Raw');

    const boxes = await Promise.all(
      [plans, elsewhere, footer.locator('em')].map((part) => part.boundingBox()),
    );
    const middles = boxes.map((box) => (box === null ? NaN : box.y + box.height / 2));
    expect(Math.max(...middles) - Math.min(...middles)).toBeLessThan(4);
    const starts = boxes.map((box) => box?.x ?? NaN);
    expect(starts).toEqual([...starts].sort((a, b) => a - b));

    await plans.click();
    await expect(page).toHaveURL('/docs/plans');
  },
);
