import {describe, expect, it} from 'vitest';
import {readSamples, swapOrigin} from '../../../../scripts/lib/samples/page';

const PAGE = `
  <pre><code>curl https://example.com/other</code></pre>
  <div class="samples">
    <div data-language-sample="curl"><div><pre><code><span class="token function">curl</span> <span>\\</span>
  <span>'https://example.com/?a=1&amp;b=&lt;2&gt;'</span></code></pre><button>Copy</button></div></div>
    <div data-language-sample="go"><pre><code>package main

func main() {
	println(&quot;&#x27;é&quot;)
}</code></pre></div>
  </div>`;

describe('readSamples', () => {
  it('gives the text of each sample without colours, entities and the button beside it.', () => {
    expect(readSamples(PAGE)).toEqual([
      {language: 'curl', code: "curl \\\n  'https://example.com/?a=1&b=<2>'"},
      {language: 'go', code: `package main\n\nfunc main() {\n\tprintln("'é")\n}`},
    ]);
  });

  it('finds nothing where there is no sample.', () => {
    expect(readSamples('<pre><code>curl https://example.com/</code></pre>')).toEqual([]);
    expect(readSamples('')).toEqual([]);
  });

  it('gives all samples of a page that has two in one language.', () => {
    expect(readSamples(PAGE + PAGE)).toHaveLength(4);
  });
});

describe('swapOrigin', () => {
  const FROM = 'https://api.example.com';
  const TO = 'http://127.0.0.1:1234';

  it.each([
    [`curl '${FROM}/v1/a?b=c'`, `curl '${TO}/v1/a?b=c'`],
    [`get("${FROM}")`, `get("${TO}")`],
  ])('changes the origin of %s and nothing else.', (code, swapped) => {
    expect(swapOrigin(code, FROM, TO)).toBe(swapped);
  });

  it('refuses a sample that does not have the origin.', () => {
    expect(() => swapOrigin("curl 'https://example.com/'", FROM, TO)).toThrow('0 times');
  });

  it('refuses a sample that has the origin twice.', () => {
    expect(() => swapOrigin(`${FROM}/ ${FROM}/`, FROM, TO)).toThrow('2 times');
  });

  it('refuses a host that only begins like the one of the origin.', () => {
    expect(() => swapOrigin(`'${FROM}.evil.example/'`, FROM, TO)).toThrow('host differs');
  });
});
