import {fireEvent, waitFor, within} from '@testing-library/react';
import {describe, expect, test} from 'vitest';
import {type OpenedPage, openOperation, rowsOf} from '../../fixtures/operation-page';

const PAGE = '/api/Block/get-block';

type Opened = OpenedPage & {part: HTMLElement};

/** Opens the part for several values, and checks some. */
async function check(text: string): Promise<Opened> {
  const opened = await openOperation(PAGE);
  const {panel, user} = opened;
  await user.hover(panel.region);
  const summary = await within(panel.region).findByText('Several at once');
  const part = summary.parentElement as HTMLDetailsElement;
  // This DOM opens no details.
  part.open = true;
  fireEvent(part, new Event('toggle'));
  await within(part).findByRole('textbox', {name: /^Values of/});
  await checkAgain({...opened, part}, text);
  return {...opened, part};
}

async function checkAgain({user, part}: Opened, text: string): Promise<void> {
  const field = within(part).getByRole('textbox', {name: /^Values of/});
  await user.clear(field);
  await user.click(field);
  await user.paste(text);
  await user.click(within(part).getByRole('button', {name: 'Check the values…'}));
}

async function agree({user, part}: Opened): Promise<void> {
  const form = within(part).getByRole('form', {name: 'Several calls'});
  const pace = within(form).getByLabelText('Calls a second');
  await user.clear(pace);
  await user.type(pace, '20');
  await user.click(within(form).getByRole('button', {name: 'Start'}));
}

describe('Several values', () => {
  test('are sent after the reader has agreed, one call each, and failures are in their rows.', async () => {
    const opened = await check('7\n8, 9\n8');
    const {api, part} = opened;
    expect(part).toHaveTextContent('Different values: 3');
    expect(part).toHaveTextContent(/Calls: 3 at most.*At most 3 credits/);
    expect(api.urls).toEqual([]);
    api.does(({url}) =>
      url.endsWith('/8')
        ? Response.json({code: 'NOT_FOUND', message: 'No block.'}, {status: 404})
        : Response.json({block_id: Number(url.split('/').pop()), gas_used: 5}),
    );
    await agree(opened);
    await waitFor(() => expect(part).toHaveTextContent('Calls sent: 3.'));
    expect(rowsOf(part)).toEqual([
      'blockNumber HTTP status block_id gas_used code message',
      '7 200 7 5  ',
      '8 404   NOT_FOUND No block.',
      '9 200 9 5  ',
    ]);
    expect(api.urls.map((url) => url.split('/').pop())).toEqual(['7', '8', '9']);
  });

  test('end with the first refusal.', async () => {
    const opened = await check('7 8 9');
    const {api, part} = opened;
    for (const [index, status] of [401, 403, 429].entries()) {
      api.answers(status, {message: 'No.'});
      await checkAgain(opened, '7 8 9');
      await agree(opened);
      await waitFor(() =>
        expect(part).toHaveTextContent(new RegExp(`Ended by ${status}.*Calls sent: 1`)),
      );
      expect(api.urls).toHaveLength(index + 1);
    }
  });

  test('are not sent faster than 20 a second.', async () => {
    const opened = await check('7 8');
    const {api, part, user} = opened;
    const form = within(part).getByRole('form', {name: 'Several calls'});
    const pace = within(form).getByLabelText('Calls a second');
    await user.clear(pace);
    await user.type(pace, '21');
    await user.click(within(form).getByRole('button', {name: 'Start'}));
    expect(within(form).getByRole('status')).toBeEmptyDOMElement();
    expect(api.urls).toEqual([]);
  });

  test('with a mistake are not sent, and each is named; nor are more than 100.', async () => {
    const opened = await check('7\nseven\n-1');
    const {api, part} = opened;
    const problems = within(part).getByRole('list', {name: 'What to correct'});
    const items = within(problems).getAllByRole('listitem');
    expect(items.map(({textContent}) => textContent.split(':')[0])).toEqual([
      'seven',
      '-1',
    ]);
    expect(within(part).queryByRole('form')).toBeNull();
    await checkAgain(opened, Array.from({length: 102}, (_, index) => index).join('\n'));
    expect(part).toHaveTextContent('These are 102 values. Remove 2');
    expect(within(part).queryByRole('form')).toBeNull();
    expect(api.urls).toEqual([]);
  });

  test.each(['/api/Block/get-latest-block', '/api/Block/get-blocks'])(
    'cannot be sent to %s, which takes none.',
    async (page) => {
      const {panel, user} = await openOperation(page);
      await user.hover(panel.region);
      await within(panel.region).findByRole('status');
      expect(panel.region).not.toHaveTextContent('Several at once');
    },
  );
});
