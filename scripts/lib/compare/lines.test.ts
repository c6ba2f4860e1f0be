import {zipSync} from 'fflate';
import {describe, expect, it} from 'vitest';
import {sectionOf, withoutHashes} from './addresses';
import {fileLines} from './file-lines';
import {pageLines} from './page-lines';

function lines(name: string, text: string): string[] {
  return fileLines(name, new TextEncoder().encode(text));
}

function page(body: string, head = ''): string[] {
  return pageLines(`<html lang="en"><head>${head}</head><body>${body}</body></html>`);
}

describe('withoutHashes', () => {
  it.each([
    ['assets/js/main.413ed642.js', 'assets/js/main.[hash].js'],
    ['assets/js/0372bc14.5227dae2.js', 'assets/js/[hash].[hash].js'],
    ['assets/js/shared-06558b.97705c99.js', 'assets/js/shared-[hash].[hash].js'],
    ['/assets/pages/23116cc9/faq.json', '/assets/pages/[hash]/faq.json'],
    [
      'assets/js/tmp_site_node_modules_x.97705c99.js',
      'assets/js/node_modules_x.[hash].js',
    ],
    ["script-src 'self' 'sha256-E0Z=' 'sha256-FY2='; x", "script-src 'self'; x"],
    ['api/Block/deadbeef.html', 'api/Block/deadbeef.html'],
  ])('makes of %s %s.', (text, expected) => {
    expect(withoutHashes(text)).toBe(expected);
  });
});

describe('sectionOf', () => {
  it('leaves out what only the code of the site reads.', () => {
    const names = ['assets/js/a.js', 'assets/pages/a.json', 'search-index-docs.json'];
    expect(names.map(sectionOf)).toEqual([undefined, undefined, undefined]);
    expect(sectionOf('openapi.json')).toBe('other files');
    expect(sectionOf('assets/js/main.js.LICENSE.txt')).toBe('other files');
  });
});

describe('pageLines', () => {
  it('prints elements, attributes by name, and texts.', () => {
    expect(page('<main id="m" class="b a"><h1>A  b</h1><input disabled></main>')).toEqual(
      [
        '<html lang="en">',
        '<body>',
        '<main class="a b" id="m">',
        '<h1> "A b"',
        '<input disabled>',
        '</main>',
        '</body>',
      ],
    );
  });

  it('ignores hashes of classes, but no other part of them.', () => {
    expect(page('<p class="text_Fi7t lead">a</p>')).toEqual(
      page('<p class="lead text_a-+9">a</p>'),
    );
    expect(page('<p class="footer__logo">a</p>')).not.toEqual(
      page('<p class="footer__link">a</p>'),
    );
  });

  it('ignores ids of React, but not what they connect.', () => {
    const label = (name: string, target: string): string =>
      `<label for="${target}">a</label><input id="${name}">`;
    expect(page(label(':R1:', ':R1:'))).toEqual(page(label(':R4rl:', ':R4rl:')));
    expect(page(label(':R1:', ':R1:'))).not.toEqual(page(label(':R1:', ':R2:')));
  });

  it('ignores the comments that React writes between texts.', () => {
    expect(page('<p>1 <!-- -->page</p>')).toEqual(page('<p>1 page</p>'));
  });

  it('keeps spaces between words and in code.', () => {
    expect(page('<a>a</a> <a>b</a>')).not.toEqual(page('<a>a</a><a>b</a>'));
    expect(page('<pre><b>a\n  b</b></pre>')).not.toEqual(page('<pre><b>a\nb</b></pre>'));
  });

  it('ignores the order of the head.', () => {
    const [title, link] = ['<title>a</title>', '<link rel="icon" href="/a.svg">'];
    expect(page('', `${title}\n${link}`)).toEqual(page('', link + title));
    expect(page('', title)).not.toEqual(page('', link + title));
  });

  it('prints data as JSON, and code as a hash.', () => {
    const data = (json: string): string[] =>
      page(`<script type="application/ld+json">${json}</script>`);
    expect(data('{"a": [1]}')).toEqual(data('{"a":[1]}'));
    expect(data('{"a":1}')).not.toEqual(data('{"a":2}'));
    expect(page('<script>a()</script>')).not.toEqual(page('<script>b()</script>'));
  });

  it('prints a line for each directive of the policy.', () => {
    const meta = '<meta http-equiv="Content-Security-Policy"';
    expect(page('', `${meta} content="img-src data:; base-uri 'none'">`)).toContain(
      `${meta}> img-src data:\n${meta}> base-uri 'none'`,
    );
  });
});

describe('fileLines', () => {
  it('compares what an archive holds, not its bytes.', () => {
    const zip = (text: string, year: number): string[] =>
      fileLines(
        'a.zip',
        zipSync({'a.txt': new TextEncoder().encode(text)}, {mtime: new Date(year, 1)}),
      );
    expect(zip('a\nb', 2020)).toEqual(['a.txt: a', 'a.txt: b']);
    expect(zip('a', 2020)).toEqual(zip('a', 2021));
  });

  it('keeps large numbers of JSON.', () => {
    const print = (value: string): string[] => lines('a.json', `{"a":${value}}`);
    expect(print('9007199254740993')).not.toEqual(print('9007199254740992'));
  });

  it('names the paths of each header, and each directive of the policy.', () => {
    const policy = "default-src 'self'; script-src 'sha256-E0Z='";
    expect(lines('_headers', `/*\n  Content-Security-Policy: ${policy}\n  A: b`)).toEqual(
      [
        '/*',
        "/* Content-Security-Policy: default-src 'self'",
        '/* script-src',
        '/* A: b',
      ],
    );
  });

  it('prints a line for each rule, without the hashes of its classes.', () => {
    const css = '.text_Fi7t b,.a_b-9\\+.on{x:y_abcd}.footer__logo{z:1}';
    expect(lines('a.css', css)).toEqual(['.text b,.a.on{x:y}', '.footer__logo{z:1}']);
  });

  it('compares other binary files by size and hash.', () => {
    expect(fileLines('a.png', new Uint8Array([0, 1]))).toEqual([
      expect.stringMatching(/^2 bytes, sha256 [0-9a-f]{12}$/),
    ]);
    expect(lines('a.html', '<p>\0</p>')).toEqual(['<html>', '<body> <p>']);
  });
});
