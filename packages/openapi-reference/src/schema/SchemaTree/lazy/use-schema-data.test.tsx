import {renderHook, waitFor} from '@testing-library/react';
import {expect, test, vi} from 'vitest';
import {useSchemaData} from './useSchemaData';

vi.mock('../../../components/animate-details', () => {
  throw new Error('The connection is lost.');
});
vi.mock('../../../framework/page-files', () => ({
  loadFile: () => Promise.resolve({data: {schema: 'Block'}}),
}));

test('The fields of a schema are shown, even if the code of their animation cannot be loaded.', async () => {
  const details = document.createElement('details');
  details.open = true;
  const element = {current: details};
  const {result} = renderHook(() => useSchemaData('/schemas/block', element));
  await waitFor(() => expect(result.current).toEqual({schema: 'Block'}));
});
