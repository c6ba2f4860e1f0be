import type {CheerioAPI} from 'cheerio';
import {describe, expect, it} from 'vitest';
import {builtPage} from './pages';
import {readEtherscan} from '../../src/etherscan/read-etherscan';

type Elements = ReturnType<CheerioAPI>;

const START = '/etherscan-compatible-api';

const $ = builtPage(`${START}/Accounts`);

/** The elements between the heading of an action and the next one. */
function sectionOf(anchor: string): Elements {
  return $('article').find(`h2[id="${anchor}"]`).nextUntil('h2');
}

/** Where the marks in a section link to, without those of its tables. */
function marksOf(section: Elements): (string | undefined)[] {
  return section
    .find('a[href^="/evidence#"]')
    .toArray()
    .filter((link) => $(link).closest('table').length === 0)
    .map((link) => $(link).attr('href'));
}

/** The text of the table row with a name; throws if there is none. */
function rowOf(section: Elements, name: string): string {
  const row = section
    .find('tbody tr')
    .toArray()
    .find((candidate) => $(candidate).find('th code').text() === name);
  if (row === undefined) {
    throw new Error(`There is no row ${name}.`);
  }
  return $(row).text();
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
    expect(marksOf(sectionOf(anchor))).toEqual(expected);
  });

  it('A part is marked only if the mark of its action does not cover it.', () => {
    const fromSource = sectionOf('account-txlist');
    expect(rowOf(fromSource, 'offset')).not.toContain('Source code of 2024');
    expect(rowOf(fromSource, 'apikey')).toContain('Inferred');
    expect(rowOf(fromSource, 'nonce')).not.toContain('Source code of 2024');
    expect(rowOf(fromSource, 'contractAddress')).toContain('Inferred');
    const documented = sectionOf('account-token1155tx');
    expect(rowOf(documented, 'address')).not.toMatch(/Inferred|Source code of 2024/);
    expect(rowOf(documented, 'offset')).toMatch(/Maximum: 10000.*Source code of 2024/);
    expect(rowOf(documented, 'tokenValue')).toContain('Source code of 2024');
  });

  it('A list shows three items, an example value for what it sends, and no other.', () => {
    const list = sectionOf('account-txlistinternal');
    expect(
      list
        .find('pre')
        .last()
        .text()
        .match(/"hash"/g),
    ).toHaveLength(3);
    expect(rowOf(list, 'page')).toContain('Example: 1');
    expect(rowOf(list, 'startblock')).not.toContain('Example');
  });

  it('The table of all actions names the evidence of each and whether its answer is known.', () => {
    const index = builtPage(START);
    const rows = index('article table')
      .last()
      .find('tbody tr')
      .toArray()
      .map((row) =>
        index(row)
          .children()
          .toArray()
          .map((cell) => index(cell).text()),
      );
    expect(rows).toHaveLength(24);
    const byAction = new Map(rows.map(([action, , , ...state]) => [action, state]));
    expect(byAction.get('txlist')).toEqual(['Source code of 2024', 'Known']);
    expect(byAction.get('token1155tx')).toEqual(['Documented', 'Known']);
    expect(byAction.get('balance')).toEqual(['Inferred', 'Not known']);
    expect(byAction.get('totalfees')).toEqual(['Seen in use', 'Not known']);
  });

  it('No page says that an action is published, or that its amounts are in peb.', () => {
    for (const page of [
      '',
      '/Accounts',
      '/blocks',
      '/Contracts',
      '/Stats',
      '/Token',
      '/Transaction',
    ]) {
      const text = builtPage(`${START}${page}`)('article').text();
      expect(text).not.toMatch(/published|\bpeb\b|not yet verified/i);
    }
  });
});
