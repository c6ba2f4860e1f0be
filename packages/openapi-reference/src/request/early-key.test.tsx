import {fireEvent, within} from '@testing-library/react';
import {beforeEach, describe, expect, test, vi} from 'vitest';

/** Opens an operation in a tab that has not loaded the code of the panel. */
async function openOperation(address: string, fixture: string) {
  const page = await import('@site/tests/fixtures/operation-page');
  return page.openOperation(address, {fixture});
}

beforeEach(() => {
  vi.resetModules();
});

describe('A key that was typed while the code loads', () => {
  test('is of the network that was chosen then.', async () => {
    const {panel} = await openOperation(
      '/api/Berths/get-berth',
      '../../examples/harbour/openapi.yaml',
    );
    fireEvent.focusIn(panel.key);
    panel.key.value = 'secret';
    fireEvent.change(panel.network, {target: {value: 'training'}});
    await panel.says('');
    expect(panel.key).toHaveValue('');
  });

  test('is not that of a host that is typed then.', async () => {
    const {panel} = await openOperation('/api/Notes/set-note', 'secrets.yaml');
    fireEvent.change(panel.network, {target: {value: 'own'}});
    const tenant = await within(panel.region).findByLabelText('Server: tenant');
    const key = await within(panel.region).findByLabelText<HTMLInputElement>('API key');
    fireEvent.focusIn(key);
    key.value = 'secret';
    fireEvent.input(tenant, {target: {value: 'acme'}});
    await panel.says('');
    expect(panel.key).toHaveValue('');
  });
});
