import {load} from 'cheerio';
import {describe, expect, it} from 'vitest';
import {joinNetworks} from './network-lines';

const join = (...html: [string, string]): string =>
  joinNetworks(['a', 'b'].map((id, n) => ({id, html: html[n] ?? ''})));

/** Returns the text that the style of the head shows. */
function shownText(html: string, network: string): string {
  const $ = load(html);
  $(`[data-network-line]:not([data-network-line="${network}"])`).remove();
  return $('body').text();
}

describe('joinNetworks', () => {
  it('names the network of the lines that differ.', () => {
    expect(join('one\ntwo\nfour', 'zero\none\nthree\nfour')).toBe(
      '<span data-network-line="b">zero\n</span>one\n' +
        '<span data-network-line="a">two\n</span><span data-network-line="b">three\n</span>four',
    );
  });

  it.each([
    ['a\nb\nc', 'a\nb\nc'],
    ['x\na\n\nb', 'y\n\na\nb\n\n'],
    ['a\nb\na', 'b\na\nb'],
    ['a', ''],
    ['only', 'other'],
    ['<span>a\nb</span>\nc', '<span>a\nd</span>\nc'],
  ])('keeps the text of each network: %j, %j', (a, b) => {
    const html = join(a, b);
    expect(shownText(html, 'a')).toBe(load(a)('body').text());
    expect(shownText(html, 'b')).toBe(load(b)('body').text());
  });

  it('has the whole code of each of more than two networks.', () => {
    const html = joinNetworks(['a', 'b', '"<'].map((id) => ({id, html: `x\n${id}`})));
    expect(html).toContain('<span data-network-line="a">x\na</span>');
    expect(html).toContain('data-network-line="&quot;&lt;"');
  });
});
