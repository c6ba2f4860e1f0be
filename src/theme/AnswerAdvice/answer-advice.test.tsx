import {within} from '@testing-library/react';
import {readFileSync} from 'node:fs';
import {expect, test} from 'vitest';
import {openOperation} from '@site/tests/fixtures/operation-page';
import {table} from '@site/tests/fixtures/table';
import {GUIDE_ANCHORS} from './guide';

const GUIDE = '/guides/errors';
const PLAN = 'this one is listed for the plan FREE';

test('The panel says what to do after each status, and links to the guide.', async () => {
  const {api, panel} = await openOperation('/api/Block/get-block');
  await panel.fill({blockNumber: '7'});
  for (const [status = '', key = '', message = '', says = '', links = ''] of table`
      400 |        |                               | correct them                               | #status-400
      401 |        |                               | Enter your API key                         | /create-api-key #status-401
      401 | secret |                               | unknown or past its end                    | /create-api-key #status-401
      403 |        |                               | its cause is not known                     | /plans #statuses
      403 |        |                               | ${PLAN}       | /plans #statuses
      404 |        |                               | switch to Kairos                           | #unknown
      429 |        |                               | Wait, and send again                       | /endpoint-credit #status-429
      429 |        | requestPerDay is exceeded     | in a day is exceeded. Stop until           | /endpoint-credit #status-429
      429 |        | requestPerSecond is exceeded  | in a second is exceeded. Wait a second     | /endpoint-credit #status-429
      429 |        | requestPerIp is exceeded      | your IP address is exceeded. Wait, and     | /endpoint-credit #status-429
      200 |        | (none)                        | has nothing to return                      | #unknown
      500 |        |                               | Check the parameters before you send again | #status-500
      502 |        |                               | in a while                                 | #statuses
  `) {
    api.answers(Number(status), message === '(none)' ? '' : {message});
    await panel.write(panel.key, key);
    await panel.send();
    await panel.says(status, says);
    const shown = within(panel.status).getAllByRole('link');
    expect(shown.map((link) => link.getAttribute('href'))).toEqual(
      links.split(' ').map((link) => link.replace('#', `${GUIDE}#`)),
    );
  }
});

test('The panel has the general advice for an endpoint without a plan.', async () => {
  const {api, panel} = await openOperation('/api/Other/health', {
    fixture: 'petstore.yaml',
  });
  api.answers(403, {});
  await panel.send();
  await panel.says('Use credentials that allow it');
  expect(panel.status).not.toHaveTextContent('plan');
});

test('The guide about errors has the parts that the advice links to, and names the limits.', () => {
  const guide = readFileSync('docs/guides/errors.mdx', 'utf8');
  for (const text of [
    ...Object.values(GUIDE_ANCHORS).map((anchor) => `{#${anchor}}`),
    ...['requestPerSecond', 'requestPerDay', 'requestPerIp'],
    'NFT_TOKEN_URI_REFRESH_REQUEST_LIMITED',
  ]) {
    expect(guide).toContain(text);
  }
});
