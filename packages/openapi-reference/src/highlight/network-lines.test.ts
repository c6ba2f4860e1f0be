import {load} from 'cheerio';
import {describe, expect, it} from 'vitest';
import {joinNetworks} from './network-lines';

const join = (...html: [string, string]): string =>
  joinNetworks(['a', 'b'].map((id, n) => ({id, html: html[n] ?? ''})));

/** Returns the text of a network. */
function textFor(html: string, network: string): string {
  const $ = load(html);
  $('[data-network-line]').each((_, line) => {
    const {networkLine, html: hidden} = $(line).data() as Record<string, string>;
    const shown = networkLine === network ? (hidden ?? $(line).html() ?? '') : '';
    $(line).html(shown);
  });
  return $('body').text();
}

describe('joinNetworks', () => {
  it('names the network of the lines that differ.', () => {
    expect(join('one\ntwo\nfour', 'zero\none\nthree\nfour')).toBe(
      '<span data-network-line="b" data-html="zero\n"></span>one\n' +
        '<span data-network-line="a">two\n</span><span data-network-line="b" data-html="three\n"></span>four',
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
    expect(textFor(html, 'a')).toBe(load(a)('body').text());
    expect(textFor(html, 'b')).toBe(load(b)('body').text());
  });

  it('is the text of the first network for who reads it without styles or scripts.', () => {
    const $ = load(join('one\ntwo\nfour', 'zero\none\nthree\nfour'));
    expect($('body').text()).toBe('one\ntwo\nfour');
  });

  it('has the whole code of each of more than two networks.', () => {
    const html = joinNetworks(['a', 'b', '"<'].map((id) => ({id, html: `x\n${id}`})));
    expect(html).toContain('<span data-network-line="a">x\na</span>');
    expect(html).toContain('<span data-network-line="b" data-html="x\nb"></span>');
    expect(html).toContain('data-network-line="&quot;&lt;" data-html=');
  });
});
