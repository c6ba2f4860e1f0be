import {describe, expect, it} from 'vitest';
import {builtPage} from './pages';
import {readEtherscan} from '../../src/etherscan/read-etherscan';

const START = '/etherscan-compatible-api';

const $ = builtPage(`${START}/Accounts`);

/** The elements between the heading of an action and the next one. */
function sectionOf(anchor: string) {
  return $('article').find(`h2[id="${anchor}"]`).nextUntil('h2');
}

/** The text of the only table row with a name. */
function rowOf(anchor: string, name: string): string {
  const rows = sectionOf(anchor)
    .find('tbody tr')
    .toArray()
    .filter((row) => $(row).find('th code').text() === name);
  expect(rows, name).toHaveLength(1);
  return $(rows[0]).text();
}

const {actions} = readEtherscan();

describe('Etherscan-compatible actions', () => {
  it('Each page has its actions in order, each with its parameters, a request and an answer.', () => {
    const pages = new Set(actions.map(({page}) => page));
    expect(pages.size).toBe(6);
    for (const name of pages) {
      const page = builtPage(`${START}/${name}`);
      const sections = page('article h2')
        .toArray()
        .map((heading) => {
          const parts = page(heading).nextUntil('h2').filter('h3').toArray();
          return [page(heading).attr('id'), ...parts.map((part) => page(part).text())];
        });
      expect(sections).toEqual(
        actions
          .filter((action) => action.page === name)
          .map(({module, action}) => [
            `${module}-${action}`,
            'Parameters',
            'Request',
            'Response',
          ]),
      );
    }
  });

  it.each([
    ['account-txlist', ['/evidence#source-2024']],
    ['account-token1155tx', []],
    ['account-balance', ['/evidence#inferred']],
  ])('%s shows how it is known in front of its description.', (anchor, expected) => {
    const links = sectionOf(anchor).find('a[href^="/evidence#"]').toArray();
    const outside = links.filter((link) => $(link).closest('table').length === 0);
    expect(outside.map((link) => $(link).attr('href'))).toEqual(expected);
  });

  // A part is marked only if the mark of its action does not cover it; a list shows example values of
  // what it sends, and no others.
  it.each([
    ['account-txlist', 'apikey', /Inferred.*Not known/],
    ['account-txlist', 'contractAddress', /Inferred/],
    ['account-txlist', 'offset', /^(?!.*Source code of 2024)/],
    ['account-txlist', 'nonce', /^(?!.*Source code of 2024)/],
    ['account-token1155tx', 'address', /^(?!.*(Inferred|Source code of 2024))/],
    ['account-token1155tx', 'offset', /Maximum10000.*Source code of 2024/],
    ['account-token1155tx', 'tokenValue', /Source code of 2024/],
    ['account-txlistinternal', 'page', /Example1/],
    ['account-txlistinternal', 'startblock', /^(?!.*Example)/],
  ])('%s says of %s what fits %s.', (anchor, name, expected) => {
    expect(rowOf(anchor, name)).toMatch(expected);
  });

  it('A list shows three items.', () => {
    const example = sectionOf('account-txlistinternal').find('pre').last().text();
    expect(example.match(/"hash"/g)).toHaveLength(3);
  });

  it('The table of all actions names the evidence of each and whether its answer is known.', () => {
    const index = builtPage(START);
    const rows = index('article table').last().find('tbody tr').toArray();
    expect(rows).toHaveLength(24);
    const states = rows.map((row) => {
      const [action = '', , , ...state] = index(row)
        .children()
        .toArray()
        .map((cell) => index(cell).text());
      return [action, state.join(', ')];
    });
    expect(Object.fromEntries(states)).toMatchObject({
      txlist: 'Source code of 2024, Known',
      token1155tx: 'Documented, Known',
      balance: 'Inferred, Not known',
      totalfees: 'Seen in use, Not known',
    });
  });
});
