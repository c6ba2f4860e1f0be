import {describe, expect, it} from 'vitest';
import {builtPage, oneLine} from './pages';

describe('The plans of which only the name is known', () => {
  it('are marked in the overview, and no others.', () => {
    const $ = builtPage('/plans');
    const rows = $('main table').first().find('tbody tr').toArray();
    const marks = rows.map((row) => [
      oneLine($(row).find('th a').first().text()),
      $(row).find('th a[href^="/evidence#"]').attr('href'),
    ]);
    expect(marks).toEqual([
      ['FREE', undefined],
      ['STARTER', '/evidence#inferred'],
      ['PRO', '/evidence#inferred'],
      ['PRO PLUS', undefined],
      ['ENTERPRISE', '/evidence#inferred'],
    ]);
  });

  it.each(['STARTER', 'PRO', 'ENTERPRISE'])('are marked on the page of %s.', (plan) => {
    const $ = builtPage(`/plans/${plan}`);
    const sentence = $('article p')
      .toArray()
      .map((paragraph) => oneLine($(paragraph).text()))
      .find((text) => text.includes('Only its name is known here'));
    expect(sentence).toContain('Inferred');
  });
});
