import {zipSync} from 'fflate';
import {expect, it} from 'vitest';
import {sectionOf, withoutHashes} from './addresses';
import {fileLines} from './file-lines';
import {table} from '../../../tests/fixtures/table';

function lines(name: string, text: string): string[] {
  return fileLines(name, new TextEncoder().encode(text));
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

it.each(table`
  hashes of classes and their order        | <p class="text_Fi7t lead">a</p>          | <p class="lead text_a-+9">a</p>          | <p class="lead text__a">a</p>
  ids of React, but not what they connect  | <a for=":R1:">a</a><b id=":R1:">         | <a for=":R4rl:">a</a><b id=":R4rl:">     | <a for=":R1:">a</a><b id=":R2:">
  comments between texts                   | <p>1 <!-- -->page</p>                    | <p>1 page</p>                            | <p>1page</p>
  the number of spaces between words       | <a>a</a>  <a>b</a>                       | <a>a</a> <a>b</a>                        | <a>a</a><a>b</a>
  no space in code                         | <pre><b>a  b</b></pre>                   | <pre><b>a  b</b></pre>                   | <pre><b>a b</b></pre>
  the order of the head                    | <title>a</title><link href="/a.svg">     | <link href="/a.svg"><title>a</title>     | <title>a</title>
  how data is written                      | <script type="application/ld+json">{"a": [1]}</script> | <script type="application/ld+json">{"a":[1]}</script> | <script type="application/ld+json">{"a":[2]}</script>
  no character of a script                 | <script>a()</script>                     | <script>a()</script>                     | <script>b()</script>
`)('A comparison of pages ignores %s.', (_, ...htmls) => {
  const [one, same, other] = htmls.map((html) => lines('a.html', html));
  expect(one).toEqual(same);
  expect(one).not.toEqual(other);
});

it('A comparison ignores when an archive was made.', () => {
  expect(zip('a', 2020)).toEqual(zip('a', 2021));
  expect(zip('a', 2020)).not.toEqual(zip('b', 2020));
});

it('A comparison ignores no digit of a large number.', () => {
  const [one, same, other] = [
    '9007199254740993',
    ' 9007199254740993',
    '9007199254740992',
  ].map((value) => lines('a.json', `{"a":${value}}`));
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
