import {type Element, load} from 'cheerio';
import {describe, expect, it} from 'vitest';
import {createRandom} from '@site/tests/fixtures/random';
import {checkInlineCode, inlineCode} from './inline-code';

describe('Code in HTML', () => {
  it.each([
    ['<script>run()</script>', 'run()'],
    ['<SCRIPT data-rh=true\n>\nrun()\n</Script >', '\nrun()\n'],
    ['<script/x>run()</script>', 'run()'],
    ['<script>own()</scriptx/.test(run())</script>', 'own()</scriptx/.test(run())'],
    ['<script type=module>run()</script>', 'run()'],
    ['<script type=importmap>{}</script>', '{}'],
    ['<script type=text/javascript type=application/json>run()</script>', 'run()'],
    ['<script x=">" y>run()</script>', 'run()'],
    ['<svg><script src="/a.js">run()</script></svg>', 'run()'],
    ['<style><noscript></style><script>run()</script>', 'run()'],
    ['<p title="<script type=application/json>"><script>run()</script>', 'run()'],
    ['<noscript><style></noscript><script>run()</script></style></noscript>', 'run()'],
  ])('is an inline script: %s', (html, text) => {
    expect(inlineCode(html)).toContainEqual({kind: 'script', text});
  });

  it.each([
    ['<p onclick="run()">', 'onclick="run()"'],
    ['<p onclick=run()>', 'onclick=run()'],
    ["<P title='>'ONCLICK = 'run()'>", "ONCLICK = 'run()'"],
    ['<svg/onload=run()>', 'onload=run()'],
    ['<p title="a"onclick=run()>', 'onclick=run()'],
    ['<p\nonclick\n=\nrun()\n>', 'onclick\n=\nrun()'],
    ['<p = onclick=run()>', 'onclick=run()'],
    ['<body onload=run()>', 'onload=run()'],
    ['<a href="javascript:run()">', 'href="javascript:run()"'],
    ['<a href=JavaScript:run()>', 'href=JavaScript:run()'],
    ['<a href=" \u0001javascript:run()">', 'href=" \u0001javascript:run()"'],
    ['<a href="java\nscript:run()">', 'href="java\nscript:run()"'],
    ['<a href="&#x6A;avascript&colon;run()">', 'href="&#x6A;avascript&colon;run()"'],
    ['<a href="&Tab;java&NewLine;script:">', 'href="&Tab;java&NewLine;script:"'],
    ['<a href="&#106avascript:run()">', 'href="&#106avascript:run()"'],
    ['<svg><a xlink:href="javascript:">', 'xlink:href="javascript:"'],
    ['<iframe src="javascript:run()">', 'src="javascript:run()"'],
    ['<iframe srcdoc="&lt;script>run()">', 'srcdoc="&lt;script>run()"'],
    ['<form action="javascript:run()">', 'action="javascript:run()"'],
    ['<button formaction="javascript:run()">', 'formaction="javascript:run()"'],
    ['<object data="javascript:run()">', 'data="javascript:run()"'],
    ['<set attributeName=href to=javascript:run()>', 'to=javascript:run()'],
    ['<animate values="/;javascript:run()">', 'values="/;javascript:run()"'],
    [
      '<script src="//other.example.com/a.js"></script>',
      'src="//other.example.com/a.js"',
    ],
    ['<script src=data:,run()></script>', 'src=data:,run()'],
    [
      '<script src="&sol;&bsol;other.example/a.js"></script>',
      'src="&sol;&bsol;other.example/a.js"',
    ],
    ['<iframe src="data:text/html,a">', 'src="data:text/html,a"'],
    ['<base href=https://other.example.com/>', 'href=https://other.example.com/'],
  ])('is an attribute: %s', (html, text) => {
    expect(inlineCode(html)).toEqual([{kind: 'attribute', text}]);
  });

  it.each([
    '<script src="/a.js" defer></script>',
    '<script id="d" type="application/json">["d"]</script>',
    '<script type="application/ld+json">{}</script>',
    '<code>&lt;a onclick=&quot;run()&quot; href=&quot;javascript:run()&quot;&gt;</code>',
    '<p>Set onclick="run()" or href="javascript:run()".</p>',
    '<p title="&lt;p onclick=run()&gt;" aria-label="javascript:run()">',
    '<a href="/onclick=run()" class="on" data-on="x">JavaScript: the language</a>',
    '<a href="/javascript:">',
    '<img src="data:image/svg+xml,">',
    '<iframe src="https://video.example.com/"></iframe>',
    '<link rel="stylesheet" href="https://fonts.example.com/a.css">',
    '<p content="a" dir=ltr >1 < 2 onclick=3</p>',
  ])('is not what only looks like it: %s', (html) => {
    expect(inlineCode(html)).toEqual([]);
  });

  it('is found wherever a parser that follows the standard finds it.', () => {
    const {list, pick} = createRandom(6);
    const samples = list(4000, () => list(14, () => pick(PIECES)).join(''));
    const running = samples.filter((html) => runsInParser(html));
    expect(running.length).toBeGreaterThan(400);
    expect(running.filter((html) => inlineCode(html).length === 0)).toEqual([]);
  });
});

const PIECES = [
  ...['<p ', '<a ', '<svg>', '<script>', '<script ', '</script>', '<style>', '</style>'],
  ...[
    '<noscript>',
    '</noscript>',
    '<textarea>',
    '</textarea>',
    '<title>',
    '<xmp>',
    '<!--',
  ],
  ...['-->', '<template>', '<math>', '<select>', '<![CDATA[', ']]>', '<plaintext>', '</'],
  ...[
    '>',
    '>',
    '"',
    "'",
    '=',
    ' ',
    '\n',
    '/',
    'a',
    'run()',
    'type',
    'src',
    'title',
    'href',
  ],
  ...['onclick=', 'href="', 'javascript:', ' href=&#x6a;avascript:', 'application/json'],
] as unknown as [string, ...string[]];

/** Whether a parser, which knows where no code is, finds a script, a handler or an address of a script. */
function runsInParser(html: string): boolean {
  const $ = load(html);
  return $<Element, string>('*')
    .toArray()
    .some((element) => {
      const {src, type = '', href = '', ...others} = element.attribs;
      return (
        Object.keys(others).some((name) => name.startsWith('on')) ||
        /^\s*javascript:/.test(href.replaceAll('\n', '')) ||
        (element.name === 'script' &&
          src === undefined &&
          !type.includes('json') &&
          $(element).text().trim() !== '')
      );
    });
}

describe('checkInlineCode', () => {
  const known = new Set(['own()']);

  it('accepts the code of the site.', () => {
    const html = '<script>own()</script><script type="application/json">[]</script>';
    expect(() => checkInlineCode(html, '/guide', known)).not.toThrow();
  });

  it('accepts tags in the text of a script of the site, and no others.', () => {
    const script = 'own("<p onclick=run()><script>run()")';
    const html = `<script>${script}</script>`;
    expect(inlineCode(html)).toEqual([{kind: 'script', text: script}]);
    const check = (page: string) => () =>
      checkInlineCode(page, '/guide', new Set([script]));
    expect(check(html)).not.toThrow();
    expect(check(`${html}<p onclick=run()>`)).toThrow('onclick=run()');
    expect(check(`${html}<script>run()</script>`)).toThrow('run()');
  });

  it.each(['own();run()', 'own() ', 'run()'])(
    'names the page of other code: %s.',
    (code) => {
      const html = `<script>own()</script><p><script>${code}</script>`;
      expect(() => checkInlineCode(html, '/guide', known)).toThrow(
        `The page /guide has an inline script that is not of the site: ${code.trim()}\n`,
      );
    },
  );

  it('shows the start of long code on one line, and what to do.', () => {
    const html = `<p onclick="run(\n'${'x'.repeat(100)}')">`;
    expect(() => checkInlineCode(html, '/', known)).toThrow(
      `The page / has an attribute with code that is not of the site: onclick="run( '${'x'.repeat(80 - 15)}\nIf it is yours, move it to a client module or a file in static/.`,
    );
  });
});
