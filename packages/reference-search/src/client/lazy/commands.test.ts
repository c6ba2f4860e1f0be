// @vitest-environment happy-dom
import {afterEach, expect, test} from 'vitest';
import {findCommands, findNamedCommands} from './commands';

const ran: string[] = [];

function note(event: Event): void {
  const {id, value} = event.target as HTMLSelectElement;
  ran.push([event.type, id, value].filter(Boolean).join(' '));
}

function open(html: string): void {
  document.body.innerHTML = html;
  for (const type of ['click', 'change']) {
    document.body.addEventListener(type, note, {capture: true});
  }
}

afterEach(() => {
  ran.length = 0;
  document.body.replaceWith(document.createElement('body'));
});

const PAGE = `
  <select id="network" aria-label="Network" data-network-select>
    <option value="one" selected>Mainnet</option><option value="two">Sandbox</option>
  </select>
  <button id="send" data-command="Send" data-command-keys="Ctrl+Enter"></button>
  <button id="send-2" data-command="Send"></button>
  <label>curl<input id="curl" type="radio" name="a" value="curl" data-language-input></label>
  <label>go<input id="go" type="radio" name="a" value="go" data-language-input></label>
  <div data-language-sample="go"><button id="copy"></button></div>
  <label>go<input type="radio" name="b" value="go" data-language-input></label>
  <a id="next" class="pagination-nav__link--next"><span class="pagination-nav__label">Get Block</span></a>`;

test.each([
  [
    '>',
    'Send|Copy the sample: curl|Copy the sample: go|Network: Sandbox|Next page: Get Block|Keyboard shortcuts',
  ],
  ['> SAMPLE go', 'Copy the sample: go'],
  ['>none', ''],
])('The query "%s" finds %s.', (query, titles) => {
  open(PAGE);
  expect(
    findCommands(query)
      .map(({title}) => title)
      .join('|'),
  ).toBe(titles);
});

test.each([
  ['get block', ''],
  ['ne', ''],
  ['next', 'Next page: Get Block'],
  ['sandbox', 'Network: Sandbox'],
])('A query for pages, "%s", finds the command "%s".', (query, titles) => {
  open(PAGE);
  expect(
    findNamedCommands(query)
      .map(({title}) => title)
      .join('|'),
  ).toBe(titles);
});

test.each([
  ['>send', ['click send-2']],
  ['>sample go', ['click go go', 'change go go', 'click copy']],
  ['>sandbox', ['change network two']],
  ['>next', ['click next']],
])('The command of "%s" does what its control does: %j.', (query, expected) => {
  open(PAGE);
  findCommands(query)[0]?.run();
  expect(ran).toEqual(expected);
});
