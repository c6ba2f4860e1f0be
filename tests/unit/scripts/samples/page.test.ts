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
  it('returns the text of each sample without markup, entities and its button.', () => {
    expect(readSamples(PAGE)).toEqual([
      {language: 'curl', code: "curl \\\n  'https://example.com/?a=1&b=<2>'"},
      {language: 'go', code: `package main\n\nfunc main() {\n\tprintln("'é")\n}`},
    ]);
  });

  it('returns nothing if there is no sample.', () => {
    expect(readSamples('<pre><code>curl https://example.com/</code></pre>')).toEqual([]);
    expect(readSamples('')).toEqual([]);
  });

  it('returns all samples of a page with two in one language.', () => {
    expect(readSamples(PAGE + PAGE)).toHaveLength(4);
  });
});

describe('swapOrigin', () => {
  const FROM = 'https://api.example.com';
  const TO = 'http://127.0.0.1:1234';

  it.each([
    [`curl '${FROM}/v1/a?b=c'`, `curl '${TO}/v1/a?b=c'`],
    [`get("${FROM}")`, `get("${TO}")`],
  ])('replaces the origin of %s and nothing else.', (code, swapped) => {
    expect(swapOrigin(code, FROM, TO)).toBe(swapped);
  });

  it('throws if a sample lacks the origin.', () => {
    expect(() => swapOrigin("curl 'https://example.com/'", FROM, TO)).toThrow('0 times');
  });

  it('throws if a sample contains the origin twice.', () => {
    expect(() => swapOrigin(`${FROM}/ ${FROM}/`, FROM, TO)).toThrow('2 times');
  });

  it('throws for a host that only starts like the origin.', () => {
    expect(() => swapOrigin(`'${FROM}.evil.example/'`, FROM, TO)).toThrow('host differs');
  });
});
