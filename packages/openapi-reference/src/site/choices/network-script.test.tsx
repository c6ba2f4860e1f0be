import {expect, it, onTestFinished, vi} from 'vitest';
import {CHOOSE_EVENT} from '../../server/networks';
import {networkScript} from './network-script';

const NETWORKS = ['main', 'test'].map((id) => ({
  id,
  name: id,
  url: `https://${id}.example`,
}));

const SAMPLE =
  '<div data-language-sample="curl"><pre><code>curl\n<span data-network-line="main">https://main.example/1\n</span><span data-network-line="test" data-html="https://test.example/&lt;span class=&quot;token&quot;&gt;2&lt;/span&gt;\n"></span>--get</code></pre><button>Copy</button></div>';

/** Runs the script of the head, in a document that the browser still reads. */
function runScript(): void {
  const added = vi.spyOn(document, 'addEventListener');
  const addedToWindow = vi.spyOn(window, 'addEventListener');
  // The source is that of this site.
  // oxlint-disable-next-line typescript/no-implied-eval
  (new Function(networkScript(NETWORKS)) as () => void)();
  const ofDocument = [...added.mock.calls];
  const ofWindow = [...addedToWindow.mock.calls];
  onTestFinished(() => {
    ofDocument.forEach(([type, listener]) =>
      document.removeEventListener(type, listener),
    );
    ofWindow.forEach(([type, listener]) => window.removeEventListener(type, listener));
    document.body.innerHTML = '';
  });
}

const text = (): string | undefined => document.querySelector('code')?.textContent;

it('A sample has the lines of the chosen network, and no others.', () => {
  document.body.innerHTML = SAMPLE;
  runScript();
  const choose = (id: string): boolean =>
    document.dispatchEvent(new CustomEvent(CHOOSE_EVENT, {detail: id}));
  const colours = (): number => document.querySelectorAll('code .token').length;
  expect(text()).toBe('curl\nhttps://main.example/1\n--get');
  choose('test');
  expect(text()).toBe('curl\nhttps://test.example/2\n--get');
  expect(colours()).toBe(1);
  choose('main');
  expect(text()).toBe('curl\nhttps://main.example/1\n--get');
  expect(colours()).toBe(0);
});

it('A sample has the lines of the network that was chosen on an earlier page as soon as the browser has read it.', async () => {
  localStorage.setItem('network', 'test');
  runScript();
  document.body.innerHTML = SAMPLE;
  await vi.waitFor(() => expect(text()).toBe('curl\nhttps://test.example/2\n--get'));
  document.dispatchEvent(new Event('DOMContentLoaded'));
});

it('Lines of a network that has no switch stay.', () => {
  document.body.innerHTML = SAMPLE.replaceAll('-line="main"', '-line="other"');
  runScript();
  expect(text()).toContain('https://main.example/1');
});
