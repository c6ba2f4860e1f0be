import {expect, it, onTestFinished, vi} from 'vitest';
import {CHOOSE_EVENT} from '../../server/networks';
import {networkScript} from './network-script';

const NETWORKS = [
  {id: 'main', name: 'main', url: 'https://main.example'},
  {id: 'test', name: 'test', url: 'https://testnet.example'},
];

const NETWORK_CODES = {
  main: null,
  test: {code: '# Test\ncurl https://testnet.example/22', colours: 'c6-1p4-27'},
};

const sample = (code: string, attributes: string): string =>
  `<div data-language-sample="curl"><pre><code ${attributes}>${code}</code></pre><button>Copy</button></div>`;

const SAMPLE = sample(
  'curl https://main.example/1',
  `data-colours="p4-23" data-networks='${JSON.stringify(NETWORK_CODES)}'`,
);

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

const shown = (): (string | undefined)[] => {
  const code = document.querySelector('code');
  return [code?.textContent, code?.dataset.colours];
};

const choose = (id: string): boolean =>
  document.dispatchEvent(new CustomEvent(CHOOSE_EVENT, {detail: id}));

it('A sample is that of the chosen network, with its colours.', () => {
  document.body.innerHTML = SAMPLE;
  runScript();
  const before = shown();
  expect(before).toEqual(['curl https://main.example/1', 'p4-23']);
  choose('test');
  expect(shown()).toEqual(Object.values(NETWORK_CODES.test));
  choose('main');
  expect(shown()).toEqual(before);
});

it('A sample is that of the network that was chosen on an earlier page as soon as the browser has read it.', async () => {
  localStorage.setItem('network', 'test');
  runScript();
  document.body.innerHTML = SAMPLE;
  await vi.waitFor(() => expect(shown()).toEqual(Object.values(NETWORK_CODES.test)));
  document.dispatchEvent(new Event('DOMContentLoaded'));
});

it('A sample that differs in its addresses has those of the network, and colours as long as they are.', () => {
  document.body.innerHTML = sample(
    'a("https://main.example/1", "https://main.example/2")',
    'data-colours="p1-1s24-2s24-1"',
  );
  runScript();
  const before = shown();
  choose('test');
  expect(shown()).toEqual([
    'a("https://testnet.example/1", "https://testnet.example/2")',
    'p1-1s27-2s27-1',
  ]);
  choose('main');
  expect(shown()).toEqual(before);
});

it('A sample of networks that have no switch stays.', () => {
  const codes = JSON.stringify({other: null, another: {code: '', colours: ''}});
  document.body.innerHTML = sample('curl', `data-networks='${codes}'`);
  runScript();
  choose('test');
  expect(shown()).toEqual(['curl', undefined]);
});
