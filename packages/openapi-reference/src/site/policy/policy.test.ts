import {describe, expect, it} from 'vitest';
import {
  checkSources,
  contentSecurityPolicy,
  inlineStyles,
  policyHeader,
  withPolicy,
} from './policy';

it('Inline styles are those of elements and attributes, including those that a script writes.', () => {
  const styles = inlineStyles(`
    <style>p{margin:0}</style>
    <p style="font-family:&quot;A&quot;">
    <script>d.innerHTML = "<p style=\\"color: red;\\">";</script>`);
  expect(styles).toEqual(['p{margin:0}', 'font-family:"A"', 'color: red;']);
});

describe('contentSecurityPolicy', () => {
  const directives = contentSecurityPolicy(
    new Set(['alert(1)']),
    new Set(['color:red']),
    ['https://api.example.com'],
  );

  it.each([
    // printf 'alert(1)' | openssl dgst -sha256 -binary | base64
    "script-src 'self' 'sha256-bhHHL3z2vDgxUt0W3dWQOrprscmda2Y5pLsLg4GF+pI='",
    "connect-src 'self' https://api.example.com",
    "default-src 'self'",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
  ])(
    'allows a script by its hash, and requests to the API, and no more: %s.',
    (directive) => {
      expect(directives).toContain(directive);
    },
  );

  it('uses no keyword that allows everything.', () => {
    expect(directives.join('; ')).not.toMatch(/unsafe-inline|unsafe-eval|\*/);
  });

  it('forbids framing, which only a header can.', () => {
    expect(directives.join('; ')).not.toContain('frame-ancestors');
    expect(policyHeader(directives)).toMatch(/; frame-ancestors 'none'$/);
  });
});

describe('withPolicy', () => {
  it('inserts the policy before everything that it controls.', () => {
    const [before, after] = ['<head>\n<meta charset="UTF-8">', '\n<script></script>'];
    expect(withPolicy(before + after, ['a b', 'c'])).toBe(
      `${before}<meta http-equiv="Content-Security-Policy" content="a b; c">${after}`,
    );
  });

  it('throws for a page without a charset.', () => {
    expect(() => withPolicy('<head></head>', ['a'])).toThrow('<meta charset="UTF-8">');
  });
});

describe('What a page loads from another host', () => {
  const html = `<script async src="https://tags.example/gtag.js?id=G-1"></script>
    <link rel="stylesheet" href="//fonts.example/css"><img src="/img/a.png"><script src="/a.js"></script>`;

  it('is refused with its address, its page and the option.', () => {
    expect(() => checkSources(html, '/api', {})).toThrow(
      `The page /api loads https://tags.example/gtag.js?id=G-1, which its policy forbids. Add 'https://tags.example' to 'script-src' of the option "policySources", or remove what loads it.`,
    );
    expect(() =>
      checkSources(html, '/api', {'script-src': ['https://tags.example']}),
    ).toThrow(`Add 'https://fonts.example' to 'style-src'`);
  });

  it.each([
    "<script src='https://tags.example/a.js'></script>",
    '<script src=https://tags.example/a.js></script>',
    '<link href=https://tags.example/a.css rel=stylesheet>',
    '<iframe src="https://tags.example"></iframe>',
  ])('is found in %s.', (element) => {
    expect(() => checkSources(element, '/api', {})).toThrow("Add 'https://tags.example'");
  });

  it('is allowed if the site names its origin.', () => {
    const sources = {
      'script-src': ['https://tags.example'],
      'style-src': ['https://fonts.example'],
      'font-src': ['https://files.example'],
    };
    checkSources(html, '/api', sources);
    const directives = contentSecurityPolicy(new Set(), new Set(), [], sources);
    expect(directives).toContain("script-src 'self' https://tags.example");
    expect(directives).toContain("font-src 'self' https://files.example");
  });
});
