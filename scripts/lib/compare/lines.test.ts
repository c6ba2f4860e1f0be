import {zipSync} from 'fflate';
import {expect, it} from 'vitest';
import {sectionOf, withoutHashes} from './addresses';
import {fileLines} from './file-lines';

function lines(name: string, text: string): string[] {
  return fileLines(name, new TextEncoder().encode(text));
}

function page(body: string, head = ''): string[] {
  const html = `<html lang="en"><head>${head}</head><body>${body}</body></html>`;
  return lines('a.html', html);
}

function zip(text: string, year: number): string[] {
  const files = {'a.txt': new TextEncoder().encode(text)};
  return fileLines('a.zip', zipSync(files, {mtime: new Date(year, 1)}));
}

it.each([
  ['assets/js/0372bc14.5227dae2.js', 'assets/js/[hash].[hash].js'],
  ['assets/js/shared-06558b.97705c99.js', 'assets/js/shared-[hash].[hash].js'],
  ['/assets/pages/23116cc9/faq.json', '/assets/pages/[hash]/faq.json'],
  ['assets/js/tmp_site_node_modules_x.97705c99.js', 'assets/js/node_modules_x.[hash].js'],
  ["script-src 'self' 'sha256-E0Z=' 'sha256-FY2='; x", "script-src 'self'; x"],
  ['api/Block/deadbeef.html', 'api/Block/deadbeef.html'],
])('Without hashes, %s is %s.', (text, expected) => {
  expect(withoutHashes(text)).toBe(expected);
});

it('What only the code of the site reads is not compared.', () => {
  const names = ['assets/js/a.js', 'assets/pages/a.json', 'search-index-docs.json'];
  expect(names.map(sectionOf)).toEqual([undefined, undefined, undefined]);
  expect(sectionOf('openapi.json')).toBe('other files');
  expect(sectionOf('assets/js/main.js.LICENSE.txt')).toBe('other files');
});

const label = (name: string, target: string) =>
  page(`<label for="${target}">a</label><input id="${name}">`);
const data = (json: string) =>
  page(`<script type="application/ld+json">${json}</script>`);
const [TITLE, LINK] = ['<title>a</title>', '<link rel="icon" href="/a.svg">'];

it.each<[what: string, one: string[], same: string[], other: string[]]>([
  [
    'hashes of classes and their order',
    page('<p class="text_Fi7t lead">a</p>'),
    page('<p class="lead text_a-+9">a</p>'),
    page('<p class="lead text__a">a</p>'),
  ],
  [
    'ids of React, but not what they connect',
    label(':R1:', ':R1:'),
    label(':R4rl:', ':R4rl:'),
    label(':R1:', ':R2:'),
  ],
  [
    'comments between texts',
    page('<p>1 <!-- -->page</p>'),
    page('<p>1 page</p>'),
    page('<p>1page</p>'),
  ],
  [
    'the number of spaces between words',
    page('<a>a</a>  <a>b</a>'),
    page('<a>a</a> <a>b</a>'),
    page('<a>a</a><a>b</a>'),
  ],
  [
    'nothing in code',
    page('<pre><b>a\n  b</b></pre>'),
    page('<pre><b>a\n  b</b></pre>'),
    page('<pre><b>a\nb</b></pre>'),
  ],
  [
    'the order of the head',
    page('', TITLE + LINK),
    page('', LINK + TITLE),
    page('', TITLE),
  ],
  ['how data is written', data('{"a": [1]}'), data('{"a":[1]}'), data('{"a":[2]}')],
  [
    'no character of a script',
    page('<script>a()</script>'),
    page('<script>a()</script>'),
    page('<script>b()</script>'),
  ],
  ['when an archive was made', zip('a', 2020), zip('a', 2021), zip('b', 2020)],
  [
    'no digit of a large number',
    lines('a.json', '{"a":9007199254740993}'),
    lines('a.json', '{"a": 9007199254740993}'),
    lines('a.json', '{"a":9007199254740992}'),
  ],
])('A comparison ignores %s.', (_, one, same, other) => {
  expect(one).toEqual(same);
  expect(one).not.toEqual(other);
});

it.each([
  [
    'a.html',
    '<html lang="en"><main id="m" class="b a"><h1>A  b</h1><input disabled></main></html>',
    [
      ...['<html lang="en">', '<body>', '<main class="a b" id="m">', '<h1> "A b"'],
      ...['<input disabled>', '</main>', '</body>'],
    ],
  ],
  [
    '_headers',
    "/*\n  Content-Security-Policy: default-src 'self'; script-src 'sha256-E0Z='\n  A: b",
    [
      ...['/*', "/* Content-Security-Policy: default-src 'self'"],
      ...['/* script-src', '/* A: b'],
    ],
  ],
  [
    'a.css',
    '.text_Fi7t b,.a_b-9\\+.on{x:y_abcd}.footer__logo{z:1}',
    ['.text b,.a.on{x:y}', '.footer__logo{z:1}'],
  ],
  ['a.png', 'a\0', [expect.stringMatching(/^2 bytes, sha256 [0-9a-f]{12}$/) as string]],
])('The lines of %s are its parts.', (name, text, expected) => {
  expect(lines(name, text)).toEqual(expected);
});
