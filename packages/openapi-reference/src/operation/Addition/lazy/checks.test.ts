import {createElement} from 'react';
import {renderToStaticMarkup} from 'react-dom/server';
import {describe, expect, it} from 'vitest';
import Checks from './Checks';
import type {Checked} from '../../../reference/operation';

function textOf(checked: Checked[]): string {
  return renderToStaticMarkup(createElement(Checks, {checked})).replace(/<[^>]*>/g, '|');
}

describe('Checks', () => {
  it('shows the date of each network.', () => {
    const checked = [
      {network: 'mainnet', date: '2026-11-21'},
      {network: 'testnet', date: '2026-11-20'},
    ];
    expect(textOf(checked)).toBe(
      '||Checked against mainnet on 2026-11-21||Checked against testnet on 2026-11-20||',
    );
  });
});
