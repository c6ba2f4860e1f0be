import {render, screen, waitFor} from '@testing-library/react';
import React, {Component, type ReactNode} from 'react';
import {beforeEach, expect, it, vi} from 'vitest';
import {loadFile, usePageFile} from './page-files';

vi.mock('@generated/globalData', () => {
  const docs = (path: string, hash: string) => ({
    reference: {path, hash, splitSidebars: [], sidebars: {}},
  });
  return {
    default: {
      'docusaurus-plugin-content-docs': {
        museum: docs('/docs', '1a2b'),
        shop: docs('/docs/shop', '3c4d'),
        guides: {path: '/docs/guides'},
      },
    },
  };
});
vi.mock('@generated/docusaurus.config', () => ({default: {baseUrl: '/docs/'}}));

const fetched = vi.fn();

/** Those of a preload without `crossorigin`: no browser asks twice for what it has preloaded. */
const OPTIONS = {mode: 'no-cors', credentials: 'include'};

beforeEach(() => {
  fetched.mockReset();
  vi.stubGlobal('fetch', fetched);
});

function Page({name}: {name: string}): ReactNode {
  const file = usePageFile(name) as {title: string} | undefined;
  return file === undefined ? 'nothing' : file.title;
}

/** Shows the error of a page. */
class Boundary extends Component<{children: ReactNode}, {error?: Error}> {
  override state: {error?: Error} = {};

  static getDerivedStateFromError(error: Error): {error: Error} {
    return {error};
  }

  override render(): ReactNode {
    return this.state.error?.name ?? this.props.children;
  }
}

it('A page whose file is loaded shows it at once.', async () => {
  fetched.mockResolvedValue(Response.json({title: 'Get block'}));
  await loadFile('/docs/api/get block');
  render(<Page name="/docs/api/get block" />);
  expect(screen.getByText('Get block')).toBeDefined();
  expect(fetched.mock.calls).toEqual([
    ['/docs/assets/pages/1a2b/docs/api/get%20block.json', OPTIONS],
  ]);
});

it('A page whose file nothing has loaded loads it, once, from the files of its reference.', async () => {
  fetched.mockResolvedValue(Response.json({title: 'Get token'}));
  render(
    <>
      <Page name="/docs/shop/api/get-token" /> <Page name="/docs/shop/api/get-token" />
    </>,
  );
  await waitFor(() => screen.getByText('Get token Get token'));
  expect(fetched.mock.calls).toEqual([
    ['/docs/assets/pages/3c4d/docs/shop/api/get-token.json', OPTIONS],
  ]);
});

it('A file whose preload has failed is loaded without it.', async () => {
  fetched.mockRejectedValueOnce(new TypeError('Load failed'));
  fetched.mockResolvedValueOnce(Response.json({title: 'Get owner'}));
  render(<Page name="/docs/api/get-owner" />);
  await waitFor(() => screen.getByText('Get owner'));
  const url = '/docs/assets/pages/1a2b/docs/api/get-owner.json';
  expect(fetched.mock.calls).toEqual([
    [url, OPTIONS],
    [url, undefined],
  ]);
});

it('A file that cannot be loaded is an error that the site reports as a missing part.', async () => {
  const log = vi.spyOn(console, 'error').mockReturnValue();
  fetched.mockResolvedValue(new Response('Not found', {status: 404}));
  render(
    <Boundary>
      <Page name="/docs/api/no-token" />
    </Boundary>,
  );
  await waitFor(() => screen.getByText('ChunkLoadError'));
  expect(log).toHaveBeenCalled();
});
