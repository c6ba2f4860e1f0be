import {within} from '@testing-library/react';
import {expect, test} from 'vitest';
import {openOperation} from '@site/tests/fixtures/operation-page';

const GUIDE = '/guides/errors#';

test.each<[status: number, says: string, links: string[]]>([
  [403, 'its cause is not known', ['/plans', `${GUIDE}statuses`]],
  [403, 'this one is listed for the plan FREE', ['/plans', `${GUIDE}statuses`]],
  [429, 'Wait, and send again.', ['/endpoint-credit', `${GUIDE}status-429`]],
  [400, 'correct them', [`${GUIDE}status-400`]],
])(
  'After the status %s, the panel says "%s", and leads to %j.',
  async (status, says, links) => {
    const {api, panel} = await openOperation('/api/Block/get-block');
    api.answers(status, {});
    await panel.fill({blockNumber: '7'});
    await panel.send();
    await panel.says(says);
    const shown = within(panel.status).getAllByRole('link');
    expect(shown.map((link) => link.getAttribute('href'))).toEqual(links);
  },
);

test('The panel has the general advice for an endpoint without a plan.', async () => {
  const {api, panel} = await openOperation('/api/Other/health', {
    fixture: 'petstore.yaml',
  });
  api.answers(403, {});
  await panel.send();
  await panel.says('Use credentials that allow it');
  expect(panel.status).not.toHaveTextContent('plan');
});
