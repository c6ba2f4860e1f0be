import {expect, it} from 'vitest';
import {headTags, withHead} from './head-tags';

const SITE = 'https://docs.example.com/';

it('A text in structured data cannot end its element.', () => {
  const tags = headTags({
    twin: undefined,
    image: undefined,
    siteUrl: SITE,
    styles: undefined,
    data: {name: '</script><script>alert(1)</script><!--'},
  });
  expect(tags.match(/<\/?script|<!--/g)).toEqual(['<script', '</script']);
  const [, json = ''] = /<script[^>]*>(.*)<\/script>/.exec(tags) ?? [];
  expect(JSON.parse(json)).toEqual({name: '</script><script>alert(1)</script><!--'});
});

it('Tags are at the end of the head, and text like a replacement pattern stays.', () => {
  const html = '<html><head><title>A</title></head><body></head></body></html>';
  expect(withHead(html, '<meta name="$&">')).toBe(
    '<html><head><title>A</title><meta name="$&"></head><body></head></body></html>',
  );
  expect(() => withHead('<body></body>', '')).toThrow('no </head>');
});
