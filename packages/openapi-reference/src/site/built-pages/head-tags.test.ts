import {expect, it} from 'vitest';
import {headTags, withHead} from './head-tags';

it('A text in structured data cannot end its element.', () => {
  const data = {name: '</script><script>alert(1)</script><!--'};
  const none = {twin: undefined, image: undefined};
  const tags = headTags({...none, siteUrl: 'https://docs.example.com/', data});
  expect(tags.match(/<\/?script|<!--/g)).toEqual(['<script', '</script']);
  const [, json = ''] = /<script[^>]*>(.*)<\/script>/.exec(tags) ?? [];
  expect(JSON.parse(json)).toEqual(data);
});

it('Tags are at the end of the head, and text like a replacement pattern stays.', () => {
  const html = '<html><head><title>A</title></head><body></head></body></html>';
  expect(withHead(html, '<meta name="$&">')).toBe(
    '<html><head><title>A</title><meta name="$&"></head><body></head></body></html>',
  );
  expect(() => withHead('<body></body>', '')).toThrow('no </head>');
});
