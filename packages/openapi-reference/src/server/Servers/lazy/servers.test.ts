import {createElement} from 'react';
import {expect, it} from 'vitest';
import Servers from './Servers';
import {createServers} from '../../read-server';
import {renderStatic} from '@site/tests/fixtures/render-static';

// Code needs the theme, and these servers have none.

it('Servers have the default and the allowed values of their variables.', async () => {
  const variables = {
    scheme: {default: 'https', enum: ['https', 'http']},
    path: {default: ''},
  };
  const servers = createServers([{url: '{scheme}://eu.example.com/{path}', variables}]);
  const html = await renderStatic(createElement(Servers, {servers}));
  expect(html.replace(/<[^>]*>/g, '|').replace(/\|+/g, '|')).toContain(
    '|scheme|default |https|one of |https|, |http|path|default |&quot;&quot;|',
  );
});
