import {createElement} from 'react';
import {describe, expect, it, vi} from 'vitest';
import Servers from './Servers';
import {createServers} from '../../../openapi/server';
import {renderStatic} from '@site/tests/fixtures/render-static';

// Code needs the theme, and these servers have none.
vi.mock('../../../components/Code', () => ({default: () => null}));

describe('Servers', () => {
  it('lists the default and the allowed values of variables.', async () => {
    const servers = createServers([
      {
        url: '{scheme}://eu.example.com/{path}',
        variables: {
          scheme: {default: 'https', enum: ['https', 'http']},
          path: {default: ''},
        },
      },
    ]);
    const html = await renderStatic(createElement(Servers, {servers}));
    expect(html.replace(/<[^>]*>/g, '|').replace(/\|+/g, '|')).toContain(
      '|scheme|default |https|one of |https|, |http|path|default |&quot;&quot;|',
    );
  });
});
