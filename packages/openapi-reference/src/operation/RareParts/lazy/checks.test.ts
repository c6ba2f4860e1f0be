import {createElement} from 'react';
import {renderToStaticMarkup} from 'react-dom/server';
import {expect, it} from 'vitest';
import Checks from './Checks';

it('Checks have the date of each network.', () => {
  const checked = [
    {network: 'mainnet', date: '2026-11-21'},
    {network: 'testnet', date: '2026-11-20'},
  ];
  const html = renderToStaticMarkup(createElement(Checks, {checked}));
  expect(html.replace(/<[^>]*>/g, '|')).toBe(
    '||Checked against mainnet on 2026-11-21||Checked against testnet on 2026-11-20||',
  );
});
