import {screen, waitFor, within} from '@testing-library/react';
import {describe, expect, test} from 'vitest';
import {type OpenedPage, openOperation} from '@site/tests/fixtures/operation-page';

/** Opens an endpoint of the document with all kinds of credentials, when its fields are there. */
async function open(name: string): Promise<OpenedPage> {
  const page = await openOperation(`/api/Security/${name}`, {fixture: 'everything.yaml'});
  await waitFor(() =>
    expect(document.querySelector('[data-part="credentials"]')).not.toBeEmptyDOMElement(),
  );
  return page;
}

/** Fills in credentials by their labels. */
async function enter(
  {panel}: OpenedPage,
  credentials: Record<string, string>,
): Promise<void> {
  for (const [label, text] of Object.entries(credentials)) {
    await panel.write(await within(panel.region).findByLabelText(label), text);
  }
}

async function choose({panel}: OpenedPage, alternative: string): Promise<void> {
  await panel.choose(within(panel.region).getByLabelText('Authentication'), alternative);
}

const EVERYWHERE = expect.not.stringMatching(/staff|secret|a-token/) as string;

describe('Credentials', () => {
  test('are those that the reader chose, and stay out of the address.', async () => {
    const page = await open('takes-one-of');
    const {api, panel} = page;
    await enter(page, {'Access token': 'a-token'});
    await panel.send();
    await panel.says('200');
    await choose(page, 'basicAuth (Basic authentication)');
    await enter(page, {User: 'staff', Password: 'secret word'});
    await panel.send();
    await waitFor(() => expect(api.received).toHaveLength(2));
    expect(api.received.map(({headers}) => headers['Authorization'])).toEqual([
      'Bearer a-token',
      `Basic ${btoa('staff:secret word')}`,
    ]);
    expect(location.search).toContain('security=1');
    expect(location.href).toEqual(EVERYWHERE);
    expect(JSON.stringify([sessionStorage, localStorage])).toEqual(EVERYWHERE);
    expect(panel.samples.join()).toContain('BASIC_AUTH_USER');
    expect(panel.samples.join()).toEqual(EVERYWHERE);

    await choose(page, 'petstore_auth (OAuth 2.0)');
    expect(await screen.findByLabelText('Access token')).toHaveValue('a-token');
  });

  test('of several schemes are sent together, in headers and the query.', async () => {
    const page = await open('takes-all-of');
    const {api, panel} = page;
    await enter(page, {
      'Access token petstore_auth': 'a-token',
      'API key headerKey': 'in-header',
      'API key queryKey': 'in+query&=',
      'API key cookieKey': 'in-cookie',
    });
    expect(panel.region).toHaveTextContent('there is nothing to fill in');
    await panel.send();
    await panel.says('200');
    await choose(page, 'basicAuth (Basic authentication) + headerKey (API key)');
    await enter(page, {'User basicAuth': 'staff', 'Password basicAuth': 'secret'});
    await panel.send();
    await waitFor(() => expect(api.received).toHaveLength(2));
    expect(api.urls.map((url) => new URL(url).search)).toEqual([
      '?page=2&api_key=in%2Bquery%26%3D',
      '?page=2',
    ]);
    const key = {'X-Api-Key': 'in-header'};
    expect(api.received.map(({headers}) => headers)).toMatchObject([
      {...key, Authorization: 'Bearer a-token'},
      {...key, Authorization: `Basic ${btoa('staff:secret')}`},
    ]);
    expect(JSON.stringify(api.received)).not.toContain('in-cookie');
  });

  test('of several fields and pages are kept in memory, and forgotten together.', async () => {
    const page = await open('takes-one-of');
    const {panel, follow} = page;
    await enter(page, {'Access token': 'a-token'});
    await panel.says('');
    follow('/api/Security/takes-basic');
    await screen.findByLabelText('User');
    await enter(page, {User: 'staff', Password: 'secret '});
    follow('/api/Security/takes-one-of');
    expect(await screen.findByLabelText('Access token')).toHaveValue('a-token');
    follow('/api/Security/takes-basic');
    await waitFor(() => expect(screen.getByLabelText('Password')).toHaveValue('secret '));
    expect(JSON.stringify([localStorage, sessionStorage])).not.toContain('secret');
    await panel.press('Forget');
    await panel.says('Forgotten.');
    expect(screen.getByLabelText('User')).toHaveFocus();
    expect(screen.getByLabelText('Password')).toHaveValue('');
    follow('/api/Security/takes-one-of');
    await panel.says('');
    expect(await screen.findByLabelText('Access token')).toHaveValue('');
  });

  test('that are refused lead to the section that names them, or to a sample if they are a cookie.', async () => {
    const {api, panel, follow} = await open('takes-cookie');
    expect(panel.region).toHaveTextContent('No page can set a cookie of another site');
    api.answers(401, {});
    await panel.send();
    await panel.says('The credentials are missing or not valid.', 'Use a code sample.');

    follow('/api/Security/takes-basic');
    await screen.findByLabelText('User');
    await panel.send();
    await panel.says('The credentials are missing', 'Enter your credentials above');
    const link = within(panel.status).getByRole('link', {name: 'Authentication'});
    expect(link).toHaveAttribute('href', '#authentication');
  });
});
